import { PriceLists } from '../features/skins/PriceLists.tsx'
import { SkinList } from '../features/skins/SkinList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Every skin of the catalogue, and the prices that the shop buys and sells by. */
export const SkinsPage = () => (
  <Page title={pageNames.skins}>
    <PriceLists />
    <SkinList />
  </Page>
)
