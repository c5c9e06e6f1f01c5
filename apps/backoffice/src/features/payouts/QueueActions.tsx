import type { StaffPayoutRow } from '@pandrop/contract/staff/payouts'
import { buttonClass } from '@pandrop/ui/Button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { payoutTexts } from '../../texts/payouts.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ApproveDialog, RejectDialog } from './DecideDialogs.tsx'
import { holdWords, isHeld } from './holdWords.ts'
import { ProposeButton } from './ProposeButton.tsx'
import { isOwing } from './setOff.ts'

interface QueueActionsProps {
  stage: 'to_propose' | 'to_approve' | 'approved'
  /** the ticked rows */
  chosen: readonly StaffPayoutRow[]
  /** all of the stage, shown or not */
  waiting: number
  /** what was ticked is done with */
  onDone: () => void
}

const sumOf = (rows: readonly StaffPayoutRow[]): number =>
  // In cents: a hundred sums of two decimals must not end in a third.
  rows.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100

/** Why what is ticked cannot be paid now; undefined where it can. */
const heldOff = (rows: readonly StaffPayoutRow[]): string | undefined => {
  const held = rows.find(isHeld)
  return held && payoutTexts.heldReason(held.offer_id, holdWords(held).join(', '))
}

/** What is ticked, what it adds up to, and what this person may do with it. */
export const QueueActions = ({ stage, chosen, waiting, onDone }: QueueActionsProps) => (
  <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-2">
    <p role="status" className="text-bone-1">
      {chosen.length === 0 ? payoutTexts.noSelection : payoutTexts.selected(chosen.length, showEuro(sumOf(chosen)))}
    </p>
    <ActionBar label={payoutTexts.actions}>
      {stage === 'to_propose' ? (
        <Propose chosen={chosen} waiting={waiting} onDone={onDone} />
      ) : (
        <Decide stage={stage} chosen={chosen} onDone={onDone} />
      )}
    </ActionBar>
  </div>
)

const Propose = ({ chosen, waiting, onDone }: Omit<QueueActionsProps, 'stage'>) => (
  <>
    <ProposeButton payouts="all" kind="tertiary" label={payoutTexts.proposeAll(waiting)} onDone={onDone} />
    <ProposeButton
      payouts={chosen.map(({ id }) => id)}
      setOff={isOwing(chosen)}
      kind="primary"
      disabledReason={chosen.length === 0 ? payoutTexts.selectFirst : heldOff(chosen)}
      onDone={onDone}
    />
  </>
)

const Decide = ({ stage, chosen, onDone }: Pick<QueueActionsProps, 'stage' | 'chosen' | 'onDone'>) => {
  const staff = useStaff()
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null)
  const own = chosen.filter(({ proposal }) => proposal?.proposed_by.id === staff?.id).length
  const none = chosen.length === 0 ? payoutTexts.selectFirst : undefined
  const decided = {
    proposals: chosen.flatMap(({ proposal }) => (proposal ? [proposal.id] : [])),
    payouts: chosen,
    onClose: () => setAsking(null),
    onDone,
  }
  const allOwn = own > 0 && own === chosen.length
  return (
    <>
      {chosen.length > 0 && (
        <StaffButton kind="tertiary" onClick={() => setAsking('reject')}>
          {stage === 'to_approve' && allOwn ? payoutTexts.withdraw : payoutTexts.reject}
        </StaffButton>
      )}
      {stage === 'approved' ? (
        <Link to={paths.bankFiles} className={buttonClass({ kind: 'secondary', size: 40 })}>
          {payoutTexts.toFiles}
        </Link>
      ) : (
        <StaffButton
          kind="primary"
          disabledReason={none ?? (own > 0 ? payoutTexts.ownProposals(own) : heldOff(chosen))}
          onClick={() => setAsking('approve')}
        >
          {payoutTexts.approve}
        </StaffButton>
      )}
      {asking === 'approve' && <ApproveDialog {...decided} />}
      {asking === 'reject' && <RejectDialog {...decided} />}
    </>
  )
}
