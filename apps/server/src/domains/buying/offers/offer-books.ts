import { type Cents, negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { type SystemAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { reverseNamed } from '../../../ledger/reverse.ts'
import { bookOfferUndone } from '../../catalogue/staff-items/stock-books.ts'
import type { LockedOffer } from './locked-offer.ts'

/** Who books something, and when. */
interface Booking {
  by: string
  at: Date
}

type Sold = Pick<LockedOffer, 'id' | 'price' | 'receivedAt'>

/** An offer is accepted: the item is ordered, its price promised (ledger/README.md). */
export const bookAccepted = (tx: Transaction, offer: Sold, booking: Booking): Promise<void> =>
  move(tx, offer, { ...booking, what: 'accepted', from: 'stock_ordered', to: 'payouts_promised' })

/** Its item is here: what was ordered is stock. */
export const bookReceived = (tx: Transaction, offer: Sold, booking: Booking): Promise<void> =>
  move(tx, offer, { ...booking, what: 'received', from: 'stock', to: 'stock_ordered' })

/** The trade protection is over: what was promised is owed. */
export const bookOwed = (tx: Transaction, offer: Sold, booking: Booking): Promise<void> =>
  move(tx, offer, { ...booking, what: 'owed', from: 'payouts_promised', to: 'payouts_owed' })

/** An accepted offer comes to nothing: mirrors of what was booked for it, its item's too, newest first. */
export const undoBookings = async (
  tx: Transaction,
  { id, receivedAt }: Sold,
  booking: Booking & { reason: string },
): Promise<void> => {
  await bookOfferUndone(tx, id, booking)
  const booked = receivedAt === null ? ['accepted'] : ['received', 'accepted']
  for (const what of booked) {
    const mirrored = await reverseNamed(tx, { reference: `offer:${id}:${what}`, ...booking })
    if (!mirrored.ok) throw new Error(`the books refused to undo offer ${id}: ${mirrored.refusal}`)
  }
}

interface Move extends Booking {
  what: 'accepted' | 'received' | 'owed'
  from: SystemAccount
  to: SystemAccount
}

const move = async (tx: Transaction, offer: Sold, { what, from, to, by, at }: Move): Promise<void> => {
  const price = priceOf(offer)
  const posted = await post(tx, {
    reference: `offer:${offer.id}:${what}`,
    kind: `offer_${what}`,
    entries: [
      { account: systemAccount(from), cents: negate(price) },
      { account: systemAccount(to), cents: price },
    ],
    by,
    at,
  })
  if (!posted.ok) throw new Error(`the books refused offer ${offer.id}: ${posted.refusal}`)
}

const priceOf = ({ id, price }: Sold): Cents => {
  if (price === null) throw new Error(`offer ${id} has no price`)
  return price
}
