import { filterDataQuery } from '@pandrop/api-client/catalogue-queries'
import type { Answer } from '@pandrop/contract/call'
import type { Category, filterData } from '@pandrop/contract/catalogue'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../hooks/useApi.ts'
import { filterDataQueryOf } from '../../../listRequest.ts'
import type { ListSearch } from '../../../search.ts'
import type { ListPlace } from './listAddress.ts'
import { scopeOf } from './listScope.ts'

/** The filter values in stock; none of them is hard-coded (docs/behaviour/catalogue.md#values-in-stock). */
export type FilterOptions = Answer<typeof filterData>['payload']

/** Steam's English tag, what it is called in the visitor's language, and the items that it would show. */
export type FilterOption = FilterOptions['types'][number]

/** What is offered while the shop does not say what it has: nothing. */
const noFilterOptions: FilterOptions = {
  types: [],
  qualities: [],
  heroes: [],
  exterior_names: [],
  classes: [],
  collections: [],
  stickers: [],
  attached: [],
  prices: null,
}

/** The filter values of a list, as far as they have come. */
export interface Facets {
  options: FilterOptions
  /** nothing is known yet */
  waiting: boolean
  failed: boolean
  retry: () => void
}

/**
 * The filter values in stock, counted under the filters of a list. While new counts are on their way, or did not come,
 * the last ones stay: the values are the same on every list.
 */
export const useFacets = ({ shelf, params }: ListPlace, search: ListSearch, tree: readonly Category[]): Facets => {
  const queryClient = useQueryClient()
  const query = filterDataQuery(useApi(), filterDataQueryOf(search, shelf, scopeOf(params, tree)))
  const lastKnown = () =>
    queryClient
      .getQueriesData<FilterOptions>({ queryKey: query.queryKey.slice(0, 2) })
      .findLast(([, known]) => known !== undefined)?.[1]
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...query,
    placeholderData: (previous) => previous ?? lastKnown(),
  })
  return {
    options: data ?? lastKnown() ?? noFilterOptions,
    waiting: isPending,
    failed: isLoadingError,
    retry: () => void refetch(),
  }
}
