import { cents } from '@pandrop/money/money'
import { giveMoney } from '@pandrop/testkit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { mailsTo, openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { collectDebt, debtOf } from './debts.ts'
import { buyFor, disputeAccounts, disputeRow, holdWebhooks, letWebhooksThrough, toppedUp } from './testing/disputed.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

/** A customer whose top-up of 100 EUR was spent and disputed: they owe all of it. */
const indebted = async (spentCents = 10_000) => {
  const { customer, payment } = await toppedUp(shop, spentCents)
  // Begun before the dispute, because afterwards nothing can be begun.
  const later = await shop.topUp(customer)
  const dispute = await shop.openDispute(payment)
  return { customer, payment, later, dispute, id: customer.id }
}

const collected = async (dispute: string): Promise<number> => {
  const { rows } = await shop.database.pool.query('select collected_cents from disputes where id = $1', [dispute])
  return rows[0].collected_cents
}

const run = (query: string, values: unknown[]) => shop.database.pool.query(query, values)

describe('a top-up of a customer who owes the shop', () => {
  test('pays the debt first; the rest is theirs, and a mail says so', async () => {
    const { customer, later, dispute, id } = await indebted(4000)
    const before = await disputeAccounts(shop)
    await shop.pay(later, 'pays')
    expect(await shop.balance(customer)).toBe(6000)
    expect(await debtOf(shop.database.pool, id)).toEqual({ owedCents: 0, blockedBy: dispute })
    expect(await collected(dispute)).toBe(4000)
    expect((await disputeAccounts(shop)).receivable - before.receivable).toBe(4000)
    const [mail] = (await mailsTo(shop, customer)).filter(({ template }) => template === 'debt_collected')
    expect(mail?.values).toMatchObject({
      credited: '€100.00',
      paid: '€40.00',
      rest: 'Nothing remains owed.',
      balance: '€60.00',
    })
  })

  test('goes to the debt as a whole where it is larger', async () => {
    const { customer, later, id } = await indebted()
    const second = await shop.pay(later, 'pays')
    expect(second).toBe(303)
    expect(await shop.balance(customer)).toBe(0)
    expect((await debtOf(shop.database.pool, id)).owedCents).toBe(0)
  })

  test('is left alone where nothing is owed', async () => {
    const { customer, payment } = await toppedUp(shop)
    const later = await shop.topUp(customer)
    await shop.openDispute(payment)
    await shop.pay(later, 'pays')
    expect(await shop.balance(customer)).toBe(10_000)
  })
})

test('a refund to the balance pays the debt first', async () => {
  const { customer, id } = await indebted()
  const { rows } = await run('select id from orders where customer_id = $1', [id])
  const back = { orderId: rows[0].id, amount: cents(3000), line: 1, by: 'staff:test', reason: 'a scratch' }
  expect(await refundOrder(shop.shop, back)).toMatchObject({ ok: true })
  expect(await shop.balance(customer)).toBe(0)
  expect((await debtOf(shop.database.pool, id)).owedCents).toBe(7000)
})

test('a dispute that is won afterwards gives back what was debited and what was collected', async () => {
  const { customer, payment, later, dispute, id } = await indebted(4000)
  const before = await disputeAccounts(shop)
  await shop.pay(later, 'pays')
  await shop.closeDispute(payment, 'won')
  expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'won', cents: 10_000, debited_cents: 6000 })
  expect(await shop.balance(customer)).toBe(16_000)
  expect((await disputeAccounts(shop)).receivable - before.receivable).toBe(4000)
  expect(await debtOf(shop.database.pool, id)).toEqual({ owedCents: 0, blockedBy: null })
})

test('what a won dispute gives back pays the debt of another', async () => {
  const { customer, payment } = await toppedUp(shop)
  const spent = await shop.topUp(customer)
  await shop.pay(spent, 'pays')
  await buyFor(shop, customer, 10_000)
  // One takes the 100 EUR that are left, and the other is owed.
  await shop.openDispute(payment)
  await shop.openDispute(spent)
  expect((await debtOf(shop.database.pool, customer.id)).owedCents).toBe(10_000)
  await shop.closeDispute(payment, 'won')
  expect(await shop.balance(customer)).toBe(0)
  expect((await debtOf(shop.database.pool, customer.id)).owedCents).toBe(0)
})

