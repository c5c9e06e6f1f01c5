import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { buyFor, holdWebhooks, letWebhooksThrough } from '../../payments/disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { createBankFile } from '../bank-files/bank-file.ts'
import { textsOf } from '../bank-files/testing/check-payment-file.ts'
import { takePayoutStep } from './payout-steps.ts'
import { approvePayouts, proposePayouts } from './proposals.ts'
import { staffMember } from './testing/approvals.ts'
import { askForPayout, bookedFor, by, openAccount, payoutOf, readyOffer, storyOf } from './testing/ready-offers.ts'

let shop: CardShop
let olga: number
let ada: number

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await openAccount(shop)
  olga = await staffMember(shop)
  ada = await staffMember(shop)
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

type Customer = Awaited<ReturnType<CardShop['customer']>>

/** A customer who spent a top-up of 100 EUR, whose holder took it back: they owe 100 EUR. */
const debtor = async (): Promise<Customer & { payment: string }> => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  expect(await buyFor(shop, customer, 10_000)).toMatchObject({ status: 200 })
  await shop.openDispute(payment)
  return { ...customer, payment }
}

const payoutFor = async (customer: Customer, priceCents: number) => {
  const offerId = await readyOffer(shop, customer, priceCents)
  expect(await askForPayout(customer, offerId)).toMatchObject({ status: 200 })
  return { offerId, ...(await payoutOf(shop, offerId)) } as { offerId: number; id: string; end_to_end_id: string }
}

const proposed = async (...payouts: string[]): Promise<number[]> => {
  expect(await proposePayouts(shop.shop, { payouts, staffId: olga, setOff: true })).toMatchObject({ ok: true })
  const text = 'select id from payout_proposals where payout_id = any($1) and rejected_by is null order by id'
  return (await shop.database.pool.query(text, [payouts])).rows.map(({ id }) => id)
}

const approveLessDebt = async (...payouts: string[]) =>
  approvePayouts(shop.shop, { proposals: await proposed(...payouts), staffId: ada, setOff: true })

const owedBy = async (customer: Customer): Promise<number> => {
  const text = `select coalesce(sum(cents - debited_cents - collected_cents), 0)::int as owed
    from disputes where customer_id = $1`
  return (await shop.database.pool.query(text, [customer.id])).rows[0].owed
}

const mailAbout = async (customer: Customer, subject: string): Promise<string> =>
  (await mailsTo(shop, customer)).find((mail) => mail.subject.includes(subject))?.text ?? ''

test('a debt is set off when the second person says so: the file pays the rest, and the customer is told', async () => {
  const customer = await debtor()
  const payout = await payoutFor(customer, 50_000)
  const proposals = await proposed(payout.id)
  const held = { ok: false, refusal: 'payout_held' }
  expect(await approvePayouts(shop.shop, { proposals, staffId: ada })).toMatchObject(held)
  expect(await approvePayouts(shop.shop, { proposals, staffId: ada, setOff: true })).toEqual({
    ok: true,
    value: { payouts: 1, amount: 40_000, setOff: 10_000 },
  })
  expect(await owedBy(customer)).toBe(0)
  expect(await bookedFor(shop, payout.id)).toEqual(['set-off payouts_owed -10000', 'set-off receivable 10000'])
  expect(await mailAbout(customer, 'pay what you owed us')).toContain('€400.00')

  const file = await createBankFile(shop.shop, { by })
  expect(file).toMatchObject({ ok: true, value: { payments: 1, cents: 40_000 } })
  if (file.ok) expect(textsOf(file.value.xml, 'InstdAmt')).toEqual(['400.00'])
  await takePayoutStep(shop.shop, 'confirmed', { payoutId: payout.id, by })
  const { body } = await customer.browser.get(`/api/offer/${payout.offerId}`)
  expect(body.payload).toMatchObject({ payout: { state: 'approved', sum: 400, set_off: 100 } })
  const { browser } = await asStaff(shop)
  const shown = (await browser.get(`/api/staff/payouts/${payout.id}`)).body.payout
  expect(shown).toMatchObject({ amount: 400, set_off: 100, hold: { owed: 0, disputed: false } })
})

