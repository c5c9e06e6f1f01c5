import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/packs'
import { stateAt } from '@pandrop/contract/pricing'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents } from '@pandrop/money/money'
import { type Attempt, once } from '../../../db/once.ts'
import { deferToCommit, inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import type { Agreed } from '../purchase/checkout.rules.ts'
import { lockWanted } from '../purchase/lock-wanted.ts'
import type { Receipt } from '../purchase/receipt.ts'
import { sellTogether } from '../purchase/sell-together.ts'
import { lockPack, selectPack, sellPackRow } from './packs.sql.ts'

/** Who buys which pack. */
export interface PackPurchase {
  customerId: number
  packId: number
  agreed: Agreed
  attempt: Attempt | null
}

type Outcome = Result<Receipt, RefusalOf<typeof calls.purchasePack>>

/**
 * Buys a pack from balance, whole or not at all, and once per attempt. What a pack costs and holds never changes
 * (docs/behaviour/orders.md#pack-stays), so its number alone says what the buyer has seen.
 * @returns the order and what is left on the balance; refuses pack_not_found for one that there is not, or not yet,
 *   pack_unavailable where it is not on offer, what sellTogether refuses, and as `once`
 */
export const purchasePack = (shop: Shop, purchase: PackPurchase): Promise<Outcome> =>
  inTransaction(shop.pool, (tx) => once(tx, purchase.attempt, () => buy(shop, tx, purchase)))

const buy = async (shop: Shop, tx: Transaction, { customerId, packId, agreed }: PackPurchase): Promise<Outcome> => {
  const now = shop.clock.now()
  const held = (await selectPack(tx, packId, now))?.item_ids
  if (!held) return refuse('pack_not_found')
  const items = await lockWanted(tx, customerId, held)
  await lockPack(tx, packId)
  // Read again: until the locks were had, another buyer or an operator may have ended it.
  const pack = await selectPack(tx, packId, now)
  if (!pack || pack.state === 'planned') return refuse('pack_not_found')
  const isWhole = items.length === held.length && items.every((item) => stateAt(item, now) === 'available')
  if (pack.state !== 'offered' || !isWhole) return refuse('pack_unavailable')

  const sold = await sellTogether(shop, tx, { customerId, items, total: cents(pack.price_cents), agreed })
  if (!sold.ok) return sold
  deferToCommit(tx, sellPackRow(tx, packId, now, sold.value.orderId))
  return ok(sold.value)
}
