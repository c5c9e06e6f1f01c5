import type { StockRow } from '@pandrop/contract/staff/money-reports'
import { getStockValue } from '@pandrop/contract/staff/routes/reports'
import { dayText } from '@pandrop/dictionaries/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showCount, showEuro } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { stockValueTexts as texts } from '../../texts/money-reports.ts'
import { reportFrameTexts } from '../../texts/report-frame.ts'
import { DayField, useDay } from './DayField.tsx'
import { fewColumns, ReportPanel } from './ReportPanel.tsx'

const columns: readonly Column<StockRow>[] = [
  { id: 'type', header: texts.type, grow: true, cell: ({ type }) => type },
  { id: 'items', header: texts.items, align: 'right', cell: ({ items }) => showCount(items), className: fewColumns },
  { id: 'cost', header: texts.cost, align: 'right', cell: ({ cost }) => showEuro(cost), className: fewColumns },
]

const stockValueQuery = (day: string) => ({
  queryKey: ['reports', 'stock', day],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getStockValue, { query: { day }, signal }),
  placeholderData: keepPreviousData,
})

/** What stock had cost at the end of a day, which stands in the address. */
export const StockValue = () => {
  const day = useDay()
  const { data: report, ...reading } = useQuery(stockValueQuery(day))
  const line = (type: string, { items, cost }: Pick<StockRow, 'items' | 'cost'>): string[] => [
    report?.day ?? '',
    type,
    String(items),
    cost.toFixed(2),
  ]
  return (
    <ReportPanel
      title={texts.table}
      period={report && reportFrameTexts.endOf(dayText(report.day))}
      sums={[
        {
          name: texts.onHand,
          value: report && showCount(report.total.items - report.to_shelve.items),
          note: report && showEuro(report.total.cost - report.to_shelve.cost),
        },
        {
          name: texts.toShelve,
          value: report && showCount(report.to_shelve.items),
          note: report && showEuro(report.to_shelve.cost),
        },
        { name: texts.total, value: report && showEuro(report.total.cost) },
      ]}
      filters={<DayField />}
      file={
        report && {
          name: texts.fileName(report.day),
          rows: [
            texts.csvHead,
            ...report.rows.map((row) => line(row.type, row)),
            line(texts.toShelveRow, report.to_shelve),
          ],
        }
      }
      columns={columns}
      list={wholeList({ data: report?.rows, ...reading })}
      rowKey={({ type }) => type}
      rowName={({ type }) => type}
      empty={{ title: texts.none(dayText(day)) }}
      about={texts.about}
    />
  )
}
