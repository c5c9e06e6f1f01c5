import { holdsMoney, isDecided, isQuestion, isWon } from '@pandrop/contract/lifecycle/dispute'
import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { releaseDispute } from '@pandrop/contract/staff/routes/payments'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { evidenceTexts } from '../../texts/dispute-evidence.ts'
import { releaseTexts } from '../../texts/payment-dialogs.ts'
import { disputeStateNames, disputeTexts, paymentTexts as texts } from '../../texts/payments.ts'
import { CopyText } from '../../ui/CopyText.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type Dispute = StaffPayment['disputes'][number]

/** What the holder of the card disputes, and whether it keeps the customer from paying. */
export const PaymentDisputes = ({ payment: { disputes } }: { payment: StaffPayment }) => (
  <Section title={texts.disputes}>
    {disputes.length === 0 ? (
      <p className="text-bone-2">{texts.noDisputes}</p>
    ) : (
      <ul className="flex flex-col gap-4">
        {disputes.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    )}
  </Section>
)

const booksOf = ({ state, sum, debited, collected, settled }: Dispute): string => {
  if (isQuestion(state)) return disputeTexts.inquiry
  if (isWon(state)) return disputeTexts.givenBack
  const owed = showEuro(sum - debited - collected)
  // What is settled was debited or collected, whichever there was.
  const taken = showEuro(Math.max(0, debited - settled))
  if (collected === 0) return disputeTexts.debited(taken, owed)
  return disputeTexts.collected(taken, showEuro(collected), owed)
}

const momentsOf = ({ opened_at: opened, closed_at: closed }: Dispute): string =>
  [disputeTexts.opened(showMoment(opened)), closed && disputeTexts.closed(showMoment(closed))]
    .filter(Boolean)
    .join(', ')

/** The provider's own word, where it says more than the state. */
const wordOf = (state: Dispute['state'], status: string): string =>
  status === '' || status === state || status === 'needs_response' ? '' : ` (${status.replaceAll('_', ' ')})`

const DisputeRow = ({ dispute }: { dispute: Dispute }) => {
  const { id, state, status, reason, disputed, released_at: releasedAt, released_by: releasedBy } = dispute
  const holds = holdsMoney(state)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0">
        <span className="block font-[580]">
          {disputed}
          <span className={holds ? 'text-danger' : 'text-bone-2'}>
            {` · ${disputeStateNames[state]}${wordOf(state, status)} · ${reason.replaceAll('_', ' ')}`}
          </span>
        </span>
        <span className="block text-bone-1">{booksOf(dispute)}</span>
        {holds && dispute.settled > 0 && (
          <span className="block text-bone-1">{disputeTexts.settled(showEuro(dispute.settled))}</span>
        )}
        {holds && dispute.again > 0 && (
          <span className="block text-danger">{disputeTexts.again(showEuro(dispute.again))}</span>
        )}
        {dispute.blocks && <span className="block text-danger">{disputeTexts.blocks}</span>}
        {releasedAt && releasedBy && (
          <span className="block text-bone-1">{disputeTexts.released(releasedBy, showMoment(releasedAt))}</span>
        )}
        <Answer dispute={dispute} />
        <span className="block text-[12.5px]/5 text-bone-2">{momentsOf(dispute)}</span>
        <CopyText text={id} label={texts.copy(id)} />
      </span>
      {dispute.blocks && <Release id={id} />}
    </li>
  )
}

const Answer = ({ dispute: { id, state, answer_due_at: due, submissions, desk } }: { dispute: Dispute }) => {
  const isLate = due !== null && Date.parse(due) <= Date.now()
  return (
    <>
      {due && (
        <span className={isLate ? 'block text-danger' : 'block text-warn'}>
          {(isLate ? disputeTexts.answerLate : disputeTexts.answerBy)(showMoment(due))}
        </span>
      )}
      {submissions > 0 && !isDecided(state) && <span className="block text-bone-1">{disputeTexts.answered}</span>}
      <Link to={paths.dispute(id)} className="block w-fit underline underline-offset-2">
        {due === null ? evidenceTexts.sheetOf : evidenceTexts.answer}
      </Link>
      {desk && (
        <a href={desk} target="_blank" rel="noreferrer" className="block w-fit underline underline-offset-2">
          {disputeTexts.desk}
        </a>
      )}
    </>
  )
}

const Release = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <StaffButton onClick={() => setOpen(true)}>{releaseTexts.open}</StaffButton>
      {open && (
        <ReasonDialog
          call={releaseDispute}
          id={id}
          title={releaseTexts.title}
          text={releaseTexts.text}
          submitLabel={releaseTexts.submit}
          failed={releaseTexts.failed}
          done={({ changed, still_blocked: stillBlocked }) => {
            if (!changed) return releaseTexts.doneBefore
            return stillBlocked ? releaseTexts.stillBlocked : releaseTexts.done
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
