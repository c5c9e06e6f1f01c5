import type { CustomerTrade } from '@pandrop/contract/customer-trade'
import { isTradeInEscrow, type TradeOfferState } from '@pandrop/contract/lifecycle/trade-offer'
import { buttonClass } from '@pandrop/ui/Button'
import { IconExternalLink } from '@tabler/icons-react'
import { momentOf } from './dates.ts'
import { useText } from './hooks/useText.ts'

/** What a customer compares with a trade offer in Steam, and the way there; the words stay, whatever comes of it. */
export const TradeOfferOut = ({ trade }: { trade: CustomerTrade }) => {
  const text = useText()
  const { code, state, url, expires_at: until, escrow_until: heldUntil } = trade
  const isHeld = isTradeInEscrow(state) && heldUntil !== null
  return (
    <div className="mt-4 rounded-card bg-ink-2 px-4 py-4">
      <p className="type-label text-bone-2">{text('trade_code_label')}</p>
      <p className="mt-1 type-h2 break-words">{code}</p>
      <p className="mt-2 text-bone-1">
        {isHeld ? text('trade_held', { until: momentOf(heldUntil) }) : text('trade_compare', { code })}
      </p>
      {!isHeld && url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          className={buttonClass({ kind: 'secondary', className: 'mt-4' })}
        >
          <IconExternalLink aria-hidden="true" size={20} stroke={1.6} />
          {text('trade_open')}
        </a>
      )}
      {!isHeld && until !== null && (
        <p className="mt-3 type-small text-bone-2">{text('trade_until', { until: momentOf(until) })}</p>
      )}
    </div>
  )
}

/** What is said of a trade offer that ended without its items, where nothing more is known of why. */
export const tradeEndKeys: Partial<
  Record<TradeOfferState, `trade_${'declined' | 'countered' | 'expired' | 'cancelled'}`>
> = {
  declined: 'trade_declined',
  countered: 'trade_countered',
  expired: 'trade_expired',
  cancelled: 'trade_cancelled',
}
