import { asFailure } from '@pandrop/api-client/errors'
import type { PayoutProposal, StaffPayout } from '@pandrop/contract/staff/payouts'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Timeline } from '@pandrop/ui/Timeline'
import { Link } from '@tanstack/react-router'
import { showDay, showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { bankTexts } from '../../texts/bank.ts'
import { payoutTexts } from '../../texts/payouts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { holdWords } from './holdWords.ts'
import { PayoutActions } from './PayoutActions.tsx'
import { Outcome } from './payoutColumns.tsx'
import type { usePayout } from './usePayout.ts'

/** One payout: what it is, who decided, what happened, and what can be recorded. */
export const PayoutDetails = ({ reading }: { reading: ReturnType<typeof usePayout> }) => {
  const { data: payout, isError, error, isFetching, refetch } = reading
  if (payout) return <Details payout={payout} />
  if (isError && asFailure(error).httpStatus === 404)
    return <EmptyState title={payoutTexts.notFound} text={payoutTexts.notFoundText} />
  if (isError)
    return <LoadFailed title={payoutTexts.loadFailed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div role="status" aria-label={payoutTexts.loading} className="grid grid-cols-2 gap-3 tight:grid-cols-1">
      <Skeleton className="h-64 rounded-large" />
      <Skeleton className="h-64 rounded-large" />
    </div>
  )
}

const Details = ({ payout }: { payout: StaffPayout }) => (
  <>
    <Section title={payoutTexts.actions} titleHidden>
      <PayoutActions payout={payout} />
    </Section>
    <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
      <div className="flex flex-col gap-3">
        <Section title={payoutTexts.facts} aside={<Stage payout={payout} />}>
          <Facts facts={factsOf(payout)} />
        </Section>
        <Section title={payoutTexts.who}>
          <Facts facts={peopleOf(payout)} />
        </Section>
      </div>
      <div className="flex flex-col gap-3">
        <Section title={payoutTexts.eyes}>
          <Proposals proposals={payout.proposals} />
        </Section>
        <Section title={payoutTexts.bankSays}>
          <BankLines lines={payout.bank_lines} />
        </Section>
        <Section title={payoutTexts.history} titleHidden>
          <Timeline title={payoutTexts.timeline} noteLabel={payoutTexts.byLabel} steps={payout.timeline.map(toStep)} />
        </Section>
      </div>
    </div>
  </>
)

const Stage = ({ payout: { stage, state } }: { payout: StaffPayout }) =>
  stage === 'ended' ? <Outcome state={state} /> : <StatusBadge kind="waiting" label={payoutTexts.stages[stage]} />

const toStep = ({ kind, by, at, why }: StaffPayout['timeline'][number]) => ({
  label: payoutTexts.kinds[kind] ?? kind,
  at: Math.floor(Date.parse(at) / 1000),
  moment: showMoment(at),
  note: `${by}: ${why}`,
})

const factsOf = (payout: StaffPayout) => [
  { term: payoutTexts.sum, value: <strong className="font-[640]">{showEuro(payout.amount)}</strong> },
  { term: payoutTexts.setOffFact, value: payout.set_off > 0 ? showEuro(payout.set_off) : null },
  {
    term: payoutTexts.offer,
    value: (
      <Link to={paths.offer(payout.offer_id)} className="underline underline-offset-2">
        {`${payout.offer_id} ${payout.title}`}
      </Link>
    ),
  },
  { term: payoutTexts.held, value: holdWords(payout).join(', ') || null },
  { term: payoutTexts.methodName, value: payoutTexts.method[payout.method] },
  { term: payoutTexts.account, value: payout.account, mono: true },
  { term: payoutTexts.holder, value: payout.holder },
  { term: payoutTexts.requested, value: showMoment(payout.requested_at), mono: true },
  { term: payoutTexts.due, value: payout.due_at && showDay(payout.due_at), mono: true },
  { term: payoutTexts.sentAt, value: payout.sent_at && showMoment(payout.sent_at), mono: true },
  { term: payoutTexts.file, value: payout.file?.message_id, mono: true },
  { term: payoutTexts.ended, value: payout.settled_at && showMoment(payout.settled_at), mono: true },
  { term: payoutTexts.returnedAt, value: payout.returned_at && showMoment(payout.returned_at), mono: true },
  { term: payoutTexts.reason, value: payout.failure_reason },
  payout.setup_intent === null
    ? { term: payoutTexts.atBank, value: payout.end_to_end_id, mono: true }
    : { term: payoutTexts.atProvider, value: payout.setup_intent, mono: true },
]

const peopleOf = ({ customer, customer_id: id, contact }: StaffPayout) => [
  {
    term: payoutTexts.customer,
    value: (
      <Link to={paths.customer(id)} className="underline underline-offset-2">
        {customer}
      </Link>
    ),
  },
  { term: payoutTexts.email, value: contact.email },
  { term: payoutTexts.phone, value: contact.phone, mono: true },
  { term: payoutTexts.address, value: contact.address },
]

const linesOf = (proposal: PayoutProposal): string[] => {
  const { proposed_by: proposer, approved_by: approver, rejected_by: rejecter } = proposal
  const { approved_at: approvedAt, rejected_at: rejectedAt } = proposal
  return [
    payoutTexts.proposedLine(proposer.name, showMoment(proposal.proposed_at)),
    ...(approver && approvedAt ? [payoutTexts.approvedLine(approver.name, showMoment(approvedAt))] : []),
    ...(rejecter && rejectedAt ? [payoutTexts.rejectedLine(rejecter.name, showMoment(rejectedAt))] : []),
  ]
}

const Proposals = ({ proposals }: { proposals: readonly PayoutProposal[] }) => {
  if (proposals.length === 0) return <p className="text-bone-2">{payoutTexts.noProposals}</p>
  return (
    <ul className="flex flex-col gap-3">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="flex flex-col gap-0.5">
          {linesOf(proposal).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {proposal.source === 'cli' && <span className="text-bone-2">{payoutTexts.onCommandLine}</span>}
          {proposal.reason && <span className="text-bone-1">“{proposal.reason}”</span>}
        </li>
      ))}
    </ul>
  )
}

const BankLines = ({ lines }: { lines: StaffPayout['bank_lines'] }) => {
  if (lines.length === 0) return <p className="text-bone-2">{payoutTexts.bankNothing}</p>
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never change their place
        <li key={place} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {bankTexts.outcomes[line.outcome] ?? line.outcome}{' '}
            <span className="text-bone-2">
              {line.bank_status} {line.reason}
            </span>
          </span>
          <span className="type-mono text-[12.5px]/5 text-bone-2">
            {line.format} {showMoment(line.imported_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
