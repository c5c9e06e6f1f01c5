import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, type Notice, openCardShop } from './testing/card-shop.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(() => shop.stop())

const completed = 'checkout.session.completed'

/** A top-up of 100 EUR that was paid and whose webhook got lost: what the shop hears is up to the test. */
const paidUnheard = async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  expect(await shop.stateOf(payment)).toBe('Pending')
  return { customer, payment }
}

const deliverAll = (notices: Notice[]) => Promise.all(notices.map(shop.deliver))

test('ten duplicate, ten shuffled, one tampered, one stale and one future webhook credit a deposit once', async () => {
  const { customer, payment } = await paidUnheard()
  const genuine = await shop.notice(payment, completed)

  const tampered = { ...genuine, body: genuine.body.replace('10000', '99900') }
  const stale = await shop.notice(payment, completed, { ageSeconds: 301 })
  const future = await shop.notice(payment, completed, { ageSeconds: -301 })
  expect(await deliverAll([tampered, stale, future])).toEqual([400, 400, 400])
  expect(await shop.stateOf(payment)).toBe('Pending')
  expect(await shop.balance(customer)).toBe(0)

  const unpaid = { status: 'expired', payment_status: 'unpaid' }
  const types = [completed, 'checkout.session.async_payment_succeeded', 'checkout.session.expired']
  const shuffled = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const type = types[index % types.length] ?? completed
      return shop.notice(payment, type, type.endsWith('expired') ? { session: unpaid } : {})
    }),
  )
  const duplicates = Array.from({ length: 10 }, () => genuine)
  const all = [...duplicates, ...shuffled]
  const [order = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: 7 })
  expect(await deliverAll(order)).toEqual(all.map(() => 200))

  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await shop.balance(customer)).toBe(10_000)
  expect(await deliverAll([tampered, stale, future])).toEqual([400, 400, 400])
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a signature is good for 300 seconds and not a second longer, in both directions', async () => {
  const { customer, payment } = await paidUnheard()
  for (const ageSeconds of [301, -301, 86_400, -86_400]) {
    expect(await shop.deliver(await shop.notice(payment, completed, { ageSeconds }))).toBe(400)
  }
  expect(await shop.balance(customer)).toBe(0)
  for (const ageSeconds of [300, -300]) {
    expect(await shop.deliver(await shop.notice(payment, completed, { ageSeconds }))).toBe(200)
  }
  expect(await shop.balance(customer)).toBe(10_000)
})

test('nothing without the right signature gets in', async () => {
  const { customer, payment } = await paidUnheard()
  const { body, signature } = await shop.notice(payment, completed)
  const [time = '', proof = ''] = signature.split(',')
  const forged = [
    '',
    'nonsense',
    time,
    proof,
    `${time},v1=${'0'.repeat(64)}`,
    `t=0,${signature}`,
    `t=NaN,${proof}`,
    `${time},v0=${proof.slice(3)}`,
  ]
  for (const header of forged) expect(await shop.deliver({ body, signature: header }), header).toBe(400)
  expect(await shop.deliver({ body: '', signature })).toBe(400)
  const answer = await fetch(`${shop.origin}/api/webhooks/stripe`, { method: 'POST', body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'body_unreadable' })
  expect(await shop.balance(customer)).toBe(0)
})

test('a customer who pays is credited by the provider’s own webhook, also when it comes three times', async () => {
  const customer = await shop.customer()
  await shop.pay(await shop.topUp(customer), 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
  await shop.pay(await shop.topUp(customer, { amount: '25.50' }), 'duplicate')
  expect(await shop.balance(customer)).toBe(12_550)
})

test('a declined card leaves the payment pending, and another card pays it', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'declined')
  expect(await shop.stateOf(payment)).toBe('Pending')
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a late success credits a deposit that was cancelled', async () => {
  const { customer, payment } = await paidUnheard()
  const unpaid = { status: 'expired', payment_status: 'unpaid' }
  await shop.deliver(await shop.notice(payment, 'checkout.session.expired', { session: unpaid }))
  expect(await shop.stateOf(payment)).toBe('Cancelled')
  await shop.deliver(await shop.notice(payment, completed))
  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await shop.balance(customer)).toBe(10_000)
})

test('another amount or currency than agreed is held for an operator and credits nothing', async () => {
  for (const session of [{ amount_total: 9_900 }, { currency: 'usd' }, { id: 'cs_test_another' }]) {
    const { customer, payment } = await paidUnheard()
    expect(await shop.deliver(await shop.notice(payment, completed, { session }))).toBe(200)
    expect(await shop.stateOf(payment)).toBe('Error')
    await shop.deliver(await shop.notice(payment, completed))
    expect(await shop.stateOf(payment)).toBe('Error')
    expect(await shop.balance(customer)).toBe(0)
    const { rows } = await shop.database.pool.query(
      'select why from payment_events where payment_id = $1 order by id desc limit 1',
      [payment],
    )
    expect(rows[0].why).toMatch(/charged 9900 EUR, agreed 10000 EUR|charged 10000 USD|another session/)
  }
})

test('a failure after the card page is an error that a later success still overrules', async () => {
  const { customer, payment } = await paidUnheard()
  const unpaid = { payment_status: 'unpaid' }
  await shop.deliver(await shop.notice(payment, 'checkout.session.async_payment_failed', { session: unpaid }))
  expect(await shop.stateOf(payment)).toBe('Error')
  await shop.deliver(await shop.notice(payment, 'checkout.session.async_payment_succeeded'))
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a notice about somebody else’s payment is taken note of and changes nothing', async () => {
  const { customer, payment } = await paidUnheard()
  for (const session of [{ client_reference_id: null }, { client_reference_id: 'order-1' }]) {
    expect(await shop.deliver(await shop.notice(payment, completed, { session }))).toBe(200)
  }
  expect(await shop.deliver(await shop.notice(payment, 'charge.updated'))).toBe(200)
  expect(await shop.stateOf(payment)).toBe('Pending')
  expect(await shop.balance(customer)).toBe(0)
})

test('neither the server’s login nor anybody else can undo a success or change what was agreed', async () => {
  const { payment } = await paidUnheard()
  await shop.deliver(await shop.notice(payment, completed))
  const change = (sql: string) => shop.database.ownerPool.query(`update payments set ${sql} where id = $1`, [payment])
  await expect(change(`state = 'Error', reason = 'mismatch'`)).rejects.toThrow(/never regresses/)
  await expect(change(`state = 'Pending', settled_at = null`)).rejects.toThrow(/never re/)
  await expect(change('amount_minor = 1')).rejects.toThrow(/never changes/)
  await expect(change('credit_cents = 99900')).rejects.toThrow(/never changes/)
  await expect(change(`provider_session_id = 'cs_other'`)).rejects.toThrow(/one session/)
  await expect(
    shop.database.pool.query('update payments set amount_minor = 1 where id = $1', [payment]),
  ).rejects.toThrow(/permission denied/)
  await expect(shop.database.pool.query('delete from payment_events')).rejects.toThrow(/permission denied/)
  await expect(shop.database.pool.query('delete from provider_events')).rejects.toThrow(/permission denied/)
})
