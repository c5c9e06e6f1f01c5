import { getStaffPayout } from '@pandrop/contract/staff/routes/payouts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { payoutsKey } from '../../hooks/payoutsChanged.ts'

/** One payout with everything that may be seen of it. */
export const usePayout = (id: string) =>
  useQuery({
    queryKey: [...payoutsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.send(getStaffPayout, { params: { id }, signal })).payout,
  })
