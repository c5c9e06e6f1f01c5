import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerAt } from '../../buying/offers/testing/handled-offers.ts'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { buy, expectCleanBooks, tally } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { shelvedItem } from './testing/costed-items.ts'
import { postChange, postStep, putInStock } from './testing/stock.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const pageOf = (id: number) => shop.visitor().get(`/api/items/${id}`)

const itemOf = async (id: number) => (await operator.browser.get(`/api/staff/items/${id}`)).body.item

const listedIds = async (): Promise<number[]> => {
  const { body } = await shop
    .visitor()
    .get('/api/items/list?search=ak-47%20redline&exterior_names=Field-Tested&item_class=Normal&limit=96')
  return (body.payload as { id: number }[]).map(({ id }) => id)
}

/** The item lies in the cart of a customer who can pay for it. */
const inCartOf = async (itemId: number) => {
  const customer = await shop.customer({ balanceCents: 100_000 })
  expect(await customer.browser.post('/api/cart/add', { item_id: itemId })).toMatchObject({ status: 200 })
  return { customer }
}

describe('an item that is hidden', () => {
  test('is gone from the shop until it is shown again', async () => {
    const { id } = await putInStock(operator)
    expect(await listedIds()).toContain(id)
    expect(await postStep(operator, id, 'hide')).toMatchObject({ body: { changed: true, item: { state: 'hidden' } } })
    await expect.poll(listedIds).not.toContain(id)
    expect(await pageOf(id)).toMatchObject({ status: 404 })
    expect(await postStep(operator, id, 'hide')).toMatchObject({ status: 200, body: { changed: false } })
    expect(await postStep(operator, id, 'show')).toMatchObject({
      body: { changed: true, item: { state: 'available' } },
    })
    await expect.poll(listedIds).toContain(id)
    expect(await pageOf(id)).toMatchObject({ status: 200 })
  })

  test('cannot be bought by whoever has it in the cart', async () => {
    const { id } = await putInStock(operator)
    const { customer } = await inCartOf(id)
    await postStep(operator, id, 'hide')
    const bought = await buy(customer, { cart: [{ item_id: id }] })
    expect(bought).toMatchObject({ status: 409, body: { code: 'items_unavailable' } })
    await postStep(operator, id, 'show')
    expect(await buy(customer, { cart: [{ item_id: id }] })).toMatchObject({ status: 200 })
  })
})

describe('an item that is withdrawn', () => {
  test('has left the shop for good and for a cause, and makes room for the same copy', async () => {
    const { id } = await putInStock(operator, { asset_id: '4242' })
    expect((await postStep(operator, id, 'withdraw')).body).toMatchObject({ errors: { because: expect.anything() } })
    expect(await postStep(operator, id, 'withdraw', 'bored')).toMatchObject({ status: 422 })
    expect(await postStep(operator, id, 'withdraw', 'wrong_entry')).toMatchObject({
      body: { changed: true, item: { state: 'withdrawn', withdrawn_because: 'wrong_entry' } },
    })
    expect(await pageOf(id)).toMatchObject({ status: 404 })
    const back = await postStep(operator, id, 'show')
    expect(back).toMatchObject({ status: 409, body: { code: 'item_state_wrong' } })
    expect(back.body.message).toContain('withdrawn. Possible now: nothing')
    expect(await postChange(operator, id, { price: 20 })).toMatchObject({ status: 409, body: { code: 'item_gone' } })
    expect((await putInStock(operator, { asset_id: '4242' })).id).not.toBe(id)
  })
})

describe('an item that a customer is paying for', () => {
  test('is neither hidden nor withdrawn nor changed until that has ended', async () => {
    const { id } = await putInStock(operator)
    const customer = await shop.customer()
    await openFor(customer, [id])
    expect(await itemOf(id)).toMatchObject({ state: 'reserved', reserved_until: expect.any(String), orders: [{}] })
    for (const [step, because] of [['hide'], ['withdraw', 'lost']] as const)
      expect(await postStep(operator, id, step, because)).toMatchObject({ body: { code: 'item_state_wrong' } })
    const changed = await postChange(operator, id, { price: 20 })
    expect(changed).toMatchObject({ status: 409, body: { code: 'item_reserved' } })
    expect(changed.body.message).toMatch(/until 2026-\d\d-\d\d \d\d:\d\d UTC/)
  })

  test('is sold or withdrawn, never both, when both are asked at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await putInStock(operator)
      const customer = await shop.customer({ balanceCents: 10_000 })
      const [sale, withdrawal] = await Promise.all([
        buy(customer, { cart: [{ item_id: id }] }),
        postStep(operator, id, 'withdraw', 'lost'),
      ])
      const { state, orders } = (await itemOf(id)) as { state: string; orders: unknown[] }
      expect([sale.status, withdrawal.status, state, orders.length], JSON.stringify(sale.body)).toSatisfy(
        (seen: unknown[]) => ['200,409,sold,1', '409,200,withdrawn,0'].includes(seen.join()),
      )
    }
    await expectCleanBooks(shop.database.pool)
  })

  test('is paid at the price that its buyer saw, or not at all, while it is changed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await putInStock(operator, { price: 20 })
      const { customer } = await inCartOf(id)
      const [sale] = await Promise.all([
        buy(customer, { cart: [{ item_id: id }] }),
        postChange(operator, id, { price: 25 }),
      ])
      const { orders } = (await itemOf(id)) as { orders: { price: number }[] }
      expect(sale.status === 200 ? orders.map(({ price }) => price) : [sale.body.code]).toEqual(
        sale.status === 200 ? [20] : ['price_changed'],
      )
    }
    await expectCleanBooks(shop.database.pool)
  })
})

