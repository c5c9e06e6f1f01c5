import { isAgreed, isPayable } from '@pandrop/contract/lifecycle/offer'
import { isSetOff } from '@pandrop/contract/lifecycle/payout'
import { isTradeOut, isTradeUnderway } from '@pandrop/contract/lifecycle/trade-offer'
import type { RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import type { OfferDetails } from '@pandrop/contract/offers'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { Timeline } from '@pandrop/ui/Timeline'
import { dateOf, momentOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import { TradeOfferOut, tradeEndKeys } from '../../TradeOfferParts.tsx'
import { Facts } from './Facts.tsx'

/** What the customer can mend, or should know, has words of its own. */
const told: Partial<Record<RequestProblem, TextKey>> = {
  trade_link_invalid: 'offer_trade_link_wrong',
  inventory_private: 'offer_trade_private',
  item_missing: 'offer_trade_missing',
  items_unavailable: 'offer_trade_missing',
  item_differs: 'offer_trade_differs',
  tries_spent: 'trade_spent',
}

const endOf = ({ state, problem }: NonNullable<OfferDetails['trade']>): TextKey => {
  const words = problem === null ? undefined : told[problem]
  return words ?? tradeEndKeys[state] ?? 'offer_trade_failed'
}

/** The trade offer by which the shop asks for the item: while it is out its code, after it failed what went wrong. */
export const OfferTrade = ({ offer: { status, trade, protected_until } }: { offer: OfferDetails }) => {
  const text = useText()
  if (!trade || !isAgreed(status) || protected_until !== null) return null
  if (isTradeUnderway(trade.state) && !isTradeOut(trade.state)) return null
  return (
    <Facts title={text('offer_trade')} facts={[]}>
      {isTradeOut(trade.state) ? <TradeOfferOut trade={trade} /> : <p className="text-warn">{text(endOf(trade))}</p>}
    </Facts>
  )
}

/** When the next things are expected. */
export const OfferDates = ({ offer }: { offer: OfferDetails }) => {
  const text = useText()
  const { reply_due_at, receive_until, protected_until, payout } = offer
  const fact = (label: TextKey, moment: number | null | undefined, show: (seconds: number) => string = dateOf) =>
    moment === null || moment === undefined ? null : { label: text(label), value: show(moment) }
  return (
    <Facts
      title={text('offer_dates')}
      facts={[
        fact('offer_reply_by', reply_due_at),
        protected_until === null ? fact('offer_item_by', receive_until) : null,
        fact('offer_protected_until', protected_until, momentOf),
        fact('offer_payout_day', payout?.expected_at),
      ]}
    />
  )
}

/** Where the money goes, or why it did not. */
export const OfferPayout = ({ offer: { payout, payout_paused_until, status } }: { offer: OfferDetails }) => {
  const text = useText()
  const isPaused = payout_paused_until !== null && isPayable(status)
  if (!payout && !isPaused) return null
  return (
    <Facts
      title={text('offer_payout')}
      facts={
        payout
          ? [
              { label: text('offer_payout_sum'), value: formatPrice(payout.sum) },
              payout.set_off > 0 ? { label: text('offer_payout_set_off'), value: formatPrice(payout.set_off) } : null,
              payout.iban_masked
                ? {
                    label: text('offer_payout_account'),
                    value: <span className="type-mono">{payout.iban_masked}</span>,
                  }
                : null,
              { label: text('offer_payout_holder'), value: payout.holder },
              { label: text('offer_payout_requested_at'), value: momentOf(payout.requested_at) },
            ]
          : []
      }
    >
      {payout && isSetOff(payout.state) && <p className="mt-3 text-bone-1">{text('offer_payout_set_off_whole')}</p>}
      {payout?.failure_reason && (
        <p className="mt-3 text-danger wrap-anywhere">
          {text('offer_payout_failed', { reason: payout.failure_reason })}
        </p>
      )}
      {isPaused && <p className="mt-3 text-warn">{text('payout_paused', { until: momentOf(payout_paused_until) })}</p>}
    </Facts>
  )
}

/** What has happened to an offer; the words beside our price are not said twice. */
export const OfferTimeline = ({ offer: { timeline, explanation } }: { offer: OfferDetails }) => {
  const text = useText()
  return (
    <Timeline
      title={text('timeline_title')}
      noteLabel={text('timeline_note')}
      steps={timeline.map(({ kind, at, note, sum }) => ({
        label: (
          <>
            {text(`offer_event_${kind}`)}
            {sum !== null && <span className="text-bone-1"> · {formatPrice(sum)}</span>}
          </>
        ),
        at,
        moment: momentOf(at),
        note: note === explanation?.note ? null : note,
      }))}
      className="pt-5 shadow-[inset_0_1px_0_var(--color-line)]"
    />
  )
}
