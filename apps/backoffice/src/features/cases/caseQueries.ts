import type { StaffCase } from '@pandrop/contract/staff/cases'
import { getCase, listSavedReplies } from '@pandrop/contract/staff/routes/cases'
import type { SavedReply } from '@pandrop/contract/staff/saved-replies'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about cases. */
export const casesKey = ['cases'] as const

const everyMilliseconds = 15_000

/** One case; what its customer writes meanwhile shows by itself. */
export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...casesKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffCase> => (await api.send(getCase, { params: { id }, signal })).case,
    refetchInterval: everyMilliseconds,
  })

/** What is answered often. */
export const savedRepliesQuery = queryOptions({
  queryKey: [...casesKey, 'saved-replies'],
  queryFn: async ({ signal }): Promise<SavedReply[]> => (await api.send(listSavedReplies, { signal })).replies,
})

/** After something was done: every list and count that is shown may have changed. */
export const casesChanged = (): Promise<void> => queryClient.invalidateQueries()
