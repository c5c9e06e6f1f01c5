import type { StaffSession } from '@pandrop/contract/staff/session'
import { queryClient } from './queryClient.ts'
import { sessionKey } from './sessionKey.ts'

/** Goes on with what a step of the sign-in answered. What was refused meanwhile is read anew once it is open. */
export const keepSession = (session: StaffSession | null): void => {
  queryClient.setQueryData(sessionKey, session)
  if (session?.stage !== 'open') return
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
}
