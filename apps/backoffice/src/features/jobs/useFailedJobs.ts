import type { FailedJob, FailedKind } from '@pandrop/contract/staff/jobs'
import { listFailedJobs } from '@pandrop/contract/staff/routes/jobs'
import { useEffect, useState } from 'react'
import { usePages } from '../../hooks/usePages.ts'
import { countsChanged } from '../../hooks/useStaffCounts.ts'
import type { TableList } from '../../table/tableList.ts'
import { jobsKey } from './jobsChanged.ts'

const everyMilliseconds = 30_000
// While something is being tried, somebody waits for how it ends.
const hurriedMilliseconds = 2000

/** What failed of a kind; read again by itself, often while something is being tried. */
export const useFailedJobs = (kind: FailedKind): TableList<FailedJob> => {
  const [every, setEvery] = useState(everyMilliseconds)
  const list = usePages(listFailedJobs, { key: jobsKey, query: { kind }, every })
  const next = list.rows.some(({ state }) => state === 'trying') ? hurriedMilliseconds : everyMilliseconds
  if (next !== every) setEvery(next)
  const { length } = list.rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came or went have changed what is counted
  useEffect(() => void countsChanged(), [length])
  return list
}
