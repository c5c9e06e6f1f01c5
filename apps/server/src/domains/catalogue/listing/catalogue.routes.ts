import {
  askLargePicture,
  filterData,
  getItem,
  getItemMarket,
  listCategories,
  listItems,
  listSubcategories,
  offeredItems,
  recommendedItems,
  searchItems,
  suggestItems,
} from '@pandrop/contract/catalogue'
import { ok, refuse } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { largePictureOf } from '../drawings/drawings.ts'
import { type DependsOn, isUnoffered } from '../items/item-change.rules.ts'
import { itemMarketOf } from '../items/item-market.ts'
import { itemDetailsOf, offeredItemsOf, recommendedItemsOf } from '../items/items.ts'
import { type CatalogueIndex, categoryTreeOf } from './catalogue-index.ts'
import { scopeOf } from './categories.rules.ts'
import { filterDataOf } from './filter-data.ts'
import { itemListOf } from './list.ts'
import { searchAnswerOf } from './search-answer.ts'
import { suggestionsFor } from './suggest.ts'

const always = () => true

/** A random draw is never cached (docs/behaviour/catalogue.md#random-draw). */
const unlessRandom = (query: unknown) => !(query as { random?: boolean }).random

/**
 * Everything about looking at skins.
 * @param catalogueIndex shared with whoever else shows the stock; it gets the catalogue's announcements
 */
export const catalogueRoutes = (serve: Serve, shop: Shop, catalogueIndex: CatalogueIndex): void => {
  const treeNow = async (dependsOn: DependsOn) => {
    const stock = await catalogueIndex.stock.now()
    // Which weapons are in stock: of all facets the least often wrong.
    dependsOn((change) => (isUnoffered(change) ? 'none' : 'numbers'))
    return categoryTreeOf(stock)
  }

  serve(
    listItems,
    async ({ query, dependsOn, counts }) => {
      const list = await itemListOf(catalogueIndex, query, dependsOn)
      if (list.ok) counts(list.value.countAnew)
      return list
    },
    { cached: unlessRandom },
  )

  serve(offeredItems, async ({ query: { ids } }) => ok({ payload: await offeredItemsOf(shop.pool, ids) }))

  serve(recommendedItems, async ({ dependsOn }) => ok({ payload: await recommendedItemsOf(shop, dependsOn) }), {
    cached: always,
  })

  serve(
    filterData,
    async ({ query, language, dependsOn }) =>
      ok({ payload: await filterDataOf(catalogueIndex, query, language, dependsOn) }),
    {
      cached: always,
    },
  )

  serve(
    suggestItems,
    async ({ query, dependsOn }) => ok({ payload: await suggestionsFor(catalogueIndex, query.search, dependsOn) }),
    { cached: always },
  )

  serve(
    searchItems,
    async ({ query, dependsOn }) => ok({ payload: await searchAnswerOf(catalogueIndex, query, dependsOn) }),
    { cached: always },
  )

  serve(listCategories, async ({ dependsOn }) => ok({ payload: [await treeNow(dependsOn)] }), { cached: always })

  serve(
    listSubcategories,
    async ({ query, dependsOn }) => {
      const tree = await treeNow(dependsOn)
      const scope = scopeOf(query.category, tree)
      if (!scope) return refuse('not_found')
      const within = tree.subcategories.filter(({ name }) => scope.type === undefined || name === scope.type)
      return ok({ payload: within })
    },
    { cached: always },
  )

  serve(
    getItem,
    async ({ params, dependsOn }) => {
      const details = await itemDetailsOf(shop, catalogueIndex, params.id, dependsOn)
      return details.ok ? ok({ payload: details.value }) : details
    },
    { cached: always },
  )

  serve(
    getItemMarket,
    async ({ params, dependsOn }) => {
      const market = await itemMarketOf(shop, params.id, dependsOn)
      return market.ok ? ok({ payload: market.value }) : market
    },
    { cached: always },
  )
  serve(askLargePicture, ({ params: { id } }) => largePictureOf(shop, id))
}
