import type { Difference } from '@pandrop/contract/staff/bank'
import { cents, toUnits } from '@pandrop/money/money'

/** A subject that is known otherwise than it is booked, as the ledger tells it. */
export interface Differing {
  subject: string
  /** what is wrong with it whatever the books say */
  flaw: string | null
  /** credit positive; null: nothing is known of it */
  expected: number | null
  /** null: the books have nothing of it */
  found: number | null
  /** ISO 8601 */
  at: string
  about: string | null
}

const units = (value: number): number => toUnits(cents(value))

/** Where a person looks a subject up; null for one that is nobody's. */
export const linkOf = (subject: string, about: string | null): Difference['link'] => {
  const [noun = '', id = ''] = subject.split(/:(.*)/s)
  if (noun === 'payout' || noun === 'order' || noun === 'payment') return { to: noun, id }
  return about === null ? null : { to: 'payment', id: about }
}

/**
 * Names what differs.
 * @param part of which account this is
 * @param sign -1 where the account is a debt to us, so that amounts read as what was charged or paid
 */
export const differenceOf = (
  { part, sign }: { part: 'bank' | 'provider'; sign: 1 | -1 },
  { subject, flaw, expected, found, at, about }: Differing,
): Difference => ({
  ...{ part, kind: flaw ?? kindBetween(expected, found), reference: subject },
  ...{
    expected: expected === null ? null : units(sign * expected),
    found: found === null ? null : units(sign * found),
  },
  ...{ at: new Date(at).toISOString(), link: linkOf(subject, about) },
})

const kindBetween = (expected: number | null, found: number | null): string => {
  if (expected === null) return 'not_known'
  return found === null ? 'not_booked' : 'amount_differs'
}

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

/** What the provider says of a payment's session. */
export interface ProviderWord {
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  amountMinor: number
  currency: string
}

/**
 * What differs between a payment and what the provider says of its session; null where they agree.
 * @param report null: the provider knows no such session
 */
export const paymentDifference = (payment: AskedPayment, report: ProviderWord | null): Difference | null => {
  const kind = kindOf(payment, report)
  if (kind === null) return null
  const { id, state, credit_cents: credit, created_at: at } = payment
  return {
    ...{ part: 'provider', kind, reference: `payment:${id}`, expected: state === 'Success' ? units(credit) : null },
    found: report?.state === 'paid' ? paidOf(payment, report) : null,
    ...{ at: at.toISOString(), link: { to: 'payment', id } },
  }
}

const kindOf = (payment: AskedPayment, report: ProviderWord | null): string | null => {
  const isSuccess = payment.state === 'Success'
  if (report === null) return isSuccess ? 'provider_unknown' : null
  if (report.state !== 'paid') return isSuccess ? 'provider_not_paid' : null
  // Held money is listed as such: an operator decides.
  if (payment.reason === 'mismatch') return null
  if (!isSuccess) return 'provider_paid'
  const agrees = report.amountMinor === payment.amount_minor && report.currency === payment.currency
  return agrees ? null : 'provider_amount'
}

/** In the internal currency, at the payment's own rate. */
const paidOf = ({ amount_minor: agreed, credit_cents: credit, currency }: AskedPayment, report: ProviderWord) =>
  report.currency === currency ? units(Math.round((credit * report.amountMinor) / agreed)) : null
