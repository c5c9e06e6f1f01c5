import { type LatestOrder, latestKinds } from '@pandrop/contract/staff/today'
import { dayMilliseconds } from '@pandrop/money/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showEuro, showShortMoment, showTime } from '../../format.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { paidByNames } from '../../texts/orders.ts'
import { todayTexts } from '../../texts/today.ts'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { type LatestKind, latestQuery, type Today } from './queries.ts'

const head = todayTexts.columns

/** Of the last day the time alone says when. */
const when = (instant: string): string =>
  Date.now() - Date.parse(instant) < dayMilliseconds ? showTime(instant) : showShortMoment(instant)

/** M. Kovač: beside the panel at its right there is room for no more. */
const shortName = (name: string): string => name.replace(/^(\p{L})\p{L}+ (?=\S)/u, '$1. ')

const columns: readonly Column<LatestOrder>[] = [
  { id: 'order', header: head.order, mono: true, cell: ({ id }) => `#${id}` },
  { id: 'time', header: head.time, mono: true, muted: true, cell: ({ created_at: at }) => when(at) },
  { id: 'customer', header: head.customer, from: 640, cell: ({ customer }) => shortName(customer.name) },
  { id: 'item', header: head.item, grow: true, cell: ({ item, items }) => todayTexts.items(item.title, items) },
  {
    id: 'sum',
    header: head.sum,
    align: 'right',
    cell: ({ total }) => <span className="font-[640]">{showEuro(total)}</span>,
  },
  {
    id: 'paidBy',
    header: head.paidBy,
    // There is no room for it before, either.
    className: 'hidden min-[1400px]:table-cell',
    cell: ({ method }) => paidByNames[method],
  },
  {
    id: 'state',
    header: head.state,
    cell: ({ state, holds }) => <OrderBadge state={state} holds={holds} />,
  },
]

/** The newest orders that were paid. */
export const LatestOrders = ({ today, className }: { today: Today | undefined; className?: string }) => {
  const [kind, setKind] = useState<LatestKind>('all')
  const list = wholeList(useQuery(latestQuery(kind)))
  const toDeliver = today?.waiting.find((waiting) => waiting.kind === 'orders_to_deliver')?.count
  const options = latestKinds.map((value) => ({
    value,
    label: todayTexts.tabs[value],
    count: value === 'processing' ? toDeliver : undefined,
  }))
  return (
    <ListPanel
      title={todayTexts.latest}
      titled
      className={className}
      filters={
        <FilterTabs
          label={todayTexts.latestTabs}
          options={options}
          value={kind}
          onChange={(next) => setKind(latestKinds.find((known) => known === next) ?? 'all')}
        />
      }
    >
      <DataTable
        label={todayTexts.latest}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.order(id)}
        rowName={({ id }) => todayTexts.rowName(id)}
        empty={{ title: todayTexts.noLatest[kind] }}
      />
    </ListPanel>
  )
}
