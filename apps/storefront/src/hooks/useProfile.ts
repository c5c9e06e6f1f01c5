import { profileQuery } from '@pandrop/api-client/customer-queries'
import type { Profile } from '@pandrop/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useApi } from './useApi.ts'
import { useSession } from './useSession.ts'

/** The signed-in customer; undefined for guests, in documents and until it has come. */
export const useProfile = (): Profile | undefined => {
  const { signedIn, checked } = useSession()
  const enabled = signedIn && checked
  const { data } = useQuery({ ...profileQuery(useApi()), enabled })
  return enabled ? data : undefined
}

/** Whether the shop has checked who a customer is; false until the profile has come. */
export const isIdentityVerified = (profile: Profile | undefined): boolean =>
  profile?.verification_data.status === 'approved'

/** Asks for the customer again; undefined unless the last answer was a failure and there is nothing to show. */
export const useProfileRetry = (): (() => void) | undefined => {
  const { signedIn, checked } = useSession()
  const enabled = signedIn && checked
  const { isError, data, refetch } = useQuery({ ...profileQuery(useApi()), enabled })
  return enabled && isError && !data ? () => void refetch() : undefined
}
