import { isVerificationPending } from '@pandrop/contract/lifecycle/verification'
import { getOwnVerification } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

const everyMilliseconds = 60_000

/** Whether and how the customer is verified; asked again while a request waits and the page is looked at. */
export const verificationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'verification'],
    queryFn: async ({ signal }) => (await api.send(getOwnVerification, { signal })).payload,
    refetchInterval: ({ state: { data } }) =>
      data?.request && isVerificationPending(data.request.state) ? everyMilliseconds : false,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
