import { searchBackOffice } from '@pandrop/contract/staff/routes/today'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { type Entry, entriesOf, pagesNamed } from './entries.ts'

const pauseMilliseconds = 140

/** What was typed, once the typing pauses. */
const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

export interface Search {
  entries: readonly Entry[]
  /** idle: nothing was typed */
  status: 'idle' | 'searching' | 'failed' | 'ready'
  failure: unknown
  retry: () => void
}

/** Looks for what is typed, a moment after the last key; entries of before stay until the new ones are there. */
export const useSearch = (typed: string): Search => {
  const question = usePaused(typed.trim())
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', question],
    queryFn: async ({ signal }) => entriesOf(await api.send(searchBackOffice, { query: { q: question }, signal })),
    enabled: question !== '',
    placeholderData: keepPreviousData,
  })
  const retry = () => void refetch()
  if (typed.trim() === '') return { entries: [], status: 'idle', failure: null, retry }
  if (isError) return { entries: [], status: 'failed', failure: error, retry }
  const isOld = question !== typed.trim() || isPlaceholderData || (isFetching && !data)
  const entries = [...(data ?? []), ...pagesNamed(typed)]
  return { entries, status: isOld ? 'searching' : 'ready', failure: null, retry }
}
