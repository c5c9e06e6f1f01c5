import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPayoutsWith, providerPayoutsList, providerPayoutsShow } from '../../../cli/provider-payouts.ts'
import { runCommand } from '../../../cli/testing/run-command.ts'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'

let shop: CardShop
let ann: TestStaff
let boss: TestStaff

beforeAll(async () => {
  shop = await openCardShop()
  ann = await asStaff(shop)
  boss = await asStaff(shop, 'administrator')
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

const path = '/api/staff/provider-payouts'

const paid = async (): Promise<string> => {
  const paymentId = await shop.topUp(await shop.customer())
  await shop.pay(paymentId, 'pays')
  return paymentId
}

const waits = async () => {
  const { body } = await ann.browser.get('/api/staff/today')
  const waiting = body.waiting as { kind: string; count: number; sum: number | null }[]
  return waiting.filter(({ kind }) => kind.startsWith('provider_payouts')).map(({ count, sum }) => [count, sum])
}

/** What a month asks of the provider's payouts. */
const leftOf = async (month: string) => {
  const { body } = await ann.browser.get(`/api/staff/months/${month}`)
  return (body.questions as { name: string; count: number }[]).find(({ name }) => name === 'provider_payouts')?.count
}

const rows = async (view = 'all') => (await ann.browser.get(`${path}?view=${view}`)).body.rows as { id: number }[]

describe('payouts of the card provider', () => {
  test('are fetched, listed, and shown with the payments that their lines lead to', async () => {
    const paymentId = await paid()
    const name = await shop.payOut()
    expect((await ann.browser.post('/api/staff/provider-payouts/fetch', {})).body).toMatchObject({
      status: 'OK',
      changed: 1,
    })
    const [row] = await rows()
    const payout = { provider_payout_id: name, gross: 100, fee: 1.75, net: 98.25, currency: 'EUR', state: 'paid' }
    expect(row).toMatchObject({ ...payout, is_booked: true, found: null, unmatched: 0, adds_up: true })
    const { body } = await ann.browser.get(`/api/staff/provider-payouts/${row?.id}`)
    expect(body).toMatchObject({
      payout,
      kinds: [{ kind: 'charge', lines: 1, gross: 100, fee: 1.75, net: 98.25 }],
      lines: [{ kind: 'charge', payment_id: paymentId, order_id: null, net: 98.25, booked: null }],
      lines_found: 1,
    })
    expect(await rows('open')).toHaveLength(1)
    expect(await rows('attention')).toEqual([])
    expect(await rows('failed')).toEqual([])
  })

  test('that lead to no payment of ours wait for somebody to look, in the list and in reconciliation', async () => {
    await paid()
    const name = await shop.payOut()
    await shop.database.ownerPool.query(`update payments set payment_intent = 'pi_lost'`)
    await ann.browser.post(`${path}/fetch`, {})
    const [row] = await rows('attention')
    expect(row).toMatchObject({ provider_payout_id: name, unmatched: 1 })
    const today = shop.clock.now().toISOString().slice(0, 10)
    const { body } = await ann.browser.get(`/api/staff/reconciliation?from=${today}&until=${today}`)
    expect(body.differences).toContainEqual(
      expect.objectContaining({
        part: 'provider',
        kind: 'not_matched',
        link: { to: 'provider_payout', id: String(row?.id) },
      }),
    )
    const sums = { charged: 200, paid_out: 196.5, fees: 3.5, exchanged: 0, known: 0, booked: 0 }
    expect(body.provider).toMatchObject(sums)
    expect(body.bank).toMatchObject({ received: 196.5, known: 196.5, booked: 196.5 })
    expect(await waits()).toEqual([
      [1, null],
      [0, 0],
    ])
  })

  test('of a provider that does not answer are refused, and one that nobody knows is not found', async () => {
    await shop.setFaults({ fail_calls: 2 })
    expect((await ann.browser.post(`${path}/fetch`, {})).body).toMatchObject({ code: 'provider_unavailable' })
    expect((await ann.browser.get(`${path}/99999`)).body).toMatchObject({ code: 'provider_payout_not_found' })
  })

  test('are listed, shown and fetched on the command line', async () => {
    const fetching = fetchPayoutsWith(async () => shop.shop.payments)
    await paid()
    await shop.payOut()
    expect((await runCommand(shop, fetching)).said).toMatch(/^1 payouts/)
    expect(await runCommand(shop, fetching)).toEqual({ code: 0, said: 'Nothing is new.' })
    const listed = await runCommand(shop, providerPayoutsList, 'open')
    expect(listed.said).toMatch(/^number +payout +arrives +state +currency +gross +fee +net +booked +found +unmatched/)
    const [newest, unmatched] = await rows()
    const shown = await runCommand(shop, providerPayoutsShow, String(newest?.id))
    expect(shown).toMatchObject({ code: 0, said: expect.stringMatching(/100\.00 less 1\.75 kept is 98\.25 EUR/) })
    expect(await runCommand(shop, providerPayoutsShow, String(unmatched?.id))).toMatchObject({ code: 1 })
    expect(await runCommand(shop, providerPayoutsShow, '99999')).toMatchObject({ code: 1 })
    await shop.setFaults({ fail_calls: 2 })
    expect((await runCommand(shop, fetching)).code).toBe(1)
  })
})

describe('a payout that is written down by hand', () => {
  const note = (changes: object = {}, key = randomUUID()) =>
    boss.browser.post(
      path,
      { arrived_on: '2026-01-05', net: 48.5, fee: 1.5, note: 'The monthly sheet', ...changes },
      { headers: { 'idempotency-key': key } },
    )

  test('is booked with its fees, once for each press, by an administrator alone', async () => {
    const before = await trialBalance(shop.database.pool)
    const key = randomUUID()
    const made = await note({}, key)
    expect(made.body).toMatchObject({
      payout: { provider_payout_id: null, net: 48.5, fee: 1.5, gross: 50, adds_up: null, note: 'The monthly sheet' },
    })
    expect((await note({}, key)).body).toEqual(made.body)
    expect([await leftOf('2025-12'), await leftOf('2026-01')]).toEqual([0, 1])
    expect((await waits())[1]).toEqual([1, 48.5])
    expect((await note({ net: 50 }, key)).body).toMatchObject({ code: 'key_reused' })
    const after = await trialBalance(shop.database.pool)
    const moved = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect(['bank', 'provider_fees', 'provider_clearing'].map(moved)).toEqual([-4850, -150, 5000])
    const refused = await ann.browser.post(path, { arrived_on: '2026-01-05', net: 1, fee: 0, note: 'mine' })
    expect(refused.status).toBe(403)
  })

  test('of a day that is still to come, or of nothing, is refused', async () => {
    expect((await note({ arrived_on: '2099-01-01' })).body).toMatchObject({ code: 'invalid_input' })
    expect((await note({ net: 0, fee: 0 })).body).toMatchObject({ code: 'invalid_input' })
  })
})
