import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/customer-deletions'
import { type DeletionPreview, erasedKinds, keptKinds } from '@pandrop/contract/staff/customer-deletions'
import type { DeletionProposal } from '@pandrop/contract/staff/deletions'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { mayApprove } from '../staff/approvers.ts'
import { lockLeavingCustomer, selectDeletion } from './deletions.sql.ts'
import { beginDeletion, hindrancesOf } from './deletions.ts'
import { approveProposal, countRows, insertProposal, openProposal, rejectProposal } from './proposed-deletions.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

/** The proposal that nobody has decided; null: there is none. */
export const deletionProposalOf = async (q: Queryable, customerId: number): Promise<DeletionProposal | null> => {
  const row = await openProposal(q, customerId)
  if (!row) return null
  return {
    reason: row.reason,
    proposed_by: { id: row.proposed_by, name: row.proposer },
    proposed_at: row.proposed_at.toISOString(),
  }
}

/**
 * What a deletion would erase, what the law keeps and until when, and what stands in its way, for a customer who is
 * there. What there is none of is left out.
 */
export const deletionPreview = async (q: Queryable, customerId: number): Promise<DeletionPreview> => {
  const [hindrances, row] = await Promise.all([hindrancesOf(q, customerId), countRows(q, customerId)])
  if (!row) throw new Error('a question without a table answered no row')
  const counted = <Kind extends keyof typeof row>(kinds: readonly Kind[]) =>
    kinds.map((kind) => ({ kind, count: Number(row[kind]) })).filter(({ count }) => count > 0)
  return { hindrances, erased: counted(erasedKinds), kept: counted(keptKinds), kept_until: row.kept_until }
}

/** A step of an administrator about the account of a customer who asked for its deletion. */
interface DeletionStep {
  customerId: number
  staffId: number
}

/**
 * Proposes a deletion (docs/behaviour/accounts.md#deletion-by-staff).
 * Refuses customer_not_found, deletion_begun, customer_not_settled while the account is needed for something, and
 * deletion_proposal_open.
 */
export const proposeDeletion = (
  { pool, clock }: Context,
  { customerId, staffId, why }: DeletionStep & { why: string },
): Promise<Result<null, RefusalOf<typeof calls.proposeDeletion>>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    if (!(await lockLeavingCustomer(tx, customerId))) return refuse('customer_not_found')
    if (await selectDeletion(tx, customerId)) return refuse('deletion_begun')
    if ((await hindrancesOf(tx, customerId)).length > 0) return refuse('customer_not_settled')
    const made = await insertProposal(tx, { customerId, reason: why, proposedBy: staffId, at })
    if (!made) return refuse('deletion_proposal_open')
    await insertCustomerEvent(tx, { customerId, kind: 'deletion_proposed', by: `staff:${staffId}`, at, why })
    return ok(null)
  })

/**
 * Approves what somebody else proposed; from then on all is as if the owner had asked for it. Where they have asked
 * themselves meanwhile, theirs goes on. Approved again, it changes nothing.
 * Refuses customer_not_found, deletion_proposal_over, second_person_needed, customer_not_settled, and as mayApprove
 * does.
 */
export const approveDeletion = (
  { pool, clock, env }: Context & Pick<Shop, 'env'>,
  { customerId, staffId }: DeletionStep,
): Promise<Result<null, RefusalOf<typeof calls.approveDeletion>>> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const customer = await lockLeavingCustomer(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    const begun = await selectDeletion(tx, customerId)
    const proposal = await openProposal(tx, customerId)
    if (!proposal) return begun?.approver ? ok(null) : refuse('deletion_proposal_over')
    if (proposal.proposed_by === staffId) return refuse('second_person_needed')
    const may = await mayApprove(tx, { proposers: [proposal.proposed_by], approver: staffId, at: now })
    if (!may.ok) return may
    // Read after the lock: what began since it was proposed is seen.
    if ((await hindrancesOf(tx, customerId)).length > 0) return refuse('customer_not_settled')
    // Past this line the deletion must begin or throw.
    await approveProposal(tx, proposal.id, staffId, now)
    const [by, why] = [`staff:${staffId}`, proposal.reason]
    await insertCustomerEvent(tx, { customerId, kind: 'deletion_approved', by, at: now, why })
    if (!begun) {
      await beginDeletion(tx, customer, { customerId, now, publicUrl: env.PUBLIC_URL, proposalId: proposal.id })
    }
    return ok(null)
  })

/** Rejects a proposal, or takes one's own back. Refuses customer_not_found and deletion_proposal_over. */
export const rejectDeletion = (
  { pool, clock }: Context,
  { customerId, staffId, why }: DeletionStep & { why: string },
): Promise<Result<null, RefusalOf<typeof calls.rejectDeletion>>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    if (!(await lockLeavingCustomer(tx, customerId))) return refuse('customer_not_found')
    if (!(await rejectProposal(tx, customerId, staffId, at))) return refuse('deletion_proposal_over')
    await insertCustomerEvent(tx, { customerId, kind: 'deletion_rejected', by: `staff:${staffId}`, at, why })
    return ok(null)
  })
