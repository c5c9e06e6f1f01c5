import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../db/testing/at-once.ts'
import { askForPayout, openAccount, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { notMeTokensTo, press, signInElsewhere, warnedCustomer } from './testing/not-me-link.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  await openAccount(shop)
})

afterAll(() => shop.stop())

/** What stands of a customer whose account was closed. */
const standing = async (id: number) => {
  const { rows } = await shop.shop.pool.query(
    `select (select count(*)::int from account_closures where customer_id = $1) as closures,
       (select count(*)::int from customer_events where customer_id = $1 and kind = 'closed') as events,
       (select count(*)::int from sessions where customer_id = $1) as sessions,
       (select count(*)::int from payouts where customer_id = $1) as payouts,
       (select blocked_at is not null and password_void_at is not null from customers where id = $1) as shut`,
    [id],
  )
  return rows[0]
}

const held = (id: number) => `select from customers where id = ${id} for update`

test('one link that is pressed eight times at once, and links of two mails, close an account once', async () => {
  const customer = await warnedCustomer(shop)
  await signInElsewhere(shop, customer)
  const [one = '', other = ''] = await notMeTokensTo(shop, customer.email)
  const tokens = [one, other, one, other, one, other, one, other]
  const replies = await atOnce(shop.database, held(customer.id), () => tokens.map((token) => press(shop, token)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(await standing(customer.id)).toMatchObject({ closures: 1, events: 1, sessions: 0, shut: true })
  await notMeTokensTo(shop, customer.email)
  const { rows } = await shop.shop.pool.query(
    `select from dev_mails where recipient = $1 and subject = 'Your account is closed'`,
    [customer.email],
  )
  expect(rows).toHaveLength(1)
})

test('a press and a sign-in at the same moment leave no session', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await warnedCustomer(shop)
    const [pressed, ...signedIn] = await atOnce(shop.database, held(customer.id), () => [
      press(shop, customer.token),
      ...[1, 2, 3].map(() =>
        shop.visitor().post('/api/login', { username: customer.email, password: customer.password }),
      ),
    ])
    expect(pressed?.status).toBe(200)
    for (const { status, body } of signedIn) expect([200, 403], JSON.stringify(body)).toContain(status)
    expect(await standing(customer.id)).toMatchObject({ closures: 1, sessions: 0, shut: true })
  }
})

test('a press and a payout at the same moment: it is asked for and goes into no file, or it is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await warnedCustomer(shop)
    const offerId = await readyOffer(shop, customer)
    const [pressed, asked] = await atOnce(shop.database, held(customer.id), () => [
      press(shop, customer.token),
      askForPayout(customer, offerId),
    ])
    expect(pressed?.status).toBe(200)
    expect([200, 401, 403], JSON.stringify(asked?.body)).toContain(asked?.status)
    const { payouts, ...rest } = await standing(customer.id)
    expect(rest).toMatchObject({ closures: 1, sessions: 0, shut: true })
    expect(payouts).toBe(asked?.status === 200 ? 1 : 0)
  }
})

test('a press and a reset at the same moment leave no password that was set before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const customer = await warnedCustomer(shop)
    const { email } = customer
    await shop.visitor().post('/api/user/reset-password', { email })
    await notMeTokensTo(shop, email)
    const { rows } = await shop.shop.pool.query(
      `select substring(text_part from 'reset-password\\?token=([A-Za-z0-9_-]{43})') as token from dev_mails
       where recipient = $1 and text_part like '%/reset-password?token=%'`,
      [email],
    )
    const password = 'Panda2027'
    const form = { token: rows[0].token, email, password, password_confirmation: password }
    const [pressed] = await Promise.all([press(shop, customer.token), shop.visitor().post('/api/reset-password', form)])
    expect(pressed.status).toBe(200)
    expect(await standing(customer.id)).toMatchObject({ closures: 1, sessions: 0, shut: true })
  }
})
