import type { RefusalOf } from '@pandrop/contract/call'
import {
  isVerificationPending,
  type RejectionReason,
  type VerificationRequestState,
  verificationLifecycle,
} from '@pandrop/contract/lifecycle/verification'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/verifications'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { type Noun, type StepDone, takeStep } from '../../../lifecycle/take-step.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { mayApprove } from '../staff/approvers.ts'
import { mailVerificationNews } from './verification-mails.ts'
import {
  insertVerification,
  lockCustomer,
  lockVerification,
  selectMoved,
  selectPending,
  selectVerification,
  setApproved,
  setExpired,
  setFirstApproval,
  setRejected,
  type VerificationRow,
} from './verifications.sql.ts'

type Deciding = Pick<Shop, 'pool' | 'clock' | 'env'>

/** Which request somebody of the staff decides. */
interface Decision {
  id: number
  staffId: number
}

type Decided = StepDone<VerificationRequestState>

const noun: Noun<typeof verificationLifecycle, 'verification_not_found', 'verification_state_wrong'> = {
  name: 'verification',
  lifecycle: verificationLifecycle,
  notFound: 'verification_not_found',
  stateWrong: 'verification_state_wrong',
}

/** A request that nobody else changes meanwhile; its customer's row is held before it, as everybody does. */
const lockRequest = async (tx: Transaction, id: number): Promise<VerificationRow | undefined> => {
  const known = await selectVerification(tx, id)
  if (!known) return undefined
  await lockCustomer(tx, known.customer_id)
  return lockVerification(tx, id)
}

/**
 * Approves who a customer is (docs/behaviour/accounts.md#verification-decision). Where much money was moved the first
 * approval waits for that of somebody else. An approval that held until then ends with it.
 * @returns unchanged where it is approved already; refuses verification_not_found, verification_state_wrong,
 *   second_person_needed to whoever approved first, and as mayApprove does
 */
export const approveVerification = (
  { pool, clock, env }: Deciding,
  { id, staffId }: Decision,
): Promise<Result<Decided, RefusalOf<typeof calls.approveVerification>>> =>
  inTransaction(pool, async (tx) => {
    const subject = await lockRequest(tx, id)
    const at = clock.now()
    return takeStep(noun, { subject, step: 'approved', at }, (row) =>
      approve(tx, row, { staffId, at, publicUrl: env.PUBLIC_URL }),
    )
  })

interface Approving {
  staffId: number
  at: Date
  publicUrl: string
}

type Approved = Result<Decided, 'second_person_needed' | 'approver_new' | 'approver_tied'>

const approve = async (
  tx: Transaction,
  { id, customer_id: customerId, first_approved_by: first, seen_elsewhere: elsewhere, message }: VerificationRow,
  { staffId, at, publicUrl }: Approving,
): Promise<Approved> => {
  if (first === null && (await needsSecond(tx, customerId, at))) {
    await setFirstApproval(tx, id, staffId, at)
    return ok({ state: 'pending', changed: true, proposed: true })
  }
  if (first === staffId) return refuse('second_person_needed')
  if (first !== null) {
    const may = await mayApprove(tx, { proposers: [first], approver: staffId, at })
    if (!may.ok) return may
  }
  // Past this line the approval must hold or throw.
  await setExpired(tx, customerId, at)
  const made = await setApproved(tx, id, staffId, at)
  if (!made) throw new Error(`verification ${id} went while it was held`)
  const why = elsewhere ? `approved: ${message}` : `approved: request ${id}`
  await insertCustomerEvent(tx, { customerId, kind: 'verification', by: `staff:${staffId}`, at, why })
  await noteAccountEvent(tx, { customerId, kind: 'verification_approved', at })
  const news = { template: 'verification_approved', until: made.valid_until } as const
  await mailVerificationNews(tx, { customerId, publicUrl }, news)
  return ok({ state: 'approved', changed: true })
}

