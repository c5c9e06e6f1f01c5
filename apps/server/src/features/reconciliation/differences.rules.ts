import type { Difference } from '@pandrop/contract/staff/bank'
import { cents, toUnits } from '@pandrop/money/money'

/** What the shop knows of a subject, and what the books should hold of it. */
export interface Known {
  subject: string
  /** credit positive */
  cents: number
  at: Date
  about: string
}

/** What the books hold of a subject. */
export interface Moved {
  subject: string
  cents: number
  at: Date
}

const units = (value: number): number => toUnits(cents(value))

/** Where a person looks a subject up; null for one that is nobody's. */
export const linkOf = (subject: string, about: string | null): Difference['link'] => {
  const [noun = '', id = ''] = subject.split(/:(.*)/s)
  if (noun === 'payout' || noun === 'order' || noun === 'payment') return { to: noun, id }
  return about === null ? null : { to: 'payment', id: about }
}

/**
 * Holds what is known against what is booked, subject by subject.
 * @param part of which account this is
 * @param sign -1 where the account is a debt to us, so that amounts read as what was charged or paid
 */
export const differencesOf = (
  { part, sign }: { part: 'bank' | 'provider'; sign: 1 | -1 },
  known: readonly Known[],
  moved: readonly Moved[],
): Difference[] => {
  const booked = new Map(moved.map((row) => [row.subject, row]))
  const found: Difference[] = []
  for (const { subject, cents: expected, at, about } of known) {
    const there = booked.get(subject)
    booked.delete(subject)
    if ((there?.cents ?? 0) === expected) continue
    found.push({
      ...{ part, kind: there ? 'amount_differs' : 'not_booked', reference: subject, expected: units(sign * expected) },
      ...{ found: there ? units(sign * there.cents) : null, at: at.toISOString(), link: linkOf(subject, about) },
    })
  }
  for (const { subject, cents: amount, at } of booked.values()) {
    // Booked, taken back, and known to have come to nothing.
    if (amount === 0) continue
    found.push({
      ...{ part, kind: 'not_known', reference: subject, expected: null, found: units(sign * amount) },
      ...{ at: at.toISOString(), link: linkOf(subject, null) },
    })
  }
  return found
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
