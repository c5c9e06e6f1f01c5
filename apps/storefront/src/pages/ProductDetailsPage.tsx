import { itemQuery, randomItemsQuery } from '@pandrop/api-client/catalogue-queries'
import type { Item, ItemDetails } from '@pandrop/contract/item'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { CartButton } from '../features/cart/CartButton.tsx'
import { useCartButton } from '../features/cart/useCartButton.ts'
import { ItemView } from '../features/catalogue/details/ItemView.tsx'
import { itemHead } from '../features/catalogue/details/itemHead.ts'
import { ItemCarousel } from '../features/catalogue/ItemCarousel.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import type { ProductParams } from '../search.ts'

/** Random items come from the same category (specification section 2, Product details). */
const category = 'cs2'

/** An item's id from its address; anything else than a positive whole number is no item. */
const readId = (productId: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(productId)) throw notFound()
  return Number(productId)
}

const cartButton = (item: Item) => <CartButton item={item} />

/** Similar items, or a random draw where there are none. */
const DailyDrops = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const alone = item.similar.length === 0
  const { data: random = [] } = useQuery({ ...randomItemsQuery(useApi(), category), enabled: alone })
  return (
    <ItemCarousel
      title={text('item_similar_title')}
      line={text(alone ? 'item_random_text' : 'item_similar_text')}
      items={alone ? random.filter(({ id }) => id !== item.id) : item.similar}
      cartButton={cartButton}
    />
  )
}

const ProductDetailsPage = ({ params }: PageProps<ProductParams>) => {
  const { data: item } = useSuspenseQuery(itemQuery(useApi(), readId(params.productId)))
  const { inCart, running, buy } = useCartButton(item.id)
  return (
    <ItemView item={item} inCart={inCart} running={running} onBuy={buy}>
      <DailyDrops key={item.id} item={item} />
    </ItemView>
  )
}

/** /products/{category}/{subcategory}/{productId} */
export const productDetailsPage = definePage<ProductParams, NoParams>({
  load: async ({ api, queryClient, params }) => {
    const item = await queryClient.ensureQueryData(itemQuery(api, readId(params.productId)))
    if (item.similar.length === 0) await queryClient.prefetchQuery(randomItemsQuery(api, category))
  },
  head: ({ api, queryClient, params, text }) => {
    const item = queryClient.getQueryData(itemQuery(api, readId(params.productId)).queryKey)
    return item ? itemHead(text, item) : { title: text('products_title') }
  },
  Component: ProductDetailsPage,
})