test('a credit pays a debt once, however often it is asked', async () => {
  const { customer, id } = await indebted()
  const credit = cents(2000)
  const at = new Date()
  const reference = await inTransaction(shop.database.pool, (tx) => giveMoney(tx, id, credit, at))
  const crediting = { customerId: id, credited: credit, reference, by: 'system', at }
  const collect = () =>
    inTransaction(shop.database.pool, (tx) => collectDebt(tx, { ...crediting, publicUrl: shop.origin }))
  expect([await collect(), await collect()]).toEqual([2000, 0])
  expect(await shop.balance(customer)).toBe(0)
  expect((await debtOf(shop.database.pool, id)).owedCents).toBe(8000)
})

test('a top-up and the bank’s decision at once: nothing is owed, lost or given twice', async () => {
  for (const first of ['top-up', 'decision']) {
    const { customer, payment, later, id } = await indebted(4000)
    const before = await disputeAccounts(shop)
    await holdWebhooks(shop)
    await shop.pay(later, 'pays')
    await shop.closeDispute(payment, 'won')
    const paid = await shop.notice(later, 'checkout.session.completed')
    const won = await shop.disputeNotice(payment, 'closed')
    const holder = await shop.database.ownerPool.connect()
    await holder.query('begin')
    await holder.query('select from customer_balances where customer_id = $1 for update', [id])
    // Both stand before the balance, in this order, when it becomes free.
    const heard = []
    for (const notice of first === 'top-up' ? [paid, won] : [won, paid]) {
      heard.push(shop.deliver(notice))
      await expect.poll(waiting, { timeout: 10_000 }).toBe(heard.length)
    }
    await holder.query('commit')
    holder.release()
    expect(await Promise.all(heard), first).toEqual([200, 200])
    expect(await shop.balance(customer), first).toBe(16_000)
    expect(await debtOf(shop.database.pool, id), first).toEqual({ owedCents: 0, blockedBy: null })
    expect((await disputeAccounts(shop)).receivable - before.receivable, first).toBe(4000)
    await letWebhooksThrough(shop)
  }
})

const waiting = async (): Promise<number> => {
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
  )
  return rows[0].n
}

describe('the database', () => {
  const insert = 'insert into debt_collections (reference, dispute_id, cents, collected_at) values ($1, $2, $3, now())'

  test('refuses a debt that is said to be paid and was not', async () => {
    const { dispute } = await indebted()
    await expect(run(insert, ['nothing:1', dispute, 100])).rejects.toThrow(/the books have not collected/)
  })

  test('refuses more than is owed, and anything for a dispute that is won', async () => {
    const { payment, dispute } = await indebted()
    await expect(run(insert, ['too:much', dispute, 10_001])).rejects.toThrow(/disputes_taken_once/)
    await shop.closeDispute(payment, 'won')
    await expect(run(insert, ['too:late', dispute, 1])).rejects.toThrow(/is won: nothing is owed/)
  })

  test('lets the server neither change nor take back what was collected', async () => {
    const server = shop.shop.pool
    for (const change of ['update debt_collections set cents = 1', 'delete from debt_collections']) {
      await expect(server.query(change)).rejects.toThrow(/permission denied/)
    }
    await expect(server.query('update disputes set collected_cents = 0')).rejects.toThrow(/permission denied/)
  })
})

test('an order that is paid by card brings nothing to the balance, so nothing is collected from it', async () => {
  const { customer, id } = await indebted()
  const { rows } = await run('update disputes set released_at = now(), released_by = $2 where customer_id = $1', [
    id,
    'staff:test',
  ])
  expect(rows).toEqual([])
  const payment = await openFor(customer, await takeItems(shop, 1, 700))
  await shop.pay(payment, 'pays')
  expect((await debtOf(shop.database.pool, id)).owedCents).toBe(10_000)
})
