import { daysAfter } from '@pandrop/money/days'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'

let shop: TestShop
let operator: TestStaff
let marta: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  marta = await shop.customer({ balanceCents: 10_000 })
  operator = await asStaff(shop)
})

const linkOf = (partner: number, token = 'Kx9_-aB2') =>
  `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=${token}`

const [own, thiefs] = [46143802, 46143803]

const saveLink = (link: string | null) =>
  marta.browser.call('PUT', '/api/user/profile', { body: { steam_trade_link: link } })

const pauseOfProfile = async () => {
  const { payload } = (await marta.browser.get('/api/user/profile')).body as unknown as { payload: object }
  return (payload as { trade_link_paused_until: string | null }).trade_link_paused_until
}

const bought = async (partner: number): Promise<number> => {
  const [item_id] = await takeItems(shop, 1)
  const reply = await buy(marta, { cart: [{ item_id }], tradeUrl: linkOf(partner) })
  expect(reply).toMatchObject({ status: 200 })
  return Number(reply.body.order_id)
}

const send = (orderId: number) =>
  operator.browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'trade_sent', trade_offer_id: `88${orderId}` })

const mailsAbout = async (): Promise<string[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = await devMails(shop.shop.pool, marta.email)
  return mails.map(({ subject }) => subject).filter((subject) => /Steam/.test(subject))
}

const inADay = () => daysAfter(shop.clock.now(), 1).toISOString()

test('the first Steam account of a customer waits for nothing, and no mail is sent about it', async () => {
  expect((await saveLink(linkOf(own))).status).toBe(200)
  expect(await pauseOfProfile()).toBeNull()
  expect(await send(await bought(own))).toMatchObject({ status: 200 })
  expect(await mailsAbout()).toEqual([])
})

test('what goes to another one than before waits for 24 hours, and its customer gets a mail at once', async () => {
  await bought(own)
  const orderId = await bought(thiefs)
  const until = inADay()
  expect(await mailsAbout()).toEqual(['A further Steam account for your items'])
  expect(await send(orderId)).toMatchObject({ status: 409, body: { code: 'trade_account_new' } })
  const { order } = (await operator.browser.get(`/api/staff/orders/${orderId}`)).body
  expect(order).toMatchObject({ holds: ['trade_account_new'], held_until: until })
  const { payload } = (await marta.browser.get(`/api/purchase/orders/${orderId}`)).body
  expect(payload).toMatchObject({ delivery_paused_until: Date.parse(until) / 1000 })
  expect(await pauseOfProfile()).toBe(until)
  shop.clock.advance({ hours: 24 })
  operator = await asStaff(shop)
  expect(await send(orderId)).toMatchObject({ status: 200 })
  expect(await pauseOfProfile()).toBeNull()
})

test('saved in the profile it waits as well, also where the link was taken away before', async () => {
  await saveLink(linkOf(own))
  await saveLink(null)
  shop.clock.advance({ days: 3 })
  operator = await asStaff(shop)
  await saveLink(linkOf(thiefs))
  expect(await pauseOfProfile()).toBe(inADay())
  expect(await mailsAbout()).toHaveLength(1)
  expect(await send(await bought(thiefs))).toMatchObject({ status: 409 })
})

test('a new token of the same account, and an account that was used before, wait for nothing', async () => {
  await saveLink(linkOf(own))
  await saveLink(linkOf(thiefs))
  await saveLink(linkOf(own, 'Renewed2'))
  expect(await pauseOfProfile()).toBeNull()
  expect(await mailsAbout()).toHaveLength(1)
  expect(await send(await bought(own))).toMatchObject({ status: 200 })
})

test('of two new accounts at the same moment one is the first at most', async () => {
  await Promise.all([saveLink(linkOf(own)), saveLink(linkOf(thiefs))])
  const { rows } = await shop.shop.pool.query(
    `select count(*)::int as accounts, count(paused_until)::int as paused from trade_accounts where customer_id = $1`,
    [marta.id],
  )
  expect(rows[0]).toEqual({ accounts: 2, paused: 1 })
})
