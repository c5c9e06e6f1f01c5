import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { PayoutAccount } from '@pandrop/contract/staff/payout-account'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { type Barred, mayApprove } from '../../identity/staff/approvers.ts'
import { notifyStaff } from '../../identity/staff/staff-mail.ts'
import type { Debtor } from '../bank-files/payment-file.rules.ts'
import { debtorOf, readDebtor, setDebtor } from '../payouts/debtor.ts'
import { maskIban } from '../payouts/iban.ts'
import {
  type AccountProposalRow,
  insertAccountProposal,
  lockAccountProposal,
  markAccountProposal,
  selectStandingProposal,
} from './payout-account.sql.ts'

const shownOf = ({ name, iban, bic, town, country }: Debtor) => ({
  name,
  iban_masked: maskIban(iban),
  bic,
  town,
  country,
})

/** The account that payouts leave from, and another one that waits for a second administrator. */
export const payoutAccountFor = async (q: Queryable, staffId: number): Promise<Omit<PayoutAccount, 'status'>> => {
  const [debtor, proposal] = await Promise.all([debtorOf(q), selectStandingProposal(q)])
  return {
    account: debtor ? shownOf(debtor) : null,
    proposal: proposal
      ? {
          ...shownOf(proposal),
          id: proposal.id,
          iban: proposal.iban,
          reason: proposal.reason,
          proposed_by: { id: proposal.proposed_by, name: proposal.proposer },
          proposed_at: proposal.proposed_at.toISOString(),
          own: proposal.proposed_by === staffId,
        }
      : null,
  }
}

type Context = Pick<Shop, 'pool' | 'clock' | 'env'>

/**
 * Proposes another account that payouts leave from; the present one pays until somebody else has decided. Every
 * administrator is told by mail.
 * @returns refuses invalid_input with a text beside each wrong field, and payout_account_proposed where one waits
 */
export const proposePayoutAccount = (
  { pool, clock, env }: Context,
  { typed, reason, staffId }: { typed: Debtor; reason: string; staffId: number },
): Promise<Result<null, 'invalid_input' | 'payout_account_proposed'>> =>
  inTransaction(pool, async (tx) => {
    const read = readDebtor(typed)
    if (!read.ok) return read
    const at = clock.now()
    const made = await insertAccountProposal(tx, { ...read.value, reason, proposedBy: staffId, at })
    if (!made) return refuse('payout_account_proposed')
    const values = { account: maskIban(read.value.iban), reason }
    await notifyStaff(tx, env, { template: 'payout_account_proposed', staffId, values, at })
    return ok(null)
  })

interface Decision {
  proposalId: number
  staffId: number
}

type NotDecidable = 'proposal_not_found' | 'proposal_decided'

const decidable = async (tx: Transaction, proposalId: number): Promise<Result<AccountProposalRow, NotDecidable>> => {
  const proposal = await lockAccountProposal(tx, proposalId)
  if (!proposal) return refuse('proposal_not_found')
  return proposal.state === 'proposed' ? ok(proposal) : refuse('proposal_decided')
}

/**
 * Lets payouts leave from the account that somebody else proposed, from the next bank file on. Every administrator is
 * told by mail.
 * @returns refuses proposal_not_found, proposal_decided, second_person_needed for one's own, and as mayApprove does
 */
export const approvePayoutAccount = (
  { pool, clock, env }: Context,
  { proposalId, staffId }: Decision,
): Promise<Result<null, NotDecidable | 'second_person_needed' | Barred>> =>
  inTransaction(pool, async (tx) => {
    const found = await decidable(tx, proposalId)
    if (!found.ok) return found
    const { proposed_by: proposer, name, iban, bic, town, country } = found.value
    if (proposer === staffId) return refuse('second_person_needed')
    const at = clock.now()
    const may = await mayApprove(tx, { proposers: [proposer], approver: staffId, at })
    if (!may.ok) return may
    await markAccountProposal(tx, proposalId, 'approved', staffId, at)
    const set = await setDebtor(tx, { name, iban, bic, town, country })
    if (!set.ok) throw new Error(`account proposal ${proposalId} was kept and cannot be read`)
    const values = { account: maskIban(iban) }
    await notifyStaff(tx, env, { template: 'payout_account_changed', staffId, values, at })
    return ok(null)
  })

/** Turns down what was proposed, also one's own. */
export const declinePayoutAccount = (
  { pool, clock }: Context,
  { proposalId, staffId }: Decision,
): Promise<Result<null, NotDecidable>> =>
  inTransaction(pool, async (tx) => {
    const found = await decidable(tx, proposalId)
    if (!found.ok) return found
    await markAccountProposal(tx, proposalId, 'declined', staffId, clock.now())
    return ok(null)
  })
