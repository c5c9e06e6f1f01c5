import { isPayable } from '@pandrop/contract/lifecycle/offer'
import { isSetOff } from '@pandrop/contract/lifecycle/payout'
import type { OfferDetails } from '@pandrop/contract/offers'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { Timeline } from '@pandrop/ui/Timeline'
import { dateOf, momentOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import { Facts } from './Facts.tsx'

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
