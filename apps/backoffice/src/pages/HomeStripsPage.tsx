import { StripList } from '../features/strips/StripList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What opens the strips of the home page. */
export const HomeStripsPage = () => (
  <Page title={pageNames.home}>
    <StripList />
  </Page>
)
