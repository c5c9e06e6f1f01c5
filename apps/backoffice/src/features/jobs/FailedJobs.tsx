import { type FailedKind, failedKinds } from '@pandrop/contract/staff/jobs'
import { retryFailedJobs } from '@pandrop/contract/staff/routes/jobs'
import { useState } from 'react'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaffCounts } from '../../hooks/useStaffCounts.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { JobDetail } from './JobDetail.tsx'
import { jobColumns } from './jobColumns.tsx'
import { jobsChanged } from './jobsChanged.ts'
import { useFailedJobs } from './useFailedJobs.ts'

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
