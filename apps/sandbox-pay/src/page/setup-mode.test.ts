import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const what = 'We pay your sale to this card. Nothing is charged.'

const form = (changes: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'setup',
  currency: 'eur',
  allowed_payment_method_types: ['card'],
  customer_creation: 'always',
  customer_email: 'marta@example.com',
  metadata: { card_form_id: 'form-1' },
  setup_intent_data: { metadata: { card_form_id: 'form-1' } },
  custom_text: { submit: { message: what } },
  success_url: 'https://shop.example/account/offers?offer=7',
  cancel_url: 'https://shop.example/account/offers?offer=7',
  expires_at: Math.floor(bench.now().getTime() / 1000) + 31 * 60,
  ...changes,
})

const open = () => bench.stripe.checkout.sessions.create(form())

const read = async (path: string) => {
  const response = await fetch(bench.origin + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

const statusOf = async (id: string) => (await bench.stripe.checkout.sessions.retrieve(id)).status

const completed = {
  status: 'complete',
  mode: 'setup',
  payment_status: 'no_payment_required',
  amount_total: null,
  payment_intent: null,
  setup_intent: expect.stringMatching(/^seti_[0-9a-f]{24}$/),
  metadata: { card_form_id: 'form-1' },
}

test('a session that saves a card has a setup intent, and nothing to charge', async () => {
  const session = await open()
  expect(session).toMatchObject({ ...completed, status: 'open', url: `${bench.origin}/pay/${session.id}` })
  expect(await bench.stripe.checkout.sessions.retrieve(session.id)).toEqual({ ...session })
})

test.each([
  ['lines to pay', { line_items: [{ price: 'price_1', quantity: 1 }] }, 'line_items[0][price]'],
  ['metadata of a payment', { payment_intent_data: { metadata: { a: 'b' } } }, 'payment_intent_data[metadata][a]'],
  ['no currency', { currency: undefined }, 'currency'],
])('a session that saves a card is not opened with %s', async (_, changes, param) => {
  await expect(bench.stripe.checkout.sessions.create(form(changes))).rejects.toMatchObject({ statusCode: 400, param })
})

test('its card page says what the card is for, and that nothing is charged', async () => {
  const { id } = await open()
  const { status, text } = await read(`/pay/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('<title>Save a card')
  expect(text).toContain('Save a card for Pandrop')
  expect(text).toContain('Nothing is charged')
  expect(text).toContain(what)
  expect(text).toContain('>Save card</button>')
  expect(text).not.toContain('>Pay<')
  expect(text).toContain('A card that pays is saved here.')
  for (const label of ['Card number', 'Expiry', 'CVC', 'Name']) expect(text).toContain(`>${label}</label>`)
})

test('a good card is saved: the session is complete, the shop hears of it, and no payment came to be', async () => {
  const { id } = await open()
  const response = await bench.pay({ id }, 'pays')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('https://shop.example/account/offers?offer=7')
  expect(bench.events()).toMatchObject([{ type: 'checkout.session.completed', data: { object: { id, ...completed } } }])
  await bench.restart()
  expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    ...completed,
    customer_details: { email: 'marta@example.com', name: 'Marta Kovač' },
  })
  expect((await read(`/pay/${id}`)).text).toContain('Your card is saved')
})

test('a card that is declined stays on the page and may be followed by a better one', async () => {
  const { id } = await open()
  const response = await bench.pay({ id }, 'declined')
  expect(response.status).toBe(402)
  const text = await response.text()
  expect(text).toContain('Your card was declined.')
  expect(text).toContain('>Save card</button>')
  expect(await statusOf(id)).toBe('open')
  await bench.pay({ id }, 'pays')
  expect(await statusOf(id)).toBe('complete')
})

test('3-D Secure is asked before the card is saved', async () => {
  const { id } = await open()
  await bench.pay({ id }, 'secure')
  expect((await read(`/pay/${id}/authenticate`)).text).toContain('3-D Secure for saving your card')
  expect(await statusOf(id)).toBe('open')
  await bench.post(`/pay/${id}/authenticate`, { outcome: 'complete' })
  expect(bench.events()).toMatchObject([{ data: { object: completed } }])
})

test('whoever cancels goes back to the shop, and the session stays open until its time is over', async () => {
  const { id } = await open()
  const left = await bench.post(`/pay/${id}/cancel`)
  expect(left.headers.get('location')).toBe('https://shop.example/account/offers?offer=7')
  expect(await statusOf(id)).toBe('open')
  await bench.pass(31 * 60)
  expect(await statusOf(id)).toBe('expired')
  expect(bench.events().map(({ type }) => type)).toEqual(['checkout.session.expired'])
  const { status, text } = await read(`/pay/${id}`)
  expect(status).toBe(410)
  expect(text).toContain('This card form has expired')
})

test('cards that charge too much, take their time or are disputed are saved like any other', async () => {
  for (const card of ['overcharged', 'processing', 'overtaken', 'disputed']) {
    const { id } = await open()
    await bench.pay({ id }, card)
    expect(await bench.stripe.checkout.sessions.retrieve(id), card).toMatchObject(completed)
  }
  await bench.pass(60)
  expect(new Set(bench.events().map(({ type }) => type))).toEqual(new Set(['checkout.session.completed']))
})
