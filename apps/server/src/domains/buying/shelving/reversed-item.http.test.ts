import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { reconcilePayments } from '../../payments/payments/reconcile.ts'
import { by, type MadeOffer } from '../offers/testing/handled-offers.ts'
import { shelveOffer } from './shelve-offer.ts'
import { received } from './testing/received.ts'

let shop: TestShop
let olga: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  olga = await asStaff(shop)
})

afterAll(() => shop?.stop())

const reverse = ({ offerId }: MadeOffer): Promise<Reply> =>
  olga.browser.post(`/api/staff/offers/${offerId}/steps`, { step: 'reversed' })

const offerIn = ({ body }: Reply): StaffOffer => body.offer as unknown as StaffOffer

const shelved = async (change: { isHidden?: boolean } = {}) => {
  const made = await received(shop)
  const done = await shelveOffer(shop.shop, { offerId: made.offerId, by, ...change })
  if (!done.ok) throw new Error(done.refusal)
  return { made, itemId: done.value.itemId }
}

/** For sale although its protection lasts: somebody has typed an earlier day. */
const onSaleEarly = async () => {
  const { made, itemId } = await shelved()
  await shop.database.ownerPool.query('update items set available_from = null where id = $1', [itemId])
  return { made, itemId }
}

const stateOf = async (itemId: number) =>
  (await shop.database.pool.query('select state, withdrawn_because from items where id = $1', [itemId])).rows[0]

const gone = { state: 'withdrawn', withdrawn_because: 'reversed' }

const takeStep = (orderId: number, body: object) => olga.browser.post(`/api/staff/orders/${orderId}/steps`, { ...body })

test.each([{ isHidden: false }, { isHidden: true }])('a reversed trade withdraws its item: %o', async (change) => {
  const { made, itemId } = await shelved(change)
  const reply = await reverse(made)
  expect(reply).toMatchObject({ status: 200, body: { changed: true } })
  expect(offerIn(reply)).toMatchObject({ state: 'declined_by_service', item: { id: itemId, state: 'withdrawn' } })
  expect(offerIn(reply).timeline.at(-1)?.why).toContain(`item ${itemId} is withdrawn`)
  expect(await stateOf(itemId)).toEqual(gone)
  expect(await reverse(made)).toMatchObject({ body: { changed: false } })
  expect(await shelveOffer(shop.shop, { offerId: made.offerId, by })).toMatchObject({
    value: { itemId, changed: false },
  })
})

test('what was bought meanwhile stays with its order, is held back, and goes once that is cancelled', async () => {
  const { made, itemId } = await onSaleEarly()
  const buyer = await shop.customer({ balanceCents: 10_000 })
  const bought = await buy(buyer, { cart: [{ item_id: itemId }] })
  expect(bought).toMatchObject({ status: 200 })
  const orderId = Number(bought.body.order_id)
  const reply = await reverse(made)
  expect(reply).toMatchObject({ status: 200 })
  expect(offerIn(reply)).toMatchObject({ item: { id: itemId, state: 'sold', order_id: orderId } })
  expect(offerIn(reply).timeline.at(-1)?.why).toContain(`item ${itemId} is taken by order ${orderId}`)

  expect(await takeStep(orderId, { step: 'trade_sent', trade_offer_id: `88${orderId}` })).toMatchObject({
    status: 409,
    body: { code: 'item_reversed' },
  })
  expect((await olga.browser.get(`/api/staff/orders/${orderId}`)).body.order).toMatchObject({
    holds: ['item_reversed'],
  })

  expect(await takeStep(orderId, { step: 'cancelled', cause: 'trade_impossible' })).toMatchObject({ status: 200 })
  expect(await stateOf(itemId)).toEqual(gone)
})

test('what is held by a card payment goes once that ends unpaid, and is never for sale again', async () => {
  const { made, itemId } = await onSaleEarly()
  const buyer = await shop.customer()
  const begun = await buy(buyer, { cart: [{ item_id: itemId }], paymentMethod: 'card' })
  expect(begun).toMatchObject({ status: 200 })
  expect(await stateOf(itemId)).toMatchObject({ state: 'reserved' })
  expect(offerIn(await reverse(made))).toMatchObject({ item: { state: 'reserved' } })
  shop.clock.advance({ hours: 2 })
  olga = await asStaff(shop)
  await reconcilePayments(shop.shop)
  expect(await stateOf(itemId)).toEqual(gone)
})

test('a reversal and a purchase at once: the item is withdrawn, or the order is held back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { made, itemId } = await onSaleEarly()
    const buyer = await shop.customer({ balanceCents: 10_000 })
    const [bought, reversed] = await Promise.all([buy(buyer, { cart: [{ item_id: itemId }] }), reverse(made)])
    expect(reversed.status).toBe(200)
    const { state } = await stateOf(itemId)
    expect(state).toBe(bought.status === 200 ? 'sold' : 'withdrawn')
  }
})
