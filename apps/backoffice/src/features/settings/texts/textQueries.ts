import type { Language } from '@pandrop/contract/languages'
import { listTextChanges, listTexts } from '@pandrop/contract/staff/routes/texts'
import type { StaffText } from '@pandrop/contract/staff/texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'

/** Everything that was read of texts. */
export const textsKey = ['texts'] as const

/** How many texts of a language there are of each kind. */
export const textCountsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...textsKey, 'counts', language],
    queryFn: async ({ signal }) => (await api.send(listTexts, { query: { language, limit: 1 }, signal })).counts,
  })

/** What the shop said before in a language, newest first, page by page. */
export const textChangesQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...textsKey, 'changes', language],
    queryFn: ({ pageParam, signal }) =>
      api.send(listTextChanges, { query: { language, limit: 20, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** One text as it stands now; null: it could not be read. */
export const readTextAgain = async (language: Language, key: string): Promise<StaffText | null> => {
  const read = await api.send(listTexts, { query: { language, search: key, limit: 100 } }).catch(() => null)
  return read?.rows.find((text) => text.key === key) ?? null
}

/** Reads all of it anew. */
export const readTextsAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: textsKey })
