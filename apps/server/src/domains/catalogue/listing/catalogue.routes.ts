import {
  filterData,
  getItem,
  listCategories,
  listItems,
  listSubcategories,
  recommendedItems,
  suggestItems,
} from '@pandrop/contract/catalogue'
import { ok, refuse } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { itemDetailsOf, recommendedItemsOf } from '../items/items.ts'
import { type CatalogueIndex, categoryTreeOf } from './catalogue-index.ts'
import { scopeOf } from './categories.rules.ts'
import { filterDataOf } from './filter-data.ts'
import { itemListOf } from './list.ts'
import { suggestionsFor } from './suggest.ts'

const always = () => true

/** A random draw is never cached (docs/behaviour/catalogue.md#random-draw). */
const unlessRandom = (query: unknown) => !(query as { random?: boolean }).random

/**
 * Everything about looking at skins.
 * @param catalogueIndex shared with whoever else shows the stock; it gets the catalogue's announcements
 */
export const catalogueRoutes = (serve: Serve, shop: Shop, catalogueIndex: CatalogueIndex): void => {
  const treeNow = async () => categoryTreeOf(await catalogueIndex.stock.now())

  serve(listItems, ({ query }) => itemListOf(catalogueIndex, query), { cached: unlessRandom })

  serve(recommendedItems, async () => ok({ payload: await recommendedItemsOf(shop) }), { cached: always })

  serve(
    filterData,
    async ({ query, language }) => ok({ payload: await filterDataOf(catalogueIndex, query, language) }),
    {
      cached: always,
    },
  )

  serve(suggestItems, async ({ query }) => ok({ payload: await suggestionsFor(catalogueIndex, query.search) }), {
    cached: always,
  })

  serve(listCategories, async () => ok({ payload: [await treeNow()] }), { cached: always })

  serve(
    listSubcategories,
    async ({ query }) => {
      const tree = await treeNow()
      const scope = scopeOf(query.category, tree)
      if (!scope) return refuse('not_found')
      const within = tree.subcategories.filter(({ name }) => scope.type === undefined || name === scope.type)
      return ok({ payload: within })
    },
    { cached: always },
  )

  serve(
    getItem,
    async ({ params }) => {
      const details = await itemDetailsOf(shop, params.id)
      return details.ok ? ok({ payload: details.value }) : details
    },
    { cached: always },
  )
}
