import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { ProposalKind } from '@pandrop/contract/staff/proposals'
import type { Cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import type { ProposedTerms } from './proposal-row.ts'
import { insertProposal, selectNeedsSecond, selectStanding } from './propose.sql.ts'

/**
 * Whether an amount needs a second person: with what one person has moved for the customer within a day, it is more
 * than the settings allow (adjustment limit). The customer's balance is locked, so that of two at once the later one
 * counts the other.
 */
export const needsSecondPerson = async (
  tx: Transaction,
  { customerId, amount, at }: { customerId: number; amount: Cents; at: Date },
): Promise<boolean> => {
  await lockBalance(tx, customerId)
  return (await selectNeedsSecond(tx, customerId, amount, at))?.needs ?? true
}

/** Who of the staff proposes; shop: the shop itself, which heard from Steam what one of the staff then decides. */
export type Proposer = number | 'shop'

/** Something that somebody wants a second person to say. */
export interface Proposing {
  kind: ProposalKind
  customerId: number
  orderId: number | null
  paymentId: string | null
  /** the most that it lets go */
  amount: Cents
  terms: ProposedTerms
  /** for the record */
  reason: string
  /** undefined: nobody of the staff, on the command line, where a second person is not asked */
  proposer: Proposer | undefined
  /** names the attempt: the same key again makes nothing */
  key: string | undefined
  at: Date
}

/**
 * Keeps something for a second person. Nothing else of the order or the payment is proposed meanwhile.
 * @returns refuses second_person_needed where nobody of the staff asks, and money_proposed where something waits
 */
export const propose = async (
  tx: Transaction,
  { kind, customerId, orderId, paymentId, amount, terms, reason, proposer, key, at }: Proposing,
): Promise<Result<undefined, 'second_person_needed' | 'money_proposed'>> => {
  if (proposer === undefined) return refuse('second_person_needed')
  if (await selectStanding(tx, orderId, paymentId)) return refuse('money_proposed')
  const by = proposer === 'shop' ? proposer : `staff:${proposer}`
  const requestKey = `${kind}:${orderId ?? paymentId}:${by}:${key ?? randomUUID()}`
  await insertProposal(tx, {
    kind,
    customerId,
    orderId,
    paymentId,
    cents: amount,
    terms: JSON.stringify(terms),
    reason,
    proposedBy: proposer === 'shop' ? null : proposer,
    at,
    requestKey,
  })
  return ok(undefined)
}