const needsSecond = async (tx: Transaction, customerId: number, at: Date): Promise<boolean> => {
  const moved = await selectMoved(tx, customerId, at)
  if (!moved) throw new Error('the shop has no settings')
  return moved.needs_second
}

/**
 * Turns a request down; its customer is mailed why, and may ask again at once.
 * @returns unchanged where it is turned down already; refuses verification_not_found and verification_state_wrong
 */
export const rejectVerification = (
  { pool, clock, env }: Deciding,
  { id, staffId, reason, message }: Decision & { reason: RejectionReason; message: string },
): Promise<Result<Decided, RefusalOf<typeof calls.rejectVerification>>> =>
  inTransaction(pool, async (tx) => {
    const subject = await lockRequest(tx, id)
    const at = clock.now()
    return takeStep(noun, { subject, step: 'rejected', at }, async ({ customer_id: customerId }) => {
      await setRejected(tx, { id, staffId, at, reason, message })
      const why = `rejected: ${reason}`
      await insertCustomerEvent(tx, { customerId, kind: 'verification', by: `staff:${staffId}`, at, why })
      await noteAccountEvent(tx, { customerId, kind: 'verification_rejected', at })
      const whom = { customerId, publicUrl: env.PUBLIC_URL }
      await mailVerificationNews(tx, whom, { template: 'verification_rejected', reason, message })
      return ok({ state: 'rejected', changed: true })
    })
  })

interface SeenElsewhere {
  customerId: number
  staffId: number
  /** for the record */
  why: string
}

/**
 * Says that an administrator saw elsewhere who a customer is. It is a request without documents that they approve at
 * once; where much money was moved it waits for a second one, as any other does.
 * @returns refuses customer_not_found, and verification_waits where a request with documents is to be decided
 */
export const approveElsewhere = (
  { pool, clock, env }: Deciding,
  { customerId, staffId, why }: SeenElsewhere,
): Promise<Result<null, 'customer_not_found' | 'verification_waits'>> =>
  inTransaction<Result<null, 'customer_not_found' | 'verification_waits'>>(pool, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    const pending = await selectPending(tx, customerId)
    if (pending) return pending.seen_elsewhere ? ok(null) : refuse('verification_waits')
    if (customer.verification_status === 'approved') return ok(null)
    const at = clock.now()
    const made = await insertVerification(tx, { customerId, seenElsewhere: true, message: why, at })
    const row = made && (await lockVerification(tx, made.id))
    if (!row || !isVerificationPending(row.state)) throw new Error(`customer ${customerId} got no verification`)
    const approved = await approve(tx, row, { staffId, at, publicUrl: env.PUBLIC_URL })
    if (!approved.ok) throw new Error(`a new verification was refused: ${approved.refusal}`)
    return ok(null)
  })

/** Ends the approval that a customer has; where none holds nothing changes. Refuses customer_not_found. */
export const endApproval = (
  { pool, clock, env }: Deciding,
  { customerId, staffId, why }: SeenElsewhere,
): Promise<Result<null, 'customer_not_found'>> =>
  inTransaction<Result<null, 'customer_not_found'>>(pool, async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return refuse('customer_not_found')
    const at = clock.now()
    if (!(await setExpired(tx, customerId, at))) return ok(null)
    const record = `none: ${why}`
    await insertCustomerEvent(tx, { customerId, kind: 'verification', by: `staff:${staffId}`, at, why: record })
    await tellExpired(tx, { customerId, publicUrl: env.PUBLIC_URL, at })
    return ok(null)
  })

/** Writes down that an approval holds no longer, and tells its customer. */
export const tellExpired = async (
  tx: Transaction,
  { customerId, publicUrl, at }: { customerId: number; publicUrl: string; at: Date },
): Promise<void> => {
  await noteAccountEvent(tx, { customerId, kind: 'verification_expired', at })
  await mailVerificationNews(tx, { customerId, publicUrl }, { template: 'verification_expired' })
}
