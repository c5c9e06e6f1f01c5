import { type OrderFilter, orderFilters, type StaffOrderRow } from '@pandrop/contract/staff/orders'
import { listStaffOrders } from '@pandrop/contract/staff/routes/orders'
import { showEuro, showMoment, showShortDay } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { orderQueues, paidByNames, orderListTexts as texts } from '../../texts/orders.ts'
import { pageNames } from '../../texts/shell.ts'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { WaitMark } from '../../ui/WaitMark.tsx'
import { ordersKey } from './orderQuery.ts'

const names = texts.columns

/** Whoever has withdrawn waits for a day that the law names: that comes before how long they have waited. */
const RefundDue = ({ by }: { by: string }) => {
  const isOver = Date.parse(by) <= Date.now()
  return (
    <span className={isOver ? 'text-danger' : 'text-warn'}>
      {texts.refundBy(showShortDay(by))}
      {isOver && <span className="sr-only">{texts.overdue}</span>}
    </span>
  )
}

const number: Column<StaffOrderRow> = { id: 'id', header: names.order, cell: ({ id }) => `#${id}`, mono: true }

const waits: Column<StaffOrderRow> = {
  id: 'waits',
  header: names.waits,
  cell: ({ wait, waits_since: since, refund_due_at: due }) =>
    due ? <RefundDue by={due} /> : wait && since && <WaitMark since={since} wait={wait} />,
  align: 'right',
  mono: true,
}

const since: Column<StaffOrderRow> = {
  id: 'since',
  header: names.since,
  cell: ({ waits_since, refund_due_at: due }) =>
    due ? <RefundDue by={due} /> : waits_since && showMoment(waits_since),
  mono: true,
  muted: true,
  from: 1280,
}

const facts: readonly Column<StaffOrderRow>[] = [
  {
    id: 'placed',
    header: names.placed,
    cell: (row) => showMoment(row.created_at),
    mono: true,
    muted: true,
    from: 1024,
  },
  { id: 'customer', header: names.customer, cell: (row) => row.customer.name, className: 'max-w-44 truncate' },
  { id: 'item', header: names.item, cell: ({ title, items }) => texts.items(title, items), grow: true },
  { id: 'sum', header: names.sum, cell: ({ sum }) => showEuro(sum), align: 'right' },
  { id: 'paidBy', header: names.paidBy, cell: (row) => paidByNames[row.payment_method], muted: true, from: 1024 },
  {
    id: 'state',
    header: names.state,
    cell: ({ state, holds }) => <OrderBadge state={state} holds={holds} />,
  },
]

const queues: readonly (OrderFilter | undefined)[] = ['processing', 'in_process', 'held', 'withdrawn']

const queueColumns = [number, waits, ...facts]
const columns = [number, ...facts.slice(0, -1), since, ...facts.slice(-1)]

const everyMilliseconds = 30_000
const all = 'all'

const isFilter = (word: string | undefined): word is OrderFilter => orderFilters.some((filter) => filter === word)

// Without a word in the address the queue that waits for us is shown; the search looks through every state.
const stateOf = (word: string | undefined, search: string): OrderFilter | undefined => {
  if (isFilter(word)) return word
  return word === all || search !== '' ? undefined : 'processing'
}

const tabs = [...orderQueues, { value: all, label: texts.all }]

/** The orders of a queue, or those that are looked for. */
export const OrderList = () => {
  const [{ state: word, search = '' }, changeAddress] = useAddress()
  const state = stateOf(word, search)
  const query = { ...(state && { state }), ...(search && { search }) }
  const list = usePages(listStaffOrders, { key: ordersKey, query, every: everyMilliseconds })
  const empty = search
    ? { title: texts.nothingFound, text: texts.nothingFoundText }
    : { title: texts.empty, text: texts.emptyQueue }
  return (
    <ListPanel
      title={pageNames.orders}
      filters={
        <FilterTabs
          label={texts.queue}
          options={tabs}
          value={state ?? all}
          onChange={(next) => changeAddress({ state: next })}
        />
      }
      aside={<SearchField label={texts.search} value={search} onChange={(words) => changeAddress({ search: words })} />}
    >
      <DataTable
        label={pageNames.orders}
        columns={queues.includes(state) ? queueColumns : columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.order(id)}
        empty={empty}
      />
    </ListPanel>
  )
}
