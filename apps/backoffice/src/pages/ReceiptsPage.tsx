import { MonthArchive } from '../features/receipts/MonthArchive.tsx'
import { ReceiptList } from '../features/receipts/ReceiptList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** The papers of all sales, one by one and by month. */
export const ReceiptsPage = () => (
  <Page title={pageNames.receipts}>
    <ReceiptList />
    <MonthArchive />
  </Page>
)
