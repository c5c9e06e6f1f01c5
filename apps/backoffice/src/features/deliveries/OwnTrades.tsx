import { pauseSending } from '@pandrop/contract/staff/routes/deliveries'
import type { WaitingTrade } from '@pandrop/contract/staff/trade-offers'
import type { WaitingRequest } from '@pandrop/contract/staff/trade-requests'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { showShortMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { deliveryTexts } from '../../texts/deliveries.ts'
import { offerListTexts } from '../../texts/offers.ts'
import { accountStateNames, tradeTexts as texts, whyOf } from '../../texts/trade-offers.ts'
import { whyAskedOf } from '../../texts/trade-requests.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ownTradesQuery, refreshAll, waitingRequestsQuery } from './deliveryQueries.ts'

const icon = { 'aria-hidden': true, size: 22, stroke: 1.8 } as const

/** Whether accounts of the shop send by themselves, which of them do not, and the switch that pauses them all. */
export const SendingSwitch = () => {
  const { data } = useQuery(ownTradesQuery)
  const call = useCall(pauseSending, {
    failed: texts.pauseFailed,
    done: ({ paused }) => (paused ? texts.pausedDone : texts.resumedDone),
    onDone: refreshAll,
  })
  if (!data?.on) return null
  const { paused, accounts } = data
  const Mark = paused ? IconPlayerPause : IconPlayerPlay
  return (
    <Notice
      label={texts.title}
      icon={<Mark {...icon} className={`mt-px flex-none ${paused ? 'text-warn' : 'text-bone-2'}`} />}
      button={
        <StaffButton loading={call.running} onClick={() => void call.run({ body: { paused: !paused } })}>
          {paused ? texts.resume : texts.pause}
        </StaffButton>
      }
    >
      <p className="text-bone-1">{paused ? texts.paused : texts.sending}</p>
      {accounts
        .filter(({ state }) => state !== 'ok')
        .map(({ label, state }) => (
          <p key={label} className="text-danger">
            {texts.unwell(label, accountStateNames[state])}
          </p>
        ))}
    </Notice>
  )
}

/** What needs somebody: the trade of an order, or an offer whose item is asked for. */
interface Waiting {
  key: string
  number: string
  /** of its row, for who cannot see it */
  name: string
  path: string
  since: string
  customer: string
  item: string
  account: string | null
  why: string
}

const ofOrder = ({ order_id: id, since, customer, title, items, trade }: WaitingTrade): Waiting => ({
  key: `order ${id}`,
  number: `#${id}`,
  name: deliveryTexts.order(id),
  path: paths.order(id),
  since,
  customer: customer.name,
  item: deliveryTexts.items(title, items),
  account: trade.account,
  why: whyOf(trade),
})

const ofOffer = ({ offer_id: id, since, customer, title, trade }: WaitingRequest): Waiting => ({
  key: `offer ${id}`,
  number: offerListTexts.number(id),
  name: offerListTexts.rowName(id, title),
  path: paths.offer(id),
  since,
  customer: customer.name,
  item: title,
  account: trade.account,
  why: whyAskedOf(trade),
})

const names = texts.columns

const columns: readonly Column<Waiting>[] = [
  { id: 'order', header: names.order, cell: ({ number }) => number, mono: true },
  { id: 'since', header: names.since, cell: ({ since }) => showShortMoment(since), mono: true, muted: true },
  { id: 'customer', header: names.customer, cell: ({ customer }) => customer, className: 'max-w-44 truncate' },
  { id: 'why', header: names.why, cell: ({ why }) => why, grow: true },
  { id: 'item', header: names.item, cell: ({ item }) => item, from: 1024 },
  { id: 'account', header: names.account, cell: ({ account }) => account, from: 1024 },
]

/** Trades that were declined, or that cannot be sent, and items that did not come: whoever waits longest first. */
export const WaitingTrades = () => {
  const trades = useQuery(ownTradesQuery)
  const requests = useQuery(waitingRequestsQuery)
  const failed = trades.isError ? trades : requests
  const rows =
    trades.data &&
    requests.data &&
    [...trades.data.trades.map(ofOrder), ...requests.data.map(ofOffer)].sort((one, other) =>
      one.since.localeCompare(other.since),
    )
  const list = wholeList({ ...failed, data: rows })
  return (
    <ListPanel title={texts.list} titled>
      <DataTable
        label={texts.list}
        columns={columns}
        list={list}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        href={({ path }) => path}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </ListPanel>
  )
}
