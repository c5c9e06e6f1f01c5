import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const OfferPage = () => <Page title={pageNames.offer}>{null}</Page>
