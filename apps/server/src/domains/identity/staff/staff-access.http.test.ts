import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from './testing/as-staff.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const sessionOf = (browser: { get(path: string): Promise<{ status: number; body: unknown }> }) =>
  browser.get('/api/staff/session')

test('the back office knows its staff by their cookie, and nobody else', async () => {
  const { browser, name } = await asStaff(shop, 'administrator')
  expect((await sessionOf(browser)).body).toMatchObject({ session: { stage: 'open', staff: { name } } })
  const customer = await shop.customer()
  for (const other of [shop.visitor(), customer.browser])
    expect(await sessionOf(other)).toMatchObject({ status: 401, body: { code: 'staff_not_signed_in' } })
})

test('a key of an attempt that is none is refused, not ignored: the call would not be safe to repeat', async () => {
  const { browser } = await asStaff(shop)
  const headers = { 'idempotency-key': 'short' }
  const reply = await browser.post('/api/staff/orders/1/refund', { reason: 'a scratch' }, { headers })
  expect(reply).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
})
