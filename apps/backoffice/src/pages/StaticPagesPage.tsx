import { PageList } from '../features/settings/static-pages/PageList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** The shop's own pages. */
export const StaticPagesPage = () => (
  <Page title={pageNames.staticPages}>
    <PageList />
  </Page>
)
