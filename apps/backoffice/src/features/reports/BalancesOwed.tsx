import { type BalanceRow, balanceBands } from '@pandrop/contract/staff/money-reports'
import { getBalancesOwed } from '@pandrop/contract/staff/routes/reports'
import { dayText } from '@pandrop/dictionaries/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showCount, showEuro } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { balancesTexts as texts } from '../../texts/money-reports.ts'
import { reportFrameTexts } from '../../texts/report-frame.ts'
import { DayField, useDay } from './DayField.tsx'
import { fewColumns, ReportPanel } from './ReportPanel.tsx'

/** €1,000: bounds are without cents */
const wholeEuro = (units: number): string => `€${showCount(units)}`

const nameOf = ({ from }: BalanceRow): string => {
  const next = balanceBands.find((band) => band > from)
  const shown = next === undefined ? undefined : wholeEuro(next)
  return from === 0 && shown ? texts.least(shown) : texts.sizes(wholeEuro(from), shown)
}

const columns: readonly Column<BalanceRow>[] = [
  { id: 'size', header: texts.size, grow: true, cell: nameOf },
  {
    id: 'customers',
    header: texts.customers,
    align: 'right',
    cell: ({ customers }) => showCount(customers),
    className: fewColumns,
  },
  { id: 'sum', header: texts.sum, align: 'right', cell: ({ sum }) => showEuro(sum), className: fewColumns },
]

const balancesQuery = (day: string) => ({
  queryKey: ['reports', 'balances', day],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getBalancesOwed, { query: { day }, signal }),
  placeholderData: keepPreviousData,
})

/** What stood on balances at the end of a day, which stands in the address. */
export const BalancesOwed = () => {
  const { data: report, ...reading } = useQuery(balancesQuery(useDay()))
  return (
    <ReportPanel
      title={texts.table}
      period={report && reportFrameTexts.endOf(dayText(report.day))}
      sums={[
        { name: texts.owed, value: report && showEuro(report.total.sum) },
        { name: texts.withBalance, value: report && showCount(report.total.customers) },
      ]}
      filters={<DayField />}
      file={
        report && {
          name: texts.fileName(report.day),
          rows: [
            texts.csvHead,
            ...report.rows.map(({ from, customers, sum }) => [
              report.day,
              from.toFixed(2),
              String(customers),
              sum.toFixed(2),
            ]),
          ],
        }
      }
      columns={columns}
      list={wholeList({ data: report && (report.total.customers > 0 ? report.rows : []), ...reading })}
      rowKey={({ from }) => from}
      rowName={nameOf}
      empty={{ title: texts.none }}
      about={texts.about}
    />
  )
}
