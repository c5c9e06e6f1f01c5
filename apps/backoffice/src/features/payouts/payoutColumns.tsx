import { isPaid, isSetOff, type PayoutState } from '@pandrop/contract/lifecycle/payout'
import type { PayoutView, StaffPayoutRow } from '@pandrop/contract/staff/payouts'
import { classNames } from '@pandrop/ui/classNames'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showDay, showEuro, showMoment } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { payoutTexts } from '../../texts/payouts.ts'
import { holdWords } from './holdWords.ts'

type PayoutColumn = Column<StaffPayoutRow>

const hourMilliseconds = 3_600_000

/** Amber only near a deadline: a day before it, and red behind it. */
const dueColour = (due: string): string | false => {
  const hoursLeft = (Date.parse(due) - Date.now()) / hourMilliseconds
  if (hoursLeft < 0) return 'text-danger'
  return hoursLeft < 24 && 'text-warn'
}

const requested: PayoutColumn = {
  id: 'requested',
  header: payoutTexts.requested,
  mono: true,
  muted: true,
  cell: (row) => showMoment(row.requested_at),
}

const offer: PayoutColumn = {
  id: 'offer',
  header: payoutTexts.offer,
  grow: true,
  cell: (row) => (
    <>
      <span className="type-mono text-[12.5px]/5 text-bone-2">{row.offer_id}</span> {row.title}
    </>
  ),
}

const customer: PayoutColumn = { id: 'customer', header: payoutTexts.customer, from: 1024, cell: (row) => row.customer }

const held: PayoutColumn = {
  id: 'held',
  header: payoutTexts.held,
  cell: (row) => <span className="text-warn">{holdWords(row).join(', ')}</span>,
}

const account: PayoutColumn = {
  id: 'account',
  header: payoutTexts.account,
  mono: true,
  cell: (row) => row.account ?? payoutTexts.card,
}

const sum: PayoutColumn = {
  id: 'sum',
  header: payoutTexts.sum,
  align: 'right',
  cell: (row) => (
    <>
      <span className="font-[640] tabular-nums">{showEuro(row.amount)}</span>
      {row.set_off > 0 && <span className="block text-bone-2">{payoutTexts.besideSetOff(showEuro(row.set_off))}</span>}
    </>
  ),
}

const due: PayoutColumn = {
  id: 'due',
  header: payoutTexts.due,
  mono: true,
  from: 640,
  cell: (row) => row.due_at && <span className={classNames(dueColour(row.due_at))}>{showDay(row.due_at)}</span>,
}

const who = (id: string, header: string, name: (row: StaffPayoutRow) => string | undefined): PayoutColumn => ({
  id,
  header,
  from: 1024,
  cell: (row) => name(row),
})

const proposer = who('proposer', payoutTexts.proposedBy, (row) => row.proposal?.proposed_by.name)
const approver = who('approver', payoutTexts.approvedBy, (row) => row.proposal?.approved_by?.name)

const file: PayoutColumn = {
  id: 'file',
  header: payoutTexts.file,
  mono: true,
  from: 640,
  cell: (row) => row.file_id ?? (row.sent_at ? payoutTexts.byHand : null),
}

/** How a payout has ended. */
export const Outcome = ({ state }: { state: PayoutState }) => {
  if (isPaid(state)) return <StatusBadge kind="success" label={payoutTexts.paid} />
  if (isSetOff(state)) return <StatusBadge kind="success" label={payoutTexts.wholeSetOff} />
  return <StatusBadge kind="error" label={payoutTexts.failed} />
}

const outcome: PayoutColumn = {
  id: 'outcome',
  header: payoutTexts.outcome,
  cell: ({ state }) => <Outcome state={state} />,
}

const why: PayoutColumn = {
  id: 'why',
  header: payoutTexts.why,
  from: 640,
  className: 'max-w-72 truncate',
  cell: (row) => row.failure_reason,
}

const moment = (id: string, header: string, at: (row: StaffPayoutRow) => string | null): PayoutColumn => ({
  id,
  header,
  mono: true,
  muted: true,
  cell: (row) => {
    const instant = at(row)
    return instant && showMoment(instant)
  },
})

const sent = moment('sent', payoutTexts.sentAt, (row) => row.sent_at)
const ended = moment('ended', payoutTexts.ended, (row) => row.settled_at)

/** What a list of each stage shows. */
export const payoutColumns: Readonly<Record<PayoutView, readonly PayoutColumn[]>> = {
  to_propose: [requested, offer, customer, account, held, due, sum],
  to_approve: [requested, offer, customer, account, proposer, held, due, sum],
  approved: [requested, offer, customer, account, proposer, approver, held, due, sum],
  sent: [sent, offer, customer, account, file, due, sum],
  to_look_at: [ended, offer, customer, account, why, sum],
  ended: [ended, offer, customer, account, file, outcome, sum],
}
