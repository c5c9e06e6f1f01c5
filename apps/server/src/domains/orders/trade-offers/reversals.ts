import type { Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { holdBlock, keepOut } from '../../identity/accounts/blocked.ts'
import { insertCustomerEvent } from '../../identity/accounts/customer-events.ts'
import { noted } from '../../identity/audit/audit.ts'
import { selectReversalBlocks } from './protected-trades.sql.ts'

/**
 * Blocks a customer who took a trade back while Steam protected it, until somebody of the staff lets them in
 * (docs/behaviour/orders.md#reversal-blocks). Nothing changes where the settings say so, or for who is blocked already.
 * In the one order of locks it comes after balances.
 * @param options.why for the record
 */
export const blockForReversal = async (
  tx: Transaction,
  { customerId, why, at }: { customerId: number; why: string; at: Date },
): Promise<void> => {
  if (!(await selectReversalBlocks(tx))?.blocks) return
  if (await holdBlock(tx, customerId)) return
  await keepOut(tx, customerId, at)
  await insertCustomerEvent(tx, { customerId, kind: 'blocked', by: 'delivery', at, why })
}

/** Records a reversal under the eyes of the audit log, as what the shop does because Steam said so. */
export const recordNoted = (
  shop: Pick<Shop, 'pool' | 'clock'>,
  { input, work }: { input: { order: number } | { offer: number }; work: () => Promise<void> },
): Promise<void> => {
  const call = { staffId: null, action: 'shop trade_reversed', path: 'told by Steam', input, address: 'the shop' }
  return noted(shop, call, { work, outcomeOf: () => ({ outcome: 'done', staffId: null }) })
}
