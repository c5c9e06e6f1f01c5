import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cardGroups, testCards } from '../checkout/test-cards.ts'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const read = async (path: string) => {
  const response = await fetch(bench.origin + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const statusOf = async (id: string) => (await bench.stripe.checkout.sessions.retrieve(id)).status
const successOf = (id: string) => `https://shop.example/success?session=${id}`
const cancel = 'https://shop.example/cancel?order=payment-1'

test('the card page says who gets how much and names its fields for people and for browsers', async () => {
  const { id } = await bench.openSession()
  const { status, text } = await read(`/pay/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('Pay Pandrop')
  expect(text).toContain('€100.00')
  for (const label of ['Card number', 'Expiry', 'CVC', 'Name']) expect(text).toContain(`>${label}</label>`)
  for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(text).toContain(`autocomplete="${name}"`)
  expect(text).toContain('4000 0000 0000 3220')
  expect(text).not.toContain('<script')
})

test('the card page may load nothing foreign, is framed by nobody and kept by no cache', async () => {
  const { id } = await bench.openSession()
  const { headers } = await read(`/pay/${id}`)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await read('/assets/pay.css')).status).toBe(200)
  expect((await read('/assets/mona-sans.woff2')).headers.get('content-type')).toBe('font/woff2')
})

test('what the shop sends is shown as text, never as markup', async () => {
  const product_data = { name: '<b>"AK-47" & co</b>' }
  const { id } = await bench.openSession({
    line_items: [{ price_data: { currency: 'eur', unit_amount: 100, product_data }, quantity: 2 }],
  })
  const { text } = await read(`/pay/${id}`)
  expect(text).toContain('&lt;b&gt;&quot;AK-47&quot; &amp; co&lt;/b&gt;')
  expect(text).not.toContain('<b>')
})

test('a good card pays and returns to the shop with the session id', async () => {
  const { id } = await bench.openSession()
  const response = await bench.pay({ id }, 'pays')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(successOf(id))
  expect(bench.events()).toMatchObject([
    {
      type: 'checkout.session.completed',
      data: { object: { id, status: 'complete', payment_status: 'paid', amount_total: 10000, currency: 'eur' } },
    },
  ])
})

test.each([
  ['declined', 'Your card was declined.'],
  ['insufficient', 'Your card has insufficient funds.'],
  ['expired_card', 'Your card has expired.'],
  ['wrong_cvc', 'Your card&#39;s security code is incorrect.'],
  ['processing_error', 'An error occurred while processing your card. Try again in a little bit.'],
])('the card "%s" stays on the page and may be followed by a better one', async (cardKey, words) => {
  const { id } = await bench.openSession()
  const response = await bench.pay({ id }, cardKey)
  expect(response.status).toBe(402)
  const text = await response.text()
  expect(text).toMatch(/<p class="refusal" role="alert">/)
  expect(text).toContain(`</svg>${words}</p>`)
  expect(await statusOf(id)).toBe('open')
  await bench.pay({ id }, 'pays')
  expect(await statusOf(id)).toBe('complete')
  expect(bench.events()).toHaveLength(1)
})

test('mistakes are told under their fields, and the first wrong field has the focus', async () => {
  const { id } = await bench.openSession()
  const response = await bench.pay({ id }, 'pays', { expiry: '01/20', cvc: '', name: '"><script>' })
  const text = await response.text()
  expect(response.status).toBe(422)
  expect(text).toMatch(/id="expiry"[^>]*aria-invalid="true" aria-describedby="expiry-error"\s+autofocus/)
  expect(text).toMatch(/id="expiry-error">.*in the past\./s)
  expect(text).toMatch(/id="cvc-error">.*incomplete\./s)
  expect(text).toContain('value="4242 4242 4242 4242"')
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(await statusOf(id)).toBe('open')
})

test('3-D Secure pays once the bank says yes', async () => {
  const { id } = await bench.openSession()
  const response = await bench.pay({ id }, 'secure')
  expect(response.headers.get('location')).toBe(`/pay/${id}/authenticate`)
  expect((await read(`/pay/${id}/authenticate`)).text).toContain('Complete authentication')
  expect(await statusOf(id)).toBe('open')
  await bench.restart()
  const passed = await bench.post(`/pay/${id}/authenticate`, { outcome: 'complete' })
  expect(passed.headers.get('location')).toBe(successOf(id))
  expect(bench.events()).toHaveLength(1)
})

test('3-D Secure that fails leads back to the card page, and the step is over', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'secure')
  const failed = await bench.post(`/pay/${id}/authenticate`, { outcome: 'fail' })
  expect(failed.status).toBe(402)
  expect(await failed.text()).toContain('We are unable to authenticate your payment method.')
  const late = await bench.post(`/pay/${id}/authenticate`, { outcome: 'complete' })
  expect(late.headers.get('location')).toBe(`/pay/${id}`)
  expect(await statusOf(id)).toBe('open')
})

test('an authentication for a session that expired meanwhile charges nothing', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'secure')
  await bench.stripe.checkout.sessions.expire(id)
  const response = await bench.post(`/pay/${id}/authenticate`, { outcome: 'complete' })
  expect(response.status).toBe(410)
  expect(await statusOf(id)).toBe('expired')
})

test('Cancel goes to the shop and leaves the session open', async () => {
  const { id } = await bench.openSession()
  const response = await bench.post(`/pay/${id}/cancel`)
  expect(response.headers.get('location')).toBe(cancel)
  expect(await statusOf(id)).toBe('open')
})

test('Pay pressed twenty times at once pays once', async () => {
  const { id } = await bench.openSession()
  const responses = await Promise.all(Array.from({ length: 20 }, () => bench.pay({ id }, 'pays')))
  expect(new Set(responses.map(({ headers }) => headers.get('location')))).toEqual(new Set([successOf(id)]))
  expect(bench.events()).toHaveLength(1)
})

test('a paid session says so, and even Cancel then leads to success', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'pays')
  const { status, text } = await read(`/pay/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('Already paid')
  expect(text).toContain(`href="${successOf(id)}"`)
  expect((await bench.post(`/pay/${id}/cancel`)).headers.get('location')).toBe(successOf(id))
})

test('an expired session says so, with a way back, and takes no card', async () => {
  const { id } = await bench.openSession()
  await bench.pass(31 * 60)
  const { status, text } = await read(`/pay/${id}`)
  expect(status).toBe(410)
  expect(text).toContain('This payment has expired')
  expect(text).toContain(`href="${cancel}"`)
  expect((await bench.pay({ id }, 'pays')).status).toBe(410)
  expect(await statusOf(id)).toBe('expired')
})

test('the card that expires the session does', async () => {
  const { id } = await bench.openSession()
  expect((await bench.pay({ id }, 'expires')).status).toBe(410)
  await bench.pass(0)
  expect(bench.events().map(({ type }) => type)).toEqual(['checkout.session.expired'])
})

test('the card page says until when it is open', async () => {
  const { id } = await bench.openSession()
  const { text } = await read(`/pay/${id}`)
  expect(text).toContain('Open until <time datetime="2026-11-21T12:31:00.000Z">12:31</time> UTC.')
})

test('every card is on the page under the heading of its kind', async () => {
  const { id } = await bench.openSession()
  const { text } = await read(`/pay/${id}`)
  expect([...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => heading)).toEqual([...cardGroups])
  for (const { key, label } of testCards) {
    expect(text).toContain(`href="/pay/${id}?card=${key}"`)
    expect(text).toContain(`>${label}</span>`)
  }
})

test('the card that breaks the page pays, and the shop hears of it', async () => {
  const { id } = await bench.openSession()
  const response = await bench.pay({ id }, 'broken_page')
  expect([response.status, response.headers.get('location')]).toEqual([500, null])
  expect(await response.text()).toContain('That did not work')
  await bench.pass(0)
  expect(bench.events()).toMatchObject([{ data: { object: { id, payment_status: 'paid' } } }])
  expect((await bench.pay({ id }, 'broken_page')).headers.get('location')).toBe(successOf(id))
  expect(bench.events()).toHaveLength(1)
})

test('a card from the list comes filled in', async () => {
  const { id } = await bench.openSession()
  const { text } = await read(`/pay/${id}?card=late`)
  expect(text).toContain('value="4000 0000 0000 5001"')
})

test('an unknown session is a page that says so', async () => {
  expect(await read('/pay/cs_test_none')).toMatchObject({
    status: 404,
    text: expect.stringContaining('does not exist'),
  })
})

test('no card number reaches the disk', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'secure')
  await bench.post(`/pay/${id}/authenticate`, { outcome: 'complete' })
  expect(readFileSync(join(bench.dataDir, 'journal.jsonl'), 'utf8')).not.toMatch(/4000 ?0000 ?0000 ?3220/)
})
