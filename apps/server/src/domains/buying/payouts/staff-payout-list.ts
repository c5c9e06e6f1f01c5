import { addressLine } from '@pandrop/contract/postal'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type PayoutProposal,
  type PayoutView,
  payoutViews,
  type StaffPayout,
  type StaffPayoutRow,
} from '@pandrop/contract/staff/payouts'
import { instantOrNull } from '@pandrop/contract/wire'
import { cents, toUnits } from '@pandrop/money/money'
import {
  cursorMark,
  cutPage,
  firstCursor,
  lastCursor,
  type Page,
  type PageAsked,
  readCursorPage,
} from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { type Debt, debtsOf } from '../../payments/disputes/debts.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import type { WorkingCalendar } from '../holidays/working-days.rules.ts'
import { payoutExpectedAt } from './payout-day.rules.ts'
import {
  type ProposalNamesRow,
  type StaffPayoutListRow,
  type StaffPayoutWholeRow,
  selectBankLinesOfPayout,
  selectEndedPayouts,
  selectFailedPayouts,
  selectPayoutsToLookAt,
  selectPayoutTimeline,
  selectPayoutTotals,
  selectProposalsOfPayout,
  selectQueuedPayouts,
  selectStaffPayout,
} from './staff-payout-list.sql.ts'

/** Which page of which stage is asked for. */
export interface PayoutsAsked extends PageAsked {
  stage: PayoutView
  /** who asks */
  staffId: number
}

interface PayoutTotal {
  stage: PayoutView
  payouts: number
  amount: number
  /** those that whoever asks can do something about now */
  for_you: number
}

/** A page of payouts as the back office shows it. */
export interface PayoutsPage extends Page<StaffPayoutRow> {
  totals: PayoutTotal[]
}

/**
 * Payouts of one stage: what waits longest first, what ended or failed newest first; account numbers are masked.
 * @returns refuses invalid_input for a place that no page named
 */
export const payoutsPage = async (
  q: Queryable,
  { stage, staffId, ...asked }: PayoutsAsked,
): Promise<Result<PayoutsPage, 'invalid_input'>> => {
  const page = readCursorPage(asked, 'uuid')
  if (!page.ok) return page
  const { cursor, rowsMax } = page.value
  const [found, totals, calendar] = await Promise.all([
    selectStage(q, stage, cursor, rowsMax),
    payoutTotals(q, staffId),
    workingCalendarOf(q),
  ])
  const { rows, next } = cutPage(found, rowsMax, cursorMark)
  const debts = await debtsOf(
    q,
    rows.map((row) => row.customer_id),
  )
  return ok({
    rows: rows.map((row) => shownRow(row, { calendar, debts })),
    next,
    totals,
  })
}

const selectStage = (
  q: Queryable,
  stage: PayoutView,
  cursor: { microseconds: number; id: string } | null | undefined,
  rowsMax: number,
): Promise<StaffPayoutListRow[]> => {
  const isOver = stage === 'ended' || stage === 'to_look_at'
  const { microseconds, id } = cursor ?? (isOver ? lastCursor : firstCursor)
  if (stage === 'ended') return selectEndedPayouts(q, microseconds, id, rowsMax)
  if (stage === 'to_look_at') return selectPayoutsToLookAt(q, microseconds, id, rowsMax)
  return selectQueuedPayouts(q, { state: stage === 'sent' ? 'sent' : 'requested', stage, microseconds, id, rowsMax })
}

const openViews = payoutViews.filter((stage) => stage !== 'ended')

const payoutTotals = async (q: Queryable, staffId: number): Promise<PayoutTotal[]> => {
  const [open, failed] = await Promise.all([selectPayoutTotals(q, staffId), failedPayouts(q)])
  const lookedAt = { stage: 'to_look_at' as const, for_you: failed.payouts, ...failed }
  return openViews.map((stage) => {
    const total = [...open, lookedAt].find((row) => row.stage === stage)
    const sum = toUnits(cents(total?.cents ?? 0))
    return { stage, payouts: total?.payouts ?? 0, amount: sum, for_you: total?.for_you ?? 0 }
  })
}

