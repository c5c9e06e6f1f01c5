import { NewPack } from '../features/packs/NewPack.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Puts items together. */
export const NewPackPage = () => (
  <Page title={pageNames.newPack} trail={[{ name: pageNames.packs, to: paths.packs }]}>
    <NewPack />
  </Page>
)
