import type { MarginRow } from '@pandrop/contract/staff/sales-reports'
import { useQuery } from '@tanstack/react-query'
import { showShare } from '../../change.ts'
import { showEuro } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { marginTexts as texts } from '../../texts/sales-reports.ts'
import { showMonths } from './months.ts'
import { PeriodTabs, useMonths } from './PeriodTabs.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { marginQuery } from './reportQueries.ts'

const columns: readonly Column<MarginRow>[] = [
  { id: 'month', header: texts.month, mono: true, cell: ({ month }) => month },
  { id: 'revenue', header: texts.revenue, align: 'right', cell: ({ revenue }) => showEuro(revenue) },
  { id: 'cost', header: texts.cost, align: 'right', cell: ({ cost }) => showEuro(cost), from: 640 },
  { id: 'fees', header: texts.fees, align: 'right', cell: ({ fees }) => showEuro(fees), from: 1024 },
  { id: 'promo', header: texts.promo, align: 'right', cell: ({ promo }) => showEuro(promo), from: 1024 },
  { id: 'goodwill', header: texts.goodwill, align: 'right', cell: ({ goodwill }) => showEuro(goodwill), from: 1024 },
  { id: 'margin', header: texts.margin, align: 'right', cell: ({ margin }) => showEuro(margin) },
  {
    id: 'unknown',
    header: texts.unknown,
    align: 'right',
    muted: true,
    cell: ({ cost_unknown: unknown }) => showShare(unknown),
    from: 640,
  },
]

const csvLine = ({
  month,
  revenue,
  cost,
  fees,
  promo,
  goodwill,
  margin,
  cost_unknown: unknown,
}: MarginRow): string[] => [
  month,
  ...[revenue, cost, fees, promo, goodwill, margin].map((units) => units.toFixed(2)),
  unknown.toFixed(4),
]

/** What is left of sales, month by month; the period stands in the address. */
export const MarginReport = () => {
  const months = useMonths('this_year')
  const { data: report, ...reading } = useQuery(marginQuery(months))
  const total = report?.total
  // Each month has a row, but months in which nothing moved at all say it once.
  const isEmpty = report?.rows.every(({ revenue, cost, fees, promo, goodwill }) =>
    [revenue, cost, fees, promo, goodwill].every((units) => units === 0),
  )
  return (
    <ReportPanel
      title={texts.table}
      period={report && showMonths(report)}
      sums={[
        { name: texts.revenue, value: total && showEuro(total.revenue) },
        { name: texts.cost, value: total && showEuro(total.cost) },
        {
          name: texts.margin,
          value: total && showEuro(total.margin),
          ...(total && total.cost_unknown > 0 && { note: texts.unknownHint(showShare(total.cost_unknown)) }),
        },
      ]}
      filters={<PeriodTabs usual="this_year" />}
      file={
        report && {
          name: texts.fileName(report.from, report.till),
          rows: [texts.csvHead, ...report.rows.map(csvLine)],
        }
      }
      columns={columns}
      list={wholeList({ data: isEmpty ? [] : report?.rows, ...reading })}
      rowKey={({ month }) => month}
      rowName={({ month }) => month}
      empty={{ title: texts.none, text: texts.noneText }}
      about={texts.about}
    />
  )
}
