import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { fetchProviderPayouts } from './fetch-payouts.ts'

let shop: CardShop
let before: Record<string, number>

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(() => shop.stop())

const accounts = ['provider_clearing', 'bank', 'provider_fees', 'exchange_differences'] as const

const books = async () => {
  const all = await trialBalance(shop.database.pool)
  return Object.fromEntries(accounts.map((name) => [name, all[name] ?? 0]))
}

/** What the books moved since the test began, in cents. */
const moved = async () => {
  const now = await books()
  return Object.fromEntries(accounts.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)]))
}

const fetch = () => fetchProviderPayouts(shop.shop, 'test')

const payouts = async () => {
  const { rows } = await shop.database.pool.query(
    `select provider_payout_id as name, state, gross_cents as gross, fee_cents as fee, net_cents as net,
       booked_at is not null as booked
     from provider_payouts order by id`,
  )
  return rows
}

const linesOf = async (name: string) => {
  const { rows } = await shop.database.pool.query(
    `select line.kind, line.payment_id, line.refund_id, line.dispute_id, line.amount_cents as amount
     from provider_payout_lines line
     join provider_payouts payout on payout.id = line.payout_id
     where payout.provider_payout_id = $1
     order by line.amount_cents`,
    [name],
  )
  return rows
}

const paid = async (amount = 100, changes: object = {}): Promise<string> => {
  const paymentId = await shop.topUp(await shop.customer(), { amount, ...changes })
  await shop.pay(paymentId, 'pays')
  return paymentId
}

/** Leaves nothing of this test for the next one's payout. */
const settle = async (): Promise<void> => {
  await fetch()
  await expectCleanBooks(shop.database.pool)
}

beforeEach(async () => {
  before = await books()
})

describe('what the provider pays out', () => {
  test('is in the bank, and what it kept is a cost, once, however often it is told', async () => {
    const paymentId = await paid()
    const name = await shop.payOut()
    await Promise.all([fetch(), fetch()])
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect(await fetch()).toEqual({ outcome: 'fetched', changed: 0 })
    expect(await moved()).toMatchObject({ provider_clearing: 0, bank: -9825, provider_fees: -175 })
    expect(await payouts()).toEqual([{ name, state: 'paid', gross: 10000, fee: 175, net: 9825, booked: true }])
    expect(await linesOf(name)).toMatchObject([{ kind: 'charge', payment_id: paymentId }])
    await settle()
  })

  test('is fetched by the notice of it, and by the hour where the notice is lost', async () => {
    await paid()
    await shop.payOut()
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect(await moved()).toMatchObject({ bank: -9825 })
    await paid()
    await shop.setFaults({ webhook_delay_seconds: 3600 })
    await shop.payOut()
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect(await moved()).toMatchObject({ bank: -9825 })
    await fetch()
    await shop.setFaults({ webhook_delay_seconds: 0 })
    expect(await moved()).toMatchObject({ provider_clearing: 0, bank: -2 * 9825 })
    await settle()
  })

  test('takes along disputes with their fee, and leads to each of them', async () => {
    const paymentId = await paid()
    await paid(200)
    const disputeId = await shop.openDispute(paymentId)
    const name = await shop.payOut()
    await fetch()
    expect(await moved()).toMatchObject({ provider_clearing: 0, provider_fees: -175 - 325 - 2000 })
    expect((await linesOf(name))[0]).toMatchObject({
      kind: 'dispute',
      payment_id: paymentId,
      dispute_id: disputeId,
      amount: -10000,
    })
    await shop.closeDispute(paymentId, 'won')
    await shop.payOut()
    await settle()
    expect(await moved()).toMatchObject({ provider_clearing: 0 })
  })

  test('in another rate than was credited leaves the difference on an account of its own', async () => {
    const paymentId = await paid(116, { currency: 'USD' })
    await shop.payOut()
    await fetch()
    const { rows } = await shop.database.pool.query('select credit_cents as cents from payments where id = $1', [
      paymentId,
    ])
    const came = Math.round(11600 * 0.85)
    expect(await moved()).toMatchObject({ provider_clearing: 0, exchange_differences: came - rows[0].cents })
    await settle()
  })

  test('nothing is booked of it while it is on its way', async () => {
    await paid()
    await shop.pass({ hours: 24 })
    await fetch()
    expect(await moved()).toMatchObject({ bank: 0, provider_fees: 0 })
    expect((await payouts()).at(-1)).toMatchObject({ state: 'pending', net: 9825, booked: false })
    await shop.pass({ hours: 24 })
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect(await moved()).toMatchObject({ bank: -9825, provider_clearing: 0 })
    await settle()
  })
})

