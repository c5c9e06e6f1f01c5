import { randomUUID } from 'node:crypto'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { type CardShop, openCardShop, orderOf } from '../../payments/payments/testing/card-shop.ts'
import { refundDeposit } from '../../payments/refunds/refund-deposit.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(() => shop.stop())

const countPayments = async (): Promise<number> => {
  const { rows } = await shop.database.pool.query('select count(*) from payments')
  return rows[0].count
}

interface Mail {
  subject: string
  text: string
}

/** What the dev mailbox got for a customer once the queue is worked off. */
const mailsTo = async (email: string): Promise<Mail[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${email}`)
  return (await answer.json()) as Mail[]
}

test('a top-up answers with our own hop, which carries the payment as order', async () => {
  const customer = await shop.customer()
  const reply = await shop.checkOut(customer)
  expect(reply.status).toBe(200)
  const address = new URL(String(reply.body.redirect_url))
  expect(address.origin).toBe(shop.shop.env.PUBLIC_URL)
  expect(address.pathname).toBe('/pay/go')
  expect(orderOf(address.href)).toMatch(/^[0-9a-f-]{36}$/)
})

test('the card page charges what was asked for, in the chosen currency, for 31 minutes', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer, { amount: 425, currency: 'PLN' })
  const session = await shop.stripe.checkout.sessions.retrieve(await shop.sessionIdOf(payment))
  expect(session).toMatchObject({
    amount_total: 42_500,
    currency: 'pln',
    client_reference_id: payment,
    customer_email: 'marta@example.org',
    success_url: `${shop.shop.env.PUBLIC_URL}/pay/return?order=${payment}`,
    cancel_url: `${shop.shop.env.PUBLIC_URL}/pay/cancel?order=${payment}`,
    expires_at: shop.clock.now().getTime() / 1000 + 31 * 60,
  })
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
})

test.each([
  ['HUF', 400, 40_000, 4_000_000],
  ['JPY', 170, 17_000, 17_000],
  ['KWD', 0.36, 36.5, 36_500],
  ['COP', 4500, 450_000, 45_000_000],
])('%s is charged, credited, shown and given back as the provider counts it', async (code, value, amount, counted) => {
  await shop.database.ownerPool.query('insert into currencies (code, symbol, value) values ($1, $1, $2)', [code, value])
  const customer = await shop.customer()
  const payment = await shop.topUp(customer, { amount, currency: code })
  const session = await shop.stripe.checkout.sessions.retrieve(await shop.sessionIdOf(payment))
  expect(session).toMatchObject({ amount_total: counted, currency: code.toLowerCase() })
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(Math.round((amount * 100) / value))
  const { body } = await customer.browser.get('/api/deposit/history')
  expect(body.payload).toMatchObject([{ id: payment, sum: amount, status: 'Success' }])
  await refundDeposit(shop.shop, { paymentId: payment, by: 'staff:7', why: 'the customer asked' })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const [refund] = (await shop.stripe.refunds.list({ limit: 1 })).data
  expect(refund).toMatchObject({ amount: counted, status: 'succeeded' })
})

test('the rate of the moment is kept: changing it later changes no open payment', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer, { amount: 116, currency: 'USD' })
  await shop.database.ownerPool.query(`update currencies set value = 2 where code = 'USD'`)
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
  await shop.database.ownerPool.query(`update currencies set value = 1.16 where code = 'USD'`)
})

test('status tells how a payment stands, and history lists top-ups with the newest first', async () => {
  const customer = await shop.customer()
  const first = await shop.topUp(customer)
  shop.clock.advance({ seconds: 5 })
  const second = await shop.topUp(customer, { amount: '42.5', currency: 'PLN' })
  await shop.pay(first, 'pays')
  const status = await customer.browser.get(`/api/deposit/status/${first}`)
  expect(status.body).toEqual({ status: 'Success', type: 'topup' })
  expect((await customer.browser.get(`/api/deposit/status/${second}`)).body).toMatchObject({ status: 'Pending' })

  const { body } = await customer.browser.get('/api/deposit/history')
  const now = shop.clock.now().getTime() / 1000
  expect(body.payload).toEqual([
    {
      id: second,
      created_at: now,
      sum: 42.5,
      status: 'Pending',
      currency: { code: 'PLN', symbol: 'zł' },
      expires_at: new Date((now + 31 * 60) * 1000).toISOString(),
    },
    { id: first, created_at: now - 5, sum: 100, status: 'Success', currency: { code: 'EUR', symbol: '€' } },
  ])
})

test('a success is confirmed by one mail without VAT, however often it is reported', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer, { amount: 425, currency: 'PLN' })
  await shop.pay(payment, 'duplicate')
  await shop.deliver(await shop.notice(payment, 'checkout.session.completed'))
  const [mail, ...others] = await mailsTo(customer.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your payment of PLN\u00a0425.00 has arrived')
  expect(mail?.text).toContain('card payment of PLN\u00a0425.00 on 21.11.2026. €100.00 were added to your balance.')
  expect(mail?.text).toContain('it carries no VAT')
  expect(mail?.text).toContain(payment)
})

test('a customer who turned back is told by mail that nothing was charged', async () => {
  const customer = await shop.customer()
  await customer.browser.get(`/pay/cancel?order=${await shop.topUp(customer)}`)
  const [mail, ...others] = await mailsTo(customer.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your top-up of €100.00 was not completed')
  expect(mail?.text).toContain('You cancelled the payment. Nothing was charged.')
})

test('one key is one payment, also at the same moment; another body under it is refused', async () => {
  const customer = await shop.customer()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => shop.checkOut(customer, {}, key)))
  const addresses = replies.filter(({ status }) => status === 200).map(({ body }) => body.redirect_url)
  expect(addresses.length).toBeGreaterThan(0)
  expect(new Set(addresses).size).toBe(1)
  for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('still_running')
  const again = await shop.checkOut(customer, {}, key)
  expect(again.body.redirect_url).toBe(addresses[0])
  expect(await shop.checkOut(customer, { amount: 200 }, key)).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  const { body } = await customer.browser.get('/api/deposit/history')
  expect(body.payload).toHaveLength(1)
})

test('while the provider is down nothing is lost, and the same key resumes the same payment', async () => {
  const customer = await shop.customer()
  const key = randomUUID()
  await shop.setFaults({ fail_calls: 1000 })
  const before = await countPayments()
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await shop.checkOut(customer, {}, key)).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: expect.stringContaining('does not answer') },
    })
  }
  await shop.setFaults({ fail_calls: 0 })
  const reply = await shop.checkOut(customer, {}, key)
  expect(reply.status).toBe(200)
  expect(await countPayments()).toBe(before + 1)
  await shop.pay(orderOf(String(reply.body.redirect_url)), 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
})

test('an answer of the provider that gets lost opens no second session', async () => {
  const customer = await shop.customer()
  const key = randomUUID()
  await shop.setFaults({ lose_answers: 2 })
  expect((await shop.checkOut(customer, {}, key)).status).toBe(503)
  await shop.setFaults({ lose_answers: 0 })
  const reply = await shop.checkOut(customer, {}, key)
  const payment = orderOf(String(reply.body.redirect_url))
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
})

const giveUp = ({ browser }: TestCustomer, payment_id: string) => browser.post('/api/deposit/cancel', { payment_id })

test('a pending top-up is led to the same card page again, and given up once for all', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  const first = await customer.browser.get(`/pay/go?order=${payment}`)
  const again = await customer.browser.get(`/pay/go?order=${payment}`)
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  for (const _press of ['first', 'second'])
    expect((await giveUp(customer, payment)).body.payload).toMatchObject([{ id: payment, status: 'Cancelled' }])
  const session = await shop.stripe.checkout.sessions.retrieve(await shop.sessionIdOf(payment))
  expect(session.status).toBe('expired')
  expect(await mailsTo(customer.email)).toHaveLength(1)
})

test('a top-up that was charged meanwhile is credited, whoever gives it up', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  expect(await giveUp(customer, payment)).toMatchObject({ status: 409, body: { code: 'deposit_completed' } })
  expect(await shop.balance(customer)).toBe(10_000)
  expect(await giveUp(customer, payment)).toMatchObject({ status: 409, body: { code: 'deposit_completed' } })
})

test('a top-up is given up by its customer alone, and not while the bank or the provider takes its time', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  const notOpen = { status: 409, body: { code: 'payment_not_open' } }
  expect(await giveUp(await shop.customer(), payment)).toMatchObject(notOpen)
  expect(await giveUp(customer, randomUUID())).toMatchObject(notOpen)
  await shop.setFaults({ fail_calls: 1000 })
  expect(await giveUp(customer, payment)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  await shop.setFaults({ fail_calls: 0 })
  expect(await shop.stateOf(payment)).toBe('Pending')
  await shop.pay(payment, 'processing')
  expect(await giveUp(customer, payment)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
  await shop.pass({ seconds: 8 })
  expect(await shop.balance(customer)).toBe(10_000)
})

const wrong: [string, object, number, string, string][] = [
  ['nothing', { amount: 0 }, 422, 'amount_invalid', 'amount'],
  ['less than nothing', { amount: -5 }, 422, 'amount_invalid', 'amount'],
  ['a tenth of a cent', { amount: 10.001 }, 422, 'amount_invalid', 'amount'],
  ['more than numbers hold', { amount: 1e300 }, 422, 'amount_invalid', 'amount'],
  ['text', { amount: 'ten' }, 422, 'invalid_input', 'amount'],
  ['less than the minimum', { amount: 0.5 }, 422, 'amount_below_minimum', 'amount'],
  ['more than 10,000 EUR', { amount: 10_000.01 }, 422, 'amount_above_maximum', 'amount'],
  ['another country', { country: 'US' }, 422, 'country_unsupported', 'country'],
  ['a country that does not exist', { country: 999_999 }, 422, 'country_unsupported', 'country'],
  ['a phone that cannot exist', { phone: '12' }, 422, 'invalid_input', 'phone'],
  ['a phone from elsewhere', { phone: '+1 415 555 2671' }, 422, 'country_unsupported', 'phone'],
  ['an e-mail that is none', { email: 'marta' }, 422, 'invalid_input', 'email'],
  ['an empty city', { city: ' ' }, 422, 'invalid_input', 'city'],
  ['an unknown field', { credit: 1_000_000 }, 422, 'invalid_input', 'credit'],
]

test.each(wrong)(
  '%s is refused beside its field, and nothing is written',
  async (_what, changes, status, code, field) => {
    const customer = await shop.customer()
    const before = await countPayments()
    const reply = await shop.checkOut(customer, changes)
    expect(reply).toMatchObject({ status, body: { status: 'error', code } })
    expect(reply.body.errors).toHaveProperty(field)
    expect(await countPayments()).toBe(before)
  },
)

test('an unknown currency is refused by its fixed text', async () => {
  const customer = await shop.customer()
  expect(await shop.checkOut(customer, { currency: 'XTS' })).toMatchObject({
    status: 422,
    body: { code: 'currency_code_invalid', message: 'Invalid currency code' },
  })
})

test('the bounds are told in the message', async () => {
  const customer = await shop.customer()
  const low = await shop.checkOut(customer, { amount: 1, currency: 'PLN' })
  expect(low.body.message).toBe('Minimum top-up amount: 4.25')
  const high = await shop.checkOut(customer, { amount: 50_000, currency: 'PLN' })
  expect(high.body.message).toBe('Maximum top-up amount: 42,500.00')
})

test('guests and unverified customers cannot top up', async () => {
  const guest = shop.visitor()
  expect((await guest.post('/api/deposit/checkout', {})).status).toBe(401)
  const unverified = await shop.customer({ verified: false })
  expect(await shop.checkOut(unverified)).toMatchObject({
    status: 403,
    body: { code: 'email_not_verified', message: 'Your email address is not verified.' },
  })
  expect((await unverified.browser.get('/api/deposit/history')).status).toBe(403)
})
