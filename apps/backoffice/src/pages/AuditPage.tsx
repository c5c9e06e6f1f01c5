import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const AuditPage = () => <Page title={pageNames.audit}>{null}</Page>
