import { dayName } from '@pandrop/money/days'
import type Stripe from 'stripe'
import type { PayoutLine, PayoutReport } from './payout-reports.ts'
import type { ListedPayouts, PayoutLines } from './provider.ts'
import { isOfMode } from './stripe-mode.ts'
import { unavailable } from './stripe-unavailable.ts'

const perPage = 100

/** Payouts by the day on which they arrive, a page at a time (API reference, List all payouts). */
export const listPayouts = async (
  stripe: Stripe,
  { arrivesSince, after }: { arrivesSince?: Date | undefined; after?: string | undefined },
  isLive: boolean,
): Promise<ListedPayouts> => {
  try {
    const { data, has_more } = await stripe.payouts.list({
      ...(arrivesSince && { arrival_date: { gte: Math.floor(arrivesSince.getTime() / 1000) } }),
      limit: perPage,
      ...(after !== undefined && { starting_after: after }),
    })
    const next = has_more ? (data.at(-1)?.id ?? null) : null
    return { outcome: 'found', reports: data.filter((payout) => isOfMode(payout, isLive)).map(payoutReportOf), next }
  } catch (error) {
    return unavailable(error)
  }
}

/** A payout in the port's words (API reference, The Payout object). */
const payoutReportOf = (payout: Stripe.Payout): PayoutReport => ({
  providerPayoutId: payout.id,
  state: states[payout.status] ?? 'pending',
  netMinor: payout.amount,
  currency: payout.currency.toUpperCase(),
  arrivesOn: dayName(new Date(payout.arrival_date * 1000)),
  failure: payout.failure_code ?? (payout.status === 'canceled' ? 'canceled' : null),
  lines: linesOf(payout),
})

const states: Readonly<Record<string, PayoutReport['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

// Of payouts that are not automatic the balance transactions cannot be listed by payout; of the others they are whole
// once the provider has put them together.
const linesOf = ({ automatic, reconciliation_status: status }: Stripe.Payout): PayoutReport['lines'] => {
  if (!automatic) return 'none'
  return status === 'in_progress' ? 'later' : 'told'
}

/**
 * What a payout consists of, all pages of it (API reference, List all balance transactions). The payout itself is among
 * them and is left out.
 */
export const listPayoutLines = async (stripe: Stripe, payout: string): Promise<PayoutLines> => {
  try {
    const lines: PayoutLine[] = []
    const all = stripe.balanceTransactions.list({ payout, limit: perPage, expand: ['data.source'] })
    for await (const transaction of all) {
      if (transaction.type !== 'payout') lines.push(payoutLineOf(transaction))
    }
    return { outcome: 'found', lines }
  } catch (error) {
    return unavailable(error)
  }
}

// Docs, Balance transaction types: what takes and gives back money of charges; disputes are adjustments.
const kinds: Readonly<Record<string, PayoutLine['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
  payout_failure: 'payout',
  payout_cancel: 'payout',
}

const kindOf = ({ type, reporting_category: category }: Stripe.BalanceTransaction): PayoutLine['kind'] => {
  if (type === 'adjustment' && (category === 'dispute' || category === 'dispute_reversal')) return 'dispute'
  return kinds[type] ?? 'other'
}

const payoutLineOf = (transaction: Stripe.BalanceTransaction): PayoutLine => {
  const { id, type, amount, fee, source } = transaction
  const kind = kindOf(transaction)
  const isFee = kind === 'fee'
  return {
    lineId: id,
    kind,
    type,
    source: typeof source === 'string' ? source : (source?.id ?? null),
    paymentIntent: intentOf(source),
    amountMinor: isFee ? 0 : amount,
    feeMinor: isFee ? fee - amount : fee,
  }
}

const intentOf = (source: Stripe.BalanceTransaction['source']): string | null => {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
