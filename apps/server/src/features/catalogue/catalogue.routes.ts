import {
  filterData,
  getItem,
  listCategories,
  listItems,
  listSubcategories,
  recommendedItems,
} from '@pandrop/contract/catalogue'
import { ok, refuse } from '@pandrop/contract/result'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { scopeOf } from './categories.rules.ts'
import { filterDataOf } from './filter-data.ts'
import { itemDetailsOf, recommendedItemsOf } from './items.ts'
import { categoryTreeOf, itemListOf } from './list.ts'

const always = () => true

/** A random draw is never cached (readings.md, The wire). */
const unlessRandom = (query: unknown) => !(query as { random?: boolean }).random

/** Everything about looking at skins. */
export const catalogueRoutes = (serve: Serve, shop: Shop): void => {
  serve(listItems, ({ query }) => itemListOf(shop, query), { cached: unlessRandom })

  serve(recommendedItems, async () => ok({ payload: await recommendedItemsOf(shop) }), { cached: always })

  serve(filterData, async ({ query }) => ok({ payload: await filterDataOf(shop.pool, query.category) }), {
    cached: always,
  })

  serve(listCategories, async () => ok({ payload: [await categoryTreeOf(shop.pool)] }), { cached: always })

  serve(
    listSubcategories,
    async ({ query }) => {
      const tree = await categoryTreeOf(shop.pool)
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
