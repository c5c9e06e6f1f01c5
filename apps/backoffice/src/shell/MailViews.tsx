import { paths } from '../paths.ts'
import { mailTemplateTexts } from '../texts/mail-templates.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.mails, name: mailTemplateTexts.queue },
  { to: paths.mailTemplates, name: pageNames.mailTemplates },
]

/** What leaves the shop, and what it says. */
export const MailViews = () => <Views label={mailTemplateTexts.views} views={views} />
