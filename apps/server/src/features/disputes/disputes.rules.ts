import { type Cents, cents, roundHalfEven } from '@pandrop/money/money'

/** How a dispute stands. */
export type DisputeState = 'open' | 'won' | 'lost'

/**
 * Whether a notice tells something new. Notices come in any order and repeatedly, and none carries a number, so the
 * states themselves are ordered: open, lost, won. `open` after an end is an older notice. `won` after `lost` is a bank
 * that gave the money back after all; `lost` after `won` can only be the older of these two, because a bank that
 * changes its mind against the shop opens another dispute. Whatever the order of arrival, the end is the same.
 * @param before null where nothing was heard yet
 */
export const isNews = (before: DisputeState | null, reported: DisputeState): boolean =>
  before === null || rank[reported] > rank[before]

const rank: Record<DisputeState, number> = { open: 0, lost: 1, won: 2 }

/** A charge as the books know it. */
export interface Charge {
  /** in the smallest unit of currency */
  amountMinor: number
  /** ISO 4217 */
  currency: string
  /** of amountMinor, on its way back to the card or there already */
  refundedMinor: number
  /** what it brought, in the internal currency; 0 for one that was never booked */
  bookedCents: Cents
  /** what other disputes of the same charge took of that */
  disputedCents: Cents
}

/** What a dispute takes back. */
export interface Taken {
  cents: Cents
  /** it names more than the charge has left, or another currency: an operator should look */
  isOdd: boolean
}

/**
 * What a disputed amount is worth: its part of what the charge brought, and never more than the charge has left. An
 * amount in another currency cannot be compared and counts as all that is left, which is what holders dispute.
 */
export const takenBy = (charge: Charge, disputed: { amountMinor: number; currency: string }): Taken => {
  const { amountMinor, refundedMinor, bookedCents } = charge
  const leftMinor = amountMinor - refundedMinor
  const isComparable = disputed.currency === charge.currency
  const minor = isComparable ? Math.min(disputed.amountMinor, leftMinor) : leftMinor
  const worth = (part: number): Cents => roundHalfEven((bookedCents * part) / amountMinor)
  const left = Math.max(0, worth(leftMinor) - charge.disputedCents)
  return {
    cents: cents(Math.min(worth(minor), left)),
    isOdd: !isComparable || disputed.amountMinor > leftMinor || worth(minor) > left || bookedCents === 0,
  }
}

/** Takes an amount from a balance as far as it goes; the rest is what the customer owes. */
export const splitOver = (balance: Cents, amount: Cents): { debited: Cents; owed: Cents } => {
  const debited = cents(Math.min(balance, amount))
  return { debited, owed: cents(amount - debited) }
}

/** Shares an amount out over debts in their order: the first is paid first. @returns a share for each of them */
export const shareOut = (amount: Cents, debts: readonly Cents[]): Cents[] => {
  let left: number = amount
  return debts.map((debt) => {
    const share = cents(Math.min(left, debt))
    left -= share
    return share
  })
}
