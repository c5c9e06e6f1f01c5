import type { RefusalOf } from '@pandrop/contract/call'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/customer-copies'
import type { CustomerCopy } from '@pandrop/contract/staff/customer-copies'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { customerContact } from '../profile/profile.ts'
import { mayApprove } from '../staff/approvers.ts'
import { lockCopied } from './asked-by-staff.sql.ts'
import { newestCopy } from './asked-by-staff.ts'
import {
  type HandoverRow,
  insertHandover,
  markHandoverApproved,
  markHandoverFetched,
  markHandoverRejected,
  standingHandover,
} from './handovers.sql.ts'
import { newestExport, takeReadyExport } from './personal-exports.sql.ts'
import { type ExportFile, exportFile } from './personal-exports.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

/** A step of an administrator about a copy that nobody fetches (docs/behaviour/accounts.md#copy-handed-over). */
interface HandoverStep {
  customerId: number
  staffId: number
}

interface WithReason extends HandoverStep {
  /** for the record */
  why: string
}

interface Standing {
  /** an address that nobody has proven is somebody else's, perhaps */
  isVerified: boolean
  /** number of the newest copy where it can be fetched now; null where it cannot */
  readyId: number | null
  handover: HandoverRow | undefined
}

/** How it stands, with the customer's row held; undefined where there is no such customer. */
const standingOf = async (tx: Transaction, customerId: number, at: Date): Promise<Standing | undefined> => {
  const customer = await lockCopied(tx, customerId)
  if (!customer) return undefined
  const copy = await newestExport(tx, customerId)
  const isReady = copy?.state === 'ready' && copy.ready_until !== null && copy.ready_until > at
  return {
    isVerified: customer.is_verified,
    readyId: isReady ? copy.id : null,
    handover: copy && (await standingHandover(tx, copy.id)),
  }
}

type Answered<Refusals extends Refusal> = Promise<Result<CustomerCopy | null, Refusals>>

/**
 * Proposes that a copy that is ready is given to staff, for a customer who can no longer sign in.
 * Refuses customer_not_found, copy_not_ready and handover_open.
 */
export const proposeHandover = (
  { pool, clock }: Context,
  { customerId, staffId, why }: WithReason,
): Answered<RefusalOf<typeof calls.proposeHandover>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const standing = await standingOf(tx, customerId, at)
    if (!standing) return refuse('customer_not_found')
    const { readyId: exportId } = standing
    if (exportId === null) return refuse('copy_not_ready')
    const made = await insertHandover(tx, { customerId, exportId, reason: why, proposedBy: staffId, at })
    if (!made) return refuse('handover_open')
    await insertCustomerEvent(tx, { customerId, kind: 'handover_proposed', by: `staff:${staffId}`, at, why })
    return ok(await newestCopy(tx, customerId, at))
  })

/**
 * Approves what somebody else proposed. The customer is mailed at a proven address, before anybody can fetch it.
 * Approved again, it changes nothing. Refuses customer_not_found, handover_over, copy_not_ready, second_person_needed,
 * and as mayApprove does.
 */
export const approveHandover = (
  { pool, clock, env }: Context & Pick<Shop, 'env'>,
  { customerId, staffId }: HandoverStep,
): Answered<RefusalOf<typeof calls.approveHandover>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const standing = await standingOf(tx, customerId, at)
    if (!standing) return refuse('customer_not_found')
    const { readyId, handover, isVerified } = standing
    if (!handover) return refuse('handover_over')
    if (handover.approver !== null) return ok(await newestCopy(tx, customerId, at))
    if (readyId === null) return refuse('copy_not_ready')
    if (handover.proposed_by === staffId) return refuse('second_person_needed')
    const may = await mayApprove(tx, { proposers: [handover.proposed_by], approver: staffId, at })
    if (!may.ok) return may
    await markHandoverApproved(tx, handover.id, staffId, at)
    const [by, why] = [`staff:${staffId}`, handover.reason]
    await insertCustomerEvent(tx, { customerId, kind: 'handover_approved', by, at, why })
    if (isVerified) await tell(tx, { customerId, at, publicUrl: env.PUBLIC_URL })
    return ok(await newestCopy(tx, customerId, at))
  })

const tell = async (
  tx: Transaction,
  { customerId, at, publicUrl }: { customerId: number; at: Date; publicUrl: string },
): Promise<void> => {
  const { name, email: to, language } = await customerContact(tx, customerId)
  const values = { name, time: dateTimeText(at), link: `${publicUrl}/account/personal` }
  await enqueue(tx, 'send_mail', { template: 'copy_handed_over', accountOf: customerId, to, language, values })
}

/** Rejects a proposal, or takes one's own back. Refuses customer_not_found and handover_over. */
export const rejectHandover = (
  { pool, clock }: Context,
  { customerId, staffId, why }: WithReason,
): Answered<RefusalOf<typeof calls.rejectHandover>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const standing = await standingOf(tx, customerId, at)
    if (!standing) return refuse('customer_not_found')
    const { handover } = standing
    if (!handover || handover.approver !== null) return refuse('handover_over')
    await markHandoverRejected(tx, handover.id, staffId, at)
    await insertCustomerEvent(tx, { customerId, kind: 'handover_rejected', by: `staff:${staffId}`, at, why })
    return ok(await newestCopy(tx, customerId, at))
  })

/**
 * Gives an administrator the copy, once, as its customer would have fetched it: afterwards there is none.
 * Refuses customer_not_found, handover_over where nobody has approved it, and copy_not_ready where it was fetched or
 * its time is over.
 */
export const takeHandover = async (
  { pool, clock, storage, secrets }: Pick<Shop, 'pool' | 'clock' | 'storage' | 'secrets'>,
  { customerId, staffId }: HandoverStep,
): Promise<Result<ExportFile, RefusalOf<typeof calls.fetchCustomerCopy>>> => {
  const at = clock.now()
  const taken = await inTransaction(pool, async (tx) => {
    const standing = await standingOf(tx, customerId, at)
    if (!standing) return refuse('customer_not_found')
    const { handover } = standing
    if (!handover || handover.approver === null) return refuse('handover_over')
    const row = await takeReadyExport(tx, customerId, at)
    if (!row) return refuse('copy_not_ready')
    await markHandoverFetched(tx, handover.id, staffId, at)
    await noteAccountEvent(tx, { customerId, kind: 'data_fetched', at })
    const [by, why] = [`staff:${staffId}`, handover.reason]
    await insertCustomerEvent(tx, { customerId, kind: 'copy_handed_over', by, at, why })
    return ok(row)
  })
  return taken.ok ? ok(exportFile({ pool, storage, secrets }, taken.value, at)) : taken
}
