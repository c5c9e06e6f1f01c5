import { ExportList } from '../features/exports/ExportList.tsx'
import { MonthlyExports } from '../features/exports/MonthlyExports.tsx'
import { NewExport } from '../features/exports/NewExport.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Rows of some days as files. */
export const ExportsPage = () => (
  <Page title={pageNames.exports}>
    <NewExport />
    <ExportList />
    <MonthlyExports />
  </Page>
)
