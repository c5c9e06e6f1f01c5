import type { DisputeState } from '@pandrop/contract/lifecycle/dispute'
import { type Cents, cents, roundHalfEven } from '@pandrop/money/money'

/** What the provider has said of a dispute. */
export interface Standing {
  state: DisputeState
  /** whether it is an inquiry, open or closed */
  isInquiry: boolean
  /** when the provider said it */
  toldAt: Date
}

/**
 * Whether a notice tells what is newer than what is known. Notices come repeatedly and in any order, and the provider
 * dates them to the second, so they are ordered: an inquiry comes before the dispute that it may become, then the later
 * word counts, and of two words of one second the one that is further. Whatever the order of arrival, the end is the
 * same; `lost` after `won` is a bank that changed its mind.
 * @param before null where nothing was heard yet
 */
export const isNews = (before: Standing | null, told: Standing): boolean => {
  if (before === null) return true
  if (before.isInquiry !== told.isInquiry) return before.isInquiry
  const later = told.toldAt.getTime() - before.toldAt.getTime()
  return later === 0 ? ranks[told.state] > ranks[before.state] : later > 0
}

const ranks: Record<DisputeState, number> = { inquiry: 0, open: 1, lost: 2, won: 3 }

/** What a step of a dispute does to the books. */
export type Effect = 'take' | 'give_back' | 'none'

/** From a state (null: unheard of) to a state; what is open or lost holds the money, anything else holds nothing. */
const effects: Record<DisputeState | 'unheard', Record<DisputeState, Effect>> = {
  unheard: { inquiry: 'none', open: 'take', lost: 'take', won: 'none' },
  inquiry: { inquiry: 'none', open: 'take', lost: 'take', won: 'none' },
  open: { inquiry: 'none', open: 'none', lost: 'none', won: 'give_back' },
  lost: { inquiry: 'none', open: 'none', lost: 'none', won: 'give_back' },
  won: { inquiry: 'none', open: 'take', lost: 'take', won: 'none' },
}

/** What the books do when a dispute goes from a state to another. */
export const effectOf = (before: DisputeState | null, told: DisputeState): Effect => effects[before ?? 'unheard'][told]

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
  /** of what the charge still had */
  cents: Cents
  /** beside it: what had gone back already, so that it is paid twice unless the dispute is won */
  again: Cents
  /** it names more than the charge has left, or another currency: an operator should look */
  isOdd: boolean
}

/** What of a charge has neither gone back nor been taken by a dispute. */
export const leftOf = ({ amountMinor, refundedMinor, bookedCents, disputedCents }: Charge): Cents =>
  cents(Math.max(0, roundHalfEven((bookedCents * (amountMinor - refundedMinor)) / amountMinor) - disputedCents))

/**
 * What a disputed amount is worth: its part of what the charge brought. The bank takes it whatever has gone back
 * before, so what the charge has not left is told apart. An amount in another currency cannot be compared and counts as
 * all that is left, which is what holders dispute.
 */
export const takenBy = (charge: Charge, disputed: { amountMinor: number; currency: string }): Taken => {
  const { amountMinor, refundedMinor, bookedCents } = charge
  const isComparable = disputed.currency === charge.currency
  const minor = isComparable ? Math.min(disputed.amountMinor, amountMinor) : amountMinor - refundedMinor
  const worth = roundHalfEven((bookedCents * minor) / amountMinor)
  const left = leftOf(charge)
  const taken = cents(Math.min(worth, left))
  return {
    cents: taken,
    again: cents(worth - taken),
    isOdd: !isComparable || disputed.amountMinor > amountMinor || worth > left || bookedCents === 0,
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

/** What of a dispute is the customer's: debited from them, and owed by them. */
export interface Claimed {
  /** still taken from the customer, so that it is theirs again when it is won or settled */
  held: Cents
  owed: Cents
}

/** Settles an amount with a dispute: what the customer owes for it is forgiven, then what was taken comes back. */
export const settleOver = ({ held, owed }: Claimed, amount: Cents): { forgiven: Cents; returned: Cents } => {
  if (amount > held + owed) throw new RangeError(`a dispute of ${held + owed} cents settles no ${amount}`)
  const forgiven = cents(Math.min(owed, amount))
  return { forgiven, returned: cents(amount - forgiven) }
}
