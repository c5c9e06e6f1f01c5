import { cents } from '@pandrop/money/money'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyPack, packsBy } from '../../checkout/packs/testing/packs.ts'
import { completeProfile } from '../../checkout/purchase/testing/profiles.ts'
import { balanceCentsOf, buy, ordersOf, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop, orderOf } from '../../payments/payments/testing/card-shop.ts'
import { creditNote, creditNotePaper } from '../credit-notes/credit-notes.ts'
import { issueMissingCreditNotes } from '../credit-notes/issue-credit-note.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { bringTo, by } from '../orders/testing/handled-orders.ts'
import { readPdf } from '../papers/testing/read-pdf.ts'
import { receiptFileOfOrder } from './receipts.ts'

let shop: CardShop
let administrator: TestStaff
let operator: TestStaff
let customer: TestCustomer

const settingsPath = '/api/staff/settings'

interface Standing {
  settings: { selling: Record<string, unknown> }
  versions: { selling: number }
}

/** Has the checkout ask for a business, as an administrator does. */
const askForBusiness = async (isAsked: boolean): Promise<Reply> => {
  const { settings, versions } = (await administrator.browser.get(settingsPath)).body as unknown as Standing
  const values = { ...settings.selling, business_enabled: isAsked }
  return administrator.browser.post(settingsPath, { section: 'selling', values, seen: versions.selling })
}

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  expect((await askForBusiness(true)).status).toBe(200)
})

afterAll(() => shop?.stop())

// Letters that nothing else on a paper has: they tell whether it says them.
const company = 'Řeznictví u Pandy'
const vatId = 'IE1+23456X'
const business = { company, vat_id: ' ie 1+23.456-x ' }
const said = { company, vat_id: vatId }

const buyOne = async (change: Record<string, unknown> = {}, who = customer): Promise<Reply> =>
  buy(who, { cart: (await takeItems(shop, 1)).map((item_id) => ({ item_id })), ...change })

const bought = async (change: Record<string, unknown> = business): Promise<number> => {
  const { status, body } = await buyOne(change)
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(body.order_id)
}

const saveProfile = (body: object): Promise<Reply> => customer.browser.call('PUT', '/api/user/profile', { body })

const profile = async () => (await customer.browser.get('/api/user/profile')).body.payload as Record<string, unknown>

const contactOf = async (orderId: number) =>
  ((await customer.browser.get(`/api/purchase/orders/${orderId}`)).body.payload as { contact: object }).contact

describe('while the shop does not ask, as in a new one', () => {
  beforeEach(() => askForBusiness(false))

  test('the profile says nothing of a business, and an order neither', async () => {
    expect(Object.keys(await profile())).not.toContain('company')
    expect(Object.keys(await contactOf(await bought({})))).not.toContain('company')
    const { rows } = await shop.database.ownerPool.query(
      `select column_default from information_schema.columns
       where table_name = 'settings' and column_name = 'business_enabled'`,
    )
    expect(rows).toEqual([{ column_default: 'false' }])
  })

  test.each(['company', 'vat_id'] as const)('%s is refused like any field that nobody knows', async (field) => {
    const refused = await buyOne({ [field]: said[field] })
    const errors = { [field]: ['Unknown field'] }
    expect(refused).toMatchObject({ status: 422, body: { code: 'checkout_invalid', errors } })
    const saved = await saveProfile({ [field]: said[field] })
    expect(saved).toMatchObject({ status: 422, body: { code: 'profile_invalid', errors } })
    expect([await ordersOf(shop, customer), await balanceCentsOf(shop, customer)]).toEqual([0, 5000])
  })

  test('what was known stays for the day on which it asks again', async () => {
    await askForBusiness(true)
    await bought()
    await askForBusiness(false)
    await bought({ company: '', vat_id: '' })
    expect(Object.keys(await profile())).not.toContain('vat_id')
    await askForBusiness(true)
    expect(await profile()).toMatchObject(said)
  })
})

test('the setting is one of those that are kept with who changed them, and can be put back', async () => {
  await askForBusiness(false)
  const { body } = await operator.browser.get(`${settingsPath}/changes?limit=1`)
  const [change] = body.rows as { id: number }[]
  expect(change).toMatchObject({ section: 'selling', made_by: administrator.name, after: { business_enabled: false } })
  const back = await administrator.browser.post(`${settingsPath}/changes/${change?.id}/put-back`, {})
  expect(back).toMatchObject({ status: 200, body: { settings: { selling: { business_enabled: true } } } })
  expect(await askForBusiness('yes' as unknown as boolean)).toMatchObject({ status: 422 })
})

test('both may be left open, and either may stand alone', async () => {
  expect(await profile()).toMatchObject({ company: '', vat_id: '' })
  for (const alone of [{}, { company: '', vat_id: '' }]) {
    const contact = await contactOf(await bought(alone))
    expect(Object.keys(contact)).not.toContain('vat_id')
  }
  expect(await contactOf(await bought({ company }))).toMatchObject({ company })
  expect(await contactOf(await bought({ company: '', vat_id: vatId }))).toMatchObject({ vat_id: vatId })
})

