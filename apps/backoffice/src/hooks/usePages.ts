import type { CallArguments, CallInput } from '@pandrop/api-client/client'
import type { Answer, Call, Route } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api.ts'
import type { TableList } from '../table/tableList.ts'

/** A row of a call that answers with keyset pages (contract/staff/pages.ts). */
type RowOf<C extends Call> = Answer<C> extends { rows: (infer Row)[] } ? Row : never

/** What a list is asked for, without where it goes on. */
type Filters<C extends Call> = CallInput<C> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'after'> : never

interface Page {
  rows: unknown[]
  next: string | null
}

interface PagesOptions<C extends Call> {
  /** names the list among what was read; the filters are added to it */
  key: QueryKey
  query?: Filters<C>
  /** of lists below something: customers/:id/orders */
  params?: CallInput<C>['params']
  /** asks again by itself after so many milliseconds, while the page is looked at */
  every?: number
  enabled?: boolean
}

/**
 * A list of keyset pages for DataTable. While other filters load, the rows of the last ones stay and are shown dimmed.
 * Make it old with `queryClient.invalidateQueries({ queryKey: key })`.
 */
export const usePages = <R extends Route, C extends Call = CallOf<R>>(
  route: R,
  options: PagesOptions<C>,
): TableList<RowOf<C>> => {
  const { key, query, params, every, enabled } = options
  const answer = useInfiniteQuery({
    queryKey: [...key, params ?? null, query ?? null],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const input = { params, query: { ...query, after: pageParam ?? undefined }, signal }
      const given = [input] as unknown as CallArguments<C>
      return (await api.send<R, C>(route, ...given)) as Page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: every ?? false,
    enabled,
  })
  const { data } = answer
  const rows = useMemo(() => (data?.pages ?? []).flatMap((page) => page.rows) as RowOf<C>[], [data])
  return {
    rows,
    status: answer.isPending ? 'loading' : answer.isError && !data ? 'failed' : 'ready',
    failure: answer.error,
    stale: answer.isPlaceholderData,
    refreshing: answer.isFetching,
    hasMore: answer.hasNextPage,
    loadingMore: answer.isFetchingNextPage,
    loadMoreFailed: answer.isFetchNextPageError,
    loadMore: () => {
      if (answer.hasNextPage && !answer.isFetchingNextPage) void answer.fetchNextPage()
    },
    retry: () => void answer.refetch(),
  }
}
