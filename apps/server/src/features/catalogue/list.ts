import type { Received } from '@pandrop/contract/call'
import type { Category, listItems } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { limitMax, perPage } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { fromUnits } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import type { Shop } from '../../shop.ts'
import { selectStockedWeapons } from './catalogue.sql.ts'
import { type CategoryScope, categoryTree, scopeOf } from './categories.rules.ts'
import { toItem } from './item-row.ts'
import { countMatching, type ListFilter, selectPage, selectRandom } from './list.sql.ts'

type ListQuery = Received<typeof listItems, 'query'>

export interface ItemList {
  payload: Item[]
  meta: { total: number; pages: number }
}

/** The tree of what is in stock. */
export const categoryTreeOf = async (q: Queryable): Promise<Category> => categoryTree(await selectStockedWeapons(q))

const filterOf = (query: ListQuery, scope: CategoryScope): ListFilter => ({
  search: query.search,
  priceFromCents: query.price_from === undefined ? undefined : fromUnits(query.price_from),
  priceTillCents: query.price_till === undefined ? undefined : fromUnits(query.price_till),
  types: scope.type === undefined ? query.type : [scope.type],
  rarities: query.quality,
  weapons: scope.weapon === undefined ? query.heroes : [scope.weapon],
  exteriors: query.exterior_names,
  classes: query.item_class,
  sale: query.sale,
  isNew: query.new,
})

/**
 * Items for sale: filtered, sorted by price and paged, or a random draw of the same.
 * @returns refuses not_found for a category that does not exist
 */
export const itemListOf = async ({ pool }: Shop, query: ListQuery): Promise<Result<ItemList, 'not_found'>> => {
  const scope: CategoryScope | undefined =
    query.category === undefined ? {} : scopeOf(query.category, await categoryTreeOf(pool))
  if (!scope) return refuse('not_found')
  const filter = filterOf(query, scope)
  const limit = Math.min(query.limit ?? perPage, limitMax)
  if (query.random) {
    const drawn = await selectRandom(pool, filter, limit)
    return ok({ payload: drawn.map(toItem), meta: { total: drawn.length, pages: 1 } })
  }
  const offset = ((query.page ?? 1) - 1) * limit
  const [rows, total] = await Promise.all([
    selectPage(pool, filter, { direction: query.sort ?? 'desc', limit, offset }),
    countMatching(pool, filter),
  ])
  return ok({ payload: rows.map(toItem), meta: { total, pages: Math.ceil(total / limit) } })
}
