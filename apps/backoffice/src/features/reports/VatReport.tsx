import type { VatRow } from '@pandrop/contract/staff/reports'
import { getVatReport } from '@pandrop/contract/staff/routes/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showEuro } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { reportTexts as texts } from '../../texts/reports.ts'
import { type Months, showMonths } from './months.ts'
import { PeriodTabs, useMonths } from './PeriodTabs.tsx'
import { ReportPanel } from './ReportPanel.tsx'

const columns: readonly Column<VatRow>[] = [
  { id: 'month', header: texts.month, mono: true, cell: ({ month }) => month },
  { id: 'country', header: texts.country, cell: ({ country }) => country },
  { id: 'rate', header: texts.rate, align: 'right', cell: ({ rate }) => texts.percent(rate) },
  { id: 'sold', header: texts.sold, align: 'right', muted: true, cell: ({ sold }) => showEuro(sold.gross), from: 1024 },
  {
    id: 'returned',
    header: texts.returned,
    align: 'right',
    muted: true,
    cell: ({ returned }) => showEuro(returned.gross),
    from: 1024,
  },
  { id: 'net', header: texts.net, align: 'right', cell: ({ owed }) => showEuro(owed.net), from: 640 },
  { id: 'vat', header: texts.vat, align: 'right', cell: ({ owed }) => showEuro(owed.vat) },
  { id: 'gross', header: texts.gross, align: 'right', cell: ({ owed }) => showEuro(owed.gross), from: 640 },
]

const csvLine = ({ month, country, rate, sold, returned, owed }: VatRow): string[] => [
  month,
  country,
  String(rate),
  ...[sold, returned, owed].flatMap(({ net, vat, gross }) => [net.toFixed(2), vat.toFixed(2), gross.toFixed(2)]),
]

const reportQuery = ({ from, till }: Months) => ({
  queryKey: ['reports', 'vat', from, till],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getVatReport, { query: { from, till }, signal }),
  placeholderData: keepPreviousData,
})

/** VAT by month, country and rate, as the return asks for it; the period stands in the address. */
export const VatReport = () => {
  const months = useMonths('last_month')
  const { data: report, ...reading } = useQuery(reportQuery(months))
  return (
    <ReportPanel
      title={texts.table}
      period={showMonths(months)}
      sums={(['net', 'vat', 'gross'] as const).map((part) => ({
        name: texts.totals[part],
        value: report && showEuro(report.total[part]),
      }))}
      filters={<PeriodTabs usual="last_month" />}
      file={
        report && {
          name: texts.fileName(report.from, report.till),
          rows: [texts.csvHead, ...report.rows.map(csvLine)],
        }
      }
      columns={columns}
      list={wholeList({ data: report?.rows, ...reading })}
      rowKey={({ month, country, rate }) => `${month} ${country} ${rate}`}
      rowName={({ month, country, rate }) => texts.rowName(month, country, rate)}
      empty={{ title: texts.none(showMonths(months)), text: texts.noneText }}
      about={texts.about}
    />
  )
}