test('a payout that is wholly set off is done without a transfer', async () => {
  const customer = await debtor()
  const payout = await payoutFor(customer, 8_000)
  const value = { payouts: 1, amount: 0, setOff: 8_000 }
  expect(await approveLessDebt(payout.id)).toEqual({ ok: true, value })
  expect(await payoutOf(shop, payout.offerId)).toMatchObject({ state: 'set_off', sent_at: null, set_off_cents: 8_000 })
  expect(await owedBy(customer)).toBe(2_000)
  const story = await storyOf(shop, payout.offerId)
  expect(story).toEqual({ state: 'approved', kinds: ['created', 'ready', 'payout_requested', 'payout_set_off'] })
  expect(await createBankFile(shop.shop, { by })).toMatchObject({ ok: false, refusal: 'payouts_none' })
  expect(await mailAbout(customer, 'pays what you owed us')).toContain('€80.00')
})

test('two payouts of one customer that are approved at once never set off more than is owed', async () => {
  const customer = await debtor()
  const first = await payoutFor(customer, 8_000)
  const second = await payoutFor(customer, 8_000)
  const [one = 0, other = 0] = await proposed(first.id, second.id)
  const approved = await Promise.all(
    [one, other].map((proposal) => approvePayouts(shop.shop, { proposals: [proposal], staffId: ada, setOff: true })),
  )
  const setOffs = approved.map((result) => (result.ok ? result.value.setOff : 0))
  expect(setOffs.toSorted()).toEqual([2_000, 8_000])
  expect(await owedBy(customer)).toBe(0)
})

test('what fails or comes back is what was transferred; the next payout begins with what was set off', async () => {
  const customer = await debtor()
  const payout = await payoutFor(customer, 15_000)
  await approveLessDebt(payout.id)
  await createBankFile(shop.shop, { by })
  await takePayoutStep(shop.shop, 'confirmed', { payoutId: payout.id, by })
  const doing = { payoutId: payout.id, by, reason: 'AC04' }
  expect(await takePayoutStep(shop.shop, 'returned', doing)).toMatchObject({ ok: true })
  const returned = ['returned bank -5000', 'returned payouts_owed 5000']
  expect((await bookedFor(shop, payout.id)).slice(-2)).toEqual(returned)

  expect(await askForPayout(customer, payout.offerId)).toMatchObject({ status: 200 })
  const again = await payoutOf(shop, payout.offerId)
  expect(again).toMatchObject({ state: 'requested', set_off_cents: 10_000, transfer_cents: 5_000 })
  // The dispute that was paid out of this offer holds its next payout no longer.
  expect(await approveLessDebt(again.id)).toMatchObject({ ok: true, value: { amount: 5_000, setOff: 0 } })
  await takePayoutStep(shop.shop, 'failed', { payoutId: again.id, by, reason: 'AC01' })
  expect(await bookedFor(shop, again.id)).toEqual([])
})

test('a payout of somebody who owes nothing and is disputed stays held, whatever is chosen', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  await shop.openDispute(payment)
  const payout = await payoutFor(customer, 5_000)
  const all = { payouts: [payout.id], staffId: olga, setOff: true }
  expect(await proposePayouts(shop.shop, all)).toMatchObject({ ok: false, refusal: 'payout_held' })
})

test('an inquiry of the bank holds no payout: it takes no money', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  await holdWebhooks(shop)
  await shop.openDispute(payment)
  const dispute = { status: 'warning_needs_response' }
  expect(await shop.deliver(await shop.disputeNotice(payment, 'created', { dispute }))).toBe(200)
  await letWebhooksThrough(shop)
  const payout = await payoutFor(customer, 5_000)
  const all = { payouts: [payout.id], staffId: olga }
  expect(await proposePayouts(shop.shop, all)).toMatchObject({ ok: true })
})

test('the database takes no set-off without a second person, nor one that the books do not know', async () => {
  const customer = await debtor()
  const payout = await payoutFor(customer, 15_000)
  const text = 'update payouts set set_off_cents = 1000, set_offs = 1 where id = $1'
  const write = () => shop.database.pool.query(text, [payout.id])
  await expect(write()).rejects.toThrow('was not approved by a second person')
  await shop.database.ownerPool.query(
    'update payout_proposals set approved_by = $2, approved_at = now() where id = any($1)',
    [await proposed(payout.id), ada],
  )
  await expect(write()).rejects.toThrow('sets off what the books do not say')
})
