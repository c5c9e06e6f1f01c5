import { isAwaited, isFailed, isPaidOut } from '@pandrop/contract/lifecycle/provider-payout'
import { daysBefore } from '@pandrop/money/days'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { PayoutLine, PayoutReport } from '../../../ports/payments/payout-reports.ts'
import type { Shop } from '../../../shop.ts'
import { findProviderPayouts } from './find-payouts.ts'
import { bookArrived, bookExchanged, bookFailed } from './payout-books.ts'
import {
  type HeardPayoutRow,
  insertLines,
  insertPayout,
  lockHeardPayout,
  matchLines,
  selectFee,
  selectHeardPayout,
  selectNewestArrival,
  updateArrived,
  updateAwaited,
  updateFailed,
} from './provider-payouts.sql.ts'

/** A payout may fail for some days after it seemed to have arrived. */
const daysAgain = 14

/** What asking the provider for its payouts came to. */
export interface FetchedPayouts {
  outcome: 'fetched' | 'unavailable'
  /** payouts of which something was learnt */
  changed: number
}

interface Fetching extends Pick<Shop, 'pool' | 'clock' | 'payments'> {
  /** hears that the provider did not answer */
  log: { warn(facts: object, said: string): void }
}

/**
 * Asks the card provider what it has paid out since two weeks before the newest payout that is known, and books what
 * arrived with its fees, and what failed after all (docs/behaviour/money.md#provider-payouts). Nothing is open while
 * the provider is asked; each payout is a transaction of its own and is taken once, so that a run that ends in the
 * middle is made up for by the next.
 * @param by staff:7, staff:cli or fetch_provider_payouts
 */
export const fetchProviderPayouts = async (shop: Fetching, by: string): Promise<FetchedPayouts> => {
  const newest = (await selectNewestArrival(shop.pool))?.day ?? null
  const arrivesSince = newest === null ? undefined : daysBefore(new Date(`${newest}T00:00:00Z`), daysAgain)
  const reports: PayoutReport[] = []
  let changed = 0
  let after: string | undefined
  do {
    const page = await shop.payments.payouts({ arrivesSince, after })
    if (page.outcome === 'unavailable') return unanswered(shop, page.problem, changed)
    reports.push(...page.reports)
    after = page.next ?? undefined
  } while (after !== undefined)
  // Oldest first, so that one that failed is known before the one that takes its money along.
  for (const report of reports.toReversed()) {
    const taken = await takePayout(shop, report, by)
    if (taken.outcome === 'unavailable') return unanswered(shop, taken.problem, changed)
    if (taken.outcome === 'changed') changed += 1
  }
  await inTransaction(shop.pool, async (tx) => {
    const at = shop.clock.now()
    await matchAndExchange(tx, { by, at })
    // The statement may have been there before the payout was heard of.
    await findProviderPayouts(tx, at)
  })
  return { outcome: 'fetched', changed }
}

const unanswered = ({ log }: Fetching, problem: string, changed: number): FetchedPayouts => {
  log.warn({ problem }, 'the payment provider did not answer about its payouts')
  return { outcome: 'unavailable', changed }
}

type Taken = { outcome: 'changed' | 'known' } | { outcome: 'unavailable'; problem: string }

const takePayout = async (shop: Fetching, report: PayoutReport, by: string): Promise<Taken> => {
  const known = await selectHeardPayout(shop.pool, report.providerPayoutId)
  if (known && isSettled(known, report)) return { outcome: 'known' }
  const needsLines = !isAwaited(report.state) && report.lines === 'told' && !(known && isPaidOut(known.state))
  const asked = needsLines ? await shop.payments.payoutLines(report.providerPayoutId) : noLines
  if (asked.outcome === 'unavailable') return asked
  const booking = { by, at: shop.clock.now() }
  const isChanged = await inTransaction(shop.pool, (tx) => settlePayout(tx, { report, lines: asked.lines }, booking))
  return { outcome: isChanged ? 'changed' : 'known' }
}

const noLines = { outcome: 'found', lines: [] as PayoutLine[] } as const

/** Whether nothing can be learnt of a payout any more: it failed, or it has arrived and is not said to have failed. */
const isSettled = ({ state }: HeardPayoutRow, report: PayoutReport): boolean =>
  isFailed(state) || (isPaidOut(state) && !isFailed(report.state))

interface Booking {
  by: string
  at: Date
}

/** @returns whether anything was learnt */
const settlePayout = async (
  tx: Transaction,
  { report, lines }: { report: PayoutReport; lines: readonly PayoutLine[] },
  booking: Booking,
): Promise<boolean> => {
  const { providerPayoutId, currency, netMinor: net, arrivesOn, failure } = report
  const hasLines = report.lines !== 'none'
  await insertPayout(tx, { providerPayoutId, currency, net, arrivesOn, hasLines, ...booking })
  const payout = await lockHeardPayout(tx, providerPayoutId)
  if (!payout) throw new Error(`provider payout ${providerPayoutId} has disappeared`)
  if (isSettled(payout, report)) return false
  if (isAwaited(report.state) || report.lines === 'later') {
    await updateAwaited(tx, { id: payout.id, net, arrivesOn, hasLines })
    return true
  }
  // The books are kept in EUR: what is paid out in another currency is written down and named, by hand.
  const isBooked = payout.is_booked || currency === 'EUR'
  if (isAwaited(payout.state)) {
    await keepLines(tx, payout.id, lines)
    await updateArrived(tx, { id: payout.id, net, arrivesOn, hasLines, isBooked, at: booking.at })
    const fee = (await selectFee(tx, payout.id))?.fee ?? 0
    if (isBooked) await bookArrived(tx, { id: payout.id, net, fee, ...booking })
    await matchAndExchange(tx, booking)
  }
  if (isFailed(report.state)) {
    await updateFailed(tx, { id: payout.id, failure, at: booking.at })
    if (isBooked) await bookFailed(tx, { id: payout.id, net, ...booking })
  }
  return true
}

const keepLines = (tx: Transaction, payoutId: number, lines: readonly PayoutLine[]): Promise<unknown> =>
  insertLines(tx, {
    payoutId,
    names: lines.map(({ lineId }) => lineId),
    types: lines.map(({ type }) => type),
    sources: lines.map(({ source }) => source),
    intents: lines.map(({ paymentIntent }) => paymentIntent),
    kinds: lines.map(({ kind }) => kind),
    amounts: lines.map(({ amountMinor }) => amountMinor),
    fees: lines.map(({ feeMinor }) => feeMinor),
  })

// What nobody knew of when it was paid out, such as a dispute whose notice was late, is looked for again each time.
const matchAndExchange = async (tx: Transaction, booking: Booking): Promise<void> =>
  bookExchanged(tx, await matchLines(tx), booking)
