import type { TradeOut } from '@pandrop/contract/staff/deliveries'
import { useQuery } from '@tanstack/react-query'
import { showShortMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { useSelection } from '../../table/selection.ts'
import { wholeList } from '../../table/tableList.ts'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { WaitMark } from '../../ui/WaitMark.tsx'
import { tradesQuery } from './deliveryQueries.ts'
import { TradeActions } from './TradeActions.tsx'

const names = texts.columns

const columns: readonly Column<TradeOut>[] = [
  { id: 'order', header: names.order, cell: ({ order_id: id }) => `#${id}`, mono: true },
  {
    id: 'waits',
    header: names.waits,
    cell: ({ since, wait }) => <WaitMark since={since} wait={wait} />,
    align: 'right',
    mono: true,
  },
  { id: 'customer', header: names.customer, cell: ({ customer }) => customer.name, className: 'max-w-44 truncate' },
  { id: 'item', header: names.item, cell: ({ title, items }) => texts.items(title, items), grow: true, from: 640 },
  { id: 'number', header: names.number, cell: (row) => row.trade_offer_id, mono: true, from: 1024 },
]

const unansweredColumns: readonly Column<TradeOut>[] = [
  ...columns,
  {
    id: 'answer',
    header: names.answer,
    cell: ({ trade_offer_id: number }) => (number === null ? texts.declined : texts.unanswered),
    from: 640,
  },
  {
    id: 'reminded',
    header: names.reminded,
    cell: ({ reminded_at: at }) => at && showShortMoment(at),
    mono: true,
    muted: true,
  },
]

interface TradeTableProps {
  view: 'sent' | 'unanswered'
}

/** Trades that are out, or that were declined or not answered in time; many are chosen and recorded at once. */
export const TradeTable = ({ view }: TradeTableProps) => {
  const reading = useQuery(tradesQuery(view))
  const rows = reading.data ?? []
  const selection = useSelection()
  const chosen = rows.filter(({ order_id: id }) => selection.has(String(id)))
  const ids = rows.map(({ order_id: id }) => String(id))
  usePageKeys({ a: () => selection.set(chosen.length === rows.length ? [] : ids) })
  const empty =
    view === 'sent'
      ? { title: texts.sentNone, text: texts.sentNoneText }
      : { title: texts.unansweredNone, text: texts.unansweredNoneText }
  return (
    <ListPanel title={texts.tabs[view]} titled>
      <TradeActions view={view} chosen={chosen} onDone={(refused) => selection.set(refused.map(String))} />
      <DataTable
        label={texts.tabs[view]}
        columns={view === 'sent' ? columns : unansweredColumns}
        list={wholeList(reading)}
        rowKey={({ order_id: id }) => id}
        rowName={({ order_id: id }) => texts.order(id)}
        href={({ order_id: id }) => paths.order(id)}
        selection={selection}
        empty={empty}
      />
    </ListPanel>
  )
}
