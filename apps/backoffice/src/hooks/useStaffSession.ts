import { asFailure, isSessionExpired } from '@pandrop/api-client/errors'
import { staffSessionState } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { sessionKey } from '../sessionKey.ts'

/** Who is signed in to the back office; null where nobody is signed in. */
export const staffSessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }): Promise<StaffSession | null> => {
    try {
      return (await api.send(staffSessionState, { signal })).session
    } catch (cause) {
      if (isSessionExpired(asFailure(cause))) return null
      throw cause
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
})

/** Who is signed in and works, for screens below the sign-in; undefined only while the sign-in covers them. */
export const useStaff = (): StaffSession['staff'] | undefined => useQuery(staffSessionQuery).data?.staff
