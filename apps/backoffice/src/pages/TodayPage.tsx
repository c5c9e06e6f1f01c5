import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const TodayPage = () => <Page title={pageNames.today}>{null}</Page>
