import { isOffered, isUndelivered } from '@pandrop/contract/lifecycle/order'
import {
  isTradeAccepted,
  isTradeInEscrow,
  isTradeOut,
  isTradeUnderway,
  type TradeProblem,
} from '@pandrop/contract/lifecycle/trade-offer'
import { buttonClass } from '@pandrop/ui/Button'
import { IconExternalLink } from '@tabler/icons-react'
import { momentOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import type { Order } from './orderParts.ts'

type Trade = NonNullable<Order['trade']>

/** What the customer compares with the offer in Steam, and the way there; the words stay, whatever comes of it. */
const Out = ({ trade: { code, state, url, expires_at: until, escrow_until: heldUntil } }: { trade: Trade }) => {
  const text = useText()
  const isHeld = isTradeInEscrow(state) && heldUntil !== null
  return (
    <div className="mt-4 rounded-card bg-ink-2 px-4 py-4">
      <p className="type-label text-bone-2">{text('order_trade_code_label')}</p>
      <p className="mt-1 type-h2 break-words">{code}</p>
      <p className="mt-2 text-bone-1">
        {isHeld ? text('order_trade_held', { until: momentOf(heldUntil) }) : text('order_trade_compare', { code })}
      </p>
      {!isHeld && url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          className={buttonClass({ kind: 'secondary', className: 'mt-4' })}
        >
          <IconExternalLink aria-hidden="true" size={20} stroke={1.6} />
          {text('order_trade_open')}
        </a>
      )}
      {!isHeld && until !== null && (
        <p className="mt-3 type-small text-bone-2">{text('order_trade_until', { until: momentOf(until) })}</p>
      )}
    </div>
  )
}

/** Those that the customer can do something about have words of their own. */
const told: Partial<Record<TradeProblem, 'order_trade_spent' | 'order_trade_link_wrong'>> = {
  tries_spent: 'order_trade_spent',
  trade_link_invalid: 'order_trade_link_wrong',
}

const ended = {
  declined: 'order_trade_declined',
  countered: 'order_trade_countered',
  expired: 'order_trade_expired',
  cancelled: 'order_trade_cancelled',
} as const

const endOf = ({ state, problem }: Trade) => {
  const words = problem === null ? undefined : told[problem]
  return words ?? (state in ended ? ended[state as keyof typeof ended] : 'order_trade_failed')
}

/** A trade offer that the shop sends by itself: while it is out its code, after it failed what went wrong. */
export const OrderTrade = ({ order: { status, trade } }: { order: Order }) => {
  const text = useText()
  if (!trade) return null
  if (isOffered(status) && isTradeOut(trade.state)) return <Out trade={trade} />
  const isOver = !isTradeUnderway(trade.state) && !isTradeAccepted(trade.state)
  return isUndelivered(status) && isOver ? <p className="mt-2 text-bone-1">{text(endOf(trade))}</p> : null
}
