import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { AdjustmentKind } from '@pandrop/contract/staff/adjustments'
import { formatEuro } from '@pandrop/money/format'
import { add, type Cents, cents, negate } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { post } from '../../../ledger/post.ts'
import type { StaffContext } from '../../../shop.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { type Barred, mayApprove } from '../../identity/staff/approvers.ts'
import {
  insertProposal,
  lockProposal,
  markBooked,
  markRejected,
  type ProposalRow,
  selectAccountState,
  selectAdjustmentByKey,
  selectNeedsSecond,
} from './adjustments.sql.ts'

/** What somebody of the staff wants to move, and why. */
export interface AdjustmentWish {
  customerId: number
  /** what the balance gains; negative: loses */
  cents: Cents
  kind: AdjustmentKind
  /** for the record */
  reason: string
  /** told to the customer */
  note: string
  staffId: number
  /** names the attempt: the same key again makes nothing */
  key: string | undefined
}

/** The counter account: a gift costs us, a mistake is on the books until somebody has found where it belongs. */
const counterAccounts = { goodwill: 'goodwill', correction: 'corrections' } as const

/**
 * Moves a balance at once, or, where one person may not move so much on it in a day (settings: adjustment limit),
 * keeps it as a proposal for a second one. The customer gets a mail once it is booked.
 * @returns the adjustment's id, that of the first attempt where the key was used with the same content; refuses
 *   customer_not_found, customer_not_verified, key_reused, and insufficient_balance where the balance has not as much
 */
export const adjustBalance = (
  context: StaffContext,
  wish: AdjustmentWish,
): Promise<Result<number, 'customer_not_found' | 'customer_not_verified' | 'insufficient_balance' | 'key_reused'>> =>
  inTransaction(context.pool, async (tx) => {
    const { customerId, staffId } = wish
    const account = await selectAccountState(tx, customerId)
    if (!account) return refuse('customer_not_found')
    if (!account.is_verified) return refuse('customer_not_verified')
    const requestKey = `staff:${staffId}:${wish.key ?? randomUUID()}`
    const at = context.clock.now()
    const made = await insertProposal(tx, { ...wish, proposedBy: staffId, at, requestKey })
    if (!made) return firstAttempt(tx, wish, requestKey)
    // Two at once for one customer take turns from here, so that the second counts the first.
    const balance = await lockBalance(tx, customerId)
    if (add(balance, wish.cents) < 0) return refuse('insufficient_balance')
    const needsSecond = (await selectNeedsSecond(tx, customerId, wish.cents, at))?.needs ?? true
    if (needsSecond) return ok(made.id)
    const booked = await book(tx, context, { proposal: made, at, decidedBy: null })
    return booked.ok ? ok(made.id) : booked
  })

const firstAttempt = async (
  tx: Transaction,
  wish: AdjustmentWish,
  requestKey: string,
): Promise<Result<number, 'key_reused'>> => {
  const first = await selectAdjustmentByKey(tx, requestKey)
  const isSame =
    first?.customer_id === wish.customerId &&
    first.cents === wish.cents &&
    first.kind === wish.kind &&
    first.reason === wish.reason &&
    first.note === wish.note
  return isSame ? ok(first.id) : refuse('key_reused')
}

interface Booking {
  proposal: ProposalRow
  at: Date
  /** null: no second person was needed */
  decidedBy: number | null
}

const book = async (
  tx: Transaction,
  { env }: Pick<StaffContext, 'env'>,
  { proposal, at, decidedBy }: Booking,
): Promise<Result<null, 'insufficient_balance'>> => {
  const { id, customer_id: customerId, kind, reason, note, proposed_by: proposedBy } = proposal
  const moved = cents(proposal.cents)
  const reference = `adjustment:${id}`
  const entries = [
    { account: customerAccount(customerId), cents: moved },
    { account: systemAccount(counterAccounts[kind]), cents: negate(moved) },
  ]
  const posted = await post(tx, { reference, kind, entries, reason, by: `staff:${decidedBy ?? proposedBy}`, at })
  if (!posted.ok) return posted
  await markBooked(tx, id, at, decidedBy)
  const balance = await lockBalance(tx, customerId)
  await mailAdjustment(tx, { customerId, cents: moved, note, reference, balance, publicUrl: env.PUBLIC_URL })
  return ok(null)
}

/** Who decides what somebody else proposed. */
interface Decision {
  adjustmentId: number
  staffId: number
}

type NotDecidable = 'proposal_not_found' | 'proposal_decided' | 'second_person_needed'

const decidable = async (
  tx: Transaction,
  { adjustmentId, staffId }: Decision,
): Promise<Result<ProposalRow, NotDecidable>> => {
  const proposal = await lockProposal(tx, adjustmentId)
  if (!proposal) return refuse('proposal_not_found')
  if (proposal.state !== 'proposed') return refuse('proposal_decided')
  return proposal.proposed_by === staffId ? refuse('second_person_needed') : ok(proposal)
}

/**
 * Books what somebody else proposed; of two decisions at once one counts.
 * @returns refuses proposal_not_found, proposal_decided, second_person_needed for one's own, as mayApprove does, and
 *   insufficient_balance; after those it still waits
 */
export const approveAdjustment = (
  context: StaffContext,
  decision: Decision,
): Promise<Result<number, NotDecidable | Barred | 'insufficient_balance'>> =>
  inTransaction(context.pool, async (tx) => {
    const found = await decidable(tx, decision)
    if (!found.ok) return found
    const at = context.clock.now()
    const may = await mayApprove(tx, { proposers: [found.value.proposed_by], approver: decision.staffId, at })
    if (!may.ok) return may
    const booked = await book(tx, context, { proposal: found.value, at, decidedBy: decision.staffId })
    return booked.ok ? ok(found.value.id) : booked
  })

/** Turns down what somebody else proposed; refuses as approveAdjustment does. */
export const rejectAdjustment = (
  context: StaffContext,
  { why, ...decision }: Decision & { why: string },
): Promise<Result<number, NotDecidable>> =>
  inTransaction(context.pool, async (tx) => {
    const found = await decidable(tx, decision)
    if (!found.ok) return found
    await markRejected(tx, found.value.id, context.clock.now(), decision.staffId, why)
    return ok(found.value.id)
  })

/** A booked adjustment as its customer is told of it. */
interface AdjustmentTold {
  customerId: number
  cents: Cents
  /** staff's own words */
  note: string
  reference: string
  balance: Cents
  publicUrl: string
}

/** Queues the mail about a moved balance, in the customer's language. */
const mailAdjustment = async (tx: Transaction, told: AdjustmentTold): Promise<void> => {
  const { customerId, note, reference, balance, publicUrl } = told
  const { name, email, language } = await customerContact(tx, customerId)
  const isGain = told.cents > 0
  await enqueue(tx, 'send_mail', {
    template: isGain ? 'balance_credited' : 'balance_corrected',
    accountOf: customerId,
    to: email,
    language,
    values: {
      name,
      reference,
      why: note,
      balance: formatEuro(balance),
      amount: isGain ? formatEuro(told.cents) : `−${formatEuro(cents(-told.cents))}`,
      link: isGain ? `${publicUrl}/` : `${publicUrl}/account`,
    },
  })
}