test.each([
  ['a VAT id of no state of the EU', { vat_id: 'CH123456789' }, 'vat_id'],
  ['that of Greece by another name', { vat_id: 'GR123456789' }, 'vat_id'],
  ['one that is too short for its state', { vat_id: 'SI1234567' }, 'vat_id'],
  ['one without a state', { vat_id: '12345678' }, 'vat_id'],
  ['one without end', { vat_id: `SI${' '.repeat(39)}` }, 'vat_id'],
  ['one that is a number', { vat_id: 12_345_678 }, 'vat_id'],
  ['a company without end', { company: 'x'.repeat(141) }, 'company'],
  ['a company with a line break inside', { company: 'Bambus\nd.o.o.' }, 'company'],
])('%s is refused beside its field, at the checkout and on the profile, and buys nothing', async (_, change, field) => {
  const text = field === 'vat_id' ? /^Please enter a VAT id of an EU country/ : /^Invalid value$/
  const errors = { [field]: [expect.stringMatching(text)] }
  const replies = [await buyOne(change), await saveProfile(change)]
  for (const refused of replies) expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input', errors } })
  expect([await ordersOf(shop, customer), await balanceCentsOf(shop, customer)]).toEqual([0, 5000])
})

test('it is remembered for the next purchase, taken back by an empty one, and saved on the profile', async () => {
  await bought()
  expect(await profile()).toMatchObject(said)
  await bought({})
  expect(await profile()).toMatchObject(said)
  await bought({ company: '', vat_id: '' })
  expect(await profile()).toMatchObject({ company: '', vat_id: '' })
  expect((await saveProfile(business)).status).toBe(200)
  expect(await profile()).toMatchObject(said)
})

test('by card it stands on the order once the page is open, whatever is said afterwards', async () => {
  const opened = await buyOne({ ...business, paymentMethod: 'card' })
  await saveProfile({ company: 'Another Ltd', vat_id: '' })
  await shop.pay(orderOf(String(opened.body.redirect_url)), 'pays')
  expect(await contactOf(Number(opened.body.order_id))).toMatchObject(said)
  await expect(
    shop.database.pool.query(`update orders set company = 'Another Ltd' where id = $1`, [opened.body.order_id]),
  ).rejects.toThrow(/permission denied/)
})

test('a pack, which is bought by the profile, bears what it says', async () => {
  await completeProfile(shop, customer)
  await saveProfile(business)
  const pack = await packsBy(shop, operator).made(2, { price: 15.01 })
  const { body } = await buyPack(customer, pack.id, { terms: true })
  expect(await contactOf(Number(body.order_id))).toMatchObject(said)
})

test('VAT stays as it is: nothing is reversed', async () => {
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  const [theirs, others] = [await bought({ vat_id: 'DE123456789' }), await bought({ vat_id: '' })]
  await shop.database.ownerPool.query('update settings set vat_percent = 0')
  const { rows } = await shop.database.ownerPool.query('select vat_cents from orders where id = any($1)', [
    [theirs, others],
  ])
  expect(rows).toEqual([{ vat_cents: 180 }, { vat_cents: 180 }])
})

test.each(['en', 'de', 'fr', 'es', 'pl', 'uk'])('receipt and credit note say it in %s', async (language) => {
  const [theirs, others] = [await bought(), await bought({ company: '', vat_id: '' })]
  for (const [orderId, isSaid] of [
    [theirs, true],
    [others, false],
  ] as const) {
    await bringTo(shop, orderId, 'accepted')
    await refundOrder(shop.shop, { orderId, by, reason: 'a scratch', line: 1, amount: cents(100) })
    await issueMissingCreditNotes(shop.shop)
    const { rows } = await shop.database.pool.query('select id from credit_notes where order_id = $1', [orderId])
    const id = Number(rows[0].id)
    const buyer = (await creditNote(shop.database.pool, id))?.buyer
    expect(buyer).toMatchObject(isSaid ? { company, vatId } : { company: '', vatId: '' })
    const papers = [
      await receiptFileOfOrder(shop.shop, { orderId }, language),
      await creditNotePaper(shop.shop, { id }, language),
    ]
    // Ř of the company and + of the id.
    for (const paper of papers)
      for (const letter of ['<0158>', '<002b>'])
        expect(readPdf(paper?.content ?? Buffer.of()).unicode.includes(letter), `${paper?.name} ${letter}`).toBe(isSaid)
  }
})

test('staff read it on the order and in the list of receipts, where nobody who named none has one', async () => {
  const [theirs, others] = [await bought(), await bought({ company: '', vat_id: '' })]
  for (const orderId of [theirs, others]) await receiptFileOfOrder(shop.shop, { orderId }, 'en')
  const { body } = await operator.browser.get(`/api/staff/orders/${theirs}`)
  expect(body.order).toMatchObject({ contact: { name: 'Marta', ...said } })
  const listed = async (orderId: number) =>
    (await operator.browser.get(`/api/staff/receipts?search=${orderId}`)).body.rows as object[]
  expect(await listed(theirs)).toMatchObject([said])
  expect(await listed(others)).toMatchObject([{ company: null, vat_id: null }])
})
