import { isAtWork } from '@pandrop/contract/lifecycle/import'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { getImport } from '@pandrop/contract/staff/routes/imports'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Everything that was read about imports. */
export const importsKey = ['imports'] as const

/** How often a page asks again while a job is at work, and otherwise. */
export const milliseconds = { atWork: 1000, idle: 30_000 } as const

/** One import; while a job is at it, asked about every second. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffImport> =>
      (await api.send(getImport, { params: { id }, query: {}, signal })).import,
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data.state) ? milliseconds.atWork : milliseconds.idle),
  })

/** Makes all of it old, and items with it: lists and pages that are open are read anew. */
export const importsChanged = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: importsKey }),
    queryClient.invalidateQueries({ queryKey: ['items'] }),
  ])
}
