import { MailTemplates } from '../features/mail-templates/MailTemplates.tsx'
import { paths } from '../paths.ts'
import { MailViews } from '../shell/MailViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const MailTemplatesPage = () => (
  <Page title={pageNames.mailTemplates} trail={[{ name: pageNames.mails, to: paths.mails }]}>
    <MailViews />
    <MailTemplates />
  </Page>
)
