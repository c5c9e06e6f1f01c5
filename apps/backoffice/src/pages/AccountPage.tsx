import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const AccountPage = () => <Page title={pageNames.account}>{null}</Page>
