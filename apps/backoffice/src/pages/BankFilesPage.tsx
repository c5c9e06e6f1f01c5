import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const BankFilesPage = () => <Page title={pageNames.bankFiles}>{null}</Page>
