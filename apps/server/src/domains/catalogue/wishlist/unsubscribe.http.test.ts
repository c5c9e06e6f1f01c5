import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { mailsAfterRun, price, takeVariants, type Variant, wish, wishesOf } from './testing/wishes.ts'

let shop: TestShop
let customer: TestCustomer
let variants: Variant[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
  variants = await takeVariants(shop, 2)
})

afterAll(() => shop?.stop())

const call = '/api/wishlist/unsubscribe'

/** Links of a mail about so many entries that stop its mails, in the order of the mail. */
const mailedTokens = async (entries: number): Promise<string[]> => {
  for (const { itemIds } of variants.slice(0, entries)) {
    await wish(customer, itemIds[0], 50)
    await price(shop, itemIds[0], 4500)
  }
  const [mail] = await mailsAfterRun(shop, customer)
  // The last link of the mail stops all price alerts.
  const links = mail?.links.filter((link) => link.includes('/unsubscribe')).slice(0, entries) ?? []
  return links.map((link) => new URL(link).searchParams.get('token') ?? '')
}

const alertsOf = async () =>
  Object.fromEntries((await wishesOf(customer)).map(({ title, price_below }) => [title, price_below]))

describe('the link of a mail', () => {
  test('stops what it is about and nothing else, says what, without signing in, and repeating it is fine', async () => {
    const tokens = await mailedTokens(2)
    expect(tokens).toHaveLength(2)
    const before = await alertsOf()
    const guest = shop.visitor()
    const replies = await Promise.all(tokens.map((token) => guest.post(call, { token })))
    const titles = replies.map(({ body }) => body.title)
    expect(titles.sort()).toEqual(Object.keys(before).sort())
    expect(await alertsOf()).toEqual(Object.fromEntries(Object.keys(before).map((name) => [name, null])))
    const again = await guest.post(call, { token: tokens[0] })
    expect(again).toMatchObject({ status: 200, body: { status: 'OK', title: expect.any(String) } })
  })

  test('leaves the other entries of the same mail alone', async () => {
    const [token] = await mailedTokens(2)
    const { body } = await shop.visitor().post(call, { token })
    const alerts = await alertsOf()
    expect(alerts[String(body.title)]).toBeNull()
    expect(Object.values(alerts).filter((alert) => alert === 50)).toHaveLength(1)
  })

  test('still answers after the entry was removed', async () => {
    const [token] = await mailedTokens(1)
    const [entry] = await wishesOf(customer)
    await customer.browser.post('/api/wishlist/remove', { id: entry?.id })
    expect(await shop.visitor().post(call, { token })).toMatchObject({ status: 200, body: { title: entry?.title } })
  })

  test('is unknown where we never mailed it, and answers alike for every token', async () => {
    for (const token of ['A'.repeat(43), 'B'.repeat(43), 'x'.repeat(20), 'x'.repeat(200)]) {
      expect(await shop.visitor().post(call, { token })).toMatchObject({
        status: 404,
        body: { code: 'unsubscribe_link_invalid', message: 'This link is no longer valid' },
      })
    }
    expect(await shop.visitor().post(call, { token: "' or 1=1" })).toMatchObject({ status: 422 })
  })

  test('is kept as a hash, for a year at least', async () => {
    const [token = ''] = await mailedTokens(1)
    const { rows } = await shop.shop.pool.query('select * from unsubscribe_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    shop.clock.advance({ days: 366 })
    await cleanUp(shop.shop)
    expect(await shop.visitor().post(call, { token })).toMatchObject({ status: 200 })
    shop.clock.advance({ days: 40 })
    await cleanUp(shop.shop)
    expect(await shop.visitor().post(call, { token })).toMatchObject({ status: 404 })
  })
})

describe('one click in a mail program (RFC 8058)', () => {
  const post = (token: string, body: string, type: string) =>
    fetch(`${shop.origin}/unsubscribe?token=${token}`, { method: 'POST', body, headers: { 'content-type': type } })

  const multipart = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'

  test.each([
    ['an ordinary form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['a form of parts', multipart, 'multipart/form-data; boundary=b'],
  ])('stops the mails with %s, without cookie, CSRF token or JSON, and is not redirected', async (_, body, type) => {
    const [token = ''] = await mailedTokens(1)
    const answer = await post(token, body, type)
    expect([answer.status, answer.redirected, answer.headers.get('cache-control')]).toEqual([200, false, 'no-store'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(`No more mails about ${variants[0]?.title}.`)
    expect(Object.values(await alertsOf())).toEqual([null])
    expect((await post(token, body, type)).status).toBe(200)
  })

  test('answers 404 to a link that we never mailed', async () => {
    for (const token of ['A'.repeat(43), '', "'%01"]) {
      const answer = await post(token, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded')
      expect([answer.status, await answer.text()]).toEqual([404, 'This link is no longer valid'])
    }
  })

  test('takes no body that could not be such a form', async () => {
    const answer = await post('A'.repeat(43), 'x'.repeat(5000), 'application/x-www-form-urlencoded')
    expect(answer.status).toBe(413)
  })

  test('changes nothing when the link is only opened', async () => {
    const [token = ''] = await mailedTokens(1)
    for (const method of ['GET', 'HEAD']) await fetch(`${shop.origin}/unsubscribe?token=${token}`, { method })
    expect(Object.values(await alertsOf())).toEqual([50])
  })
})

test('whoever guesses links is slowed down, in the page and in mail programs', async () => {
  const strict = await startTestShop({ rateLimitFactor: 0.01 })
  const guest = strict.visitor()
  const token = 'A'.repeat(43)
  const statuses: number[] = []
  for (const _ of ['first', 'second']) statuses.push((await guest.post(call, { token })).status)
  expect(statuses).toEqual([404, 429])
  const clicks: number[] = []
  for (let click = 0; click < 7; click += 1) {
    clicks.push((await fetch(`${strict.origin}/unsubscribe?token=${token}`, { method: 'POST' })).status)
  }
  expect(clicks).toEqual([404, 404, 404, 404, 404, 404, 429])
  await strict.stop()
})
