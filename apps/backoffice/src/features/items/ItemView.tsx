import { asFailure } from '@pandrop/api-client/errors'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { itemTexts as texts } from '../../texts/item-forms.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { ItemActions } from './ItemActions.tsx'
import { ItemCopy, ItemOrigin, ItemShelf } from './ItemFacts.tsx'
import { ItemForm } from './ItemForm.tsx'
import { itemQuery } from './itemQueries.ts'
import { PriceHistory } from './PriceHistory.tsx'

/** One item: what can be done, what it costs and brings, what it is, and what happened to its price and with it. */
export const ItemView = ({ id }: { id: number }) => {
  const { data: item, error, isFetching, refetch } = useQuery(itemQuery(id))
  if (item)
    return (
      <div className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-3">
          <ItemActions item={item} />
          <ItemForm item={item} />
          <PriceHistory item={item} />
          {item.orders.length > 0 && <ItemOrders orders={item.orders} />}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <ItemCopy item={item} />
          <ItemShelf item={item} />
          <ItemOrigin item={item} />
        </div>
      </div>
    )
  if (!error)
    return (
      <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-96 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
      </div>
    )
  if (asFailure(error).code === 'item_not_found') return <NoItem />
  return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
}

/** What stands where there is no such item. */
export const NoItem = () => (
  <EmptyState
    title={texts.missing}
    text={texts.missingText}
    action={
      <Link to={paths.items} className={buttonClass({ kind: 'secondary', size: 40 })}>
        {texts.back}
      </Link>
    }
  />
)

type OrderRow = StaffItem['orders'][number]

const names = texts.orderColumns

const orderColumns: readonly Column<OrderRow>[] = [
  { id: 'order', header: names.order, cell: ({ id }) => `#${id}`, mono: true },
  {
    id: 'placed',
    header: names.placed,
    cell: (row) => showMoment(row.created_at),
    mono: true,
    muted: true,
    grow: true,
  },
  { id: 'price', header: names.price, cell: ({ price }) => showEuro(price), align: 'right' },
  { id: 'state', header: names.state, cell: ({ state }) => <OrderBadge state={state} holds={[]} /> },
]

const ItemOrders = ({ orders }: Pick<StaffItem, 'orders'>) => (
  <ListPanel title={texts.orders} titled>
    <DataTable
      label={texts.orders}
      columns={orderColumns}
      list={wholeList({ data: orders, isError: false, error: null, isFetching: false, refetch: () => undefined })}
      rowKey={({ id }) => id}
      rowName={({ id }) => texts.orderName(id)}
      href={({ id }) => paths.order(id)}
      empty={{ title: texts.noOrders }}
    />
  </ListPanel>
)
