import { itemQuery, randomItemsQuery } from '@pandrop/api-client/catalogue-queries'
import type { ItemDetails } from '@pandrop/contract/item'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ItemFailed } from '../features/catalogue/details/ItemFailed.tsx'
import { itemHead } from '../features/catalogue/details/itemHead.ts'
import { prepareItemParts } from '../features/catalogue/details/itemParts.ts'
import { openedAtQuery } from '../features/catalogue/details/openedAt.ts'
import { useItemChange } from '../features/catalogue/details/useItemChange.ts'
import { useApi } from '../hooks/useApi.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { useSession } from '../hooks/useSession.ts'
import { LazyHydrate, lazyPart } from '../lazyHydrate.tsx'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import type { ProductParams } from '../search.ts'
import { idMissing } from './NotFoundPage.tsx'
import { prefetchMarket, prefetchPacks, shelfPart } from './ProductDetailsPageParts.ts'

/** Random items come from the same category (docs/behaviour/catalogue.md#similar-items). */
const randomCategory = 'cs2'

/** An item's id from its address; anything else than a positive whole number is no item. */
const readId = (productId: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(productId)) throw notFound({ data: idMissing })
  return Number(productId)
}

/** In a document the item is there without a script, which comes when somebody touches the page. */
const view = lazyPart(async () => (await import('./ProductDetailsPageView.tsx')).ProductDetailsPageView)

interface OpenItemProps {
  item: ItemDetails
  /** when the page was loaded, milliseconds since 1970 */
  openedAt: number
}

/** An item's page follows the item while it is open. What concerns customers alone no document knows. */
const OpenItem = ({ item, openedAt }: OpenItemProps) => {
  const change = useItemChange(item)
  const { signedIn } = useSession()
  const { code } = usePrices().currency
  const when = signedIn ? 'immediate' : 'interaction'
  return <LazyHydrate part={view} when={when} stamp={code} props={{ item, openedAt, change }} />
}

const ProductDetailsPage = ({ params }: PageProps<ProductParams>) => {
  const id = readId(params.productId)
  const { data: item } = useSuspenseQuery(itemQuery(useApi(), id))
  const openedAt = useQueryClient().getQueryData(openedAtQuery(id).queryKey) ?? 0
  return <OpenItem key={id} item={item} openedAt={openedAt} />
}

const ProductDetailsFailed = ({ params }: PageProps<ProductParams>) => <ItemFailed itemId={readId(params.productId)} />

/** /products/{category}/{subcategory}/{productId} */
export const productDetailsPage = definePage<ProductParams, NoParams>({
  load: async ({ api, queryClient, params }) => {
    const id = readId(params.productId)
    const [item] = await Promise.all([
      queryClient.ensureQueryData(itemQuery(api, id)),
      queryClient.fetchQuery(openedAtQuery(id)),
      prepareItemParts(),
      view.load(),
      shelfPart.load(),
      prefetchPacks(api, queryClient, id),
    ])
    await Promise.all([
      prefetchMarket(api, queryClient, item),
      item.similar.length === 0 && queryClient.prefetchQuery(randomItemsQuery(api, randomCategory)),
    ])
  },
  head: ({ api, queryClient, params, text, publicUrl }) => {
    const item = queryClient.getQueryData(itemQuery(api, readId(params.productId)).queryKey)
    return item ? itemHead(text, item, publicUrl) : { title: text('products_title') }
  },
  Component: ProductDetailsPage,
  Failed: ProductDetailsFailed,
})
