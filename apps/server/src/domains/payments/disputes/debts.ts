import { type Cents, cents, negate, subtract, sum, zero } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { type Entry, post } from '../../../ledger/post.ts'
import {
  type DebtRow,
  insertCollections,
  selectCollected,
  selectDebt,
  selectDebts,
  selectOwingDisputes,
} from './debts.sql.ts'
import { mailDebtCollected } from './dispute-mails.ts'
import { shareOut } from './disputes.rules.ts'

/** What a customer owes the shop. */
export interface Debt {
  /** of disputes that are not won, what was neither debited nor collected */
  owedCents: Cents
  /** the oldest dispute that is open or lost and that no operator has released; null: none */
  blockedBy: string | null
}

/** What a customer owes now. Hold the balance (lockBalance) to decide something by it: it changes under that alone. */
export const debtOf = async (q: Queryable, customerId: number): Promise<Debt> => debtIn(await selectDebt(q, customerId))

/** What each of these customers owes; who has no dispute that counts is not in it. */
export const debtsOf = async (q: Queryable, customerIds: number[]): Promise<Map<number, Debt>> =>
  new Map((await selectDebts(q, customerIds)).map((row) => [row.customer_id, debtIn(row)]))

const debtIn = (row: DebtRow | undefined): Debt => ({
  owedCents: cents(row?.owed_cents ?? 0),
  blockedBy: row?.blocked_by ?? null,
})

/** A credit of a balance out of which a debt is paid. */
export interface Crediting {
  customerId: number
  /** what the balance has just got */
  credited: Cents
  /** of the posting that credited it */
  reference: string
  by: string
  at: Date
  /** origin of the shop */
  publicUrl: string
}

/**
 * Pays what a customer owes out of money that their balance has just got: the oldest dispute first, never more than
 * came and is left. Call it behind the crediting posting, in its transaction. It is for money that customers paid
 * or are given back; gifts and corrections, which an operator types with the debt in view, stay theirs. The customer
 * gets a mail. Repeating it with the same reference is safe.
 * @returns what was collected
 */
export const collectDebt = async (tx: Transaction, crediting: Crediting): Promise<Cents> => {
  const { customerId, credited, at, by, publicUrl } = crediting
  const balance = await lockBalance(tx, customerId)
  const paid = await payDebt(tx, {
    customerId,
    by,
    at,
    reference: `${crediting.reference}:debt`,
    // Another dispute of the same charge may have taken some of it already.
    atMost: cents(Math.min(credited, balance)),
    payer: customerAccount(customerId),
    why: `paid from ${crediting.reference}`,
  })
  if (paid > 0) {
    const { owedCents: left } = await debtOf(tx, customerId)
    await mailDebtCollected(tx, { customerId, credited, paid, left, balance: subtract(balance, paid), publicUrl })
  }
  return paid
}

/** A debt that is paid, and from which account. */
export interface DebtPayment {
  customerId: number
  atMost: Cents
  payer: Entry['account']
  /** of the posting that this writes */
  reference: string
  /** for the record */
  why: string
  by: string
  at: Date
}

/**
 * Pays what a customer owes, as far as it goes, and books it. The caller holds the customer's balance.
 * @returns what was paid now; nothing for a reference that has paid before
 */
export const payDebt = async (tx: Transaction, payment: DebtPayment): Promise<Cents> => {
  const { customerId, atMost, payer, reference, why, by, at } = payment
  const owing = await selectOwingDisputes(tx, customerId)
  if (owing.length === 0 || (await selectCollected(tx, reference))) return zero
  const shares = shareOut(
    atMost,
    owing.map((dispute) => cents(dispute.owed_cents)),
  )
  const paid = sum(shares)
  if (paid === 0) return zero
  const entries = [
    { account: payer, cents: negate(paid) },
    { account: systemAccount('receivable'), cents: paid },
  ]
  const posted = await post(tx, { reference, kind: 'debt_collected', entries, reason: why, by, at })
  if (!posted.ok) throw new Error(`the books refused ${reference}: ${posted.refusal}`)
  const reached = owing.filter((_, index) => (shares[index] ?? zero) > 0)
  const ids = reached.map(({ id }) => id)
  await insertCollections(tx, reference, ids, shares.slice(0, ids.length), at)
  return paid
}
