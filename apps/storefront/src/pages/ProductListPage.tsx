import { categoriesQuery, filterDataQuery, itemListQuery } from '@pandrop/api-client/catalogue-queries'
import type { Item } from '@pandrop/contract/item'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { CartButton } from '../features/cart/CartButton.tsx'
import { cardSizes, preloadOf } from '../features/catalogue/itemPicture.ts'
import { noFilterOptions } from '../features/catalogue/list/filterOptions.ts'
import { ListView } from '../features/catalogue/list/ListView.tsx'
import { listPath } from '../features/catalogue/list/listAddress.ts'
import { chosenTypes, listHeading, scopeOf } from '../features/catalogue/list/listScope.ts'
import { useItemPage } from '../features/catalogue/list/useItemPage.ts'
import { useListControls } from '../features/catalogue/list/useListControls.ts'
import { useApi } from '../hooks/useApi.ts'
import { definePage, type HeadInput, type LoadInput, type PageProps } from '../page.ts'
import { type ListParams, type ListSearch, type Shelf, wireQuery } from '../search.ts'

/** The category whose filter values are offered (specification section 7, filter-data). */
const category = 'cs2'

/** A list that comes this fast is shown at once; a slower one shows its skeletons first. */
const patienceMilliseconds = 150

const cartButton = (item: Item) => <CartButton item={item} />

type ListInput = LoadInput<ListParams, ListSearch>

/** A document waits for its list; a page beyond the last leads to the last one. */
const loadForDocument = async (shelf: Shelf, { api, queryClient, params, search }: ListInput) => {
  const { meta } = await queryClient.ensureQueryData(itemListQuery(api, wireQuery(search, shelf, params)))
  const lastPage = Math.max(1, meta.pages)
  if ((search.page ?? 1) <= lastPage) return
  throw redirect({ href: listPath({ shelf, params }, { ...search, page: lastPage }) })
}

const loadForVisit = (shelf: Shelf, { api, queryClient, params, search }: ListInput) =>
  Promise.race([
    queryClient.prefetchQuery(itemListQuery(api, wireQuery(search, shelf, params))),
    new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ])

const load = async (shelf: Shelf, input: ListInput) => {
  const { api, queryClient } = input
  await Promise.all([
    import.meta.env.SSR ? loadForDocument(shelf, input) : loadForVisit(shelf, input),
    // Without them the list has no type row and a shorter filter panel; they never keep it from showing.
    queryClient.prefetchQuery(filterDataQuery(api, category)),
    queryClient.prefetchQuery(categoriesQuery(api)),
  ])
}

interface ShelfTexts {
  title: TextKey
  description: TextKey
}

const head = (shelf: Shelf, texts: ShelfTexts, input: HeadInput<ListParams, ListSearch>) => {
  const { text, api, queryClient, params, search } = input
  const scope = scopeOf(params, queryClient.getQueryData(categoriesQuery(api).queryKey) ?? [])
  const types = [...chosenTypes(search, scope)]
  const narrower = types.length > 0 ? `${listHeading(text, search, scope)} · ` : ''
  const items = queryClient.getQueryData(itemListQuery(api, wireQuery(search, shelf, params)).queryKey)
  const first = items?.payload[0]
  // Lists that differ by price or wear are one list to search engines; types and pages are their own.
  const place = { shelf, params: scope.type === undefined ? {} : params }
  const own = { ...(scope.type === undefined && types.length > 0 && { type: types }), page: search.page ?? 1 }
  return {
    title: narrower + text(texts.title),
    description: text(texts.description),
    canonical: listPath(place, own),
    ...(first && { preloadPicture: preloadOf(first, cardSizes) }),
  }
}

type ListProps = PageProps<ListParams, ListSearch>

const ProductList = ({ shelf, params, search }: ListProps & { shelf: Shelf }) => {
  const api = useApi()
  const place = { shelf, params }
  const list = useListControls(place, search)
  const page = useItemPage(place, search)
  const { data: options = noFilterOptions } = useQuery(filterDataQuery(api, category))
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  return <ListView list={list} page={page} options={options} categories={categories} cartButton={cartButton} />
}

const AllItems = (props: ListProps) => <ProductList shelf="all" {...props} />
const NewItems = (props: ListProps) => <ProductList shelf="new" {...props} />
const SaleItems = (props: ListProps) => <ProductList shelf="sale" {...props} />

/** /products and /products/{category}/{subcategory?} */
export const productsPage = definePage<ListParams, ListSearch>({
  load: (input) => load('all', input),
  head: (input) => head('all', { title: 'products_title', description: 'products_description' }, input),
  Component: AllItems,
})

/** /new */
export const newItemsPage = definePage<ListParams, ListSearch>({
  load: (input) => load('new', input),
  head: (input) => head('new', { title: 'new_title', description: 'new_description' }, input),
  Component: NewItems,
})

/** /sale */
export const salePage = definePage<ListParams, ListSearch>({
  load: (input) => load('sale', input),
  head: (input) => head('sale', { title: 'sale_title', description: 'sale_description' }, input),
  Component: SaleItems,
})
