import type { Item, ItemDetails } from '@pandrop/contract/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../db/statement.ts'
import type { Shop } from '../../shop.ts'
import { selectItem, selectItemsByIds, selectRecommended, selectSimilar } from './catalogue.sql.ts'
import { toItem } from './item-row.ts'

const similarMax = 20
const recommendedMax = 20
const recommendedDays = 30

/** Items as the wire sends them, in no particular order; unknown ids are missing. */
export const itemsByIds = async (q: Queryable, ids: number[]): Promise<Item[]> =>
  (await selectItemsByIds(q, ids)).map(toItem)

/** One item, sold or not, with similar ones that can be bought; refuses item_not_found. */
export const itemDetailsOf = async ({ pool }: Shop, id: number): Promise<Result<ItemDetails, 'item_not_found'>> => {
  const row = await selectItem(pool, id)
  if (!row) return refuse('item_not_found')
  const similar = await selectSimilar(pool, row.id, row.skin_id, row.weapon, row.price_cents, similarMax)
  return ok({
    ...toItem(row),
    min_float: row.min_wear,
    max_float: row.max_wear,
    collection: row.collection,
    similar: similar.map(toItem),
  })
}

/** Items of the finishes most sold in 30 days, filled up with the most expensive of each weapon. */
export const recommendedItemsOf = async ({ pool, clock }: Shop): Promise<Item[]> => {
  const since = new Date(clock.now().getTime() - recommendedDays * 24 * 60 * 60 * 1000)
  return (await selectRecommended(pool, since, recommendedMax)).map(toItem)
}
