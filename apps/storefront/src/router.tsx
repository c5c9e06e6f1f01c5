import { type DehydratedState, dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { routeTree } from './routes.tsx'
import type { RawSearch } from './search.ts'
import { type Frame, type Shop, ShopContext } from './shop.ts'
import { ApiFailure } from '@pandrop/api-client/errors'
import { writeSearch } from './paths.ts'

/** What a document carries over to the browser. */
interface Luggage {
  frame: Frame
  queries: DehydratedState
}

const retriesMax = 1

/** Refusals stay refusals; only what was not answered is asked again. */
const isWorthRetrying = (failures: number, cause: unknown): boolean =>
  failures < retriesMax && cause instanceof ApiFailure && (cause.httpStatus === 0 || cause.httpStatus >= 500)

/** @param onServer nothing is asked twice while a document waits */
export const createQueryClient = (onServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: onServer ? false : isWorthRetrying, refetchOnWindowFocus: false, staleTime: 30_000 },
    },
  })

const parseSearch = (text: string): RawSearch => Object.fromEntries(new URLSearchParams(text))

/** Data that just came with the document is fresh, whatever the clocks of server and browser say. */
const refresh = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
})

/**
 * The router of one document or one visit.
 * @param options.nonce stands in every inline script of a document
 */
export const createShopRouter = (shop: Shop, options: { nonce?: string } = {}) => {
  const Providers = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={shop.queryClient}>
      <ShopContext value={shop}>{children}</ShopContext>
    </QueryClientProvider>
  )
  return createRouter({
    routeTree,
    context: { shop },
    Wrap: Providers,
    ssr: { nonce: options.nonce },
    parseSearch,
    stringifySearch: (search) => writeSearch(search),
    scrollRestoration: true,
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    dehydrate: (): Luggage => ({ frame: shop.frame, queries: dehydrate(shop.queryClient) }),
    hydrate: ({ frame, queries }: Luggage) => {
      Object.assign(shop.frame, frame)
      hydrate(shop.queryClient, refresh(queries))
    },
  })
}
