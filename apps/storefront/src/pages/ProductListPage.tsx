import {
  categoriesQuery,
  filterDataQuery,
  itemListQuery,
  subcategoriesQuery,
} from '@pandrop/api-client/catalogue-queries'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cardSizes, preloadOf } from '../features/catalogue/itemPicture.ts'
import { useFacets } from '../features/catalogue/list/filterOptions.ts'
import { ListView } from '../features/catalogue/list/ListView.tsx'
import { lateCode } from '../features/catalogue/list/late.tsx'
import { filterPanel } from '../features/catalogue/list/lateParts.ts'
import { changeFilters, listPath } from '../features/catalogue/list/listAddress.ts'
import { chosenTypes, listHeading, scopeOf } from '../features/catalogue/list/listScope.ts'
import { isWide } from '../features/catalogue/list/useIsWide.ts'
import { useItemPage } from '../features/catalogue/list/useItemPage.ts'
import { useListControls } from '../features/catalogue/list/useListControls.ts'
import { useApi } from '../hooks/useApi.ts'
import { remembersCompact } from '../hooks/useDensity.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { definePage, type HeadInput, type LoadInput, type PageProps } from '../page.ts'
import { categoryOf, filterDataQueryOf, type ListParams, type ListSearch, type Shelf, wireQuery } from '../search.ts'

/** A list that comes this fast is shown at once; a slower one shows its skeletons first. */
const patienceMilliseconds = 150

/** In a document the items are there without a script; it comes when somebody touches the page. */
const parts = {
  cards: lateCode(async () => (await import('./ProductListPageItems.tsx')).ProductListPageCards, { whenTouched: true }),
  rows: lateCode(async () => (await import('./ProductListPageItems.tsx')).ProductListPageRows, { whenTouched: true }),
}

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
    filterPanel.come(),
    parts.cards.come(),
    parts.rows.come(),
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
    isWide() && filterPanel.come(),
    remembersCompact() ? parts.rows.come() : parts.cards.come(),
  ]
  void queryClient.prefetchQuery(subcategoriesQuery(api, categoryOf(params)))
  return Promise.race([Promise.all(wanted), new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))])
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
    ...(first && { preloadPicture: preloadOf(first, cardSizes) }),
  }
}

/** Prices in another currency than the document's are the script's to draw. */
const useItemsInCurrency = (): void => {
  const { code } = usePrices().currency
  const documents = useRef(code)
  useEffect(() => {
    if (code === documents.current) return
    void parts.cards.come()
    void parts.rows.come()
  }, [code])
}

type ListProps = PageProps<ListParams, ListSearch>

const ProductList = ({ shelf, params, search }: ListProps & { shelf: Shelf }) => {
  const api = useApi()
  const place = { shelf, params }
  useItemsInCurrency()
  const list = useListControls(place, search)
  const page = useItemPage(place, search)
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  const facets = useFacets(place, search, categories)
  return <ListView list={list} page={page} facets={facets} categories={categories} parts={parts} />
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
