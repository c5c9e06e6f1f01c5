import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAt, rowsOf } from '../../backoffice/customers/testing/staff-customers.ts'
import { propose, proposed } from '../../buying/offers/testing/proposals.ts'
import { askForPayout, openAccount, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { buyDeal, dealsBy } from '../../checkout/deals/testing/deals.ts'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { bringTo, mailsTo, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { plantDispute, plantRefund } from '../../payments/disputes/testing/planted.ts'
import { madeKey, makeKey, programWith } from '../api-keys/testing/api-keys.ts'
import { notMeTokenOf, notMeTokensTo, press } from '../closures/testing/not-me-link.ts'
import { outliveProofs, prove } from '../proof/testing/proofs.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { askToLeave, deleteLeaving, isGone, leaving } from './testing/leaving.ts'

let shop: TestShop
let staff: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await openAccount(shop)
})

beforeEach(async () => {
  staff = await asStaff(shop)
})

afterAll(() => shop?.stop())

const depositForm = {
  amount: 100,
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@example.org',
  phone: '+386 40 512 809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bambusova 1',
  postCode: '1000',
}

const standing = async ({ browser }: TestCustomer) => (await browser.get('/api/user/deletion')).body.payload
const hindrances = async ({ browser }: TestCustomer) =>
  (await browser.get('/api/user/deletion/hindrances')).body.payload
const keep = ({ browser }: TestCustomer) => browser.post('/api/user/deletion/keep', {})

describe('asking for the deletion of an account', () => {
  test('takes a proof, waits for fourteen days, ends API keys, and is told by mail once', async () => {
    const customer = await shop.customer()
    const { key } = await madeKey(customer)
    outliveProofs(shop)
    expect((await customer.browser.post('/api/user/deletion', {})).body.code).toBe('proof_required')
    expect(await standing(customer)).toBeNull()
    const reply = await askToLeave(customer)
    const asked = shop.clock.now()
    const payload = {
      asked_at: asked.toISOString(),
      due_at: new Date(asked.getTime() + 14 * 24 * 60 * 60 * 1000).toISOString(),
    }
    expect([reply.status, reply.body]).toMatchObject([200, { payload }])
    expect((await programWith(shop.visitor(), key).get('/api/wishlist')).status).toBe(401)
    shop.clock.advance({ minutes: 5 })
    expect((await customer.browser.post('/api/user/deletion', {})).body.payload).toEqual(payload)
    expect(await standing(customer)).toEqual(payload)
    const mails = (await mailsTo(shop, customer)).filter(({ subject }) => subject === 'Your account will be deleted')
    expect(mails).toHaveLength(1)
    expect(mails.flatMap((mail) => notMeTokenOf(mail as never) ?? [])).toHaveLength(1)
  })

  test('is for signed-in customers, and sends an address that nobody has proven no mail', async () => {
    expect((await shop.visitor().get('/api/user/deletion')).status).toBe(401)
    const customer = await leaving(await shop.customer({ verified: false }))
    expect(await mailsTo(shop, customer)).toEqual([])
  })

  test('is taken back with one press, which may be repeated, and told by mail once', async () => {
    const customer = await leaving(await shop.customer())
    for (let time = 0; time < 2; time += 1) {
      expect(await keep(customer)).toMatchObject({ status: 200, body: { payload: null } })
      expect(await standing(customer)).toBeNull()
    }
    const mails = await mailsTo(shop, customer)
    expect(mails.filter(({ subject }) => subject === 'Your account stays')).toHaveLength(1)
    await deleteLeaving(shop)
    expect(await isGone(shop, customer)).toBe(false)
    expect(await propose(customer)).toMatchObject({ status: 200 })
  })

  test('ends where its owner says in time that it was not them', async () => {
    const customer = await leaving(await shop.customer())
    const [token = ''] = await notMeTokensTo(shop, customer.email)
    expect((await press(shop, token)).status).toBe(200)
    await deleteLeaving(shop)
    expect(await isGone(shop, customer)).toBe(false)
  })
})

