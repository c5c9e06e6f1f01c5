import { listExports } from '@pandrop/contract/staff/routes/exports'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

const exportsKey = ['exports'] as const

const everyMilliseconds = 2000

/** What there is, asked again while something of it is being made. */
export const exportsQuery = {
  queryKey: exportsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(listExports, { signal }),
  refetchInterval: ({ state }: { state: { data?: { exports: readonly { state: string }[] } | undefined } }) =>
    state.data?.exports.some(({ state: of }) => of === 'waiting' || of === 'running') ? everyMilliseconds : false,
} as const

/** What there is is asked anew. */
export const exportsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: exportsKey })
