import { getVerificationLimits } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** What the customer can do before their identity must be verified. Only for verified e-mail addresses. */
export const verificationLimitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'verification-limits'],
    queryFn: async ({ signal }) => (await api.send(getVerificationLimits, { signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
