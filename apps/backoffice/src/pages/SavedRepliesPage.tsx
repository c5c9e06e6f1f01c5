import { SavedReplyList } from '../features/cases/saved-replies/SavedReplyList.tsx'
import { paths } from '../paths.ts'
import { CaseViews } from '../shell/CaseViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What operators answer often. */
export const SavedRepliesPage = () => (
  <Page title={pageNames.savedReplies} trail={[{ name: pageNames.cases, to: paths.cases }]}>
    <CaseViews />
    <SavedReplyList />
  </Page>
)
