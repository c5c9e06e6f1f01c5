import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { buyFor } from '../../payments/disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { createBankFile } from '../bank-files/bank-file.ts'
import { takePayoutStep } from './payout-steps.ts'
import { approvePayouts, proposePayouts } from './proposals.ts'
import { approve, staffMember } from './testing/approvals.ts'
import { by, openAccount, payoutOf, requestedPayout } from './testing/ready-offers.ts'

let shop: CardShop
let olga: number
let ada: number

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await openAccount(shop)
  olga = await staffMember(shop)
  ada = await staffMember(shop)
})

afterAll(() => shop.stop())

/** A payout of a customer whose top-up of 100 EUR was spent; `dispute` has its holder take the money back. */
const payoutOfSpender = async () => {
  const payout = await requestedPayout(shop)
  const { customer } = payout
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  expect(await buyFor(shop, customer, 10_000)).toMatchObject({ status: 200 })
  return { ...payout, payment, dispute: () => shop.openDispute(payment) }
}

const propose = (payouts: string[] | 'all') => proposePayouts(shop.shop, { payouts, staffId: olga })

const proposalOf = async (payoutId: string): Promise<number> => {
  const text = 'select id from payout_proposals where payout_id = $1 and rejected_by is null'
  return (await shop.database.pool.query(text, [payoutId])).rows[0].id
}

const heldAs = (payout: string) => ({ ok: false, refusal: 'payout_held', values: { payout } })

describe('a payout of a customer who owes the shop', () => {
  beforeEach(() => approve(shop))

  test('is not proposed, and whoever proposes all leaves it out', async () => {
    const { payoutId, dispute } = await payoutOfSpender()
    await dispute()
    expect(await propose([payoutId])).toEqual(heldAs(payoutId))
    const free = await requestedPayout(shop)
    expect(await propose('all')).toMatchObject({ ok: true, value: { payouts: 1 } })
    expect(await proposalOf(free.payoutId)).toBeGreaterThan(0)
  })

  test('is not approved where the dispute came after the proposal', async () => {
    const { payoutId, dispute } = await payoutOfSpender()
    await propose([payoutId])
    await dispute()
    const proposals = [await proposalOf(payoutId)]
    expect(await approvePayouts(shop.shop, { proposals, staffId: ada })).toEqual(heldAs(payoutId))
  })

  test('leaves neither in a file nor by hand where the dispute came after the approval', async () => {
    const { payoutId, offerId, dispute, payment } = await payoutOfSpender()
    await approve(shop, [payoutId])
    await dispute()
    const free = await requestedPayout(shop)
    await approve(shop, [free.payoutId])
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ ok: true, value: { payments: 1 } })
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'requested' })
    expect(await takePayoutStep(shop.shop, 'sent', { payoutId, by })).toEqual(heldAs(payoutId))

    await shop.closeDispute(payment, 'won')
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ ok: true, value: { payments: 1 } })
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'sent' })
  })

  test('waits also where an operator released the dispute, until nothing is owed', async () => {
    const { payoutId, customer, dispute } = await payoutOfSpender()
    const id = await dispute()
    await shop.database.pool.query('update disputes set released_at = now(), released_by = $2 where id = $1', [id, by])
    expect(await propose([payoutId])).toEqual(heldAs(payoutId))
    const payment = await shop.topUp(customer)
    await shop.pay(payment, 'pays')
    expect(await shop.balance(customer)).toBe(0)
    expect(await propose([payoutId])).toMatchObject({ ok: true })
  })

  test('says in the list and on its page what holds it', async () => {
    const { payoutId, dispute } = await payoutOfSpender()
    await dispute()
    const { browser } = await asStaff(shop)
    const { body } = await browser.get(`/api/staff/payouts/${payoutId}`)
    const hold = { owed: 100, disputed: true, blocked: false }
    expect(body.payout).toMatchObject({ hold })
    const { body: list } = await browser.get('/api/staff/payouts?stage=to_propose&limit=100')
    expect((list.rows as { id: string }[]).find((row) => row.id === payoutId)).toMatchObject({ hold })
  })
})
