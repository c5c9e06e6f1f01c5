import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../db/testing/at-once.ts'
import { propose } from '../../buying/offers/testing/proposals.ts'
import { askForPayout, openAccount, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { deleteDueAccounts } from '../../orders/deletions/delete-accounts.ts'
import { makeKey } from '../api-keys/testing/api-keys.ts'
import { prove } from '../proof/testing/proofs.ts'
import { isGone, leaving } from './testing/leaving.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await openAccount(shop)
})

afterAll(() => shop?.stop())

const held = ({ id }: TestCustomer) => `select from customers where id = ${id} for update`

const countsOf = async ({ id }: TestCustomer) => {
  const { rows } = await shop.database.ownerPool.query(
    `select (select count(*)::int from account_deletions where customer_id = $1 and cancelled_at is null) as leaving,
       (select count(*)::int from orders where customer_id = $1) + (select count(*)::int from offers
         where customer_id = $1 and state = 'pending') + (select count(*)::int from payouts where customer_id = $1)
         + (select count(*)::int from api_keys where customer_id = $1 and revoked_at is null) as begun`,
    [id],
  )
  return rows[0] as { leaving: number; begun: number }
}

/** Something new and the deletion at one moment: one of both is refused, and the rows say which. */
const race = async (
  customer: TestCustomer,
  begin: () => Promise<{ status: number; body: Record<string, unknown> }>,
) => {
  await prove(customer)
  const [begun, asked] = await atOnce(shop.database, held(customer), () => [
    begin(),
    customer.browser.post('/api/user/deletion', {}),
  ])
  const outcome = [begun?.status, asked?.status]
  expect([
    [200, 409],
    [409, 200],
  ]).toContainEqual(outcome)
  if (asked?.status === 200) expect(begun?.body.code).toBe('account_leaving')
  else expect(asked?.body.code).toBe('account_not_settled')
  expect(await countsOf(customer)).toEqual(asked?.status === 200 ? { leaving: 1, begun: 0 } : { leaving: 0, begun: 1 })
}

test('a deletion and a purchase by card at the same moment have one outcome', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await shop.customer()
    const [item = 0] = await takeItems(shop, 1)
    await race(customer, () => buy(customer, { cart: [{ item_id: item }], paymentMethod: 'card' }))
  }
})

test('a deletion and an offer at the same moment have one outcome', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await shop.customer()
    await race(customer, () => propose(customer))
  }
})

test('a deletion and a payout at the same moment: the offer that is paid out keeps the account', async () => {
  const customer = await shop.customer()
  const offer = await readyOffer(shop, customer)
  await prove(customer)
  const [paid, asked] = await atOnce(shop.database, held(customer), () => [
    askForPayout(customer, offer),
    customer.browser.post('/api/user/deletion', {}),
  ])
  expect([paid?.status, asked?.body.code]).toEqual([200, 'account_not_settled'])
})

test('a deletion and a new API key at the same moment leave no key that works', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await shop.customer()
    await prove(customer)
    const [made, asked] = await atOnce(shop.database, held(customer), () => [
      makeKey(customer),
      customer.browser.post('/api/user/deletion', {}),
    ])
    expect(asked?.status).toBe(200)
    expect([200, 409]).toContain(made?.status)
    expect(await countsOf(customer)).toEqual({ leaving: 1, begun: 0 })
  }
})

test('a deletion that is asked for eight times at once is one', async () => {
  const customer = await shop.customer()
  await prove(customer)
  const replies = await atOnce(shop.database, held(customer), () =>
    Array.from({ length: 8 }, () => customer.browser.post('/api/user/deletion', {})),
  )
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body.payload]))).size).toBe(1)
  expect(await countsOf(customer)).toEqual({ leaving: 1, begun: 0 })
})

test('an account that is kept at the moment of its deletion is kept or gone', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await leaving(await shop.customer())
    shop.clock.advance({ days: 14 })
    const [kept] = await atOnce<unknown>(shop.database, held(customer), () => [
      customer.browser.post('/api/user/deletion/keep', {}),
      deleteDueAccounts(shop.shop),
    ])
    const gone = await isGone(shop, customer)
    const { rows } = await shop.database.ownerPool.query(
      `select cancelled_at is null as due, ended_at is not null as ended from account_deletions where customer_id = $1`,
      [customer.id],
    )
    expect(rows).toEqual([{ due: gone, ended: gone }])
    expect((kept as { status: number }).status).toBe(gone ? 401 : 200)
  }
})
