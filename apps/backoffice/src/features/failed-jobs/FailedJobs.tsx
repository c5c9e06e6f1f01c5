import { type FailedJob, type FailedKind, failedKinds } from '@pandrop/contract/staff/jobs'
import { listFailedJobs, retryFailedJobs } from '@pandrop/contract/staff/routes/jobs'
import { useEffect, useState } from 'react'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { usePages } from '../../hooks/usePages.ts'
import { countsChanged, useStaffCounts } from '../../hooks/useStaffCounts.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import type { TableList } from '../../table/tableList.ts'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { JobDetail } from './JobDetail.tsx'
import { jobColumns } from './jobColumns.tsx'
import { jobsChanged, jobsKey } from './jobsChanged.ts'

const first: FailedKind = 'mails'

/** Mails that could not be sent and jobs that failed; a row unfolds its error in full. */
export const FailedJobs = () => {
  const [{ kind: word }, changeAddress] = useAddress()
  const kind = failedKinds.find((known) => known === word) ?? first
  const counts = useStaffCounts()
  const list = useFailedJobs(kind)
  const [open, setOpen] = useState<number | null>(null)
  const tabs = failedKinds.map((value) => ({
    value: value === first ? '' : value,
    label: jobTexts.kinds[value],
    ...(counts && { count: value === 'mails' ? counts.mails_failed : counts.jobs_failed }),
  }))
  return (
    <ListPanel
      title={jobTexts.tables[kind]}
      filters={
        <FilterTabs
          label={jobTexts.filter}
          options={tabs}
          value={kind === first ? '' : kind}
          onChange={(next) => changeAddress({ kind: next })}
        />
      }
      aside={list.rows.some(({ state }) => state !== 'trying') && <RetryAll kind={kind} />}
    >
      <DataTable
        key={kind}
        label={jobTexts.tables[kind]}
        columns={jobColumns[kind]}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id, name }) => jobTexts.rowName(jobName(name), id)}
        onOpen={({ id }) => setOpen(open === id ? null : id)}
        detail={(job) => open === job.id && <JobDetail job={job} />}
        empty={jobTexts.empty[kind]}
      />
    </ListPanel>
  )
}

const RetryAll = ({ kind }: { kind: FailedKind }) => {
  const retry = useCall(retryFailedJobs, {
    failed: jobTexts.retryFailed,
    done: ({ tried }) => jobTexts.retriedAll(tried),
    onDone: jobsChanged,
  })
  return (
    <StaffButton loading={retry.running} onClick={() => void retry.run({ body: { kind } })}>
      {jobTexts.retryAll}
    </StaffButton>
  )
}

const everyMilliseconds = 30_000
// While something is being tried, somebody waits for how it ends.
const hurriedMilliseconds = 2000

/** What failed of a kind; read again by itself, often while something is being tried. */
const useFailedJobs = (kind: FailedKind): TableList<FailedJob> => {
  const [every, setEvery] = useState(everyMilliseconds)
  const list = usePages(listFailedJobs, { key: jobsKey, query: { kind }, every })
  const next = list.rows.some(({ state }) => state === 'trying') ? hurriedMilliseconds : everyMilliseconds
  if (next !== every) setEvery(next)
  const { length } = list.rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came or went have changed what is counted
  useEffect(() => void countsChanged(), [length])
  return list
}
