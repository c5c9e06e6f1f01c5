import type { RelatedAccount } from '@pandrop/contract/staff/related-accounts'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForPayout, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt } from '../customers/testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff
let own: TestCustomer
let phones = 0

/** A customer who shares nothing with anybody. */
const somebody = async (options: Parameters<TestShop['customer']>[0] = {}) => {
  const customer = await shop.customer(options)
  phones += 1
  await change(customer.id, 'phone_e164', `+3864051${String(phones).padStart(4, '0')}`)
  return customer
}

const change = (id: number, column: string, value: string) =>
  shop.database.ownerPool.query(`update customers set ${column} = $2 where id = $1`, [id, value])

/** Gives both what the first account has. */
const share = async (other: number, column: string, value: string) => {
  await change(own.id, column, value)
  await change(other, column, value)
}

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
})

beforeEach(async () => {
  own = await somebody()
})

afterAll(() => shop?.stop())

const related = async (of = own.id) =>
  (await readAt(staff, '/staff/customers/:id/related', of)).body.related as RelatedAccount[]

const sharing = async (of = own.id) => (await related(of)).map(({ id, shares }) => ({ id, shares }))

test('an account that shares nothing stands alone', async () => {
  await somebody()
  const { body } = await readAt(staff, '/staff/customers/:id/related', own.id)
  expect(body.account).toMatchObject({ id: own.id, email: own.email, email_verified: true })
  expect(body.related).toEqual([])
})

test.each([
  ['phone', 'phone_e164', '+38640999111'],
  ['steam', 'steamid', '76561198000000777'],
  ['trade_link', 'steam_trade_link', 'https://steamcommunity.com/tradeoffer/new/?partner=511&token=aaaabbbb'],
])('accounts that share a %s are seen from either side', async (trait, column, value) => {
  const other = await somebody()
  await share(other.id, column, value)
  expect(await sharing()).toEqual([{ id: other.id, shares: [trait] }])
  expect(await sharing(other.id)).toEqual([{ id: own.id, shares: [trait] }])
  await change(own.id, column, column === 'phone_e164' ? '' : '-')
  await change(other.id, column, column === 'phone_e164' ? '' : '*')
  expect(await sharing()).toEqual([])
})

test('an account that was registered with somebody’s address is seen beside theirs', async () => {
  const ghost = await somebody({ verified: false })
  await change(ghost.id, 'email', own.email.toUpperCase())
  expect(await related()).toMatchObject([{ id: ghost.id, shares: ['email'], email_verified: false }])
})

test('a Steam account that was traded with earlier counts as well', async () => {
  const other = await somebody()
  await change(other.id, 'steamid', '76561198000000888')
  await shop.database.ownerPool.query(
    `insert into trade_accounts (customer_id, steamid, used_since) values ($1, '76561198000000888', now())`,
    [own.id],
  )
  expect(await sharing()).toEqual([{ id: other.id, shares: ['steam'] }])
  expect(await sharing(other.id)).toEqual([{ id: own.id, shares: ['steam'] }])
})

test('a browser that both have signed in from is a reason', async () => {
  const other = await somebody()
  for (const { id } of [own, other])
    await shop.database.ownerPool.query(
      `insert into known_devices (customer_id, device_hash, created_at, seen_at) values ($1, '\\xabcd', now(), now())`,
      [id],
    )
  expect(await sharing()).toEqual([{ id: other.id, shares: ['device'] }])
})

test('an account number that both are paid to is a reason, one that only looks alike is none', async () => {
  const [same, alike] = [await somebody(), await somebody()]
  for (const customer of [own, same, alike]) await askForPayout(customer, await readyOffer(shop, customer))
  // What is shown of the third one's is the same, its number is not.
  const place = await shop.database.ownerPool.query('select id from payouts where customer_id = $1', [alike.id])
  const { id } = place.rows[0]
  await shop.database.ownerPool.query('alter table payouts disable trigger user')
  await shop.database.ownerPool.query('update payouts set iban_sealed = $2 where id = $1', [
    id,
    shop.shop.secrets.seal('DE21370400440532113000', `payouts:${id}`),
  ])
  await shop.database.ownerPool.query('alter table payouts enable trigger user')
  expect(await sharing()).toEqual([{ id: same.id, shares: ['bank_account'] }])
  expect(await sharing(alike.id)).toEqual([])
})

test('what shares most comes first; each is seen with money, tags and notes', async () => {
  const [little, much] = [await somebody(), await somebody({ balanceCents: 12_34 })]
  await share(little.id, 'phone_e164', '+38640999222')
  await change(much.id, 'phone_e164', '+38640999222')
  await share(much.id, 'steamid', '76561198000000999')
  await doAt(staff, '/staff/customers/:id/tags', much.id, { tag: 'Reseller' })
  await doAt(staff, '/staff/customers/:id/notes', much.id, { text: 'Asks for Sam', pinned: true }, 'note-of-sam')
  await doAt(staff, '/staff/customers/:id/block', much.id)
  await readyOffer(shop, much)
  expect(await related()).toMatchObject([
    {
      id: much.id,
      shares: ['phone', 'steam'],
      blocked: true,
      balance: 12.34,
      tags: ['Reseller'],
      notes: ['Asks for Sam'],
      orders: { count: 0, total: 0 },
      offers: { count: 1, total: 50 },
      payouts: { count: 0, total: 0 },
    },
    { id: little.id, shares: ['phone'] },
  ])
})

test('nobody is beside an account that does not exist, and customers see none of this', async () => {
  expect((await readAt(staff, '/staff/customers/:id/related', 999_999)).body.code).toBe('customer_not_found')
  expect((await own.browser.get(`/api/staff/customers/${own.id}/related`)).status).toBe(401)
})
