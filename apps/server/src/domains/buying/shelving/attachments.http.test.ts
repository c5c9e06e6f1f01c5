import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOfferStep } from '../offers/offer-steps.ts'
import { accept, by, tradeOf } from '../offers/testing/handled-offers.ts'
import { offerOf, propose, proposed } from '../offers/testing/proposals.ts'
import { costCents } from './testing/received.ts'

let shop: TestShop
let staff: TestStaff
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  staff = await asStaff(shop)
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const typed = { stickers: 'Crown (Foil)@0.12; ; שלום', charm: 'Lil’ Ava', name_tag: '<i>Panda</i>' }

const attachments = {
  stickers: [
    { slot: 0, name: 'Crown (Foil)', wear: 0.12 },
    { slot: 2, name: 'שלום', wear: null },
  ],
  charm: { name: 'Lil’ Ava', pattern: null },
  name_tag: '<i>Panda</i>',
}

/** An offer of such a copy whose item has come. */
const received = async (): Promise<number> => {
  const offerId = await proposed(customer, { ...typed, price: 50 })
  await takeOfferStep(shop.shop, 'countered', { offerId, by, price: costCents })
  expect(await accept({ offerId, customer }, { seen_price: costCents / 100 })).toMatchObject({ status: 200 })
  const trade = { offerId, by, tradeOfferId: tradeOf(offerId), float: 0.2, paintSeed: 412 }
  expect(await takeOfferStep(shop.shop, 'received', trade)).toMatchObject({ ok: true })
  return offerId
}

const shelve = (offerId: number, body: Record<string, unknown> = {}) =>
  staff.browser.post(`/api/staff/offers/${offerId}/shelve`, body)

const attachedOf = async (offerId: number): Promise<unknown> =>
  (await shop.database.ownerPool.query('select attachments from items where offer_id = $1', [offerId])).rows[0]
    .attachments

test('what a customer says is on a copy stands at their offer, at the desk and on its item', async () => {
  const offerId = await received()
  expect(await offerOf(customer, offerId)).toMatchObject({ attachments })
  const { body } = await staff.browser.get(`/api/staff/offers/${offerId}`)
  expect((body.offer as StaffOffer).attachments).toEqual(attachments)
  expect(await shelve(offerId)).toMatchObject({ status: 200 })
  expect(await attachedOf(offerId)).toEqual(attachments)
})

test('many at once carry it too, and what is said of the copy in hand counts', async () => {
  const [first, second] = [await received(), await received()]
  await staff.browser.post('/api/staff/offers/shelve', { ids: [first] })
  expect(await attachedOf(first)).toEqual(attachments)
  expect(await shelve(second, { stickers: 'Crown (Foil)@0.5', name_tag: '' })).toMatchObject({ status: 200 })
  expect(await attachedOf(second)).toEqual({
    ...attachments,
    stickers: [{ slot: 0, name: 'Crown (Foil)', wear: 0.5 }],
    name_tag: null,
  })
})

test('a proposal is refused beside what cannot be read, and beside what the skin cannot carry', async () => {
  for (const [field, wrong] of Object.entries({ stickers: 'a;b;c;d;e;f', charm: '#7', name_tag: 'x'.repeat(21) }))
    expect(await propose(customer, { [field]: wrong })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: { [field]: [expect.any(String)] } },
    })
  const knife = { skin_id: 'karambit-doppler-ruby', quality: 'factory_new' }
  const refused = await propose(customer, { ...knife, ...typed })
  expect(refused).toMatchObject({ status: 422, body: { code: 'offer_invalid' } })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['stickers', 'charm'])
  expect(await propose(customer, { ...knife, name_tag: 'Panda' })).toMatchObject({ status: 200 })
})
