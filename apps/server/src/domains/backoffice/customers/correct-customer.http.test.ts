import { randomUUID } from 'node:crypto'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { newestLinkTo } from '../../identity/accounts/testing/sign-up-form.ts'
import { emailChanges, landing } from '../../identity/emails/testing/email-change.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt } from './testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
})

beforeEach(async () => {
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const links = ['partner=46143802&token=Kx9_-aB2', 'partner=41825001&token=a1B2c3D4'].map(
  (query) => `https://steamcommunity.com/tradeoffer/new/?${query}`,
)

const correct = (change: object, of = customer.id) =>
  doAt(staff, '/staff/customers/:id/profile', of, { reason: 'told on the phone', ...change })

const shown = async () =>
  (await readAt(staff, '/staff/customers/:id', customer.id)).body.customer as Record<string, unknown>

const eventsOf = async (): Promise<{ kind: string; why: string }[]> =>
  (await shown()).events as { kind: string; why: string }[]

const mailsTo = async (): Promise<string[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return (await devMails(shop.shop.pool, customer.email)).map(({ subject }) => subject)
}

test('what is posted is corrected and nothing else, and reason, fields and who did it stay', async () => {
  const before = await shown()
  const change = { name: 'Márta', phone: '+386 40 512 810', city: 'Maribor', language: 'de' }
  const { status, body } = await correct(change)
  expect(status).toBe(200)
  const { phone: _, ...said } = change
  expect(body.customer).toMatchObject({ ...before, ...said, phone: '+38640512810', events: expect.anything() })
  expect((await eventsOf())[0]).toMatchObject({
    kind: 'corrected',
    why: 'name, phone, city, language: told on the phone',
  })
  const { body: history } = await customer.browser.get('/api/user/account-events')
  expect(JSON.stringify(history)).toContain('profile_corrected')
})

test('what is as it was changes nothing and is not noted', async () => {
  const { name } = await shown()
  expect((await correct({ name })).status).toBe(200)
  expect((await correct({})).status).toBe(200)
  expect(await eventsOf()).toEqual([])
})

test('a first trade link is kept, another Steam account waits and is mailed about, and a link can go', async () => {
  await correct({ steam_trade_link: links[0] })
  expect(await shown()).toMatchObject({ trade_link: links[0], steamid: '76561198006409530' })
  await correct({ steam_trade_link: links[1] })
  const { body } = await customer.browser.get('/api/user/profile')
  expect(body.payload).toMatchObject({ steam_trade_link: links[1], trade_link_paused_until: expect.any(String) })
  expect(await mailsTo()).toHaveLength(1)
  await correct({ steam_trade_link: '' })
  expect(await shown()).toMatchObject({ trade_link: null, steamid: null })
})

test('what no customer could say of themselves is refused by its field, whole', async () => {
  const refused = async (change: object) => {
    const { status, body } = await correct({ name: 'Other', ...change })
    return [status, body.code, Object.keys(body.errors as object)]
  }
  expect(await refused({ phone: '12' })).toEqual([422, 'profile_invalid', ['phone']])
  expect(await refused({ steam_trade_link: 'https://steamcommunity.com/id/nobody' })).toEqual([
    422,
    'trade_link_invalid',
    ['steam_trade_link'],
  ])
  expect((await correct({ reason: ' ' })).status).toBe(422)
  expect((await correct({ email: 'other@example.org' })).status).toBe(422)
  expect((await correct({ language: 'xx' })).status).toBe(422)
  expect((await shown()).name).not.toBe('Other')
  expect((await correct({ name: 'Other' }, 999_999)).body.code).toBe('customer_not_found')
})

test('an administrator has a link mailed to another address, which then signs everybody out', async () => {
  const administrator = await asStaff(shop, 'administrator')
  const email = `${randomUUID()}@example.org`
  const ask = (to: string, of = customer.id) =>
    doAt(administrator, '/staff/customers/:id/email', of, { reason: 'lost the mailbox', email: to })
  expect((await doAt(staff, '/staff/customers/:id/email', customer.id, { reason: 'x', email })).status).toBe(403)
  expect((await ask(customer.email.toUpperCase())).status).toBe(200)
  expect(await mailsTo()).toEqual([])
  expect((await ask(email)).body.customer).toMatchObject({ email: customer.email, pending_email: email })
  expect((await mailsTo()).length).toBe(1)
  expect((await customer.browser.get('/api/user/profile')).status).toBe(200)
  expect(await emailChanges(shop).open(await newestLinkTo(shop.shop, email))).toBe(landing.success)
  expect(await shown()).toMatchObject({ email, pending_email: null, payouts_paused_until: expect.any(String) })
  expect((await customer.browser.get('/api/user/profile')).status).toBe(401)
  expect((await ask(email, 999_999)).body.code).toBe('customer_not_found')
  expect((await eventsOf()).map(({ why }) => why)).toEqual(['email asked: lost the mailbox'])
})
