import { FailedJobs } from '../features/failed-jobs/FailedJobs.tsx'
import { SentMails } from '../features/sent-mails/SentMails.tsx'
import { MailViews } from '../shell/MailViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const MailsPage = () => (
  <Page title={pageNames.mails}>
    <MailViews />
    <FailedJobs />
    <SentMails />
  </Page>
)
