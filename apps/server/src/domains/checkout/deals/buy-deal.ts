import type { RefusalOf } from '@pandrop/contract/call'
import type { purchasePrompt } from '@pandrop/contract/deals'
import { dealLifecycle } from '@pandrop/contract/lifecycle/deal'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Attempt, once } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import type { Agreed } from '../purchase/checkout.rules.ts'
import { lockWanted } from '../purchase/lock-wanted.ts'
import type { Receipt } from '../purchase/receipt.ts'
import { sellTogether } from '../purchase/sell-together.ts'
import { lockDealAlone } from './deal-steps.ts'
import { endDeal, selectDealItemIds, selectReversedOfDeal } from './deals.sql.ts'

/** Who buys which deal. */
export interface DealPurchase {
  customerId: number
  dealId: number
  agreed: Agreed
  attempt: Attempt | null
}

type DealRefusal = RefusalOf<typeof purchasePrompt>

/**
 * Buys a deal from the balance: all of its items, at its price, once per attempt.
 * @returns order and balance; refuses not_found (another customer's too), deal_over, items_unavailable where one of its
 *   items is not the shop's any more, and as sellTogether does
 */
export const buyDeal = (shop: Shop, purchase: DealPurchase): Promise<Result<Receipt, DealRefusal>> =>
  inTransaction(shop.pool, (tx) => once(tx, purchase.attempt, () => buy(shop, tx, purchase)))

const buy = async (
  shop: Shop,
  tx: Transaction,
  { customerId, dealId, agreed }: DealPurchase,
): Promise<Result<Receipt, DealRefusal>> => {
  const ids = await selectDealItemIds(tx, dealId)
  const wanted = ids.map(({ item_id }) => item_id)
  const items = await lockWanted(tx, customerId, wanted)
  const deal = await lockDealAlone(tx, dealId)
  if (deal?.customerId !== customerId) return refuse('not_found')
  const at = shop.clock.now()
  const { record, to } = dealLifecycle.steps.bought
  if (decide(dealLifecycle, deal, 'bought', at).may !== 'now') return refuse('deal_over')
  if (await selectReversedOfDeal(tx, dealId)) return refuse('items_unavailable')
  const sold = await sellTogether(shop, tx, { customerId, items, total: deal.price, agreed })
  if (!sold.ok) return sold
  const { orderId } = sold.value
  await endDeal(tx, { dealId, state: to, kind: 'bought', orderId, by: `customer:${customerId}`, at, why: record })
  return ok(sold.value)
}