/** Payouts that came to nothing and that nobody has asked for again: how many, and how many EUR cents. */
export const failedPayouts = async (q: Queryable): Promise<{ payouts: number; cents: number }> =>
  (await selectFailedPayouts(q)) ?? { payouts: 0, cents: 0 }

const personOf = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })

const shownProposal = (row: ProposalNamesRow): PayoutProposal => ({
  id: row.proposal_id,
  source: row.source,
  proposed_by: { id: row.proposed_by, name: row.proposer },
  proposed_at: row.proposed_at.toISOString(),
  approved_by: personOf(row.approved_by, row.approver),
  approved_at: instantOrNull(row.approved_at),
  rejected_by: personOf(row.rejected_by, row.rejecter),
  rejected_at: instantOrNull(row.rejected_at),
  reason: row.reason,
})

const hasProposal = (row: StaffPayoutListRow): row is StaffPayoutListRow & ProposalNamesRow => row.proposal_id !== null

interface Beside {
  calendar: WorkingCalendar
  debts: ReadonlyMap<number, Debt>
}

const holdOf = (row: StaffPayoutListRow, debts: Beside['debts']): StaffPayoutRow['hold'] => {
  const debt = debts.get(row.customer_id)
  const owed = debt ? toUnits(debt.owedCents) : 0
  return { owed, disputed: row.is_held && debt !== undefined && debt.blockedBy !== null, blocked: row.is_blocked }
}

const shownRow = (row: StaffPayoutListRow, { calendar, debts }: Beside): StaffPayoutRow => {
  const { state, requested_at: requestedAt, sent_at: sentAt } = row
  return {
    id: row.id,
    offer_id: row.offer_id,
    title: row.title,
    customer_id: row.customer_id,
    customer: `${row.name} ${row.surname}`,
    amount: toUnits(cents(row.transfer_cents)),
    method: row.method,
    state,
    stage: row.stage,
    account: row.iban_masked,
    holder: `${row.first_name} ${row.last_name}`,
    requested_at: requestedAt.toISOString(),
    sent_at: instantOrNull(sentAt),
    settled_at: instantOrNull(row.settled_at),
    returned_at: instantOrNull(row.returned_at),
    set_off: toUnits(cents(row.set_off_cents)),
    hold: holdOf(row, debts),
    due_at: instantOrNull(payoutExpectedAt({ state, requestedAt, sentAt }, calendar)),
    file_id: row.file_id,
    failure_reason: row.failure_reason,
    proposal: hasProposal(row) ? shownProposal(row) : null,
  }
}

/**
 * One payout with everything that may be seen of it; the account stays masked.
 * @returns refuses payout_not_found
 */
export const staffPayout = async (
  q: Queryable,
  payoutId: string,
): Promise<Result<{ payout: StaffPayout }, 'payout_not_found'>> => {
  const row = await selectStaffPayout(q, payoutId)
  if (!row) return refuse('payout_not_found')
  const { offer_id: offerId, requested_at: since } = row
  const until = row.returned_at ?? row.settled_at
  const [proposals, timeline, bankLines, calendar] = await Promise.all([
    selectProposalsOfPayout(q, payoutId),
    selectPayoutTimeline(q, offerId, since, until),
    selectBankLinesOfPayout(q, payoutId),
    workingCalendarOf(q),
  ])
  const debts = await debtsOf(q, [row.customer_id])
  const payout = {
    ...shownRow(row, { calendar, debts }),
    contact: {
      email: row.email,
      phone: row.phone,
      address: addressLine(row),
    },
    end_to_end_id: row.end_to_end_id,
    setup_intent: row.setup_intent,
    proposals: proposals.map(shownProposal),
    timeline: timeline.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    file: fileOf(row),
    bank_lines: bankLines.map(({ cents: told, imported_at: at, ...line }) => ({
      ...line,
      imported_at: at.toISOString(),
      amount: told === null ? null : toUnits(cents(told)),
    })),
  }
  return ok({ payout })
}

const fileOf = (row: StaffPayoutWholeRow): StaffPayout['file'] => {
  const { file_id: id, message_id: messageId, made_by: madeBy, created_at: at, execution_day: day } = row
  if (id === null || messageId === null || madeBy === null || at === null || day === null) return null
  return { id, message_id: messageId, made_by: madeBy, created_at: at.toISOString(), execution_day: day }
}
