import type { SteamAccount } from '@pandrop/contract/staff/items'
import { getStaffSkin, listSteamAccounts } from '@pandrop/contract/staff/routes/items'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The Steam accounts that items are kept on, those in use first. */
export const accountsQuery = queryOptions({
  queryKey: ['items', 'accounts'],
  queryFn: async ({ signal }): Promise<SteamAccount[]> => (await api.send(listSteamAccounts, { signal })).accounts,
})

/**
 * What the catalogue knows of a skin: what exists of it, at which reference price.
 * @param id '' for none
 */
export const useStaffSkin = (id: string) =>
  useQuery({
    queryKey: ['items', 'skin', id],
    queryFn: ({ signal }) => api.send(getStaffSkin, { params: { id }, signal }),
    enabled: id !== '',
  })
