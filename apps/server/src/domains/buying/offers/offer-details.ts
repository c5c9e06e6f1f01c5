import { isAgreed, isDeclined } from '@pandrop/contract/lifecycle/offer'
import type { OfferDetails } from '@pandrop/contract/offers'
import { secondsOf, secondsOrNull } from '@pandrop/contract/wire'
import { inUnitsOrNull, toUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { payoutPauseOf } from '../../identity/accounts/payout-pause.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import type { WorkingCalendar } from '../holidays/working-days.rules.ts'
import { newestPayoutOf, type OfferPayout } from '../payouts/offer-payouts.ts'
import { payoutExpectedAt } from '../payouts/payout-day.rules.ts'
import { customerRequestOf } from '../trade-requests/shown-requests.ts'
import { type DetailedOfferRow, type OfferEventRow, selectOfferEvents, selectOfferOf } from './offers.sql.ts'
import { toOffer } from './offers.ts'

/**
 * A customer's own offer with everything that they may know of it; undefined for every other.
 * @param options.language ISO 639-1, in which a bank's reason is told
 */
export const offerDetailsOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { offerId, customerId, language }: { offerId: number; customerId: number; language: string },
): Promise<OfferDetails | undefined> => {
  const row = await selectOfferOf(pool, offerId, customerId)
  if (!row) return undefined
  const [events, payout, pausedUntil, calendar, trade] = await Promise.all([
    selectOfferEvents(pool, offerId),
    newestPayoutOf(pool, offerId, language),
    payoutPauseOf(pool, customerId, clock.now()),
    workingCalendarOf(pool),
    customerRequestOf(pool, offerId, row.receive_until),
  ])
  return {
    ...toOffer(row),
    variant: row.variant,
    item_url: row.item_url,
    attachments: row.attachments,
    explanation: explanationOf(row, events),
    trade_link: row.trade_link,
    has_trade_link: row.has_trade_link,
    trade,
    receive_until: isAwaited(row) ? secondsOrNull(row.receive_until) : null,
    protected_until: isDeclined(row.state) ? null : secondsOrNull(row.protected_until),
    payout_paused_until: secondsOrNull(pausedUntil),
    payout: payout ? toPayout(payout, calendar) : null,
    timeline: events.map(({ kind, state, at, note, cents: sum }) => ({
      kind,
      status: state,
      at: secondsOf(at),
      note,
      sum: inUnitsOrNull(sum),
    })),
  }
}

const isAwaited = ({ state, received_at: receivedAt }: DetailedOfferRow): boolean =>
  isAgreed(state) && receivedAt === null

const explanationOf = (row: DetailedOfferRow, events: readonly OfferEventRow[]): OfferDetails['explanation'] => {
  if (row.service_price_cents === null) return null
  const words = events.findLast(({ kind, note }) => /^counter(ed|_changed)$/.test(kind) && note !== null)
  return {
    reference_price: inUnitsOrNull(row.reference_cents),
    margin_percent: row.margin_percent,
    float: row.float,
    note: words?.note ?? null,
  }
}

const toPayout = (payout: OfferPayout, calendar: WorkingCalendar): OfferDetails['payout'] => ({
  state: payout.state,
  method: payout.method,
  sum: toUnits(payout.amount),
  set_off: toUnits(payout.setOff),
  iban_masked: payout.ibanMasked,
  holder: payout.holder,
  requested_at: secondsOf(payout.requestedAt),
  expected_at: secondsOrNull(payoutExpectedAt(payout, calendar)),
  failure_reason: payout.failureReason,
})
