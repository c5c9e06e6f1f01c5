import { getPromoCost } from '@pandrop/contract/staff/routes/reports'
import type { PromoRow } from '@pandrop/contract/staff/sales-reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showCount, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { RangePicker } from '../../range/RangePicker.tsx'
import { askedDays, showRange } from '../../range/range.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { promoCostTexts as texts } from '../../texts/sales-reports.ts'
import { ReportPanel } from './ReportPanel.tsx'

const nameOf = ({ of, code }: PromoRow): string => code ?? texts.kinds[of]

const columns: readonly Column<PromoRow>[] = [
  { id: 'of', header: texts.of, grow: true, cell: nameOf },
  { id: 'orders', header: texts.orders, align: 'right', cell: ({ orders }) => showCount(orders) },
  { id: 'revenue', header: texts.revenue, align: 'right', cell: ({ revenue }) => showEuro(revenue), from: 640 },
  { id: 'given', header: texts.given, align: 'right', cell: ({ given }) => showEuro(given), from: 640 },
  { id: 'returned', header: texts.returned, align: 'right', cell: ({ returned }) => showEuro(returned), from: 1024 },
  { id: 'cost', header: texts.cost, align: 'right', cell: ({ cost }) => showEuro(cost) },
]

const csvLine = ({ of, code, orders, revenue, given, returned, cost }: PromoRow): string[] => [
  of,
  code ?? '',
  String(orders),
  ...[revenue, given, returned, cost].map((units) => units.toFixed(2)),
]

const promoCostQuery = (query: ReturnType<typeof askedDays>) => ({
  queryKey: ['reports', 'promo', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getPromoCost, { query, signal }),
  placeholderData: keepPreviousData,
})

/** What discounts of some days cost; the days stand in the address. */
export const PromoCost = () => {
  const [words] = useAddress()
  const { data: report, ...reading } = useQuery(promoCostQuery(askedDays(words)))
  const total = report?.total
  return (
    <ReportPanel
      title={texts.table}
      period={report && showRange(report.from, report.till)}
      sums={[
        { name: texts.cost, value: total && showEuro(total.cost) },
        { name: texts.orders, value: total && showCount(total.orders) },
        { name: texts.revenue, value: total && showEuro(total.revenue) },
      ]}
      filters={<RangePicker shownRange={report} />}
      file={
        report && {
          name: texts.fileName(report.from, report.till),
          rows: [texts.csvHead, ...report.rows.map(csvLine)],
        }
      }
      columns={columns}
      list={wholeList({ data: report?.rows, ...reading })}
      rowKey={({ of, code }) => `${of} ${code}`}
      rowName={nameOf}
      empty={{ title: texts.none, text: texts.noneText }}
      about={texts.about}
    />
  )
}
