import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const TeamPage = () => <Page title={pageNames.team}>{null}</Page>
