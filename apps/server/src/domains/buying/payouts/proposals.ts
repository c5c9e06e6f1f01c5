import type { RefusalOf } from '@pandrop/contract/call'
import { isToBank, isToSend } from '@pandrop/contract/lifecycle/payout'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/payouts'
import { formatCents } from '@pandrop/money/format'
import { type Cents, cents, subtract, sum, zero } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { refuseStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { type Barred, mayApprove } from '../../identity/staff/approvers.ts'
import { notifyStaff } from '../../identity/staff/staff-mail.ts'
import { selectHeld, selectHeldWithoutDebt } from './held.sql.ts'
import { payoutNoun } from './locked-payout.ts'
import {
  type DecidedPayoutRow,
  insertProposals,
  lockOffersOfPayouts,
  lockPayouts,
  markProposalsApproved,
  markProposalsRejected,
  type ProposalRow,
  selectProposals,
  selectStandingProposals,
  selectUnproposed,
} from './proposals.sql.ts'
import { setOffDebts } from './set-off.ts'

/** What was decided about at once. */
export interface Decided {
  payouts: number
  /** what leaves, or would leave */
  amount: Cents
  /** beside it: what pays debts of their customers */
  setOff: Cents
}

// As many as one call takes; whoever asks for all again gets the next ones.
const proposedMax = 500

type ProposalRefusal = RefusalOf<typeof calls.proposePayouts>

/**
 * First pair of eyes: proposes payouts that are asked for, whole or not at all.
 * @param proposing.payouts their ids, or all that wait for it and are not held, at most 500 of those at once
 * @param proposing.setOff whether they may be paid less what their customers owe
 * @returns refuses payouts_none, payout_not_found, payout_state_wrong, payout_proposed where one stands already, and
 *   payout_held while a payment of its customer is disputed or they owe the shop, unless that is to be set off
 */
export const proposePayouts = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { payouts, staffId, setOff = false }: { payouts: readonly string[] | 'all'; staffId: number; setOff?: boolean },
): Promise<Result<Decided, ProposalRefusal>> =>
  inTransaction(pool, async (tx) => {
    const proposed = await propose(tx, { payouts, staffId, setOff, source: 'desk', at: clock.now() })
    return proposed.ok ? ok(decided(proposed.value.rows)) : proposed
  })

interface Proposing {
  payouts: readonly string[] | 'all'
  staffId: number
  setOff: boolean
  source: 'desk' | 'cli'
  at: Date
}

/** Offers are locked first, as everywhere. */
const propose = async (
  tx: Transaction,
  { payouts, staffId, setOff, source, at }: Proposing,
): Promise<Result<{ rows: DecidedPayoutRow[]; proposals: number[] }, ProposalRefusal>> => {
  const all = payouts === 'all' ? (await selectUnproposed(tx, proposedMax)).map(({ id }) => id) : payouts
  if (all.length === 0) return refuse('payouts_none')
  const ids = [...new Set(all)]
  const found = await lockRequested(tx, ids)
  if (!found.ok) return found
  const free = await refuseHeld(tx, ids, { setOff })
  if (!free.ok) return free
  if ((await selectStandingProposals(tx, ids)).length > 0) return refuse('payout_proposed')
  const made = await insertProposals(tx, ids, source, staffId, at)
  return ok({ rows: found.value, proposals: made.map(({ id }) => id) })
}

const lockRequested = async (
  tx: Transaction,
  ids: string[],
): Promise<Result<DecidedPayoutRow[], 'payout_not_found' | 'payout_state_wrong'>> => {
  await lockOffersOfPayouts(tx, ids)
  const rows = await lockPayouts(tx, ids)
  if (rows.length < ids.length) return refuse('payout_not_found')
  const gone = rows.find(({ state }) => !isToSend(state))
  return gone ? stateWrong(gone) : ok(rows)
}

/**
 * Whoever owes the shop, or whose payment is disputed, is not paid out: asked behind the locks.
 * @param options.setOff whether what they owe is to be set off first
 */
const refuseHeld = async (
  tx: Transaction,
  payoutIds: string[],
  { setOff }: { setOff: boolean },
): Promise<Result<null, 'payout_held'>> => {
  const held = await (setOff ? selectHeldWithoutDebt : selectHeld)(tx, payoutIds)
  return held ? refuse('payout_held', { values: { payout: held.id } }) : ok(null)
}

// No step of a payout waits for its time.
const anyTime = new Date(0)

const stateWrong = ({ id, state, method }: DecidedPayoutRow): Refused<'payout_state_wrong'> =>
  refuseStep(payoutNoun, { id, state, isApproved: true, isToBank: isToBank(method) }, anyTime)

const decided = (rows: readonly DecidedPayoutRow[], setOff: Cents = zero): Decided => ({
  payouts: rows.length,
  amount: subtract(sum(rows.map((row) => cents(row.transfer_cents))), setOff),
  setOff,
})

/** Who of the staff decides about which proposals. */
export interface Deciding {
  proposals: readonly number[]
  staffId: number
}

type DecisionRefusal = RefusalOf<typeof calls.rejectProposals>

/**
 * Second pair of eyes: approves what somebody else proposed, whole or not at all.
 * @param deciding.setOff whether what their customers owe is set off against them now, for good
 * @returns refuses second_person_needed, proposal_not_found, proposal_decided, payout_state_wrong, payout_held, and as
 *   mayApprove
 */
