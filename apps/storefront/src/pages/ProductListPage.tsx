import {
  categoriesQuery,
  filterDataQuery,
  itemListQuery,
  subcategoriesQuery,
} from '@pandrop/api-client/catalogue-queries'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { redirect } from '@tanstack/react-router'
import { cardSizes, itemImage, preloadOf } from '../features/catalogue/itemPicture.ts'
import { filterPanel } from '../features/catalogue/list/lazyParts.ts'
import { changeFilters, listPath } from '../features/catalogue/list/listAddress.ts'
import { chosenTypes, listHeading, scopeOf } from '../features/catalogue/list/listScope.ts'
import { isWide } from '../features/catalogue/list/useIsWide.ts'
import { remembersCompact, useDensity } from '../hooks/useDensity.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { LazyHydrate, lazyPart } from '../lazyHydrate.tsx'
import { categoryOf, filterDataQueryOf, wireQuery } from '../listRequest.ts'
import { definePage, type HeadInput, type LoadInput, type PageProps } from '../page.ts'
import type { ListParams, ListSearch, Shelf } from '../search.ts'
import { withTexts } from '../texts/shown.ts'
import { itemParts } from './ProductListPageParts.ts'

/** A list that comes this fast is shown at once; a slower one shows its skeletons first. */
const patienceMilliseconds = 150

/** In a document the list is there without a script, which comes when somebody touches the page. */
const view = lazyPart(async () => {
  // Asked for together; a part that is slow must not keep the rest from working.
  if (!import.meta.env.SSR) void preparedParts()
  const { ProductListPageView } = await withTexts(import('./ProductListPageView.tsx'), import('../texts/listing.ts'))
  return ProductListPageView
})

/** The parts of a list that this window and this visitor see; a document has all of them prepared. */
const preparedParts = () =>
  Promise.all([isWide() && filterPanel.load(), remembersCompact() ? itemParts.rows.load() : itemParts.cards.load()])

type ListInput = LoadInput<ListParams, ListSearch>

/** Without them the list has no type row and a shorter filter panel; they never keep it from showing. */
const prefetchFacets = async (shelf: Shelf, { api, queryClient, params, search }: ListInput) => {
  await queryClient.prefetchQuery(categoriesQuery(api))
  const tree = queryClient.getQueryData(categoriesQuery(api).queryKey) ?? []
  await queryClient.prefetchQuery(filterDataQuery(api, filterDataQueryOf(search, shelf, scopeOf(params, tree))))
}

/** A document waits for its list and for the parts that it shows; a page beyond the last leads to the last one. */
const loadForDocument = async (shelf: Shelf, input: ListInput) => {
  const { api, queryClient, params, search } = input
  const [{ meta }] = await Promise.all([
    queryClient.ensureQueryData(itemListQuery(api, wireQuery(search, shelf, params))),
    prefetchFacets(shelf, input),
    view.load(),
    filterPanel.load(),
    itemParts.cards.load(),
    itemParts.rows.load(),
  ])
  const lastPage = Math.max(1, meta.pages)
  if ((search.page ?? 1) <= lastPage) return
  throw redirect({ href: listPath({ shelf, params }, changeFilters(search, { page: lastPage })) })
}

/** A visit waits a moment for all of it, so that quick answers never show a skeleton. */
const loadForVisit = (shelf: Shelf, input: ListInput) => {
  const { api, queryClient, params, search } = input
  const wanted = [
    queryClient.prefetchQuery(itemListQuery(api, wireQuery(search, shelf, params))),
    prefetchFacets(shelf, input),
    preparedParts(),
  ]
  void queryClient.prefetchQuery(subcategoriesQuery(api, categoryOf(params)))
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))
  return Promise.all([view.load(), Promise.race([Promise.all(wanted), patience])])
}

const load = async (shelf: Shelf, input: ListInput) => {
  await (import.meta.env.SSR ? loadForDocument(shelf, input) : loadForVisit(shelf, input))
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
    ...(first && { preloadPicture: preloadOf(itemImage(first), cardSizes) }),
  }
}

type ListProps = PageProps<ListParams, ListSearch>

const ProductList = (list: ListProps & { shelf: Shelf }) => {
  const { code } = usePrices().currency
  const [density, chooseDensity] = useDensity()
  const props = { ...list, density, onDensity: chooseDensity }
  return <LazyHydrate part={view} when="interaction" stamp={code} props={props} />
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
