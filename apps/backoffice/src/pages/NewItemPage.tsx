import { AddItem } from '../features/items/AddItem.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Puts copies into stock. */
export const NewItemPage = () => (
  <Page title={pageNames.newItem} trail={[{ name: pageNames.items, to: paths.items }]}>
    <AddItem />
  </Page>
)
