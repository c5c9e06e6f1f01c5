import { type SalesKey, type SalesRow, salesKeys } from '@pandrop/contract/staff/sales-reports'
import { dayText } from '@pandrop/dictionaries/dates'
import { useQuery } from '@tanstack/react-query'
import { showCount, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { RangePicker } from '../../range/RangePicker.tsx'
import { showRange } from '../../range/range.ts'
import type { Column } from '../../table/columns.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { wholeList } from '../../table/tableList.ts'
import { reportFrameTexts } from '../../texts/report-frame.ts'
import { salesTexts as texts } from '../../texts/sales-reports.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { salesReportQuery } from './reportQueries.ts'

const nameOf = (by: SalesKey, key: string): string => {
  if (by === 'day') return dayText(key)
  return by === 'method' ? texts.methods[key as keyof typeof texts.methods] : key
}

const columnsBy = (by: SalesKey): readonly Column<SalesRow>[] => [
  { id: 'key', header: texts.heads[by], mono: by === 'day', grow: by !== 'day', cell: ({ key }) => nameOf(by, key) },
  { id: 'orders', header: texts.orders, align: 'right', cell: ({ orders }) => showCount(orders), from: 640 },
  { id: 'items', header: texts.items, align: 'right', cell: ({ items }) => showCount(items), from: 1024 },
  { id: 'sold', header: texts.sold, align: 'right', muted: true, cell: ({ sold }) => showEuro(sold.gross), from: 1024 },
  {
    id: 'returned',
    header: texts.returned,
    align: 'right',
    muted: true,
    cell: ({ returned }) => showEuro(returned.gross),
    from: 1024,
  },
  { id: 'net', header: texts.net, align: 'right', cell: ({ left }) => showEuro(left.net), from: 640 },
  { id: 'vat', header: texts.vat, align: 'right', cell: ({ left }) => showEuro(left.vat), from: 640 },
  { id: 'gross', header: texts.gross, align: 'right', cell: ({ left }) => showEuro(left.gross) },
  { id: 'before', header: texts.before, align: 'right', muted: true, cell: ({ before }) => showEuro(before) },
]

const columns = {
  day: columnsBy('day'),
  type: columnsBy('type'),
  country: columnsBy('country'),
  method: columnsBy('method'),
} as const

const csvLine = ({ key, orders, items, sold, returned, left, before }: SalesRow): string[] => [
  key,
  String(orders),
  String(items),
  ...[sold.gross, returned.gross, left.net, left.vat, left.gross, before].map((units) => units.toFixed(2)),
]

const tabs = salesKeys.map((key) => ({ value: key, label: texts.keys[key] }))

/** Sales of some days, newest first; days and what they are added up by stand in the address. */
export const SalesReport = () => {
  const [words, change] = useAddress()
  const by = salesKeys.find((key) => key === words.by) ?? 'day'
  const { data: report, ...reading } = useQuery(salesReportQuery(by, words))
  const before = report?.before.total
  const rows = report && (report.by === 'day' ? report.rows.toReversed() : report.rows)
  // Each day has a row, but days on which nothing happened at all say it once.
  const isEmpty = rows?.every(({ sold, returned, before: then }) => !sold.gross && !returned.gross && !then)
  const sum = (name: string, now: string | undefined, then: string | undefined) => ({
    name,
    value: now,
    note: reportFrameTexts.before(then ?? ''),
  })
  return (
    <ReportPanel
      title={texts.table}
      period={report && showRange(report.from, report.till)}
      sums={[
        sum(texts.gross, report && showEuro(report.total.left.gross), before && showEuro(before.left.gross)),
        sum(texts.net, report && showEuro(report.total.left.net), before && showEuro(before.left.net)),
        sum(texts.returned, report && showEuro(report.total.returned.gross), before && showEuro(before.returned.gross)),
        sum(texts.orders, report && showCount(report.total.orders), before && showCount(before.orders)),
      ]}
      filters={
        <>
          <RangePicker shownRange={report} />
          <FilterTabs
            label={texts.by}
            options={tabs}
            value={by}
            onChange={(next) => change({ by: next === 'day' ? undefined : next })}
          />
        </>
      }
      file={
        report && {
          name: texts.fileName(report.by, report.from, report.till),
          rows: [texts.csvHead, ...report.rows.map(csvLine)],
        }
      }
      columns={columns[report?.by ?? by]}
      list={wholeList({ data: isEmpty ? [] : rows, ...reading })}
      rowKey={({ key }) => key}
      rowName={({ key }) => nameOf(report?.by ?? by, key)}
      empty={{ title: texts.none, text: texts.noneText }}
      about={texts.about}
    />
  )
}
