import { retryJob } from '@pandrop/api-client/staff-jobs-endpoints'
import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { useCall } from '../../hooks/useCall.ts'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { DeskButton } from '../../ui/DeskButton.tsx'
import { jobsChanged } from './jobsChanged.ts'

/** Has one tried again at once; what is being tried needs no button. */
export const RetryButton = ({ job: { id, name, state } }: { job: FailedJob }) => {
  const retry = useCall(retryJob, {
    failed: jobTexts.retryFailed,
    done: jobTexts.retrying,
    onDone: jobsChanged,
    // Somebody else may have been quicker.
    onFailure: () => void jobsChanged(),
  })
  if (state === 'trying') return null
  return (
    <DeskButton
      kind="tertiary"
      loading={retry.running}
      aria-label={jobTexts.retryName(jobName(name), id)}
      onClick={() => void retry.run({ params: { id }, body: {} })}
    >
      {jobTexts.retry}
    </DeskButton>
  )
}
