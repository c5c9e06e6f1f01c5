import {
  isOffered,
  isProtected,
  isToDeliver,
  isUndelivered,
  orderStatusTone,
  tradeProtectionDays,
} from '@pandrop/contract/lifecycle/order'
import {
  isTradeAccepted,
  isTradeOut,
  isTradeUnderway,
  type TradeProblem,
} from '@pandrop/contract/lifecycle/trade-offer'
import { isWithdrawalOpen } from '@pandrop/contract/lifecycle/withdrawal'
import { DayRail } from '@pandrop/ui/DayRail'
import { Panel } from '@pandrop/ui/Panel'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Timeline } from '@pandrop/ui/Timeline'
import { IconShieldLock } from '@tabler/icons-react'
import { momentOf } from '../../dates.ts'
import { timeLeft } from '../../history/timeLeft.ts'
import { useNow } from '../../hooks/useNow.ts'
import { useText } from '../../hooks/useText.ts'
import { TradeOfferOut, tradeEndKeys } from '../../TradeOfferParts.tsx'
import type { Order } from './orderParts.ts'

const minuteMilliseconds = 60_000
const daySeconds = 86_400

/** How long Steam's trade protection still runs; the box keeps its size while the words change. */
const Protection = ({ until }: { until: number }) => {
  const text = useText()
  const now = useNow(minuteMilliseconds)
  const secondsLeft = until - now / 1000
  const moment = momentOf(until)
  return (
    <div className="mt-4 flex min-h-[104px] items-center gap-4 rounded-card bg-ink-2 px-4 py-3">
      <IconShieldLock aria-hidden="true" size={28} stroke={1.5} className="flex-none text-warn" />
      <div className="min-w-0 flex-1">
        <p className="type-label text-bone-2">{text('order_protection')}</p>
        <p role="timer" aria-live="off" className="mt-0.5 tabular-nums">
          {secondsLeft > 0
            ? text('order_protection_left', { left: timeLeft(secondsLeft, text), until: moment })
            : text('order_protection_over', { until: moment })}
        </p>
        <DayRail
          days={tradeProtectionDays}
          passed={1 - secondsLeft / (tradeProtectionDays * daySeconds)}
          className="mt-3 mb-1.5 block max-w-[480px]"
        />
      </div>
    </div>
  )
}

type Trade = NonNullable<Order['trade']>

/** Those that the customer can do something about have words of their own. */
const told: Partial<Record<TradeProblem, 'trade_spent' | 'order_trade_link_wrong'>> = {
  tries_spent: 'trade_spent',
  trade_link_invalid: 'order_trade_link_wrong',
}

/** Its customer has had the items, and Steam has given them back to the shop. */
const isTakenBack = ({ trade }: Order): boolean => trade?.problem === ('reversed' satisfies TradeProblem)

const endOf = ({ state, problem }: Trade) => {
  const words = problem === null ? undefined : told[problem]
  return words ?? tradeEndKeys[state] ?? 'order_trade_failed'
}

/** A trade offer that the shop sends by itself: while it is out its code, after it failed what went wrong. */
const OrderTrade = ({ order }: { order: Order }) => {
  const { status, trade } = order
  const text = useText()
  if (!trade) return null
  if (isTakenBack(order)) return <p className="mt-2 text-bone-1">{text('order_trade_reversed')}</p>
  if (isOffered(status) && isTradeOut(trade.state)) return <TradeOfferOut trade={trade} />
  const isOver = !isTradeUnderway(trade.state) && !isTradeAccepted(trade.state)
  return isUndelivered(status) && isOver ? <p className="mt-2 text-bone-1">{text(endOf(trade))}</p> : null
}

/** Where the items are, and how they got there. */
export const OrderDelivery = ({ order }: { order: Order }) => {
  const { status, withdrawal, protected_until, delivery_paused_until: pausedUntil, timeline } = order
  const text = useText()
  // Whoever has withdrawn waits for no trade offer.
  const isStopped = withdrawal !== null && isWithdrawalOpen(withdrawal.state) && isToDeliver(status)
  // Staff have not said yet what follows.
  const isWaitingForUs = isTakenBack(order) && isProtected(status)
  const badge = <StatusBadge kind={orderStatusTone(status)} label={text(`order_status_${status}`)} />
  return (
    <Panel title={text('order_delivery')} aside={badge}>
      {!isWaitingForUs && <p className="text-bone-1">{text(`order_delivery_${isStopped ? 'withdrawn' : status}`)}</p>}
      {pausedUntil !== null && !isStopped && (
        <p className="mt-2 text-bone-1">{text('order_delivery_paused', { until: momentOf(pausedUntil) })}</p>
      )}
      {!isStopped && <OrderTrade order={order} />}
      {protected_until !== null && !isWaitingForUs && <Protection until={protected_until} />}
      <OrderTimeline timeline={timeline} />
    </Panel>
  )
}

/** What has happened to an order. */
const OrderTimeline = ({ timeline }: Pick<Order, 'timeline'>) => {
  const text = useText()
  return (
    <Timeline
      title={text('timeline_title')}
      noteLabel={text('timeline_note')}
      steps={timeline.map(({ kind, at, note }) => ({
        label: text(`order_event_${kind}`),
        at,
        moment: momentOf(at),
        note,
      }))}
      className="mt-6 pt-6 shadow-[inset_0_1px_0_var(--color-line)]"
    />
  )
}
