import { cents } from '@pandrop/money/money'
import type pg from 'pg'
import { inTransaction } from '../../db/transaction.ts'
import { type Account, openCustomerAccount, type SystemAccount } from '../accounts.ts'
import { balanceOf, systemBalance } from '../balance.ts'
import { type Posting, post } from '../post.ts'
import { reverse } from '../reverse.ts'
import { verifyLedger } from '../verify.ts'
import { addCustomers } from './customers.ts'
import { type Expected, LedgerModel } from './ledger-model.ts'
import { createRandom, type Random, randomPosting } from './random-postings.ts'

/** How long and which way the comparison runs. */
export interface ComparisonOptions {
  operations: number
  /** the same seed gives the same operations; it is part of every difference */
  seed: number
}

const customerCount = 12
const at = new Date('2026-11-21T12:00:00Z')

/**
 * Does the same random operations to the ledger and to the model: postings of all sorts, repeated references, the same
 * reference for other entries, reversals, reversals of reversed ones, and transactions that are rolled back.
 * @returns every difference in words; empty when both agree
 */
export const compareWithModel = async (pool: pg.Pool, { operations, seed }: ComparisonOptions): Promise<string[]> => {
  const customerIds = await addCustomers(pool, customerCount)
  for (const customerId of customerIds) await inTransaction(pool, (tx) => openCustomerAccount(tx, customerId))
  const [model, random] = [new LedgerModel(), createRandom(seed)]
  const run: Run = { pool, model, random, customerIds, ids: new Map(), references: [] }
  const differences: string[] = []
  for (let number = 1; number <= operations; number += 1) {
    const difference = await operate(run, number)
    if (difference) differences.push(`seed ${seed}, operation ${number}: ${difference}`)
  }
  return [...differences, ...(await compareBooks(run))]
}

interface Run {
  pool: pg.Pool
  model: LedgerModel
  random: Random
  customerIds: number[]
  /** ledger transaction ids by reference */
  ids: Map<string, number>
  references: string[]
}

const operate = (run: Run, number: number): Promise<string | undefined> => {
  const { random, references, customerIds } = run
  const earlier = references[random.between(0, references.length - 1)]
  const fresh = randomPosting(random, `operation:${number}`, customerIds)
  const dice = random.between(1, 100)
  if (earlier === undefined || dice <= 70) return comparePost(run, fresh)
  if (dice <= 80) return comparePost(run, run.model.find(earlier)?.posting ?? fresh)
  if (dice <= 85) return comparePost(run, { ...fresh, reference: earlier })
  if (dice <= 95) return compareReversal(run, earlier)
  return compareRollback(run, fresh)
}

const comparePost = async (run: Run, posting: Posting): Promise<string | undefined> => {
  const expected = run.model.post(posting)
  const { outcome, transactionId } = await answerOf(() => inTransaction(run.pool, (tx) => post(tx, posting)))
  if (outcome === 'posted' && transactionId !== undefined) {
    run.ids.set(posting.reference, transactionId)
    run.references.push(posting.reference)
  }
  return outcome === expected ? undefined : `post answered ${outcome}, expected ${expected}`
}

const compareReversal = async (run: Run, reference: string): Promise<string | undefined> => {
  const transactionId = run.ids.get(reference) ?? 0
  const expected = run.model.reverse(reference)
  const request = { transactionId, reason: 'random', by: 'system', at }
  const { outcome } = await answerOf(() => inTransaction(run.pool, (tx) => reverse(tx, request)))
  return outcome === expected ? undefined : `reverse answered ${outcome}, expected ${expected}`
}

const compareRollback = async (run: Run, posting: Posting): Promise<string | undefined> => {
  const changedMind = new Error('rolled back on purpose')
  const attempt = inTransaction(run.pool, async (tx) => {
    await post(tx, posting)
    throw changedMind
  })
  const thrown = await attempt.catch((error: unknown) => error)
  return thrown === changedMind ? undefined : `a rolled back transaction ended with ${thrown}`
}

const answerOf = async (
  ask: () => ReturnType<typeof post>,
): Promise<{ outcome: Expected; transactionId?: number | undefined }> => {
  const result = await ask().catch(() => undefined)
  if (!result) return { outcome: 'throws' }
  if (!result.ok) return { outcome: result.refusal }
  const { posted, transactionId } = result.value
  return { outcome: posted ? 'posted' : 'already_posted', transactionId }
}

const compareBooks = async ({ pool, model }: Run): Promise<string[]> => {
  const differences: string[] = []
  for (const [account, expected] of model.balances) {
    const found = await balanceIn(pool, account)
    if (found !== expected) differences.push(`${account} holds ${found}, expected ${expected}`)
  }
  const { transactions, imbalancedTransactions, balanceDifferences, total } = await verifyLedger(pool)
  if (transactions !== model.size) differences.push(`${transactions} transactions, expected ${model.size}`)
  if (total !== cents(0)) differences.push(`all entries sum to ${total}`)
  differences.push(...imbalancedTransactions.map(({ reference }) => `${reference} is not balanced`))
  differences.push(...balanceDifferences.map(({ customerId }) => `customer ${customerId} has a wrong stored balance`))
  return differences
}

const balanceIn = (pool: pg.Pool, account: Account | SystemAccount) =>
  account.startsWith('customer:')
    ? balanceOf(pool, Number(account.slice('customer:'.length)))
    : systemBalance(pool, account as SystemAccount)
