import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/saved-searches'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { changeSavedSearch, removeSavedSearch, savedSearchesOf, saveSearch } from './saved-searches.ts'

/** The lists that customers keep, to be told of what comes. */
export const savedSearchRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  const looking = { shop, index }

  serve(calls.listSavedSearches, async ({ customer }) =>
    ok({ payload: await savedSearchesOf(looking, customer.customerId) }),
  )

  serve(calls.saveSearch, async ({ body: { name, filters }, customer: { customerId } }) => {
    const searches = await saveSearch(looking, { customerId, name, filters })
    return searches.ok ? ok({ payload: searches.value }) : searches
  })

  serve(calls.changeSavedSearch, async ({ body: { id, name, mailed }, customer: { customerId } }) => {
    const searches = await changeSavedSearch(looking, { customerId, id, name, mailed })
    return searches.ok ? ok({ payload: searches.value }) : searches
  })

  serve(calls.removeSavedSearch, async ({ body: { id }, customer: { customerId } }) =>
    ok({ payload: await removeSavedSearch(looking, { customerId, id }) }),
  )
}
