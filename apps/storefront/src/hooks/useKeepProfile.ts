import { profileQuery } from '@pandrop/api-client/customer-queries'
import type { Profile } from '@pandrop/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from './useApi.ts'

/**
 * Takes over the profile that a call has answered with. A read that is still under way is older: it would bring back
 * what the call has just changed.
 */
export const useKeepProfile = (): ((profile: Profile) => Promise<void>) => {
  const queryClient = useQueryClient()
  const { queryKey } = profileQuery(useApi())
  return async (profile) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, profile)
  }
}
