import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindTheBack, copy, remove, shift } from '../../../ledger/testing/planted.ts'
import { offerAt } from '../../buying/offers/testing/handled-offers.ts'
import {
  by,
  correctCost,
  costedItems,
  shelvedItem,
  withdraw,
} from '../../catalogue/staff-items/testing/costed-items.ts'
import { buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { type Disagreement, proveBooks } from './proof.ts'

let shop: TestShop
let things: Awaited<ReturnType<typeof trade>>

const sell = async (item_id: number): Promise<number> => {
  const bought = await buy(await shop.customer({ balanceCents: 1000 }), { cart: [{ item_id }] })
  return Number(bought.body.order_id)
}

/** One of each posting that moves what items cost. */
const trade = async () => {
  const [sold = 0, returned = 0, lost = 0, kept = 0] = await costedItems(shop, 400, 300, 200, 100)
  const order = await sell(sold)
  const cancelled = await sell(returned)
  await takeOrderStep(shop.shop, 'cancelled', { orderId: cancelled, by })
  await correctCost(shop, lost, 250)
  await withdraw(shop, lost)
  const shelved = await shelvedItem(shop, (await offerAt(shop, 'received')).offerId)
  const { offerId: waiting } = await offerAt(shop, 'received')
  return { order, cancelled, sold, lost, kept, shelved, waiting }
}

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  things = await trade()
})

afterAll(() => shop?.stop())

/** What the proof says of something that is planted. */
const provenAfter = (...statements: string[]): Promise<Disagreement[]> =>
  behindTheBack(shop.database, statements, async (client) => (await proveBooks(client)).differences)

const namesAfter = async (...statements: string[]): Promise<string[]> =>
  (await provenAfter(...statements)).map(({ kind, reference, account }) =>
    [kind, reference, account].filter((word) => word !== null).join(' '),
  )

/** A reference of each kind, with the two accounts that it moves. */
const kinds = (): [reference: string, from: string, to: string][] => [
  [`order:${things.order}`, 'stock', 'cost_of_sales'],
  [`order:${things.cancelled}:back:1`, 'stock', 'cost_of_sales'],
  [`item:${things.lost}:intake`, 'stock', 'stock_intake'],
  [`item:${things.lost}:cost:1`, 'stock', 'stock_intake'],
  [`item:${things.lost}:withdrawn`, 'stock', 'stock_losses'],
]

test('what the verbs have done is right', () => expectCleanBooks(shop.database.pool))

test('a wrong amount is found, on both accounts and in their sums', async () => {
  for (const [reference, from, to] of kinds()) {
    expect(new Set(await namesAfter(...shift(reference, from, to)))).toEqual(
      new Set([
        `amount_differs ${reference} ${from}`,
        `amount_differs ${reference} ${to}`,
        `sum_differs ${from}`,
        `sum_differs ${to}`,
      ]),
    )
  }
})

test('a missing posting is found, and one too many', async () => {
  for (const [reference, , to] of kinds()) {
    expect(await namesAfter(...remove(reference)), reference).toContain(`not_booked ${reference} ${to}`)
    expect(await namesAfter(...copy(reference, `${reference}:again`)), reference).toContain(
      `not_known ${reference}:again ${to}`,
    )
  }
})

test('an item whose cost says otherwise than the books is found', async () => {
  const { kept, shelved } = things
  expect(await namesAfter(`update items set cost_cents = 101 where id = ${kept}`)).toEqual([
    `amount_differs item:${kept}:intake stock`,
    `amount_differs item:${kept}:intake stock_intake`,
    'sum_differs stock',
    'sum_differs stock_intake',
  ])
  expect(await namesAfter(`update items set cost_cents = 3999 where id = ${shelved}`)).toEqual(['sum_differs stock'])
})

test('an item that left without its cost is found, and a line that says another', async () => {
  const { kept, order } = things
  const gone = `update items set state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'lost'
    where id = ${kept}`
  expect(await namesAfter(gone)).toEqual([
    `not_booked item:${kept}:withdrawn stock`,
    `not_booked item:${kept}:withdrawn stock_losses`,
    'sum_differs stock',
    'sum_differs stock_losses',
  ])
  expect(await namesAfter(`update order_lines set cost_cents = null where order_id = ${order}`)).toEqual([
    `amount_differs order:${order} cost_of_sales`,
    `amount_differs order:${order} stock`,
    'sum_differs cost_of_sales',
  ])
})

test('an offer that waits for the shelf counts as stock, and once it is there it counts once', async () => {
  const { waiting, kept } = things
  expect(await namesAfter(`update offers set service_price_cents = 3999 where id = ${waiting}`)).toContain(
    'sum_differs stock',
  )
  const shelved = `update items set offer_id = ${waiting}, cost_source = 'offer', cost_cents = 4000 where id = ${kept}`
  expect(await namesAfter(shelved)).toEqual([
    `not_known item:${kept}:intake stock`,
    `not_known item:${kept}:intake stock_intake`,
    'sum_differs stock',
    'sum_differs stock_intake',
  ])
})

test('an item that nobody can buy is in no order', async () => {
  const { sold, kept } = things
  const hidden = (id: number) => `update items set state = 'hidden', sold_at = null where id = ${id}`
  expect(await namesAfter(hidden(kept))).toEqual([])
  expect(await namesAfter(hidden(sold))).toContain(`item_differs item:${sold}`)
})
