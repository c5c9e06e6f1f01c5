import { profileQuery } from '@pandrop/api-client/customer-queries'
import type { ApiFailure } from '@pandrop/api-client/errors'
import type { Profile } from '@pandrop/contract/profile'
import { updateProfile } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { keepContact, profileContact } from '../../forms/contactDraft.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useKeepProfile } from '../../hooks/useKeepProfile.ts'
import { useToasts } from '../../hooks/useToasts.ts'

/**
 * Saves parts of the profile. Header, menu and the next checkout know them at once; then the profile is fetched again
 * (docs/behaviour/accounts.md#profile-refetch).
 */
export const useSaveProfile = (onFailure: (failure: ApiFailure) => void) => {
  const queryClient = useQueryClient()
  const { queryKey } = profileQuery(useApi())
  const keepProfile = useKeepProfile()
  const toast = useToasts()

  const takeOver = async (profile: Profile): Promise<void> => {
    await keepProfile(profile)
    // What an earlier checkout on this tab was told must not hide what was saved just now.
    const { name, phone, country, tradeUrl } = profileContact(profile)
    keepContact(sessionStorage, profile, { name, phone, country, tradeUrl })
    void queryClient.invalidateQueries({ queryKey })
  }

  return useCall(updateProfile, {
    failed: 'profile_update_failed',
    onDone: async ({ payload, message }) => {
      await takeOver(payload)
      toast.success(message)
    },
    onFailure,
  })
}
