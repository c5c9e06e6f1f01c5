import { paths } from '../paths.ts'
import { reportFrameTexts } from '../texts/report-frame.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.reports, name: pageNames.overview },
  { to: paths.salesReport, name: pageNames.salesReport },
  { to: paths.marginReport, name: pageNames.marginReport },
  { to: paths.vat, name: pageNames.vat },
  { to: paths.stockValue, name: pageNames.stockValue },
  { to: paths.purchasesReport, name: pageNames.purchasesReport },
  { to: paths.balancesReport, name: pageNames.balancesReport },
  { to: paths.promoCost, name: pageNames.promoCost },
  { to: paths.agedDisputes, name: pageNames.agedDisputes },
  { to: paths.books, name: pageNames.books },
]

/** Every report, beside each other. */
export const ReportViews = () => <Views label={reportFrameTexts.views} views={views} />