export const approvePayouts = (
  context: Pick<StaffContext, 'pool' | 'clock' | 'env'>,
  { proposals, staffId, setOff = false }: Deciding & { setOff?: boolean },
): Promise<Result<Decided, DecisionRefusal | 'second_person_needed' | 'payout_held' | Barred>> =>
  inTransaction(context.pool, async (tx) => {
    const found = await lockDecidable(tx, proposals, (row) => row.approved_by === null)
    if (!found.ok) return found
    const at = context.clock.now()
    const proposers = found.value.rows.map((row) => row.proposed_by)
    if (proposers.includes(staffId)) return refuse('second_person_needed')
    const may = await mayApprove(tx, { proposers, approver: staffId, at })
    if (!may.ok) return may
    const { rows, payouts } = found.value
    const approved = await approve(tx, { proposals: idsOf(rows), payouts, staffId, setOff, context, at })
    return approved.ok ? ok(decided(payouts, approved.value)) : approved
  })

interface Approving {
  proposals: number[]
  payouts: readonly DecidedPayoutRow[]
  staffId: number
  setOff: boolean
  context: Pick<StaffContext, 'env'>
  at: Date
}

/** @returns what was set off; refuses payout_held while money that would leave has to wait */
const approve = async (
  tx: Transaction,
  { proposals, payouts, staffId, setOff, context, at }: Approving,
): Promise<Result<Cents, 'payout_held'>> => {
  const ids = payouts.map(({ id }) => id)
  await markProposalsApproved(tx, proposals, staffId, at)
  const paid = setOff ? await setOffDebts(tx, ids, { context, by: `staff:${staffId}`, at }) : zero
  const free = await refuseHeld(tx, ids, { setOff: false })
  return free.ok ? ok(paid) : free
}

/**
 * Rejects proposals, also one's own and also approved ones, as long as the money has not left: one pair of eyes is
 * enough to keep it here. Their payouts can be proposed again.
 * @returns refuses as approvePayouts, and never for want of a second person
 */
export const rejectProposals = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { proposals, staffId, reason }: Deciding & { reason: string },
): Promise<Result<Decided, DecisionRefusal>> =>
  inTransaction(pool, async (tx) => {
    const found = await lockDecidable(tx, proposals, () => true)
    if (!found.ok) return found
    await markProposalsRejected(tx, idsOf(found.value.rows), staffId, clock.now(), reason)
    return ok(decided(found.value.payouts))
  })

const idsOf = (rows: readonly ProposalRow[]): number[] => rows.map(({ id }) => id)

const lockDecidable = async (
  tx: Transaction,
  proposals: readonly number[],
  isOpen: (row: ProposalRow) => boolean,
): Promise<Result<{ rows: ProposalRow[]; payouts: DecidedPayoutRow[] }, DecisionRefusal>> => {
  const ids = [...new Set(proposals)]
  // A proposal never changes its payout, so it may be asked before anything is locked.
  const known = await selectProposals(tx, ids)
  if (known.length < ids.length) return refuse('proposal_not_found')
  const payoutIds = [...new Set(known.map((row) => row.payout_id))]
  await lockOffersOfPayouts(tx, payoutIds)
  const payouts = await lockPayouts(tx, payoutIds)
  const rows = await selectProposals(tx, ids)
  if (!rows.every((row) => row.rejected_by === null && isOpen(row))) return refuse('proposal_decided')
  const gone = payouts.find(({ state }) => !isToSend(state))
  return gone ? stateWrong(gone) : ok({ rows, payouts })
}

/** Two people who want a payout, named by somebody with a shell on the machine. */
export interface NamedPair {
  payouts: readonly string[] | 'all'
  proposedBy: number
  approvedBy: number
  /** whether what their customers owe is set off */
  setOff?: boolean
  /** who names them, as the mail to both says */
  by: string
}

/**
 * Both decisions at once, for the command line: whoever may type there names the two members of staff who answer for
 * it, and the record says that they were named. Both and all administrators get a mail.
 * @returns refuses as proposePayouts and mayApprove do, and second_person_needed for one person named twice
 */
export const approveByNames = (
  context: Pick<StaffContext, 'pool' | 'clock' | 'env'>,
  { payouts, proposedBy, approvedBy, setOff = false, by }: NamedPair,
): Promise<Result<Decided, ProposalRefusal | 'second_person_needed' | Barred>> =>
  inTransaction(context.pool, async (tx) => {
    if (proposedBy === approvedBy) return refuse('second_person_needed')
    const { env } = context
    const at = context.clock.now()
    const may = await mayApprove(tx, { proposers: [proposedBy], approver: approvedBy, at })
    if (!may.ok) return may
    const proposed = await propose(tx, { payouts, staffId: proposedBy, setOff, source: 'cli', at })
    if (!proposed.ok) return proposed
    const { rows, proposals } = proposed.value
    const approved = await approve(tx, { proposals, payouts: rows, staffId: approvedBy, setOff, context, at })
    if (!approved.ok) return approved
    const all = decided(rows, approved.value)
    const what = `${all.payouts} payouts (€${formatCents(all.amount)})`
    const named = { template: 'staff_named', at } as const
    await notifyStaff(tx, env, { ...named, staffId: proposedBy, values: { by, part: 'proposer', what } })
    await notifyStaff(tx, env, { ...named, staffId: approvedBy, values: { by, part: 'approver', what } })
    return ok(all)
  })
