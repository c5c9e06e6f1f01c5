import type { FailedJob, FailedKind } from '@pandrop/contract/staff/jobs'
import { retryJob } from '@pandrop/contract/staff/routes/jobs'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { jobName, jobTexts } from '../../texts/jobs.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { jobsChanged } from './jobsChanged.ts'

const names = jobTexts.columns

// Above the row's own opener, which lies over all of it.
const linkClass = 'relative rounded-check underline hover:text-bone-0'

const To = ({ job: { recipient, customer } }: { job: FailedJob }) => {
  const text = recipient ?? customer?.name ?? jobTexts.nobody
  if (!customer) return text
  return (
    <Link to={paths.customer(customer.id)} className={linkClass}>
      {text}
    </Link>
  )
}

const About = ({ job: { order_id: orderId, customer } }: { job: FailedJob }) => {
  if (orderId !== null)
    return (
      <Link to={paths.order(orderId)} className={linkClass}>
        {jobTexts.order(orderId)}
      </Link>
    )
  return (
    customer && (
      <Link to={paths.customer(customer.id)} className={linkClass}>
        {customer.name}
      </Link>
    )
  )
}

/** When it is tried next: at this moment, later, or never by itself. */
const NextTry = ({ job: { state, next_try_at: nextTryAt } }: { job: FailedJob }) => {
  if (state === 'trying') return jobTexts.now
  if (nextTryAt === null) return <StatusBadge kind="error" label={jobTexts.givenUp} />
  return <span className="type-mono text-[12.5px]/5">{showMoment(nextTryAt)}</span>
}

/** Has one tried again at once, and says so until that has ended. */
const RetryButton = ({ job: { id, name, state } }: { job: FailedJob }) => {
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

const ofBoth: readonly Column<FailedJob>[] = [
  { id: 'error', header: names.error, cell: ({ error }) => error, grow: true, muted: true, from: 1024 },
  {
    id: 'tries',
    header: names.tries,
    cell: (job) => jobTexts.tries(job.attempts, job.attempts_max),
    align: 'right',
    muted: true,
    from: 1024,
  },
  { id: 'next', header: names.next, cell: (job) => <NextTry job={job} />, from: 640 },
  {
    id: 'actions',
    header: names.actions,
    headerHidden: true,
    cell: (job) => <RetryButton job={job} />,
    align: 'right',
  },
]

/** What each kind shows of itself. */
export const jobColumns: Record<FailedKind, readonly Column<FailedJob>[]> = {
  mails: [
    { id: 'name', header: names.mail, cell: ({ name }) => jobName(name) },
    { id: 'to', header: names.to, cell: (job) => <To job={job} />, className: 'max-w-56 truncate', from: 640 },
    ...ofBoth,
  ],
  jobs: [
    { id: 'name', header: names.job, cell: ({ name }) => jobName(name) },
    { id: 'about', header: names.about, cell: (job) => <About job={job} />, from: 640 },
    ...ofBoth,
  ],
}
