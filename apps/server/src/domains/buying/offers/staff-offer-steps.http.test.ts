import type { StaffOfferStep } from '@pandrop/contract/lifecycle/offer'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import {
  accept,
  expectOfferBooks,
  type MadeOffer,
  makeOffer,
  offerAt,
  offerMailsTo,
  offerStory,
  tradeOf,
} from './testing/handled-offers.ts'
import { redline } from './testing/staff-copies.ts'

let shop: TestShop
let olga: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  olga = await asStaff(shop)
})

afterAll(async () => {
  await expectOfferBooks(shop)
  await shop.stop()
})

const take = (
  { offerId }: Pick<MadeOffer, 'offerId'>,
  step: StaffOfferStep,
  body: Record<string, unknown> = {},
  who: TestStaff = olga,
): Promise<Reply> => who.browser.post('/api/staff/offers/:id/steps'.replace(':id', String(offerId)), { step, ...body })

const offerIn = ({ body }: Reply): StaffOffer => body.offer as unknown as StaffOffer

/** The newest event that somebody sees who looks at the offer now. */
const seenNow = async ({ offerId }: MadeOffer): Promise<number> => {
  const { timeline } = offerIn(await olga.browser.get(`/api/staff/offers/${offerId}`))
  return timeline.at(-1)?.id ?? 0
}

test('an offer is led to where its payout begins, under the name of who did it', async () => {
  const made = await makeOffer(shop)
  const countered = await take(made, 'countered', { price: 40, float: 0.1999, note: 'A scratch', reason: 'checked' })
  expect(countered).toMatchObject({ status: 200, body: { changed: true } })
  expect(offerIn(countered)).toMatchObject({ state: 'offer', service_price: 40, float: 0.1999 })
  expect(offerIn(countered).timeline.at(-1)).toMatchObject({
    kind: 'countered',
    by: `staff:${olga.id}`,
    by_name: olga.name,
    note: 'A scratch',
    price: 40,
    why: 'the shop makes an offer: checked',
  })
  const [mail] = await offerMailsTo(shop, made)
  expect(mail?.text).toContain('A scratch')
  expect(await accept(made)).toMatchObject({ status: 200 })

  const received = await take(made, 'received', { trade_offer_id: tradeOf(made.offerId) })
  expect(offerIn(received)).toMatchObject({ state: 'awaiting_item', trade_offer_id: tradeOf(made.offerId) })
  expect(await take(made, 'ready')).toMatchObject({ status: 409, body: { code: 'offer_state_wrong' } })
  shop.clock.advance({ days: 7 })
  olga = await asStaff(shop)
  expect(offerIn(await take(made, 'ready'))).toMatchObject({ state: 'ready_for_payout' })
  expect((await offerStory(shop, made)).kinds).toEqual(['created', 'countered', 'accepted', 'received', 'ready'])
})

test('without a price the suggested one is offered, with what it was made from', async () => {
  const copy = await redline(shop)
  const made = await makeOffer(shop, { copy })
  const offer = offerIn(await take(made, 'countered'))
  expect(offer.service_price).toBe(offer.quote?.suggested_price)
  expect(offer.counter_reference).toBe(copy.referenceCents / 100)
  expect(offer.counter_margin_percent).toBeCloseTo(offer.quote?.margin_percent ?? 0, 0)
})

test('an offer is declined with words that the customer reads, and never without', async () => {
  const made = await makeOffer(shop)
  expect(await take(made, 'rejected')).toMatchObject({ status: 422, body: { errors: { note: expect.anything() } } })
  expect(offerIn(await take(made, 'rejected', { note: 'Too worn' }))).toMatchObject({ state: 'declined_by_service' })
  const [mail] = await offerMailsTo(shop, made)
  expect(mail?.text).toContain('Too worn')
})

