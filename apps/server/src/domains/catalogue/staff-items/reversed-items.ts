import type { Transaction } from '../../../db/transaction.ts'
import { takeItemStepWithin } from './item-steps.ts'
import { selectReversedItems } from './reversed-items.sql.ts'

/**
 * Withdraws what orders have just set free and is not the shop's any more: its trade was reversed while a customer
 * held or had bought it (docs/behaviour/offers.md#reversed-item). The caller holds the items.
 */
export const withdrawReversed = async (
  tx: Transaction,
  orderIds: number[],
  { by, at }: { by: string; at: Date },
): Promise<void> => {
  for (const { id } of await selectReversedItems(tx, orderIds)) {
    const gone = await takeItemStepWithin(tx, 'withdraw', { itemId: id, because: 'reversed', by, at })
    if (!gone.ok) throw new Error(`item ${id} was set free and cannot be withdrawn: ${gone.refusal}`)
  }
}
