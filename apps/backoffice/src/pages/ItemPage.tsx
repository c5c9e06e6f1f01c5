import { useQuery } from '@tanstack/react-query'
import { ItemStateMark } from '../features/items/ItemStateMark.tsx'
import { ItemView, NoItem } from '../features/items/ItemView.tsx'
import { itemQuery } from '../features/items/itemQueries.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

const trail = [{ name: pageNames.items, to: paths.items }]

/** One item with everything that is known of it and can be done with it. */
export const ItemPage = () => {
  const id = useIdParam()
  const { data } = useQuery({ ...itemQuery(id ?? 0), enabled: id !== null })
  return (
    <Page title={data?.title ?? pageNames.item} trail={trail} mark={data && <ItemStateMark item={data} />}>
      {id === null ? <NoItem /> : <ItemView key={id} id={id} />}
    </Page>
  )
}
