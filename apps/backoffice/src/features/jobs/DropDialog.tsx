import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { dropJob } from '@pandrop/contract/staff/routes/jobs'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { jobsChanged } from './jobsChanged.ts'

/** Gives a mail up for good, with a reason. */
export const DropDialog = ({ job: { id, name, recipient }, onClose }: { job: FailedJob; onClose: () => void }) => {
  const [reason, setReason] = useState('')
  const drop = useCall(dropJob, { failed: jobTexts.dropFailed, done: jobTexts.dropped, quiet: true })
  const send = async () => {
    if (!(await drop.run({ params: { id }, body: { reason: reason.trim() } }))) return
    onClose()
    await jobsChanged()
  }
  return (
    <FormDialog
      open
      title={jobTexts.dropTitle}
      text={jobTexts.dropText(jobName(name), recipient ?? jobTexts.nobody)}
      submitLabel={jobTexts.drop}
      danger
      busy={drop.running}
      {...(drop.failureText && { failure: drop.failureText })}
      {...(!reason.trim() && { disabledReason: formTexts.reasonMissing })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
