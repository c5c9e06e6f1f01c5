import type { Answer } from '@pandrop/contract/call'
import { staffListPasskeys } from '@pandrop/contract/staff/routes/staff'
import type { staffListPasskeys as listCall } from '@pandrop/contract/staff/session'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'

export type Passkey = Answer<typeof listCall>['passkeys'][number]

/** One's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await api.send(staffListPasskeys, { signal })).passkeys,
})

/** One was added or removed. */
export const forgetPasskeys = (): Promise<void> => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
