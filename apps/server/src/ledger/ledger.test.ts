import { cents } from '@pandrop/money/money'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { customerAccount, openCustomerAccount, systemAccount } from './accounts.ts'
import { balanceOf, lockBalance, systemBalance } from './balance.ts'
import { type Posting, post } from './post.ts'
import { reverse } from './reverse.ts'
import { statementOf } from './statement.ts'
import { addCustomers } from './testing/customers.ts'
import { isClean, verifyLedger } from './verify.ts'

let database: TestDatabase
let references = 0
const at = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  expect(isClean(await verifyLedger(database.pool))).toBe(true)
  await database.drop()
})

const inTx = <Answer>(work: (tx: Transaction) => Promise<Answer>) => inTransaction(database.pool, work)

const newCustomer = async (amount = 0): Promise<number> => {
  const [customerId = 0] = await addCustomers(database.pool, 1)
  await inTx((tx) => openCustomerAccount(tx, customerId))
  if (amount > 0) await inTx((tx) => post(tx, deposit(customerId, amount)))
  return customerId
}

const nextReference = (): string => {
  references += 1
  return `test:${references}`
}

const deposit = (customerId: number, amount: number): Posting => ({
  reference: nextReference(),
  kind: 'deposit',
  entries: [
    { account: systemAccount('provider_clearing'), cents: cents(-amount) },
    { account: customerAccount(customerId), cents: cents(amount) },
  ],
  by: 'system',
  at,
})

const purchase = (customerId: number, amount: number): Posting => ({
  reference: nextReference(),
  kind: 'purchase',
  entries: [
    { account: customerAccount(customerId), cents: cents(-amount) },
    { account: systemAccount('sales'), cents: cents(amount) },
  ],
  by: `customer:${customerId}`,
  at,
})

const transfer = (from: number, to: number): Posting => ({
  reference: nextReference(),
  kind: 'correction',
  entries: [
    { account: customerAccount(from), cents: cents(-1) },
    { account: customerAccount(to), cents: cents(1) },
  ],
  by: 'staff:1',
  at,
})

test('a purchase moves the price from the balance to the sales', async () => {
  const customerId = await newCustomer(10_000)
  const salesBefore = await systemBalance(database.pool, 'sales')
  const result = await inTx((tx) => post(tx, purchase(customerId, 2_500)))
  expect(result).toMatchObject({ ok: true, value: { posted: true } })
  expect(await balanceOf(database.pool, customerId)).toBe(7_500)
  expect(await systemBalance(database.pool, 'sales')).toBe(salesBefore + 2_500)
})

test('a reference posted twice is written once', async () => {
  const customerId = await newCustomer()
  const posting = deposit(customerId, 100)
  const first = await inTx((tx) => post(tx, posting))
  const second = await inTx((tx) => post(tx, posting))
  expect(first).toMatchObject({ ok: true, value: { posted: true } })
  expect(second).toEqual({ ok: true, value: { transactionId: first.ok && first.value.transactionId, posted: false } })
  expect(await balanceOf(database.pool, customerId)).toBe(100)
})

test('a reference posted by 20 at once is written once', async () => {
  const customerId = await newCustomer()
  const posting = deposit(customerId, 100)
  const results = await Promise.all(Array.from({ length: 20 }, () => inTx((tx) => post(tx, posting))))
  expect(results.filter((result) => result.ok && result.value.posted)).toHaveLength(1)
  expect(results.every((result) => result.ok)).toBe(true)
  expect(await balanceOf(database.pool, customerId)).toBe(100)
})

test('a card purchase posted by 20 at once is written once, though no balance is locked', async () => {
  const entries = [
    { account: systemAccount('provider_clearing'), cents: cents(-700) },
    { account: systemAccount('sales'), cents: cents(700) },
  ]
  const posting: Posting = { reference: nextReference(), kind: 'purchase', entries, by: 'system', at }
  const results = await Promise.all(Array.from({ length: 20 }, () => inTx((tx) => post(tx, posting))))
  expect(results.filter((result) => result.ok && result.value.posted)).toHaveLength(1)
})

test('a posting that is already there is answered so even when the balance is spent by now', async () => {
  const customerId = await newCustomer(100)
  const posting = purchase(customerId, 100)
  await inTx((tx) => post(tx, posting))
  expect(await inTx((tx) => post(tx, posting))).toMatchObject({ ok: true, value: { posted: false } })
})

test('a reference used for other entries is a bug and throws', async () => {
  const customerId = await newCustomer()
  const posting = deposit(customerId, 100)
  await inTx((tx) => post(tx, posting))
  const other = { ...deposit(customerId, 101), reference: posting.reference }
  await expect(inTx((tx) => post(tx, other))).rejects.toThrow(/is there already, with other entries/)
  await expect(inTx((tx) => post(tx, { ...posting, kind: 'refund' }))).rejects.toThrow(/with other entries/)
})

test('a balance never becomes negative, and the refusal leaves the transaction usable', async () => {
  const customerId = await newCustomer(500)
  const results = await inTx(async (tx) => {
    const tooMuch = await post(tx, purchase(customerId, 501))
    const enough = await post(tx, purchase(customerId, 500))
    return { tooMuch, enough }
  })
  expect(results.tooMuch).toEqual({ ok: false, refusal: 'insufficient_balance' })
  expect(results.enough).toMatchObject({ ok: true, value: { posted: true } })
  expect(await balanceOf(database.pool, customerId)).toBe(0)
})

