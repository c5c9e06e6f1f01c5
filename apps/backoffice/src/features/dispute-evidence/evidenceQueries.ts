import { getEvidence } from '@pandrop/contract/staff/routes/dispute-evidence'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

const againMilliseconds = 5000

/** A dispute with its sheet; asked again while that is on its way to the bank. */
export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['evidence', id],
    queryFn: async ({ signal }) => (await api.send(getEvidence, { params: { id }, signal })).dispute,
    refetchInterval: ({ state: { data } }) =>
      data?.sheet?.sending_since && !data.sheet.submitted_at ? againMilliseconds : false,
  })

/** After a step: payment, lists and counts may have changed with it. */
export const refreshEvidence = (): Promise<void> => queryClient.invalidateQueries()
