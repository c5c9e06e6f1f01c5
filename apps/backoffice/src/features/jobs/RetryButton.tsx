import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { retryJob } from '@pandrop/contract/staff/routes/jobs'
import { useCall } from '../../hooks/useCall.ts'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { jobsChanged } from './jobsChanged.ts'

/** Has one tried again at once, and says so until that has ended. */
export const RetryButton = ({ job: { id, name, state } }: { job: FailedJob }) => {
  const retry = useCall(retryJob, {
    failed: jobTexts.retryFailed,
    done: jobTexts.retrying,
    onDone: jobsChanged,
    // Somebody else may have been quicker.
    onFailure: () => void jobsChanged(),
  })
  if (state === 'trying') return <span className="text-bone-1">{jobTexts.trying}</span>
  return (
    <StaffButton
      kind="tertiary"
      // The row keeps its 44 px.
      className="-my-2"
      loading={retry.running}
      aria-label={jobTexts.retryName(jobName(name), id)}
      onClick={() => void retry.run({ params: { id }, body: {} })}
    >
      {jobTexts.retry}
    </StaffButton>
  )
}
