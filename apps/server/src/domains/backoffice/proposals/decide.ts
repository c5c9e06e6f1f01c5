import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { type Barred, mayApprove } from '../../identity/staff/approvers.ts'
import { endOrder } from '../../orders/orders/end-order.ts'
import { refundWithin } from '../../orders/orders/refund-order.ts'
import { settleElsewhereWithin } from '../../payments/staff-payments/settled-elsewhere.ts'
import {
  lockProposal,
  markApproved,
  markDeclined,
  nameProposal,
  type ProposalRow,
  selectProposal,
} from './proposals.sql.ts'

/** Who decides what somebody proposed. */
export interface Decision {
  proposalId: number
  staffId: number
}

type NotDecidable = 'proposal_not_found' | 'proposal_decided'

type NotDone =
  | 'order_not_found'
  | 'order_state_wrong'
  | 'refund_too_much'
  | 'refund_to_card_impossible'
  | 'payment_disputed'
  | 'payment_not_held'

const decidable = async (tx: Transaction, proposalId: number): Promise<Result<ProposalRow, NotDecidable>> => {
  const locked = await lockProposal(tx, proposalId)
  const proposal = locked && (await selectProposal(tx, proposalId))
  if (!proposal) return refuse('proposal_not_found')
  return proposal.state === 'proposed' ? ok(proposal) : refuse('proposal_decided')
}

/**
 * Does what somebody else proposed; of two decisions at once one counts. What has become impossible meanwhile is
 * refused and waits on.
 * @returns refuses proposal_not_found, proposal_decided, second_person_needed for one's own, as mayApprove does, and as
 *   the verb that is carried out
 */
export const approveProposal = (
  context: StaffContext,
  { proposalId, staffId }: Decision,
): Promise<Result<null, NotDecidable | 'second_person_needed' | Barred | NotDone>> =>
  inTransaction(context.pool, async (tx) => {
    const found = await decidable(tx, proposalId)
    if (!found.ok) return found
    const proposal = found.value
    if (proposal.proposed_by === staffId) return refuse('second_person_needed')
    const at = context.clock.now()
    const may = await mayApprove(tx, { proposers: [proposal.proposed_by], approver: staffId, at })
    if (!may.ok) return may
    await markApproved(tx, proposalId, at, staffId)
    await nameProposal(tx, String(proposalId))
    const done = await carryOut(context, tx, proposal, `staff:${staffId}`)
    if (done.ok) return ok(null)
    switch (done.refusal) {
      case 'invalid_input':
      case 'second_person_needed':
      case 'money_proposed':
        throw new Error(`proposal ${proposalId} was approved and met ${done.refusal}`)
      default:
        return { ...done, refusal: done.refusal }
    }
  })

const carryOut = (context: StaffContext, tx: Transaction, proposal: ProposalRow, by: string) => {
  const { kind, order_id: orderId, payment_id: paymentId, reason, terms } = proposal
  const why = `${reason} (proposed by ${proposal.proposer ?? 'the shop'})`
  if (paymentId !== null) return settleElsewhereWithin(tx, context, { paymentId, by, why, isApproved: true })
  if (orderId === null) throw new Error(`proposal ${proposal.id} is about nothing`)
  const doing = { orderId, by, reason: why, note: terms.note, destination: terms.destination, isApproved: true }
  if (kind === 'reversed') return endOrder(tx, context, { step: 'reversed', stepping: doing })
  const lines = terms.lines?.map(({ line, cents: amount }) => ({ line, amount: cents(amount) }))
  return refundWithin(tx, context, { ...doing, lines })
}

/** Turns down what was proposed, also one's own: one person is enough to keep money here. */
export const declineProposal = (
  context: StaffContext,
  { proposalId, staffId, why }: Decision & { why: string },
): Promise<Result<null, NotDecidable>> =>
  inTransaction(context.pool, async (tx) => {
    const found = await decidable(tx, proposalId)
    if (!found.ok) return found
    await markDeclined(tx, proposalId, context.clock.now(), staffId, why)
    return ok(null)
  })
