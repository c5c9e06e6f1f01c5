import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SkinView } from '../features/skins/SkinView.tsx'
import { skinQuery } from '../features/skins/skinQueries.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

const trail = [{ name: pageNames.skins, to: paths.skins }]

/** One skin of the catalogue. */
export const SkinPage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data } = useQuery(skinQuery(id))
  const name = data && [data.market_name, data.phase].filter(Boolean).join(' ')
  return (
    <Page title={name ?? pageNames.skin} trail={trail}>
      <SkinView key={id} id={id} />
    </Page>
  )
}
