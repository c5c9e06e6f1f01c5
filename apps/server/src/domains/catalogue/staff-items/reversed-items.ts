import type { Transaction } from '../../../db/transaction.ts'
import { takeItemStepWithin } from './item-steps.ts'
import { selectReversedAmong, selectReversedItems } from './reversed-items.sql.ts'

interface Freed {
  by: string
  at: Date
}

/**
 * Withdraws what orders have just set free and is not the shop's any more: its trade was reversed while a customer
 * held or had bought it (docs/behaviour/offers.md#reversed-item). The caller holds the items.
 */
export const withdrawReversed = async (tx: Transaction, orderIds: number[], freed: Freed): Promise<void> =>
  withdrawAll(tx, await selectReversedItems(tx, orderIds), freed)

/** The same of items that a deal has just set free. */
export const withdrawReversedItems = async (tx: Transaction, itemIds: number[], freed: Freed): Promise<void> =>
  withdrawAll(tx, await selectReversedAmong(tx, itemIds), freed)

const withdrawAll = async (tx: Transaction, reversed: { id: number }[], { by, at }: Freed): Promise<void> => {
  for (const { id } of reversed) {
    const gone = await takeItemStepWithin(tx, 'withdraw', { itemId: id, because: 'reversed', by, at })
    if (!gone.ok) throw new Error(`item ${id} was set free and cannot be withdrawn: ${gone.refusal}`)
  }
}
