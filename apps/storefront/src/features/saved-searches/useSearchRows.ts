import { savedSearchesQuery } from '@pandrop/api-client/saved-search-queries'
import { changeSavedSearch, removeSavedSearch, saveSearch } from '@pandrop/contract/routes/saved-searches'
import type { SavedSearch } from '@pandrop/contract/saved-searches'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { sameFilters } from './sameFilters.ts'

/** A search, or what is left of it until the page is left: the way back. */
interface SearchRow {
  search: SavedSearch
  gone: boolean
}

/** The saved searches and what changes them. Rows change at once and change back when the shop refuses. */
export const useSearchRows = (searches: readonly SavedSearch[]) => {
  const { queryKey } = savedSearchesQuery(useApi())
  const queryClient = useQueryClient()
  const [gone, setGone] = useState<readonly { search: SavedSearch; place: number }[]>([])
  const keep = (payload: SavedSearch[]) => queryClient.setQueryData(queryKey, payload)
  const truth = () => void queryClient.invalidateQueries({ queryKey })
  const changing = useCall(changeSavedSearch, {
    failed: 'saved_search_change_failed',
    onDone: ({ payload }) => keep(payload),
    onFailure: truth,
  })
  const removal = useCall(removeSavedSearch, { failed: 'saved_search_remove_failed', onFailure: truth })
  const saving = useCall(saveSearch, { failed: 'saved_search_failed', onDone: ({ payload }) => keep(payload) })

  const isBack = ({ filters }: SavedSearch) => searches.some((search) => sameFilters(search.filters, filters))
  const rows: SearchRow[] = searches
    .filter(({ id }) => !gone.some(({ search }) => search.id === id))
    .map((search) => ({ search, gone: false }))
  for (const { search, place } of gone) {
    const isTaken = isBack(search) && !searches.some(({ id }) => id === search.id)
    if (!isTaken) rows.splice(place, 0, { search, gone: true })
  }

  return {
    rows,
    running: changing.running,
    undoing: saving.running,
    /** answers whether it was changed */
    change: async (search: SavedSearch, change: { name?: string; mailed?: boolean }): Promise<boolean> => {
      keep(searches.map((one) => (one.id === search.id ? { ...one, ...change } : one)))
      return (await changing.run({ body: { id: search.id, ...change } })) !== null
    },
    remove: async (search: SavedSearch): Promise<void> => {
      const place = rows.findIndex((row) => row.search.id === search.id)
      setGone((list) => [...list, { search, place }])
      // A reading that is on its way would bring it back.
      await queryClient.cancelQueries({ queryKey })
      const answer = await removal.run({ body: { id: search.id } })
      if (answer) queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== search.id))
      else setGone((list) => list.filter((one) => one.search.id !== search.id))
    },
    undo: async ({ id, name, filters, mailed }: SavedSearch): Promise<void> => {
      const answer = await saving.run({ body: { name, filters } })
      if (!answer) return
      setGone((list) => list.filter(({ search }) => search.id !== id))
      const back = answer.payload.find((search) => sameFilters(search.filters, filters))
      if (back && !mailed) await changing.run({ body: { id: back.id, mailed } })
    },
  }
}
