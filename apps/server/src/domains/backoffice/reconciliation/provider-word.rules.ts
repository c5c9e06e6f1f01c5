import { type DisputeState, holdsMoney } from '@pandrop/contract/lifecycle/dispute'
import { hasArrived, hasFailed, type RefundState } from '@pandrop/contract/lifecycle/refund'
import type { Difference } from '@pandrop/contract/staff/bank'
import { inUnits } from '@pandrop/money/money'
import { linkOf } from './differences.rules.ts'

/** What was agreed, in the smallest unit of its currency. */
interface Agreed {
  amount_minor: number
  currency: string
}

/** What the provider names, in the internal currency at the rate that was agreed; null in another currency. */
const atRateOf = (agreed: Agreed, worth: number, told: { amountMinor: number; currency: string }): number | null =>
  told.currency === agreed.currency ? inUnits(Math.round((worth * told.amountMinor) / agreed.amount_minor)) : null

const isAgreed = (agreed: Agreed, told: { amountMinor: number; currency: string }): boolean =>
  told.amountMinor === agreed.amount_minor && told.currency === agreed.currency

/** A payment as far as the provider's word is held against it. */
export interface AskedPayment {
  id: string
  state: 'Pending' | 'Success' | 'Error' | 'Cancelled'
  reason: string | null
  amount_minor: number
  currency: string
  credit_cents: number
  created_at: Date
}

/** What the provider says of something. */
interface Word<State> {
  state: State
  amountMinor: number
  currency: string
}

/** What it says of a payment's session. */
export type PaymentWord = Word<'open' | 'processing' | 'paid' | 'failed' | 'expired'>

/**
 * What differs between a payment and what the provider says of its session; null where they agree.
 * @param report null: the provider knows no such session
 */
export const paymentDifference = (payment: AskedPayment, report: PaymentWord | null): Difference | null => {
  const kind = kindOf(payment, report)
  if (kind === null) return null
  const { id, state, credit_cents: credit, created_at: at } = payment
  return {
    part: 'provider',
    kind,
    reference: `payment:${id}`,
    expected: state === 'Success' ? inUnits(credit) : null,
    found: report?.state === 'paid' ? atRateOf(payment, credit, report) : null,
    at: at.toISOString(),
    link: { to: 'payment', id },
  }
}

const kindOf = (payment: AskedPayment, report: PaymentWord | null): string | null => {
  const isSuccess = payment.state === 'Success'
  if (report === null) return isSuccess ? 'provider_unknown' : null
  if (report.state !== 'paid') return isSuccess ? 'provider_not_paid' : null
  // Held money is listed as such: an operator decides.
  if (payment.reason === 'mismatch') return null
  if (!isSuccess) return 'provider_paid'
  return isAgreed(payment, report) ? null : 'provider_amount'
}

/** What we know of the refunds and disputes of a payment. */
export interface KnownOfPayment {
  /** the provider's ids */
  refunds: string[]
  disputes: string[]
  /** our ids of refunds: one whose answer was lost is asked for again by its own job */
  ours: string[]
}

/** What the provider says of refunds and disputes of one charge. */
export interface MovesWord {
  refunds: (RefundWord & { providerRefundId: string; refundId: string | null })[]
  disputes: (DisputeWord & { disputeId: string })[]
}

/**
 * The refunds and disputes of a payment's charge that the provider knows and we have never heard of. What failed or was
 * won moved nothing in the end, and an inquiry has not yet.
 */
export const unheardDifferences = (payment: AskedPayment, known: KnownOfPayment, word: MovesWord): Difference[] => {
  const refunds = word.refunds.filter(
    ({ state, providerRefundId: name, refundId }) =>
      !hasFailed(state) && !known.refunds.includes(name) && !(refundId && known.ours.includes(refundId)),
  )
  const disputes = word.disputes.filter(
    ({ state, disputeId }) => holdsMoney(state) && !known.disputes.includes(disputeId),
  )
  const difference = (kind: string, reference: string, told: Word<string>): Difference => ({
    part: 'provider',
    kind,
    reference,
    expected: null,
    found: atRateOf(payment, -payment.credit_cents, told),
    at: payment.created_at.toISOString(),
    link: { to: 'payment', id: payment.id },
  })
  return [
    ...refunds.map((told) => difference('provider_refund_unheard', `refund:${told.providerRefundId}`, told)),
    ...disputes.map((told) => difference('provider_dispute_unheard', `dispute:${told.disputeId}`, told)),
  ]
}

/** A refund to a card that the provider is asked about. */
export interface AskedRefund extends Agreed {
  id: string
  payment_id: string
  state: RefundState
  cents: number
  created_at: Date
}

export type RefundWord = Word<AskedRefund['state']>

/**
 * What differs between a refund and what the provider says of it; null where they agree. Money that goes back reads as
 * less than nothing, as in the comparison with the books.
 * @param word null: the provider knows no such refund
 */
export const refundDifference = (refund: AskedRefund, word: RefundWord | null): Difference | null => {
  const { id, payment_id, state, cents: worth, created_at } = refund
  if (word === null ? hasFailed(state) : state === word.state && (hasFailed(state) || isAgreed(refund, word)))
    return null
  return {
    part: 'provider',
    kind: refundKind(refund, word),
    reference: `refund:${id}`,
    expected: hasArrived(state) ? inUnits(-worth) : null,
    found: word && hasArrived(word.state) ? atRateOf(refund, -worth, word) : null,
    at: created_at.toISOString(),
    link: linkOf(`refund:${id}`, payment_id),
  }
}

const refundStates = {
  succeeded: 'provider_refunded',
  failed: 'provider_refund_failed',
  pending: 'provider_refund_open',
} as const

const refundKind = ({ state }: AskedRefund, word: RefundWord | null): string => {
  if (word === null) return 'provider_unknown'
  return state === word.state ? 'provider_refund_amount' : refundStates[word.state]
}

/** A dispute that the provider is asked about. */
export interface AskedDispute extends Agreed {
  id: string
  payment_id: string
  state: DisputeState
  cents: number
  opened_at: Date
}

export type DisputeWord = Word<AskedDispute['state']>

/** The same for a dispute; one that was won moved nothing in the end. */
export const disputeDifference = (dispute: AskedDispute, word: DisputeWord | null): Difference | null => {
  const { id, payment_id, state, cents: worth, opened_at } = dispute
  if (word && state === word.state && isAgreed(dispute, word)) return null
  return {
    part: 'provider',
    kind: disputeKind(dispute, word),
    reference: `dispute:${id}`,
    expected: holdsMoney(state) ? inUnits(-worth) : null,
    found: word !== null && holdsMoney(word.state) ? atRateOf(dispute, -worth, word) : null,
    at: opened_at.toISOString(),
    link: linkOf(`dispute:${id}`, payment_id),
  }
}

const disputeKind = ({ state }: AskedDispute, word: DisputeWord | null): string => {
  if (word === null) return 'provider_unknown'
  return state === word.state ? 'provider_dispute_amount' : `provider_dispute_${word.state}`
}
