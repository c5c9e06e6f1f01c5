import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import type { PromoTerms } from './promo.rules.ts'
import { claimPromo, termsOf } from './promo.ts'
import { codeOf, promosBy } from './testing/staff-promos.ts'

let shop: TestShop
let operator: TestStaff
let promos: ReturnType<typeof promosBy>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  promos = promosBy(shop, operator)
})

afterAll(() => shop?.stop())

test('a code is made with whole days, in upper case, by whoever made it', async () => {
  const promo = await promos.made({
    code: ' winter-26 ',
    until: promos.dayIn(7),
    description: ' 10% off skins ',
    total_min: 20,
  })
  expect(promo).toMatchObject({
    code: 'WINTER-26',
    description: '10% off skins',
    discount: { percent: 10 },
    total_min: 20,
    last_day: promos.dayIn(7),
    until: `${promos.dayIn(8)}T00:00:00.000Z`,
    first_day: null,
    state: 'running',
    uses: 0,
    ever_used: false,
    made_by: operator.name,
    version: 1,
  })
  expect(await promos.made({ from: promos.dayIn(3) })).toMatchObject({ first_day: promos.dayIn(3), state: 'planned' })
  expect(await promos.made({ discount: { fixed: 5.5 } })).toMatchObject({ discount: { fixed: 5.5 } })
})

test('a code until today is valid to the end of the day', async () => {
  const promo = await promos.made({ until: promos.dayIn(0) })
  expect(promo.state).toBe('running')
  await promos.use(promo)
})

test('what can be no code is refused beside its field', async () => {
  const refused = async (body: Record<string, unknown>, field: string) =>
    expect(await promos.create({ ...promos.usual(), ...body }), JSON.stringify(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: { [field]: [expect.any(String)] } },
    })
  await refused({ code: 'A B' }, 'code')
  await refused({ code: 'ab' }, 'code')
  await refused({ discount: undefined }, 'discount')
  for (const discount of [
    { percent: 0 },
    { percent: 100.01 },
    { percent: 1.234 },
    { fixed: 0 },
    { percent: 5, fixed: 5 },
  ])
    await refused({ discount }, 'discount')
  await refused({ until: promos.dayIn(-1) }, 'until')
  await refused({ from: promos.dayIn(9), until: promos.dayIn(8) }, 'until')
  await refused({ until: '2027-02-30' }, 'until')
  await refused({ uses_max: 0 }, 'uses_max')
  await refused({ uses_per_customer_max: 1.5 }, 'uses_per_customer_max')
  await refused({ total_min: -1 }, 'total_min')
  await refused({ description: 'x'.repeat(201) }, 'description')
})

test('a code that is there already is not made again, however it is typed', async () => {
  const { code } = await promos.made()
  expect(await promos.create({ ...promos.usual(), code: code.toLowerCase() })).toMatchObject({
    status: 409,
    body: { code: 'promo_code_taken', message: `There is a promo code ${code} already` },
  })
})

test('the whole price, no limit and no end are asked about once more, each by itself', async () => {
  const bold = { ...promos.usual(), discount: { percent: 100 }, uses_max: null, until: null }
  const warnings = ['whole_price', 'no_limit', 'longer_than_a_year']
  expect(await promos.create(bold)).toMatchObject({ status: 409, body: { code: 'promo_unconfirmed', warnings } })
  expect(await promos.create({ ...bold, confirmed: warnings.slice(1) })).toMatchObject({
    status: 409,
    body: { code: 'promo_unconfirmed', message: expect.stringContaining('It takes off the whole price.') },
  })
  expect(await promos.create({ ...bold, confirmed: warnings })).toMatchObject({ status: 200 })
  const promo = await promos.made()
  expect(await promos.change(promo, { until: null })).toMatchObject({
    status: 409,
    body: { warnings: ['longer_than_a_year'] },
  })
  expect(await promos.change(promo, { until: null, confirmed: ['longer_than_a_year'] })).toMatchObject({ status: 200 })
})

test('a code that nobody has used is corrected in everything; fields that are not named stay', async () => {
  const promo = await promos.made({ description: 'stays' })
  const body = { discount: { fixed: 15 }, total_min: 50, from: promos.dayIn(1), until: promos.dayIn(5), uses_max: 7 }
  expect(codeOf(await promos.change(promo, body))).toMatchObject({
    code: promo.code,
    discount: { fixed: 15 },
    total_min: 50,
    first_day: promos.dayIn(1),
    last_day: promos.dayIn(5),
    uses_max: 7,
    description: 'stays',
    state: 'planned',
    version: 2,
  })
  expect(await promos.change({ ...promo, version: 2 }, { from: promos.dayIn(6) })).toMatchObject({
    status: 422,
    body: { errors: { until: ['It would be over before it begins'] } },
  })
})

