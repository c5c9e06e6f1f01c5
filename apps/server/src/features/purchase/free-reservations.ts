import type { Transaction } from '../../db/transaction.ts'
import { returnPromos } from '../promo/promo.ts'
import { cancelOpenOrders, lockReservedItems } from './free-reservations.sql.ts'

/**
 * Sets free what many card payments had reserved; their orders came to nothing and give their promo codes back.
 * @param paymentIds of payments that have just ended unpaid, their rows locked
 */
export const freeReservations = async (
  tx: Transaction,
  paymentIds: string[],
  { at, by }: { at: Date; by: string },
): Promise<void> => {
  await lockReservedItems(tx, paymentIds)
  const ended = await cancelOpenOrders(tx, paymentIds, at, by)
  await returnPromos(
    tx,
    ended.map(({ id }) => id),
    at,
  )
}
