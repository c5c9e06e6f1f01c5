import { listStaff } from '@pandrop/contract/staff/routes/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'

/** Everybody who works in the back office. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ signal }) => (await api.send(listStaff, { signal })).staff,
})

/** Somebody was added or changed. */
export const forgetTeam = (): Promise<void> => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })

/** A one-time password and whose it is. */
export interface NewAccess {
  name: string
  password: string
}
