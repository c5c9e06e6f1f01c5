import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from './reconcile.ts'
import { type CardShop, openCardShop } from './testing/card-shop.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(() => shop.stop())

type Browser = ReturnType<CardShop['visitor']>

const leadsTo = async (browser: Browser, path: string): Promise<string> => {
  const { status, headers } = await browser.get(path)
  expect(status).toBe(303)
  expect(headers.get('cache-control')).toBe('no-store')
  return headers.get('location') ?? ''
}

const sessionStatus = async (payment: string) => {
  const session = await shop.stripe.checkout.sessions.retrieve(await shop.sessionIdOf(payment))
  return session.status
}

test('go leads the customer to the provider’s card page', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  const target = await leadsTo(customer.browser, `/pay/go?order=${payment}`)
  expect(target).toBe(`${shop.sandbox.app.listeningOrigin}/pay/${await shop.sessionIdOf(payment)}`)
})

test('a guest is sent to sign in and comes back to the very hop', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  for (const hop of ['go', 'cancel']) {
    const target = new URL(await leadsTo(shop.visitor(), `/pay/${hop}?order=${payment}`), shop.origin)
    expect(target.pathname).toBe('/auth')
    expect(target.searchParams.get('form')).toBe('signin')
    expect(target.searchParams.get('redirect')).toBe(`/pay/${hop}?order=${payment}`)
  }
  expect(await sessionStatus(payment)).toBe('open')
})

test('return decides nothing: it leads to the page that waits for the provider’s word', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  expect(await leadsTo(customer.browser, `/pay/return?order=${payment}`)).toBe(`/pending-payment?order=${payment}`)
  expect(await shop.stateOf(payment)).toBe('Pending')
  expect(await shop.balance(customer)).toBe(0)
})

test('cancel ends the provider’s session and tells why on the failure page', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  const target = new URL(await leadsTo(customer.browser, `/pay/cancel?order=${payment}`), shop.origin)
  expect(target.pathname).toBe('/fail-payment')
  expect(target.searchParams.get('type')).toBe('topup')
  expect(target.searchParams.get('error')).toBe('You cancelled the payment. Nothing was charged.')
  expect(await sessionStatus(payment)).toBe('expired')
  expect(await shop.stateOf(payment)).toBe('Cancelled')
  await shop.sandbox.runDue()
  expect(await leadsTo(customer.browser, `/pay/go?order=${payment}`)).toMatch(/^\/fail-payment\?/)
  const status = await customer.browser.get(`/api/deposit/status/${payment}`)
  expect(status.body).toEqual({
    status: 'Cancelled',
    type: 'topup',
    message: 'You cancelled the payment. Nothing was charged.',
  })
})

test('cancelling what was paid meanwhile leads to success', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  expect(await leadsTo(customer.browser, `/pay/cancel?order=${payment}`)).toBe('/success-payment?type=topup')
  expect(await shop.balance(customer)).toBe(10_000)
  expect(await leadsTo(customer.browser, `/pay/cancel?order=${payment}`)).toBe('/success-payment?type=topup')
  expect(await leadsTo(customer.browser, `/pay/go?order=${payment}`)).toBe('/success-payment?type=topup')
})

test('while the provider does not answer, a cancelled payment is shown as pending and never as failed', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  await shop.setFaults({ fail_calls: 1000 })
  expect(await leadsTo(customer.browser, `/pay/cancel?order=${payment}`)).toBe(`/pending-payment?order=${payment}`)
  await shop.setFaults({ fail_calls: 0 })
  shop.clock.advance({ seconds: 30 })
  await reconcilePayments(shop.shop)
  expect(await shop.balance(customer)).toBe(10_000)
})

test('the job finishes a cancellation that the provider did not answer', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.setFaults({ fail_calls: 1000 })
  expect(await leadsTo(customer.browser, `/pay/cancel?order=${payment}`)).toBe(`/pending-payment?order=${payment}`)
  await shop.setFaults({ fail_calls: 0 })
  shop.clock.advance({ seconds: 30 })
  await reconcilePayments(shop.shop)
  expect(await shop.stateOf(payment)).toBe('Cancelled')
  expect(await sessionStatus(payment)).toBe('expired')
})

test('nobody moves or sees somebody else’s payment, and a forged id leads nowhere', async () => {
  const owner = await shop.customer()
  const stranger = await shop.customer()
  const payment = await shop.topUp(owner)
  for (const order of [payment, 'nonsense', '', '-'.repeat(36), `${payment}%01`]) {
    for (const hop of ['go', 'cancel']) {
      expect(await leadsTo(stranger.browser, `/pay/${hop}?order=${order}`)).toBe('/fail-payment?type=topup')
    }
    const { body } = await stranger.browser.get(`/api/deposit/status/${order || 'none'}`)
    expect(body).toEqual({ status: null })
  }
  expect(await sessionStatus(payment)).toBe('open')
  expect(await leadsTo(owner.browser, '/pay/go?order=a&order=b')).toBe('/fail-payment?type=topup')
})
