import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const ReconciliationPage = () => <Page title={pageNames.reconciliation}>{null}</Page>
