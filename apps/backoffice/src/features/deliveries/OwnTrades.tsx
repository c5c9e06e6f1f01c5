import { pauseSending } from '@pandrop/contract/staff/routes/deliveries'
import type { WaitingTrade } from '@pandrop/contract/staff/trade-offers'
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
import { accountStateNames, tradeTexts as texts, whyOf } from '../../texts/trade-offers.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ownTradesQuery, refreshAll } from './deliveryQueries.ts'

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

const names = texts.columns

const columns: readonly Column<WaitingTrade>[] = [
  { id: 'order', header: names.order, cell: ({ order_id: id }) => `#${id}`, mono: true },
  { id: 'since', header: names.since, cell: ({ since }) => showShortMoment(since), mono: true, muted: true },
  { id: 'customer', header: names.customer, cell: ({ customer }) => customer.name, className: 'max-w-44 truncate' },
  { id: 'why', header: names.why, cell: ({ trade }) => whyOf(trade), grow: true },
  { id: 'item', header: names.item, cell: ({ title, items }) => deliveryTexts.items(title, items), from: 1024 },
  { id: 'account', header: names.account, cell: ({ trade }) => trade.account, from: 1024 },
]

/** Trades that were declined, or that cannot be sent: whoever waits longest first. */
export const WaitingTrades = () => {
  const reading = useQuery(ownTradesQuery)
  const list = wholeList({ ...reading, data: reading.data?.trades })
  return (
    <ListPanel title={texts.list} titled>
      <DataTable
        label={texts.list}
        columns={columns}
        list={list}
        rowKey={({ order_id: id }) => id}
        rowName={({ order_id: id }) => deliveryTexts.order(id)}
        href={({ order_id: id }) => paths.order(id)}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </ListPanel>
  )
}
