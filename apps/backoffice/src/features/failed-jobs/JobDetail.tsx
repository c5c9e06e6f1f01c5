import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { dropJob } from '@pandrop/contract/staff/routes/jobs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showExactMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { formTexts } from '../../texts/forms.ts'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { jobsChanged } from './jobsChanged.ts'

const texts = jobTexts.detail

const linkClass = 'rounded-check underline hover:text-bone-0'

const OrderLink = ({ id }: { id: number }) => (
  <Link to={paths.order(id)} className={linkClass}>
    {jobTexts.order(id)}
  </Link>
)

const CustomerLink = ({ customer: { id, name } }: { customer: NonNullable<FailedJob['customer']> }) => (
  <Link to={paths.customer(id)} className={linkClass}>
    {name}
  </Link>
)

/** Below a row: the error in full, what it is about, and the way to drop a mail. */
export const JobDetail = ({ job }: { job: FailedJob }) => (
  <div className="grid gap-x-8 gap-y-5 whitespace-normal desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{texts.error}</h3>
      <pre className="type-mono text-[12.5px]/5 break-words whitespace-pre-wrap">{job.error}</pre>
      <div className="mt-4">{job.kind === 'mails' ? <Drop job={job} /> : <JobStays />}</div>
    </div>
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{texts.facts}</h3>
      <Facts
        facts={[
          { term: texts.number, value: job.id, mono: true },
          { term: texts.name, value: job.name, mono: true },
          { term: jobTexts.columns.to, value: job.recipient },
          { term: texts.customer, value: job.customer && <CustomerLink customer={job.customer} /> },
          { term: texts.order, value: job.order_id && <OrderLink id={job.order_id} /> },
          { term: jobTexts.columns.tries, value: jobTexts.tries(job.attempts, job.attempts_max) },
          { term: jobTexts.columns.next, value: nextOf(job), mono: job.state === 'waiting' },
        ]}
      />
    </div>
  </div>
)

const nextOf = ({ state, next_try_at: nextTryAt }: FailedJob): string => {
  if (state === 'trying') return jobTexts.trying
  return nextTryAt === null ? jobTexts.givenUp : showExactMoment(nextTryAt)
}

const JobStays = () => <p className="text-bone-2">{jobTexts.jobStays}</p>

const Drop = ({ job }: { job: FailedJob }) => {
  const staff = useStaff()
  const [dropping, setDropping] = useState(false)
  const running = job.state === 'trying' ? jobTexts.dropOffRunning : undefined
  return (
    <>
      <ActionBar label={texts.actions}>
        <StaffButton
          kind="danger"
          disabledReason={staff?.role === 'administrator' ? running : jobTexts.dropOff}
          onClick={() => setDropping(true)}
        >
          {jobTexts.drop}
        </StaffButton>
      </ActionBar>
      {dropping && <DropDialog job={job} onClose={() => setDropping(false)} />}
    </>
  )
}

/** Gives a mail up for good, with a reason. */
const DropDialog = ({ job: { id, name, recipient }, onClose }: { job: FailedJob; onClose: () => void }) => {
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
