import { asFailure } from '@pandrop/api-client/errors'
import type { StaffEvidence } from '@pandrop/contract/staff/dispute-evidence'
import { makeEvidence } from '@pandrop/contract/staff/routes/dispute-evidence'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { evidenceTexts as texts } from '../../texts/dispute-evidence.ts'
import { disputeStateNames } from '../../texts/payments.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { EvidenceForm } from './EvidenceForm.tsx'
import { EvidenceSheet } from './EvidenceSheet.tsx'
import { evidenceQuery, refreshEvidence } from './evidenceQueries.ts'

/** A dispute: until when, what is known of the sale, what staff add, and the one button that submits it. */
export const EvidenceView = ({ id }: { id: string }) => {
  const { data: dispute, error, isFetching, refetch } = useQuery(evidenceQuery(id))
  if (dispute)
    return (
      <div className="grid items-start gap-3 roomy:grid-cols-[minmax(0,1fr)_440px]">
        <div className="flex min-w-0 flex-col gap-3 roomy:order-2">
          <DisputeFacts dispute={dispute} />
          {dispute.sheet && <EvidenceForm dispute={dispute} sheet={dispute.sheet} />}
        </div>
        {dispute.sheet ? <EvidenceSheet id={id} sheet={dispute.sheet} /> : <NoSheet id={id} />}
      </div>
    )
  if (!error) return <Waiting />
  if (['dispute_not_found', 'invalid_input'].includes(asFailure(error).code ?? ''))
    return (
      <EmptyState
        title={texts.missing}
        text={texts.missingText}
        action={<Link to={paths.payments}>{texts.backToPayments}</Link>}
      />
    )
  return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
}

const linkClass = 'underline underline-offset-2'

const DisputeFacts = ({ dispute }: { dispute: StaffEvidence }) => (
  <Section title={texts.head}>
    <Facts
      facts={[
        { term: texts.disputed, value: dispute.disputed },
        { term: texts.reason, value: dispute.reason.replaceAll('_', ' ') },
        { term: texts.state, value: disputeStateNames[dispute.state] },
        { term: texts.due, value: dispute.due_at && showMoment(dispute.due_at), mono: true },
        {
          term: texts.payment,
          value: (
            <Link to={paths.payment(dispute.payment_id)} className={linkClass}>
              {texts.toPayment}
            </Link>
          ),
        },
        {
          term: texts.desk,
          value: dispute.desk && (
            <a href={dispute.desk} target="_blank" rel="noreferrer" className={linkClass}>
              {dispute.id}
            </a>
          ),
        },
      ]}
    />
  </Section>
)

const NoSheet = ({ id }: { id: string }) => {
  const call = useCall(makeEvidence, { failed: texts.makeFailed, done: texts.made, onDone: refreshEvidence })
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      action={
        <StaffButton kind="primary" loading={call.running} onClick={() => void call.run({ params: { id }, body: {} })}>
          {texts.make}
        </StaffButton>
      }
    />
  )
}

const Waiting = () => (
  <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_440px]">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-96 rounded-large" />
    <Skeleton className="h-64 rounded-large" />
  </div>
)
