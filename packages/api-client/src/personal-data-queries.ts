import { personalExportPollMilliseconds } from '@pandrop/contract/limits'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import { getPersonalExport } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** Whether a copy is on its way and nobody can do anything but wait. */
export const isUnderWay = (copy: PersonalExport | null | undefined): boolean =>
  copy?.state === 'asked' || copy?.state === 'making'

/** The copy of their data that the customer asked for last; asked again while it is on its way. */
export const personalExportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'personal-export'],
    queryFn: async ({ signal }) => (await api.send(getPersonalExport, { signal })).payload,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? personalExportPollMilliseconds : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