describe('an account that is needed for something is not deleted', () => {
  const refused = async (customer: TestCustomer) => {
    const reply = await askToLeave(customer)
    expect([reply.status, reply.body.code]).toEqual([409, 'account_not_settled'])
    expect(await standing(customer)).toBeNull()
    return hindrances(customer)
  }

  test('while there is money on the balance, or an order is under way', async () => {
    const customer = await shop.customer({ balanceCents: 1000 })
    expect(await refused(customer)).toEqual(['balance'])
    const { orderId } = await orderFromBalance(shop, 1, customer)
    expect(await refused(customer)).toEqual(['orders'])
    await bringTo(shop, orderId, 'accepted')
    expect(await refused(customer)).toEqual(['orders'])
  })

  test('while an offer, or the payout of one, is open', async () => {
    const customer = await shop.customer()
    await proposed(customer)
    expect(await refused(customer)).toEqual(['offers'])
    const paid = await shop.customer()
    expect((await askForPayout(paid, await readyOffer(shop, paid))).status).toBe(200)
    expect(await refused(paid)).toEqual(['offers', 'payouts'])
  })

  test('while a personal deal waits', async () => {
    const customer = await shop.customer()
    await dealsBy(staff).made(customer, await takeItems(shop, 1), { price: 9 })
    expect(await refused(customer)).toEqual(['deals'])
  })

  test('while a card payment, a refund or a dispute is under way, and while something is owed', async () => {
    const customer = await shop.customer()
    const { rows } = await shop.database.ownerPool.query(
      `insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, name, surname,
         email, phone, country, city, address, post_code, language, created_at, expires_at)
       values ($1, 'topup', 1000, 'EUR', 1, 1000, 'M', 'K', 'm@example.org', '1', 'SI', 'L', 'B', '1', 'en', now(),
         now() + interval '1 hour')
       returning id`,
      [customer.id],
    )
    expect(await refused(customer)).toEqual(['payments'])
    const charge = { customer: customer.id, payment: rows[0].id as string }
    await shop.database.ownerPool.query(`update payments set state = 'Success', settled_at = now() where id = $1`, [
      charge.payment,
    ])
    await plantRefund(shop, charge, { destination: 'card', state: 'pending' })
    expect(await refused(customer)).toEqual(['refunds'])
    await plantDispute(shop, charge, { state: 'open', takings: 1, cents: 500 })
    expect(await refused(customer)).toEqual(['debt', 'refunds', 'disputes'])
  })

  test('while staff decide something about its money', async () => {
    const customer = await shop.customer()
    await shop.database.ownerPool.query(
      `insert into balance_adjustments (customer_id, cents, kind, reason, note, state, proposed_by, proposed_at,
         request_key)
       values ($1, 100, 'goodwill', 'late', 'sorry', 'proposed', $2, now(), 'leaving-review')`,
      [customer.id, staff.id],
    )
    expect(await refused(customer)).toEqual(['review'])
  })
})

describe('an account that waits to be deleted', () => {
  test('begins nothing new: no purchase, top-up, offer, payout, deal or API key', async () => {
    const customer = await leaving(await shop.customer())
    const [item = 0, other = 0] = await takeItems(shop, 2)
    const cart = [{ item_id: item }]
    await prove(customer)
    const tried = {
      balance: await buy(customer, { cart }),
      card: await buy(customer, { cart, paymentMethod: 'card' }),
      offer: await propose(customer),
      key: await makeKey(customer),
      deposit: await customer.browser.post('/api/deposit/checkout', depositForm, {
        headers: { 'idempotency-key': 'leaving-top-up' },
      }),
      deal: await dealsBy(staff).create({ customer_id: customer.id, item_ids: [other], price: 9, hours: 24 }),
    }
    for (const [what, { status, body }] of Object.entries(tried)) {
      expect([what, status, body.code]).toEqual([what, 409, 'account_leaving'])
    }
    expect((await customer.browser.get('/api/user/profile')).status).toBe(200)
  })

  test('is refused a payout and a personal deal that were there before, by whatever way', async () => {
    const customer = await shop.customer({ balanceCents: 1500 })
    const offer = await readyOffer(shop, customer)
    const { id: deal } = await dealsBy(staff).made(customer, await takeItems(shop, 1), { price: 9 })
    await shop.database.ownerPool.query(
      `insert into account_deletions (customer_id, asked_at, due_at)
       values ($1, $2, $2::timestamptz + interval '336 hours')`,
      [customer.id, shop.clock.now()],
    )
    await prove(customer)
    expect((await askForPayout(customer, offer)).body.code).toBe('account_leaving')
    expect((await buyDeal(customer, deal)).body.code).toBe('account_leaving')
  })

  test('is kept from beginning anything by the database itself', async () => {
    const customer = await leaving(await shop.customer())
    const offer = `insert into offers (customer_id, state, title, quality, item_url, user_price_cents, created_at,
      reply_due_at) values ($1, 'pending', 'x', 'field_tested', 'y', 1, now(), now())`
    await expect(shop.shop.pool.query(offer, [customer.id])).rejects.toThrow(/is leaving/)
    await expect(shop.shop.pool.query('select erase_customer($1, now())', [customer.id])).rejects.toThrow(/is due/)
    const mark = 'update account_deletions set erasing_in = pg_current_xact_id() where customer_id = $1'
    await expect(shop.shop.pool.query(mark, [customer.id])).rejects.toThrow(/permission denied/)
  })

  test('is seen by staff, with its date, and in their list', async () => {
    const customer = await leaving(await shop.customer())
    const listed = async () =>
      rowsOf(await staff.browser.get('/api/staff/customers?filter=leaving')).some(({ id }) => id === customer.id)
    const { body } = await readAt(staff, '/staff/customers/:id', customer.id)
    expect(body.customer).toMatchObject({ deletion: { asked_at: shop.clock.now().toISOString(), ended_at: null } })
    expect(await listed()).toBe(true)
    await keep(customer)
    expect((await readAt(staff, '/staff/customers/:id', customer.id)).body.customer).toMatchObject({ deletion: null })
    expect(await listed()).toBe(false)
  })
})
