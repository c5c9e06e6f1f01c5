import { searchQuery } from '@pandrop/api-client/search-queries'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../hooks/useApi.ts'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useSettled } from '../../../hooks/useSettled.ts'
import { paths } from '../../../paths.ts'
import type { ListSearch } from '../../../search.ts'

/** Shorter than a list's own pause: it helps while somebody types. One call in so many milliseconds. */
const pauseMilliseconds = 150

/** A list with the filters of a search, in the order of what the search shows. */
export const listOf = (filters: ListSearch): string => paths.products({ ...filters, sort: 'asc' })

/**
 * What a text means, and finds. The last answer stays until the next one has come.
 * @param typed as it stands in the field
 */
export const useSearch = (typed: string) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const perEuro = usePrices().convert(1)
  const words = typed.trim()
  const asked = useSettled(words, pauseMilliseconds)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(api, asked, perEuro),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const answer = words === '' || asked === '' ? undefined : data
  return {
    words,
    answer,
    /** the answer is of what was typed before */
    isOld: words !== asked || isPlaceholderData,
    failed: words !== '' && isError,
    retrying: isFetching,
    retry: () => void refetch(),
    /** the list of all that is found, also where the answer has yet to come; words alone where it does not */
    pathOfAll: async (): Promise<string> => {
      const filters = await queryClient.fetchQuery(searchQuery(api, words, perEuro)).then(
        (found) => found.filters,
        () => ({ search: words }),
      )
      return listOf(filters)
    },
  }
}

export type Search = ReturnType<typeof useSearch>
