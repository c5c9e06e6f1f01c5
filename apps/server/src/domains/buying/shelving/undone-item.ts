import type { Transaction } from '../../../db/transaction.ts'
import { takeItemStepWithin } from '../../catalogue/staff-items/item-steps.ts'
import { lockItemOfOffer, selectItemOfOffer } from './shelving.sql.ts'

/** Locks the item of an offer that may be undone, before the offer itself. */
export const lockUndone = async (tx: Transaction, offerId: number): Promise<void> => {
  await lockItemOfOffer(tx, offerId)
}

/**
 * Lets the item of an offer go whose trade was reversed (docs/behaviour/offers.md#reversed-item). What a customer holds
 * or has bought stays with its order or deal, and goes once that sets it free (the verbs of orders, purchases, deals).
 * @returns what the record says of it; '' where the offer has no item, or has let it go before
 */
export const withdrawUndone = async (
  tx: Transaction,
  offerId: number,
  { by, at }: { by: string; at: Date },
): Promise<string> => {
  const item = await selectItemOfOffer(tx, offerId)
  if (!item) return ''
  const gone = await takeItemStepWithin(tx, 'withdraw', { itemId: item.id, because: 'reversed', by, at })
  if (gone.ok) return gone.value.changed ? `item ${item.id} is withdrawn` : ''
  if (item.deal_id !== null) return `item ${item.id} is held by deal ${item.deal_id}: withdraw that deal`
  const place = item.order_id === null ? '' : ` by order ${item.order_id}`
  return `item ${item.id} is taken${place} and cannot be delivered: cancel that order`
}
