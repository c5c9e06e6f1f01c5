import { countsChanged } from '../../hooks/useStaffCounts.ts'
import { queryClient } from '../../queryClient.ts'

/** Names what was read about failed mails and jobs. */
export const jobsKey = ['jobs'] as const

/** Makes all of that old, with everything that counts them. */
export const jobsChanged = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: jobsKey }),
    queryClient.invalidateQueries({ queryKey: ['today'] }),
    countsChanged(),
  ])
