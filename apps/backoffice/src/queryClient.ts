import { ApiFailure } from '@pandrop/api-client/errors'
import { QueryClient } from '@tanstack/react-query'

const retriesMax = 1

/** Refusals stay refusals; only what was not answered is asked again. */
const isWorthRetrying = (failures: number, cause: unknown): boolean =>
  failures < retriesMax && cause instanceof ApiFailure && (cause.httpStatus === 0 || cause.httpStatus >= 500)

/** Everything that the back office has read. Queues move all the time, so what is looked at again is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5_000, refetchOnWindowFocus: true } },
})