describe('a payout that fails', () => {
  test('is owed by the provider again until the next one takes its money along; what was kept stays kept', async () => {
    await paid()
    const name = await shop.payOut()
    await fetch()
    await shop.failPayout(name)
    await fetch()
    expect(await moved()).toMatchObject({ bank: 0, provider_clearing: -9825, provider_fees: -175 })
    const again = await shop.payOut()
    await fetch()
    expect(await linesOf(again)).toMatchObject([{ kind: 'payout', payment_id: null, amount: 9825 }])
    expect(await moved()).toMatchObject({ bank: -9825, provider_clearing: 0, provider_fees: -175 })
    await settle()
  })

  test('before anybody heard of it is booked with its fees all the same', async () => {
    await paid()
    const name = await shop.payOut()
    await shop.failPayout(name)
    await fetch()
    expect(await moved()).toMatchObject({ bank: 0, provider_clearing: -9825, provider_fees: -175 })
    await shop.payOut()
    await settle()
    expect(await moved()).toMatchObject({ bank: -9825, provider_clearing: 0, provider_fees: -175 })
  })
})

describe('what goes wrong', () => {
  test('a provider that does not answer, or answers in part, leaves nothing half done', async () => {
    await paid()
    await shop.payOut()
    await shop.setFaults({ fail_calls: 2 })
    expect(await fetch()).toMatchObject({ outcome: 'unavailable' })
    expect(await moved()).toMatchObject({ bank: 0 })
    await fetch()
    expect(await moved()).toMatchObject({ bank: -9825, provider_clearing: 0 })
    await settle()
  })

  test('a run that dies between payouts is made up for by the next one', async () => {
    for (let n = 0; n < 2; n += 1) {
      await paid()
      await shop.payOut()
    }
    const { payoutLines } = shop.shop.payments
    let asked = 0
    const dying = {
      ...shop.shop.payments,
      payoutLines: (name: string) => {
        asked += 1
        return asked < 2 ? payoutLines(name) : Promise.reject(new Error('killed'))
      },
    }
    await expect(fetchProviderPayouts({ ...shop.shop, payments: dying }, 'test')).rejects.toThrow('killed')
    expect(await moved()).toMatchObject({ bank: -9825 })
    await fetch()
    expect(await moved()).toMatchObject({ bank: -2 * 9825, provider_clearing: 0 })
    await settle()
  })

  test('a charge that is none of ours is kept without a payment', async () => {
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'eur', unit_amount: 5000, product_data: { name: 'Another shop' } }, quantity: 1 },
      ],
      success_url: 'https://shop.example/',
      expires_at: Math.floor(shop.clock.now().getTime() / 1000) + 31 * 60,
    })
    const card = { number: '4242424242424242', expiry: '12 / 29', cvc: '123', name: 'Nobody' }
    await globalThis.fetch(String(session.url), { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
    const name = await shop.payOut()
    await fetch()
    expect(await linesOf(name)).toEqual([
      { kind: 'charge', payment_id: null, refund_id: null, dispute_id: null, amount: 5000 },
    ])
    expect(await moved()).toMatchObject({ bank: -4900, provider_clearing: 5000, provider_fees: -100 })
    await settle()
  })

  test('money of the bank does not leave under the name of a payout that has not failed', async () => {
    await paid()
    await shop.payOut()
    await fetch()
    const { rows } = await shop.database.pool.query('select max(id) as id from provider_payouts')
    const values = [
      `provider-payout:${rows[0].id}:failed`,
      [systemAccount('bank'), systemAccount('provider_clearing')],
      [9825, -9825],
      shop.clock.now(),
    ]
    const posting = `select from ledger_post($1, 'provider_payout_failed', $2, $3, 'test', $4, null, null)`
    await expect(shop.database.pool.query(posting, values)).rejects.toThrow('takes money out of the bank')
    await settle()
  })
})
