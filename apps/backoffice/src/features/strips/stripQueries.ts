import { listStrips } from '@pandrop/contract/staff/routes/strips'
import type { StripsAnswer } from '@pandrop/contract/staff/strips'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

const everyMilliseconds = 30_000

/** The strips as they stand; what is sold or pinned by a colleague shows by itself. */
export const stripsQuery = queryOptions({
  queryKey: ['strips'],
  queryFn: async ({ signal }): Promise<StripsAnswer> => {
    const { strips, home_url } = await api.send(listStrips, { signal })
    return { strips, home_url }
  },
  refetchInterval: everyMilliseconds,
})

/** One strip as an operator arranges it. */
export type StripShown = StripsAnswer['strips'][number]

/** Shows what a change has answered, over whatever is being read meanwhile. */
export const showStrips = async ({ strips, home_url }: StripsAnswer): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: stripsQuery.queryKey })
  queryClient.setQueryData(stripsQuery.queryKey, { strips, home_url })
}

/** Reads the strips anew. */
export const stripsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['strips'] })

/** A list with one of its items at another place, from 1 on. */
export const movedTo = <One extends { id: number }>(all: readonly One[], id: number, place: number): readonly One[] => {
  const moved = all.find((one) => one.id === id)
  if (!moved) return all
  return all.filter((one) => one.id !== id).toSpliced(place - 1, 0, moved)
}
