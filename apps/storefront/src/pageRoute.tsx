import { ApiFailure } from '@pandrop/api-client/errors'
import type { Dictionary } from '@pandrop/dictionaries/translate'
import { createRoute, lazyRouteComponent, notFound, useLoaderData, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { askGuards, type Guard } from './guards.ts'
import { headTags } from './head.ts'
import { usePressedEarly } from './hooks/usePressedEarly.ts'
import type { Page, PageHead } from './page.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import type { RawSearch } from './search.ts'
import { readSettings } from './settings.ts'
import { rootRoute } from './shell/rootRoute.tsx'
import type { Shop } from './shop.ts'
import { addTexts } from './texts/shown.ts'

interface PageRoute<Params, Search> {
  path: string
  /** name of the page's module in src/pages, for the preload of its chunk */
  module: string
  page: () => Promise<Page<Params, Search>>
  /** texts beyond those of the shell: a module in src/texts, by its name for the preload of its chunk */
  texts?: { name: string; load: () => Promise<{ texts: Dictionary }> }
  guards?: readonly Guard[]
  search?: (raw: RawSearch) => Search
  /** refines the parameters of the path, which are texts */
  params?: (params: Readonly<Record<string, string>>, raw: RawSearch) => Params
}

// A route's parameters and search come as they are in the address; these two are where they get their types.
const typedParams = <Params, Search>(route: PageRoute<Params, Search>, params: object, raw: object): Params =>
  route.params ? route.params(params as Record<string, string>, raw as RawSearch) : (params as Params)

const typedSearch = <Params, Search>(route: PageRoute<Params, Search>, raw: object): Search =>
  route.search ? route.search(raw as RawSearch) : ({} as Search)

/** What a page's loader answers with; the page is then an ordinary page that offers a retry. */
export const pageFailed = 'failed'

const pageLoaded = 'loaded'

/** Missing things and redirects are the router's; a failed call or a bug is this page's own end. */
const outcomeOf = (cause: unknown): typeof pageFailed => {
  if (cause instanceof ApiFailure && cause.httpStatus === 404) throw notFound()
  if (!(cause instanceof Error)) throw cause
  console.error(cause)
  return pageFailed
}

const headOfBrokenPage = (missing: boolean, { text }: Shop): PageHead => ({
  title: text(missing ? 'not_found_title' : 'error_title'),
  noindex: true,
})

/** Loads a page together with its texts. */
const openPage = async <Params, Search>(options: PageRoute<Params, Search>): Promise<Page<Params, Search>> => {
  const [page, more] = await Promise.all([options.page(), options.texts?.load()])
  if (more) addTexts(more.texts)
  return page
}

interface AddressedProps<Params, Search> {
  options: PageRoute<Params, Search>
  page: Page<Params, Search>
}

/** Gives a page the parts of its address; they keep their identity while the address stays. */
const Addressed = <Params, Search>({ options, page }: AddressedProps<Params, Search>) => {
  usePressedEarly()
  const rawParams: object = useParams({ strict: false })
  const rawSearch: object = useSearch({ strict: false })
  const outcome: unknown = useLoaderData({ strict: false })
  const params = useMemo(() => typedParams(options, rawParams, rawSearch), [options, rawParams, rawSearch])
  const search = useMemo(() => typedSearch(options, rawSearch), [options, rawSearch])
  if (outcome === pageFailed && !page.Failed) return <ErrorPage />
  const Shown = (outcome === pageFailed && page.Failed) || page.Component
  return <Shown params={params} search={search} />
}

/** The route of a page: lazy chunk, guard, data before the first frame, head. */
export const pageRoute = <Params, Search>(options: PageRoute<Params, Search>) => {
  const Routed = lazyRouteComponent(async () => {
    const page = await openPage(options)
    return { default: () => <Addressed options={options} page={page} /> }
  })
  return createRoute({
    getParentRoute: () => rootRoute,
    path: options.path,
    component: Routed,
    notFoundComponent: NotFoundPage,
    errorComponent: ErrorPage,
    staticData: { module: options.module, texts: options.texts?.name },
    // A document is shared by addresses that differ in order or unknown names: both sides must call it the same page.
    loaderDeps: ({ search: raw }) => ({ tab: raw.tab, search: typedSearch(options, raw) }),
    beforeLoad: ({ context: { shop }, location: { href }, params, search }) =>
      askGuards(options.guards ?? [], { shop, href, params, search }),
    loader: async ({ context: { shop }, params, deps }) => {
      try {
        const { load } = await openPage(options)
        await load?.({ ...shop, params: typedParams(options, params, { tab: deps.tab }), search: deps.search })
        return pageLoaded
      } catch (cause) {
        return outcomeOf(cause)
      }
    },
    head: async ({ match }) => {
      const { shop } = match.context
      const pathname = match.pathname === '/' ? '/' : match.pathname.replace(/\/$/, '')
      if (match.loaderData !== pageLoaded) {
        return headTags(headOfBrokenPage(match.status === 'notFound', shop), pathname, shop)
      }
      const { head } = await openPage(options)
      if (!head) return {}
      const input = {
        ...shop,
        settings: readSettings(shop),
        publicUrl: shop.frame.publicUrl,
        params: typedParams(options, match.params, match.search),
        search: typedSearch(options, match.search),
      }
      return headTags(head(input), pathname, shop)
    },
  })
}
