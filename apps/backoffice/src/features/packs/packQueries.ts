import type { StaffPack } from '@pandrop/contract/staff/packs'
import { getStaffPack } from '@pandrop/contract/staff/routes/packs'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { togetherKey } from '../../forms/together/togetherQueries.ts'
import { queryClient } from '../../queryClient.ts'

/** Everything that was read about packs. */
export const packsKey = ['packs'] as const

const everyMilliseconds = 30_000

/** One pack as it stands; what customers and colleagues do shows by itself. */
export const packQuery = (id: number) =>
  queryOptions({
    queryKey: [...packsKey, 'pack', id],
    queryFn: async ({ signal }): Promise<StaffPack> =>
      (await api.send(getStaffPack, { params: { id }, query: {}, signal })).pack,
    refetchInterval: everyMilliseconds,
  })

/** Makes all of it old, and what was read of the items; lists and pages that are open are read anew. */
export const packsChanged = async (): Promise<void> => {
  const keys = [packsKey, togetherKey]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
