import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, cents, sum, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { type Claim, claimsOn, openOf } from '../../payments/disputes/claims.ts'
import { giveBack, giveBackAgainst, type OrderRefund } from '../../payments/refunds/give-back.ts'
import { type LineBack, restOf, spread, takenBack } from '../../payments/refunds/split.rules.ts'
import type { Destination, LockedLine, LockedOrder } from './locked-order.ts'

/** How money of an order goes back. */
export interface WayBack {
  /** the charge that it goes back to; null: the balance */
  paymentId: string | null
  /** disputes of the charge, against which a sale is undone before anything goes to the balance */
  against: readonly { claim: Claim; paymentId: string }[]
  /** what disputes hold of the charge and nothing settles here: the balance gets what the charge has beside it */
  withheld: Cents
}

type WayRefusal = 'refund_to_card_impossible' | 'payment_disputed'

/**
 * The way that money of an order goes back: the way it was paid unless told otherwise
 * (docs/behaviour/money.md#refund-way). While its charge is disputed, the bank has that money or may keep it, and the
 * provider takes no refund: the sale is undone against the dispute, and the balance gets what the dispute leaves. The
 * caller holds the order with all that depends on it; the balance is locked here.
 * @returns refuses refund_to_card_impossible, and payment_disputed for a card that is asked for by name
 */
export const wayBack = async (
  tx: Transaction,
  order: Pick<LockedOrder, 'paymentMethod' | 'paymentId' | 'customerId'>,
  wished: Destination | undefined,
): Promise<Result<WayBack, WayRefusal>> => {
  const { paymentId, paymentMethod, customerId } = order
  if (paymentId === null) {
    return (wished ?? paymentMethod) === 'card' ? refuse('refund_to_card_impossible') : ok(toBalance)
  }
  await lockBalance(tx, customerId)
  const claims = await claimsOn(tx, paymentId)
  if (claims.length === 0) return ok(wished === 'balance' ? toBalance : { ...toBalance, paymentId })
  if (wished === 'card') return refuse('payment_disputed')
  if (wished === 'balance') return ok({ ...toBalance, withheld: sum(claims.map(openOf)) })
  return ok({ ...toBalance, against: claims.map((claim) => ({ claim, paymentId })) })
}

const toBalance: WayBack = { paymentId: null, against: [], withheld: zero }

/**
 * Whether an amount may go to the balance beside a dispute of the charge: what disputes hold never goes there too.
 * @returns refuses payment_disputed
 */
export const boundedBy = (
  { withheld }: WayBack,
  lines: readonly LockedLine[],
  backs: readonly LineBack[],
): Result<undefined, 'payment_disputed'> => {
  if (withheld === 0) return ok(undefined)
  const left = sum(lines.map(restOf)) - withheld
  return sum(backs.map(({ amount }) => amount)) > left ? refuse('payment_disputed') : ok(undefined)
}

/** What went back, by where it went. */
export interface WentBack {
  /** to the card or the balance */
  amount: Cents
  destination: Destination
  /** undone against a dispute: the card's bank has it */
  against: Cents
}

/** Gives money of an order back along its ways, each a refund of its own with its credit note. */
export const giveBackAlong = async (
  tx: Transaction,
  { paymentId, against }: WayBack,
  refund: Omit<OrderRefund, 'paymentId' | 'lines'> & { lines: readonly LockedLine[]; backs: readonly LineBack[] },
): Promise<WentBack> => {
  const { lines, backs, key, ...about } = refund
  const rooms = against.map(({ claim }) => openOf(claim))
  const ways = spread(lines, backs, rooms)
  let undone: number = 0
  for (const [place, { claim, paymentId: chargeId }] of against.entries()) {
    const parts = ways[place] ?? []
    if (takenBack(parts).amount === 0) continue
    // The key names the attempt once, on the first refund of it.
    const named = undone === 0 ? key : undefined
    undone += await giveBackAgainst(tx, { ...about, lines: parts, key: named, paymentId: chargeId }, claim)
  }
  const rest = ways.at(-1) ?? []
  const { amount } = takenBack(rest)
  if (amount > 0) await giveBack(tx, { ...about, lines: rest, key: undone === 0 ? key : undefined, paymentId })
  return { amount, destination: paymentId ? 'card' : 'balance', against: cents(undone) }
}
