import { listStaffKeys } from '@pandrop/contract/staff/routes/staff-keys'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

export const staffKeysQuery = queryOptions({
  queryKey: ['staff-keys'],
  queryFn: async ({ signal }) => (await api.send(listStaffKeys, { query: {}, signal })).keys,
})

/** Makes the list old; where it is open it is read anew. */
export const staffKeysChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: staffKeysQuery.queryKey })
