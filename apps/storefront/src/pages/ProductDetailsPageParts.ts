import type { ApiClient } from '@pandrop/api-client/client'
import type { ItemDetails } from '@pandrop/contract/item'
import type { QueryClient } from '@tanstack/react-query'
import { withItemTexts } from '../features/catalogue/details/itemParts.ts'
import { lazyPart } from '../lazyHydrate.tsx'
import { withTexts } from '../texts/shown.ts'

/** Other copies and similar items, below everything else. */
export const shelfPart = lazyPart(() =>
  withItemTexts(async () => {
    const shelf = withTexts(import('./ProductDetailsPageShelf.tsx'), import('../texts/pack-cards.ts'))
    return (await shelf).ProductDetailsPageShelf
  }),
)

/**
 * What a document draws of the prices of other copies. In the browser no page waits for it: the part asks by itself.
 */
export const prefetchMarket = async (api: ApiClient, queryClient: QueryClient, item: ItemDetails): Promise<void> => {
  if (!import.meta.env.SSR) return
  const { itemMarketQuery } = await import('@pandrop/api-client/market-query')
  await queryClient.prefetchQuery(itemMarketQuery(api, item))
}

/** What the shelf asks for first. Its query is code that the first view can do without, also where it fails to come. */
export const prefetchPacks = async (api: ApiClient, queryClient: QueryClient, item: number): Promise<void> => {
  const queries = await import('@pandrop/api-client/pack-queries').catch(() => undefined)
  if (queries) await queryClient.prefetchQuery(queries.packsQuery(api, { item }))
}
