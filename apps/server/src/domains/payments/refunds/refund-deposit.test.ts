import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Command } from '../../../cli/command.ts'
import { depositsRefund, refundsToBalance } from '../../../cli/refunds.ts'
import { runCommand } from '../../../cli/testing/run-command.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { systemBalance } from '../../../ledger/balance.ts'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { refundDeposit } from './refund-deposit.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop.stop())

const by = 'staff:7'
const why = 'the customer asked'

/** A customer with a top-up of 100 EUR that this test card has paid. */
const topUp = async (card = 'pays', who?: TestCustomer): Promise<{ customer: TestCustomer; paymentId: string }> => {
  const customer = who ?? (await shop.customer())
  const paymentId = await shop.topUp(customer)
  await shop.pay(paymentId, card)
  return { customer, paymentId }
}

const runJobs = () => runDueJobs(shop.shop, shop.database.serverUrl)

const owed = () => systemBalance(shop.database.pool, 'payouts_owed')

describe('a whole top-up that was not used', () => {
  test('goes back to its card, and the customer is told by mail', async () => {
    const { customer, paymentId } = await topUp()
    const refunded = await refundDeposit(shop.shop, { paymentId, by, why })
    expect(refunded).toEqual({ ok: true, value: { changed: true, refund: 'pending' } })
    expect(await shop.balance(customer)).toBe(0)
    expect(await owed()).toBe(10_000)
    expect((await mailsTo(shop, customer))[0]?.subject).toBe('Your top-up goes back to your card')
    expect(await owed()).toBe(0)
    const { rows } = await shop.database.pool.query('select * from payments where id = $1', [paymentId])
    expect(rows).toMatchObject([{ refunded_minor: 10_000 }])
  })

  test('goes back once, however often it is asked for at the same moment', async () => {
    const { customer, paymentId } = await topUp()
    const asked = await Promise.all(Array.from({ length: 8 }, () => refundDeposit(shop.shop, { paymentId, by, why })))
    expect(asked.every(({ ok }) => ok)).toBe(true)
    expect(asked.filter((answer) => answer.ok && answer.value.changed)).toHaveLength(1)
    expect(await shop.balance(customer)).toBe(0)
    await runJobs()
  })

  test('goes back up to 14 days after it was paid', async () => {
    const first = await topUp()
    shop.clock.advance({ days: 14 })
    expect(await refundDeposit(shop.shop, { paymentId: first.paymentId, by, why })).toMatchObject({ ok: true })
    const second = await topUp()
    shop.clock.advance({ days: 14, seconds: 1 })
    const late = await refundDeposit(shop.shop, { paymentId: second.paymentId, by, why })
    expect(late).toMatchObject({ refusal: 'deposit_used' })
  })

  test('does not count as used because another top-up went back', async () => {
    const { customer, paymentId } = await topUp()
    const { paymentId: second } = await topUp('pays', customer)
    expect(await refundDeposit(shop.shop, { paymentId: second, by, why })).toMatchObject({ ok: true })
    expect(await refundDeposit(shop.shop, { paymentId, by, why })).toMatchObject({ ok: true })
    expect(await shop.balance(customer)).toBe(0)
  })
})

test('a purchase of the same moment comes before the refund or after it, never in between', async () => {
  const { customer, paymentId } = await topUp()
  await topUp('pays', customer)
  await customer.browser.get('/sanctum/csrf-cookie')
  const items = await takeItems(shop, 6, 100)
  const purchases = items.map((item_id) => buy(customer, { cart: [{ item_id }] }))
  const refunds = Array.from({ length: 6 }, () => refundDeposit(shop.shop, { paymentId, by, why }))
  const [refund] = await Promise.all([refunds[0], ...refunds, ...purchases])
  const { rows } = await shop.database.pool.query(
    `select t.kind from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id
     join ledger_accounts a on a.id = e.account_id
     where a.name = $1 and e.cents < 0
     order by t.id`,
    [`customer:${customer.id}`],
  )
  const kinds = rows.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'deposit_refund')).toHaveLength(refund?.ok ? 1 : 0)
  // Whoever was first, a refund follows no purchase.
  expect(kinds.indexOf('deposit_refund')).toBeLessThanOrEqual(0)
  await shop.balance(customer)
})

describe('a top-up stays', () => {
  test('once anything was bought after it, even where a later one would cover it', async () => {
    const { customer, paymentId } = await topUp()
    const [item] = await takeItems(shop, 1, 1000)
    await buy(customer, { cart: [{ item_id: item }] })
    const { paymentId: later } = await topUp('pays', customer)
    expect(await refundDeposit(shop.shop, { paymentId, by, why })).toMatchObject({ refusal: 'deposit_used' })
    expect(await refundDeposit(shop.shop, { paymentId: later, by, why })).toMatchObject({ ok: true })
    expect(await shop.balance(customer)).toBe(9000)
  })

  test('where it was never paid, or is none', async () => {
    const customer = await shop.customer()
    const paymentId = await shop.topUp(customer)
    expect(await refundDeposit(shop.shop, { paymentId, by, why })).toMatchObject({ refusal: 'not_found' })
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await refundDeposit(shop.shop, { paymentId: unknown, by, why })).toMatchObject({ refusal: 'not_found' })
  })
})

describe('at the command line', () => {
  const run = (command: Command, ...args: string[]) => runCommand(shop, command, ...args)

  test('a top-up goes back, and where the bank does not take it, it goes to the balance', async () => {
    const { customer, paymentId } = await topUp('refund_fails')
    expect((await run(depositsRefund, paymentId, '--reason', why)).said).toMatch(/goes back to the card\. The customer/)
    expect((await run(depositsRefund, paymentId)).said).toBe('It goes back already.')
    await runJobs()
    await shop.pass({ seconds: 60 })
    const { rows } = await shop.database.pool.query('select id, state from refunds where payment_id = $1', [paymentId])
    expect(rows).toMatchObject([{ state: 'failed' }])
    expect((await run(depositsRefund, paymentId)).said).toContain('the bank did not take it')
    expect(await run(refundsToBalance, rows[0].id)).toMatchObject({ code: 0 })
    expect((await run(refundsToBalance, rows[0].id)).said).toBe('It is on the balance already.')
    expect(await shop.balance(customer)).toBe(10_000)
    expect((await run(depositsRefund, paymentId)).said).toContain('the balance has it again')
  })

  test('what is not understood or refused says so', async () => {
    expect((await run(depositsRefund)).code).toBe(2)
    expect((await run(refundsToBalance, '12')).code).toBe(2)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await run(depositsRefund, unknown)).toEqual({ code: 1, said: 'Not found' })
    expect(await run(refundsToBalance, unknown)).toEqual({ code: 1, said: 'Not found' })
  })
})
