import type { StaffDeal } from '@pandrop/contract/staff/deals'
import { getStaffDeal } from '@pandrop/contract/staff/routes/deals'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Everything that was read about deals. */
export const dealsKey = ['deals'] as const

const everyMilliseconds = 30_000

/** One deal as it stands; what its customer does shows by itself. */
export const dealQuery = (id: number) =>
  queryOptions({
    queryKey: [...dealsKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffDeal> =>
      (await api.send(getStaffDeal, { params: { id }, query: {}, signal })).deal,
    refetchInterval: everyMilliseconds,
  })

/** A deal reserves and frees items: every list that is shown may have changed with it. */
export const dealsChanged = (): Promise<void> => queryClient.invalidateQueries()