test('an item that was taken back and one that never came end their offers', async () => {
  const back = await offerAt(shop, 'received')
  const missing = await offerAt(shop, 'awaiting_item')
  expect(await take(missing, 'not_received')).toMatchObject({ status: 409, body: { code: 'offer_state_wrong' } })
  expect(offerIn(await take(back, 'reversed'))).toMatchObject({ state: 'declined_by_service' })
  shop.clock.advance({ days: 7 })
  olga = await asStaff(shop)
  expect(offerIn(await take(missing, 'not_received'))).toMatchObject({ state: 'declined_by_service' })
})

test('a price, a float and a number of a trade that cannot be are told beside their fields', async () => {
  const made = await makeOffer(shop)
  const errorsOf = async (step: StaffOfferStep, body: Record<string, unknown>) =>
    (await take(made, step, body)).body.errors
  expect(await errorsOf('countered', {})).toEqual({ price: ['Price is required'] })
  expect(await errorsOf('countered', { price: 0 })).toHaveProperty('price')
  expect(await errorsOf('countered', { price: 1.234 })).toHaveProperty('price')
  expect(await errorsOf('countered', { price: 10, float: 2 })).toHaveProperty('float')
  expect(await errorsOf('received', { trade_offer_id: 'soon' })).toEqual({ trade_offer_id: [expect.any(String)] })
})

test('nobody writes over what a colleague has just done, but an own answer that was lost is given again', async () => {
  const made = await makeOffer(shop)
  const seen = await seenNow(made)
  const adam = await asStaff(shop)
  const first = await take(made, 'countered', { price: 40, seen }, adam)
  expect(first).toMatchObject({ status: 200, body: { changed: true } })
  expect(await take(made, 'countered', { price: 40, seen }, adam)).toMatchObject({
    status: 200,
    body: { changed: false },
  })
  const over = await take(made, 'countered', { price: 45, seen })
  expect(over).toMatchObject({ status: 409, body: { code: 'offer_moved_on' } })
  expect(await take(made, 'rejected', { note: 'No', seen })).toMatchObject({ status: 409 })
  expect((await offerStory(shop, made)).kinds).toEqual(['created', 'countered'])
  expect(await take(made, 'countered', { price: 45, seen: await seenNow(made) })).toMatchObject({ status: 200 })
})

test('an offer that has ended is refused with what is possible, and one that is none is told', async () => {
  const made = await makeOffer(shop)
  await take(made, 'rejected', { note: 'No' })
  const refused = await take(made, 'countered', { price: 10 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'offer_state_wrong' } })
  expect(refused.body.message).toContain('declined_by_service')
  for (const step of ['countered', 'not_received', 'reversed', 'ready'] as const)
    expect(await take({ offerId: 999_999 }, step, { price: 1 })).toMatchObject({ status: expect.toBeOneOf([404, 422]) })
  expect(await take({ offerId: 999_999 }, 'ready')).toMatchObject({ body: { code: 'offer_not_found' } })
})

test('every step stands in the audit log with what it changed', async () => {
  const made = await makeOffer(shop)
  await take(made, 'countered', { price: 40 })
  const { rows } = await shop.database.ownerPool.query(
    `select l.action, o.outcome, c.table_name, c.before ->> 'state' as was, c.after ->> 'state' as is_now
     from audit_log l
     join audit_outcomes o on o.audit_id = l.id
     join audit_changes c on c.audit_id = l.id and c.table_name = 'offers' and c.after ? 'state'
     where l.staff_id = $1 and c.row_id = $2`,
    [olga.id, String(made.offerId)],
  )
  expect(rows).toEqual([
    { action: 'takeOfferStep countered', outcome: 'done', table_name: 'offers', was: 'pending', is_now: 'offer' },
  ])
})

test('a customer cannot take a step of the back office', async () => {
  const made = await makeOffer(shop)
  expect(
    await made.customer.browser.post(`/api/staff/offers/${made.offerId}/steps`, { step: 'countered', price: 50 }),
  ).toMatchObject({
    status: 401,
    body: { code: 'staff_not_signed_in' },
  })
})
