import type { ItemMarket } from '@pandrop/contract/item'
import { hasPage } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { type DependsOn, isUnoffered, offersOf } from './item-change.rules.ts'
import { selectAmong, selectCopiesForSale, selectCopiesSold, selectMarketItem } from './item-market.sql.ts'
import { marketDays } from './price-history.rules.ts'

/** Together so many that a picture can still tell them apart (docs/behaviour/catalogue.md#market-of-an-item). */
const forSaleMax = 140
const soldMax = 60

/**
 * What copies of an item's kind cost and what sold ones brought; refuses item_not_found. It depends on every change of
 * its kind, and on sales of its finish, which the database announces without their kind.
 */
export const itemMarketOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  id: number,
  dependsOn: DependsOn,
): Promise<Result<ItemMarket, 'item_not_found'>> => {
  const item = await selectMarketItem(pool, id)
  if (!item || !hasPage(item.state)) return refuse('item_not_found')
  const { kind_no: kindNo, skin_id: skinId, price_cents: cents, float } = item
  dependsOn((change) => {
    const isOfKind = offersOf(change).some(({ kind_no }) => kind_no === kindNo)
    return change.id === id || isOfKind || (isUnoffered(change) && change.skin_id === skinId) ? 'shown' : 'none'
  })
  const [forSale, among, sold] = await Promise.all([
    selectCopiesForSale(pool, { id, kindNo, float, max: forSaleMax }),
    selectAmong(pool, { id, kindNo, float, cents }),
    selectCopiesSold(pool, kindNo, daysBefore(clock.now(), marketDays), soldMax),
  ])
  if (!among) throw new Error(`item ${id} stands nowhere among its kind`)
  return ok({
    for_sale: forSale.map(({ price_cents, ...copy }) => ({ ...copy, price: inUnits(price_cents) })),
    sold: sold.map(({ cents: paid, ...copy }) => ({ ...copy, price: inUnits(paid) })),
    among,
  })
}
