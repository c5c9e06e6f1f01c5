import type { Difference } from '@pandrop/contract/staff/bank'
import { inUnits } from '@pandrop/money/money'

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

/** Where a person looks a subject up; null for one that is nobody's. */
export const linkOf = (subject: string, about: string | null): Difference['link'] => {
  const [noun = '', id = ''] = subject.split(/:(.*)/s)
  if (noun === 'payout' || noun === 'payment') return { to: noun, id }
  // What the books name is anybody's text: no page has a word for its number.
  if (noun === 'provider-payout' && /^\d+$/.test(id)) return { to: 'provider_payout', id }
  if ((noun === 'order' || noun === 'offer' || noun === 'customer') && /^\d+$/.test(id)) return { to: noun, id }
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
  part,
  kind: flaw ?? kindBetween(expected, found),
  reference: subject,
  expected: expected === null ? null : inUnits(sign * expected),
  found: found === null ? null : inUnits(sign * found),
  at: new Date(at).toISOString(),
  link: linkOf(subject, about),
})

const kindBetween = (expected: number | null, found: number | null): string => {
  if (expected === null) return 'not_known'
  return found === null ? 'not_booked' : 'amount_differs'
}
