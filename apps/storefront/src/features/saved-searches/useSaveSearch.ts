import { isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import { savedSearchesQuery } from '@pandrop/api-client/saved-search-queries'
import { saveSearch } from '@pandrop/contract/routes/saved-searches'
import type { SavedFilters } from '@pandrop/contract/saved-searches'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useAskToSignIn } from '../../hooks/useAskToSignIn.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useMayAct } from '../../hooks/useMayAct.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'
import { sameFilters } from './sameFilters.ts'
import { useSavedSearches } from './useSavedSearches.ts'

export interface KeptSearch {
  name: string
  filters: SavedFilters
}

/**
 * Keeps a list; where it is kept already it leads to those that are. A guest is led to sign-in and back, an unverified
 * customer to verification.
 */
export const useSaveSearch = ({ name, filters }: KeptSearch) => {
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchesQuery(useApi())
  const { data = [] } = useSavedSearches()
  const go = useGo()
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const saved = data.some((search) => sameFilters(search.filters, filters))
  const askToSignIn = useAskToSignIn('saved_search_sign_in')
  const maySave = useMayAct('saved_search_sign_in')
  const { run, running } = useCall(saveSearch, {
    failed: 'saved_search_failed',
    quiet: true,
    onDone: ({ payload }) => {
      queryClient.setQueryData(queryKey, payload)
      toast.success(text('saved_search_done'))
    },
    onFailure: (failure) => {
      if (isSessionExpired(failure)) askToSignIn()
      else if (!isUnverified(failure)) toast.error(failureText(failure, 'saved_search_failed'))
    },
  })
  return {
    saved,
    running,
    press: () => {
      if (!maySave()) return
      if (saved) go(paths.wishlist())
      else if (!running) void run({ body: { name, filters } })
    },
  }
}
