import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { itemStates } from '../purchase/testing/card-orders.ts'
import { completeProfile } from '../purchase/testing/profiles.ts'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems, tally } from '../purchase/testing/purchases.ts'
import { deadlocksIn } from '../purchase/testing/races.ts'
import { expireDeals } from './deal-steps.ts'
import { buyDeal, dealStory, dealsBy, usualDeal } from './testing/deals.ts'

let shop: TestShop
let operator: TestStaff
let deals: ReturnType<typeof dealsBy>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  deals = dealsBy(operator)
})

afterAll(() => shop?.stop())

const rounds = 6

/** A customer with 50 EUR and two items of 10 EUR, so many times; books and deadlocks are looked at after. */
const often = async (race: (customer: TestCustomer, items: number[]) => Promise<void>): Promise<void> => {
  const before = await deadlocksIn(shop)
  for (let round = 0; round < rounds; round += 1) {
    const customer = await shop.customer({ balanceCents: 5000 })
    await completeProfile(shop, customer)
    await customer.browser.get('/sanctum/csrf-cookie')
    await race(customer, await takeItems(shop, 2, 1000))
  }
  expect(await deadlocksIn(shop), 'deadlocks').toBe(before)
  await expectCleanBooks(shop.database.pool)
}

/** The deal is either bought and paid, or ended and free; both never, neither never. */
const expectOneEnd = async (
  customer: TestCustomer,
  { deal, items, bought, end }: { deal: number; items: number[]; bought: Reply; end: string },
): Promise<void> => {
  const isBought = bought.status === 200
  expect(isBought || bought.body.code === 'deal_over', JSON.stringify(bought.body)).toBe(true)
  expect(await dealStory(shop, deal)).toBe(isBought ? 'made bought' : `made ${end}`)
  expect(await itemStates(shop, items)).toEqual(isBought ? ['sold', 'sold'] : ['available', 'available'])
  expect(await balanceCentsOf(shop, customer)).toBe(isBought ? 3500 : 5000)
}

test('a deal that is bought while staff take it back is one or the other', () =>
  often(async (customer, items) => {
    const { id } = await deals.made(customer, items)
    const [bought, taken] = await Promise.all([buyDeal(customer, id), deals.withdraw(id)])
    expect([200, 409]).toContain(taken.status)
    await expectOneEnd(customer, { deal: id, items, bought, end: 'withdrawn' })
  }))

test('a deal that is bought while its customer declines it elsewhere is one or the other', () =>
  often(async (customer, items) => {
    const { id } = await deals.made(customer, items)
    const declined = customer.browser.post('/api/deals/decline', { id })
    const [bought] = await Promise.all([buyDeal(customer, id), declined])
    await expectOneEnd(customer, { deal: id, items, bought, end: 'declined' })
  }))

test('a deal that is bought as its time ends is bought or expired, and its items are free only then', () =>
  often(async (customer, items) => {
    const { id } = await deals.made(customer, items, { hours: 1 })
    const buying = buyDeal(customer, id)
    shop.clock.advance({ hours: 1 })
    const [bought] = await Promise.all([buying, expireDeals(shop.shop), expireDeals(shop.shop)])
    await expireDeals(shop.shop)
    await expectOneEnd(customer, { deal: id, items, bought, end: 'expired' })
  }))

test('a deal that is bought five times at once is paid once', () =>
  often(async (customer, items) => {
    const { id } = await deals.made(customer, items)
    const replies = await Promise.all(Array.from({ length: 5 }, () => buyDeal(customer, id)))
    expect(tally(replies)).toEqual({ OK: 1, '409 deal_over': 4 })
    expect(await balanceCentsOf(shop, customer)).toBe(3500)
    expect(await ordersOf(shop, customer)).toBe(1)
  }))

test('an item that is sold while it is offered to somebody has one of them', () =>
  often(async (customer, items) => {
    const rival = await shop.customer({ balanceCents: 5000 })
    await rival.browser.get('/sanctum/csrf-cookie')
    const [made, bought] = await Promise.all([
      deals.create({ customer_id: customer.id, item_ids: items, ...usualDeal }),
      buy(rival, { cart: [{ item_id: items[0] }] }),
    ])
    expect([tally([made]), tally([bought])]).toEqual(
      made.status === 200 ? [{ OK: 1 }, { '409 items_unavailable': 1 }] : [{ '409 deal_items_taken': 1 }, { OK: 1 }],
    )
    expect(await itemStates(shop, items)).toEqual(
      made.status === 200 ? ['reserved', 'reserved'] : ['sold', 'available'],
    )
  }))

test('an item that two operators offer to two customers is in one deal', () =>
  often(async (customer, items) => {
    const rival = await shop.customer()
    const offerTo = ({ id }: TestCustomer) => deals.create({ customer_id: id, item_ids: items, ...usualDeal })
    const made = await Promise.all([offerTo(customer), offerTo(rival)])
    expect(tally(made)).toEqual({ OK: 1, '409 deal_items_taken': 1 })
  }))

test('a balance that suffices for one of two deals pays for one, and the other stays open', () =>
  often(async (customer, items) => {
    const cheap = await deals.made(customer, items)
    const dear = await deals.made(customer, await takeItems(shop, 2, 4000), { price: 45 })
    const replies = await Promise.all([buyDeal(customer, cheap.id), buyDeal(customer, dear.id)])
    expect(tally(replies)).toEqual({ OK: 1, '422 insufficient_balance': 1 })
    const stories = await Promise.all([cheap, dear].map(({ id }) => dealStory(shop, id)))
    expect(stories.sort()).toEqual(['made', 'made bought'])
  }))
