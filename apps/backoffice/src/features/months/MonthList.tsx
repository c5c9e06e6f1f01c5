import type { MonthRow } from '@pandrop/contract/staff/months'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { monthTexts as texts } from '../../texts/months.ts'
import { CloseMonth } from './CloseMonth.tsx'
import { monthsQuery } from './monthQueries.ts'

const papers = ({ first, last }: MonthRow['receipts']): string =>
  first === null || last === null ? texts.noPapers : texts.papers(first, last)

const columns: readonly Column<MonthRow>[] = [
  { id: 'month', header: texts.month, mono: true, grow: true, cell: ({ month }) => month },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state }) => <StatusBadge kind={state === 'locked' ? 'success' : 'waiting'} label={texts.states[state]} />,
  },
  { id: 'receipts', header: texts.receipts, mono: true, cell: ({ receipts }) => papers(receipts), from: 1024 },
  { id: 'notes', header: texts.notes, mono: true, cell: ({ credit_notes: notes }) => papers(notes), from: 1280 },
  { id: 'gross', header: texts.gross, align: 'right', muted: true, cell: ({ gross }) => showEuro(gross), from: 640 },
  { id: 'vat', header: texts.vat, align: 'right', cell: ({ vat }) => showEuro(vat) },
]

/** The month that waits to be closed, or the newest where none does. */
const waiting = (months: readonly MonthRow[]): MonthRow | undefined =>
  months.find(({ is_next: isNext }) => isNext) ?? months[0]

/** Months; above them what is left to do of one: of that in the address, else of the one that waits to be closed. */
export const MonthList = () => {
  const [{ month: asked = '' }] = useAddress()
  const { data: months, ...reading } = useQuery(monthsQuery)
  const chosen = months?.find(({ month }) => month === asked) ?? waiting(months ?? [])
  return (
    <>
      {chosen && <CloseMonth key={chosen.month} month={chosen.month} />}
      <ListPanel title={texts.table}>
        <DataTable
          label={texts.table}
          columns={columns}
          list={wholeList({ data: months, ...reading })}
          rowKey={({ month }) => month}
          href={({ month }) => paths.month(month)}
          rowName={({ month }) => texts.rowName(month)}
          empty={{ title: texts.none, text: texts.noneText }}
        />
      </ListPanel>
    </>
  )
}