describe('a change', () => {
  test('shows in the shop at once, and a price that is set by hand never makes an old one', async () => {
    const { id } = await putInStock(operator)
    expect((await postChange(operator, id, { price: 24, note: 'sold slowly' })).body).toMatchObject({
      changed: true,
      item: {
        price: 24,
        old_price: null,
        note: 'sold slowly',
        prices: [{ price: 27.15 }, { price: 24, old_price: null }],
      },
    })
    expect(await pageOf(id)).toMatchObject({ body: { payload: { price: 24, old_price: null } } })
    expect((await postChange(operator, id, { price: 24 })).body).toMatchObject({ changed: false })
  })

  test('keeps a reduction that goes further down, and ends it by going up', async () => {
    const { id } = await putInStock(operator)
    await shop.database.pool.query('update items set price_cents = 2500, old_price_cents = 2715 where id = $1', [id])
    expect((await postChange(operator, id, { price: 23 })).body).toMatchObject({
      item: { price: 23, old_price: 27.15 },
    })
    expect((await postChange(operator, id, { price: 24 })).body).toMatchObject({ item: { price: 24, old_price: null } })
  })

  test('of which copy it is goes as long as no order names it', async () => {
    const { id } = await putInStock(operator)
    const other = { exterior: 'MW', float: 0.12, paint_seed: 7, price: 136.15 }
    expect((await postChange(operator, id, other)).body).toMatchObject({
      item: { title: 'AK-47 | Redline (Minimal Wear)', float: 0.12, paint_seed: 7 },
    })
    expect(await postChange(operator, id, { float: 0.3 })).toMatchObject({ body: { code: 'float_outside' } })
    const customer = await shop.customer({ balanceCents: 100_000 })
    expect(await buy(customer, { cart: [{ item_id: id }] })).toMatchObject({ status: 200 })
    expect(await postChange(operator, id, { float: 0.11 })).toMatchObject({ body: { code: 'item_gone' } })
    const { rows } = await shop.database.pool.query('select order_id from order_lines where item_id = $1', [id])
    const order = `/api/staff/orders/${rows[0].order_id}/steps`
    const ended = await operator.browser.post(order, { step: 'cancelled', cause: 'customer_asked', reason: 'x' })
    expect(ended, JSON.stringify(ended.body)).toMatchObject({ status: 200 })
    expect(await postChange(operator, id, { float: 0.11 })).toMatchObject({
      status: 409,
      body: { code: 'item_ordered' },
    })
    expect(await postChange(operator, id, { note: 'came back' })).toMatchObject({ status: 200 })
  })

  test('that a colleague made meanwhile is never written over', async () => {
    const { id, seen } = await putInStock(operator)
    expect(await postChange(operator, id, { price: 26, seen })).toMatchObject({ status: 200 })
    expect(await postChange(operator, id, { note: 'mine', seen })).toMatchObject({
      status: 409,
      body: { code: 'item_changed' },
    })
    expect(await itemOf(id)).toMatchObject({ price: 26, note: '' })
    const fresh = ((await itemOf(id)) as { seen: string }).seen
    const both = await Promise.all([25, 24].map((price) => postChange(operator, id, { price, seen: fresh })))
    expect(tally(both)).toEqual({ OK: 1, '409 item_changed': 1 })
  })

  test('is refused as an addition is', async () => {
    const taken = await putInStock(operator, { asset_id: '90001', external_id: 'X-1' })
    const { id } = await putInStock(operator)
    const refusals = [
      [{ asset_id: '90001' }, 'asset_known'],
      [{ external_id: 'X-1' }, 'external_id_known'],
      [{ account: 999 }, 'account_not_found'],
      [{ skin_id: 'nothing' }, 'skin_not_found'],
      [{ exterior: 'FN', float: 0.05 }, 'variant_unknown'],
      [{ price: 1 }, 'price_unusual'],
      [{ cost: 50 }, 'price_below_cost'],
      [{ price: -1 }, 'invalid_input'],
    ] as const
    for (const [change, code] of refusals)
      expect((await postChange(operator, id, change)).body, JSON.stringify(change)).toMatchObject({ code })
    expect((await postChange(operator, id, { asset_id: '90001' })).body.item).toBe(taken.id)
    expect(await postChange(operator, id, { price: 1, sure: true })).toMatchObject({ status: 200 })
    // An odd price of before is not the question of a new note.
    expect(await postChange(operator, id, { note: 'cheap' })).toMatchObject({ status: 200 })
    for (const path of [`/api/staff/items/999999`, `/api/staff/items/999999/steps`])
      expect(await operator.browser.post(path, path.endsWith('steps') ? { step: 'hide' } : { price: 1 })).toMatchObject(
        {
          status: 404,
          body: { code: 'item_not_found' },
        },
      )
    expect(await operator.browser.get('/api/staff/items/999999')).toMatchObject({ status: 404 })
  })

  test('of the cost of what an offer brought is refused: it cost what the offer was paid', async () => {
    const id = await shelvedItem(shop, (await offerAt(shop, 'received')).offerId)
    expect(await postChange(operator, id, { cost: 9 })).toMatchObject({ status: 409, body: { code: 'cost_of_offer' } })
    expect(await postChange(operator, id, { note: 'fine' })).toMatchObject({ status: 200 })
  })
})
