import { getVerification } from '@pandrop/contract/staff/routes/verifications'
import type { StaffVerification } from '@pandrop/contract/staff/verifications'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about verifications. */
export const verificationsKey = ['verifications'] as const

/** One verification; what a colleague decides meanwhile shows by itself. */
export const verificationQuery = (id: number) =>
  queryOptions({
    queryKey: [...verificationsKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffVerification> =>
      (await api.send(getVerification, { params: { id }, signal })).verification,
    refetchInterval: 30_000,
  })

/** After something was decided: every list and count that is shown may have changed. */
export const verificationsChanged = (): Promise<void> => queryClient.invalidateQueries()
