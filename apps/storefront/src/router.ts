import { ApiFailure } from '@pandrop/api-client/errors'
import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { writeSearch } from './paths.ts'
import { routeTree } from './routes.ts'
import type { RawSearch } from './search.ts'
import type { Frame, Shop } from './shop.ts'

/** What a document carries over to the browser. */
interface DehydratedState {
  frame: Frame
  /** what was read, as JSON: one text is written and read faster than a tree of objects */
  readings: string
}

const retriesMax = 1

const isUnanswered = ({ httpStatus }: ApiFailure): boolean => httpStatus === 0 || httpStatus >= 500

/** Refusals stay refusals; only what was not answered is asked again. */
const isWorthRetrying = (failures: number, cause: unknown): boolean =>
  failures < retriesMax && cause instanceof ApiFailure && isUnanswered(cause)

/**
 * What could not be read is logged, whether a screen says so or leaves it out (docs/behaviour/pages.md#only-logged).
 */
const logFailure = (cause: unknown, { queryKey }: { queryKey: QueryKey }): void => {
  if (!(cause instanceof ApiFailure) || isUnanswered(cause)) console.error(`reading ${queryKey[0]} failed`, cause)
}

/** @param onServer nothing is asked twice while a document waits */
export const createQueryClient = (onServer: boolean): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: { retry: onServer ? false : isWorthRetrying, refetchOnWindowFocus: false, staleTime: 30_000 },
    },
  })

const parseSearch = (text: string): RawSearch => Object.fromEntries(new URLSearchParams(text))

type Reading = [key: QueryKey, data: unknown]

/** All that was read but what its part reads by itself when it comes alive (`meta.carried`, lazyHydrate.tsx). */
const packReadings = (queryClient: QueryClient): string => {
  const answered = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state, meta }) => state.status === 'success' && meta?.carried !== false })
  return JSON.stringify(answered.map(({ queryKey, state }): Reading => [queryKey, state.data]))
}

const dehydrated = ({ frame, queryClient }: Shop): DehydratedState => ({ frame, readings: packReadings(queryClient) })

/** What just came with the document is fresh, whatever the clocks of server and browser say. */
const unpackReadings = (queryClient: QueryClient, json: string): void => {
  const readings: Reading[] = JSON.parse(json)
  for (const [key, data] of readings) queryClient.setQueryData(key, data)
}

/**
 * Says that the router places the page after a change of it, but not when a document is taken over that somebody has
 * scrolled while its script was on the way.
 */
const placesPage = (): (() => boolean) => {
  let isFirst = true
  return () => {
    const isScrolled = isFirst && window.scrollY > 0
    isFirst = false
    return !isScrolled
  }
}

/**
 * The router of one document or one visit.
 * @param options.nonce marks every inline script of a document (ownScripts.ts)
 */
export const createShopRouter = (shop: Shop, options: { nonce?: string } = {}) =>
  createRouter({
    routeTree,
    context: { shop },
    ssr: { nonce: options.nonce },
    parseSearch,
    stringifySearch: (search) => writeSearch(search),
    scrollRestoration: import.meta.env.SSR ? true : placesPage(),
    trailingSlash: 'never',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // Only servers write documents.
    dehydrate: import.meta.env.SSR ? () => dehydrated(shop) : undefined,
    hydrate: ({ frame, readings }: DehydratedState) => {
      Object.assign(shop.frame, frame)
      unpackReadings(shop.queryClient, readings)
    },
  })
