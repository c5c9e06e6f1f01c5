import { FailedJobs } from '../features/jobs/FailedJobs.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const MailsPage = () => (
  <Page title={pageNames.mails}>
    <FailedJobs />
  </Page>
)
