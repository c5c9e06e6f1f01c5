import { ApiFailure } from '@pandrop/api-client/errors'
import { createRoute, lazyRouteComponent, notFound, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Guard } from './guards.ts'
import { headTags } from './head.ts'
import type { Page, PageHead } from './page.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import type { RawSearch } from './search.ts'
import { readSettings } from './settings.ts'
import { rootRoute } from './shell/rootRoute.tsx'
import type { Shop } from './shop.ts'

interface PageRoute<Params, Search> {
  path: string
  /** name of the page's module in src/pages, for the preload of its chunk */
  module: string
  page: () => Promise<Page<Params, Search>>
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

/** Missing things are 404; a failed call keeps its text; a bug is logged and says nothing to the visitor. */
const pageFailure = (cause: unknown): unknown => {
  if (cause instanceof ApiFailure) return cause.httpStatus === 404 ? notFound() : cause
  if (!(cause instanceof Error)) return cause
  console.error(cause)
  return new Error('the page could not be loaded')
}

const headOfBrokenPage = (status: string, { text }: Shop): PageHead => ({
  title: text(status === 'notFound' ? 'not_found_title' : 'error_title'),
  noindex: true,
})

/** The route of a page: lazy chunk, guard, data before the first frame, head. */
export const pageRoute = <Params, Search>(options: PageRoute<Params, Search>) => {
  const Routed = lazyRouteComponent(async () => {
    const { Component } = await options.page()
    const WithAddress = () => {
      const rawParams: object = useParams({ strict: false })
      const rawSearch: object = useSearch({ strict: false })
      const params = useMemo(() => typedParams(options, rawParams, rawSearch), [rawParams, rawSearch])
      const search = useMemo(() => typedSearch(options, rawSearch), [rawSearch])
      return <Component params={params} search={search} />
    }
    return { default: WithAddress }
  })
  return createRoute({
    getParentRoute: () => rootRoute,
    path: options.path,
    component: Routed,
    notFoundComponent: NotFoundPage,
    errorComponent: ErrorPage,
    staticData: { module: options.module },
    loaderDeps: ({ search }) => search,
    beforeLoad: ({ context: { shop }, location: { href }, params, search }) => {
      for (const guard of options.guards ?? []) guard({ shop, href, params, search })
    },
    loader: async ({ context: { shop }, params, deps }) => {
      try {
        const { load } = await options.page()
        await load?.({ ...shop, params: typedParams(options, params, deps), search: typedSearch(options, deps) })
      } catch (cause) {
        throw pageFailure(cause)
      }
    },
    head: async ({ match }) => {
      const { shop } = match.context
      const pathname = match.pathname === '/' ? '/' : match.pathname.replace(/\/$/, '')
      if (match.status !== 'success') return headTags(headOfBrokenPage(match.status, shop), pathname, shop)
      const { head } = await options.page()
      if (!head) return {}
      const input = {
        ...shop,
        settings: readSettings(shop),
        params: typedParams(options, match.params, match.search),
        search: typedSearch(options, match.search),
      }
      return headTags(head(input), pathname, shop)
    },
  })
}