test('of a used code the end moves out and limits rise; its discount stays, in the database too', async () => {
  const promo = await promos.made()
  await promos.use(promo)
  const promised = { status: 409, body: { code: 'promo_promised' } }
  for (const body of [
    { discount: { percent: 11 } },
    { discount: { fixed: 1 } },
    { total_min: 1 },
    { from: promos.dayIn(1) },
    { until: promos.dayIn(29) },
    { uses_max: 99 },
    { uses_per_customer_max: 1 },
  ])
    expect(await promos.change(promo, body), JSON.stringify(body)).toMatchObject(promised)
  expect(
    codeOf(await promos.change(promo, { until: promos.dayIn(60), uses_max: 200, description: 'longer' })),
  ).toMatchObject({
    last_day: promos.dayIn(60),
    uses_max: 200,
    description: 'longer',
    uses: 1,
    ever_used: true,
  })
  await expect(
    shop.database.ownerPool.query('update promo_codes set discount_percent = 99 where id = $1', [promo.id]),
  ).rejects.toMatchObject({ constraint: 'promo_codes_terms_stay' })
})

test('an order that was priced before its code was corrected is not placed with it', async () => {
  const promo = await promos.made()
  const customer = await shop.customer()
  const priced = await termsOf(shop.shop.pool, { customerId: customer.id, code: promo.code })
  expect(await promos.change(promo, { discount: { percent: 20 } })).toMatchObject({ status: 200 })
  const at = shop.clock.now()
  const claim = (terms: PromoTerms | undefined) =>
    inTransaction(shop.shop.pool, async (tx) => {
      if (!terms) throw new Error('there is no such code')
      return claimPromo(tx, { orderId: 1, priced: terms, customerId: customer.id, at })
    })
  expect(await claim(priced)).toMatchObject({ refusal: 'promo_code_invalid' })
})

test('what a colleague has saved meanwhile is never written over', async () => {
  const promo = await promos.made()
  expect(await promos.change(promo, { uses_max: 300 })).toMatchObject({ status: 200 })
  expect(await promos.change(promo, { uses_max: 150 })).toMatchObject({ status: 409, body: { code: 'promo_changed' } })
  expect(await promos.read(promo.id)).toMatchObject({ uses_max: 300, version: 2 })
  expect(await promos.change({ ...promo, version: 2 }, { uses_max: 150 })).toMatchObject({ status: 200 })
})

test('two colleagues who save at one moment do not write over each other', async () => {
  const promo = await promos.made()
  const replies = await Promise.all([1, 2, 3, 4].map((more) => promos.change(promo, { uses_max: 100 + more })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ body }) => body.code === 'promo_changed')).toHaveLength(3)
})

test('a stopped code is stopped for good; stopping again changes nothing', async () => {
  const promo = await promos.made()
  const stopped = codeOf(await promos.stop(promo.id))
  expect(stopped).toMatchObject({ state: 'stopped', stopped_at: expect.any(String) })
  expect(codeOf(await promos.stop(promo.id))).toEqual(stopped)
  expect(await promos.change(stopped, { until: promos.dayIn(60) })).toMatchObject({
    status: 409,
    body: { code: 'promo_stopped' },
  })
})

test('a code that does not exist is not found', async () => {
  const at = (path: string) => path.replace(':id', '999999')
  const missing = { status: 404, body: { code: 'promo_not_found' } }
  expect(await operator.browser.get('/api/staff/promo-codes/999999')).toMatchObject(missing)
  expect(await operator.browser.get(at('/api/staff/promo-codes/:id/uses'))).toMatchObject(missing)
  expect(await operator.browser.post(at('/api/staff/promo-codes/:id/stop'), {})).toMatchObject(missing)
  expect(await promos.change({ id: 999_999, version: 1 } as StaffPromoCode, { uses_max: 1 })).toMatchObject(missing)
})

test('whoever is not of the staff sees and changes none', async () => {
  const { browser } = await shop.customer()
  expect(await browser.get('/api/staff/promo-codes')).toMatchObject({ status: 401 })
  expect(await browser.post('/api/staff/promo-codes', promos.usual())).toMatchObject({ status: 401 })
})

test('the audit log keeps what a code was before', async () => {
  const promo = await promos.made()
  await promos.change(promo, { uses_max: 101 })
  const { rows } = await shop.database.ownerPool.query(
    `select before, after from audit_changes where table_name = 'promo_codes' and row_id = $1 order by id`,
    [String(promo.id)],
  )
  expect(rows).toMatchObject([
    { before: null, after: { code: promo.code } },
    { before: { uses_max: 100 }, after: { uses_max: 101 } },
  ])
})