test('a balance for 10 purchases under 200 parallel tries pays 10', async () => {
  const customerId = await newCustomer(1_000)
  const tries = Array.from({ length: 200 }, () => inTx((tx) => post(tx, purchase(customerId, 100))))
  const results = await Promise.all(tries)
  expect(results.filter((result) => result.ok)).toHaveLength(10)
  expect(results.filter((result) => !result.ok && result.refusal === 'insufficient_balance')).toHaveLength(190)
  expect(await balanceOf(database.pool, customerId)).toBe(0)
})

test('a refusal returned from a transaction leaves nothing behind', async () => {
  const customerId = await newCustomer(300)
  await inTx(async (tx) => {
    await post(tx, purchase(customerId, 200))
    return await post(tx, purchase(customerId, 200))
  })
  expect(await balanceOf(database.pool, customerId)).toBe(300)
})

test('customers who send each other money at the same time never deadlock', async () => {
  const one = await newCustomer(200)
  const other = await newCustomer(200)
  let attempts = 0
  const send = (from: number, to: number) =>
    inTx((tx) => {
      attempts += 1
      return post(tx, transfer(from, to))
    })
  const pairs = Array.from({ length: 100 }, () => [send(one, other), send(other, one)]).flat()
  await Promise.all(pairs)
  expect(attempts).toBe(200)
  expect(await balanceOf(database.pool, one)).toBe(200)
})

test('a locked balance waits for nobody twice and cannot change underneath', async () => {
  const customerId = await newCustomer(100)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      inTx(async (tx) => {
        const balance = await lockBalance(tx, customerId)
        await post(tx, purchase(customerId, 10))
        return balance
      }),
    ),
  )
  expect(answers.sort((a, b) => a - b)).toEqual([60, 70, 80, 90, 100])
  await expect(inTx((tx) => lockBalance(tx, 999_999))).rejects.toThrow(/has no ledger account/)
})

test('a wrong transaction is answered by its mirror, once', async () => {
  const customerId = await newCustomer(100)
  const paid = await inTx((tx) => post(tx, purchase(customerId, 60)))
  if (!paid.ok) throw new Error('the purchase was refused')
  const request = { transactionId: paid.value.transactionId, reason: 'wrong item', by: 'staff:1', at }
  expect(await inTx((tx) => reverse(tx, request))).toMatchObject({ ok: true, value: { posted: true } })
  expect(await inTx((tx) => reverse(tx, request))).toMatchObject({ ok: true, value: { posted: false } })
  expect(await balanceOf(database.pool, customerId)).toBe(100)
  await expect(inTx((tx) => reverse(tx, { ...request, transactionId: 999_999 }))).rejects.toThrow(/there is no ledger/)
})

test('a deposit that was spent cannot be taken back', async () => {
  const customerId = await newCustomer()
  const paid = await inTx((tx) => post(tx, deposit(customerId, 100)))
  if (!paid.ok) throw new Error('the deposit was refused')
  await inTx((tx) => post(tx, purchase(customerId, 1)))
  const request = { transactionId: paid.value.transactionId, reason: 'mistake', by: 'staff:1', at }
  expect(await inTx((tx) => reverse(tx, request))).toEqual({ ok: false, refusal: 'insufficient_balance' })
})

test('a statement lists movements newest first with the balance after each, page by page', async () => {
  const customerId = await newCustomer(1_000)
  for (const amount of [100, 200, 300]) await inTx((tx) => post(tx, purchase(customerId, amount)))
  const page = await statementOf(database.pool, customerId, { limit: 2 })
  expect(page.map((line) => [line.cents, line.balanceAfterCents])).toEqual([
    [-300, 400],
    [-200, 700],
  ])
  expect(page[0]).toMatchObject({ kind: 'purchase', madeAt: at, reason: null })
  const older = await statementOf(database.pool, customerId, { before: page[1]?.transactionId, limit: 5 })
  expect(older.map((line) => [line.cents, line.balanceAfterCents])).toEqual([
    [-100, 900],
    [1_000, 1_000],
  ])
})

test('opening an account twice changes nothing', async () => {
  const customerId = await newCustomer(100)
  await inTx((tx) => openCustomerAccount(tx, customerId))
  expect(await balanceOf(database.pool, customerId)).toBe(100)
})

test('entries that break double entry are named as bugs before they reach the database', async () => {
  const customerId = await newCustomer(100)
  const [from, to] = purchase(customerId, 50).entries
  if (!from || !to) throw new Error('a purchase has two entries')
  const attempt = (entries: Posting['entries']) => inTx((tx) => post(tx, { ...purchase(customerId, 50), entries }))
  await expect(attempt([from])).rejects.toThrow(/two entries or more/)
  await expect(attempt([from, { ...to, cents: cents(51) }])).rejects.toThrow(/do not sum to zero/)
  await expect(attempt([from, to, { ...to, cents: cents(0) }])).rejects.toThrow(/says nothing/)
  await expect(attempt([from, from, { ...to, cents: cents(100) }])).rejects.toThrow(/appears twice/)
  await expect(attempt([from, { ...to, account: customerAccount(999_999) }])).rejects.toThrow(/known accounts/)
})
