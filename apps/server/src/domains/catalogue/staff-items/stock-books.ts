import { type Cents, cents, negate, subtract, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { type SystemAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post, postMoves } from '../../../ledger/post.ts'
import { bookedAmong } from '../../../ledger/reverse.ts'
import { forgetCosts, insertCostChange, insertCostChanges, selectCosts, selectShelvedItem } from './stock-books.sql.ts'

/** Who books something, and when. */
interface Booking {
  /** staff:<id> or the name of a job */
  by: string
  at: Date
}

/** An item and what it cost; null: nobody knows. */
interface CostedItem extends Booking {
  itemId: number
  cost: Cents | null
}

/**
 * An item comes into stock that no offer brought: it was there before the shop was, or was bought elsewhere. What an
 * offer brought stands in stock since its item was received, so nothing is booked for it here
 * (docs/behaviour/money.md#stock-cost). Does nothing where the cost is unknown or zero. Once per item.
 */
export const bookIntake = (tx: Transaction, { itemId, cost, ...booking }: CostedItem): Promise<void> =>
  move(tx, { reference: `item:${itemId}:intake`, kind: 'stock_taken_in', to: 'stock_intake', cost, ...booking })

/** The same for many items at once; none of them brought by an offer. */
export const bookIntakes = (
  tx: Transaction,
  items: readonly { itemId: number; cost: Cents }[],
  booking: Booking,
): Promise<void> => {
  const moves = items
    .filter(({ cost }) => cost > 0)
    .map(({ itemId, cost }) => ({ reference: `item:${itemId}:intake`, cents: cost }))
  return postMoves(tx, { kind: 'stock_taken_in', from: 'stock', to: 'stock_intake', moves, ...booking })
}

/**
 * Items should never have come in: what they cost is known no more and leaves stock as it came, written down as a
 * correction of each. The caller holds the items' rows, which are in stock and were brought by no offer.
 */
export const bookIntakesUndone = async (
  tx: Transaction,
  itemIds: readonly number[],
  { reason, by, at }: Booking & { reason: string },
): Promise<void> => {
  const changes = await forgetCosts(tx, { itemIds, reason, by, at })
  const moves = changes.map(({ id, item_id: itemId, before_cents: before }) => ({
    reference: `item:${itemId}:cost:${id}`,
    cents: cents(before),
  }))
  await postMoves(tx, { kind: 'stock_corrected', from: 'stock_intake', to: 'stock', moves, by, at })
}

/**
 * Items are withdrawn: what they cost leaves stock as losses, whoever they were bought from. Where the offer that
 * brought one has come to nothing, that offer's mirror has taken it out of stock, and nothing is lost. The caller holds
 * the items' rows. Does nothing where a cost is unknown or zero. Once per item.
 */
export const bookLosses = async (tx: Transaction, itemIds: readonly number[], booking: Booking): Promise<void> => {
  const items = await selectCosts(tx, itemIds)
  const offers = items.flatMap(({ offer_id: id }) => (id === null ? [] : [receiptOf(id)]))
  const booked = await bookedAmong(tx, offers)
  const lost = items.filter(({ offer_id: id }) => id === null || booked.get(receiptOf(id)) !== 'reversed')
  const moves = lost.map((item) => ({ reference: lossOf(item.id), cents: cents(item.cost_cents) }))
  await postMoves(tx, { kind: 'stock_lost', from: 'stock_losses', to: 'stock', moves, ...booking })
}

const receiptOf = (offerId: number): string => `offer:${offerId}:received`

const lossOf = (itemId: number): string => `item:${itemId}:withdrawn`

/** What somebody has learnt about what an item cost; null: not known. */
interface CostCorrection extends Booking {
  itemId: number
  before: Cents | null
  after: Cents | null
  reason?: string | undefined
}

/**
 * The cost of an item that no offer brought was wrong, unknown, or is none any more: writes the change down and books
 * the difference as taken in. The caller holds the item's row, which is neither reserved, sold nor withdrawn. Does
 * nothing where nothing changed.
 */
export const bookCostCorrection = async (
  tx: Transaction,
  { itemId, before, after, reason, by, at }: CostCorrection,
): Promise<void> => {
  if (before === after) return
  const change = await insertCostChange(tx, { itemId, before, after, reason: reason ?? null, by, at })
  if (!change) throw new Error(`the cost of item ${itemId} was not written down`)
  const cost = subtract(after ?? zero, before ?? zero)
  const reference = `item:${itemId}:cost:${change.id}`
  await move(tx, { reference, kind: 'stock_corrected', to: 'stock_intake', cost, reason, by, at })
}

/** The same for many items at once, each of which costs something else now; each item once. */
export const bookCostCorrections = async (
  tx: Transaction,
  corrections: readonly Pick<CostCorrection, 'itemId' | 'before' | 'after'>[],
  { reason, by, at }: Booking & { reason: string },
): Promise<void> => {
  if (corrections.length === 0) return
  const changes = await insertCostChanges(tx, { changes: JSON.stringify(corrections), reason, by, at })
  const moves = changes.map(({ id, item_id: itemId, before_cents: before, after_cents: after }) => ({
    reference: `item:${itemId}:cost:${id}`,
    cents: cents((after ?? 0) - (before ?? 0)),
  }))
  const common = { kind: 'stock_corrected', reason, by, at }
  const dearer = moves.filter((one) => one.cents > 0)
  await postMoves(tx, { ...common, from: 'stock', to: 'stock_intake', moves: dearer })
  const cheaper = moves.filter((one) => one.cents < 0).map((one) => ({ ...one, cents: negate(one.cents) }))
  await postMoves(tx, { ...common, from: 'stock_intake', to: 'stock', moves: cheaper })
}

/**
 * An offer has come to nothing whose item was on the shelf: where that was withdrawn before, what it cost is no loss,
 * because the offer's mirror takes it out of stock. The caller holds the offer.
 */
export const bookOfferUndone = async (tx: Transaction, offerId: number, booking: Booking): Promise<void> => {
  const item = await selectShelvedItem(tx, offerId)
  if (!item || !(await bookedAmong(tx, [lossOf(item.id)])).has(lossOf(item.id))) return
  const cost = cents(item.cost_cents)
  await move(tx, { reference: `item:${item.id}:undone`, kind: 'stock_undone', to: 'stock_losses', cost, ...booking })
}

interface Move extends Booking {
  reference: string
  kind: string
  /** what stock is booked against */
  to: SystemAccount
  /** into stock; negative: out of it */
  cost: Cents | null
  reason?: string | undefined
}

const move = async (tx: Transaction, { reference, kind, to, cost, reason, by, at }: Move): Promise<void> => {
  if (cost === null || cost === 0) return
  const entries = [
    { account: systemAccount('stock'), cents: negate(cost) },
    { account: systemAccount(to), cents: cost },
  ]
  const posted = await post(tx, { reference, kind, entries, reason, by, at })
  if (!posted.ok) throw new Error(`the books refused ${reference}: ${posted.refusal}`)
}
