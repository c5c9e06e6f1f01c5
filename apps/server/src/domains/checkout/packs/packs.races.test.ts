import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { balanceCentsOf, buy, expectCleanBooks, takeItems, tally } from '../purchase/testing/purchases.ts'
import { buyPack, packBuyer, packOf, packsBy } from './testing/packs.ts'

let shop: TestShop
let packs: ReturnType<typeof packsBy>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  packs = packsBy(shop, await asStaff(shop))
})

afterAll(() => shop?.stop())

const idsOf = ({ items }: { items: { id: number }[] }): number[] => items.map(({ id }) => id)

test('one of twenty buyers gets the pack, the others are told that it is gone and pay nothing', async () => {
  const { id } = await packs.made()
  const buyers = await Promise.all(Array.from({ length: 20 }, () => packBuyer(shop)))
  const replies = await Promise.all(buyers.map((buyer) => buyPack(buyer, id)))
  expect(tally(replies)).toEqual({ OK: 1, '409 pack_unavailable': 19 })
  const left = await Promise.all(buyers.map((buyer) => balanceCentsOf(shop, buyer)))
  expect(left.toSorted()).toEqual([17_300, ...Array.from({ length: 19 }, () => 20_000)])
  await expectCleanBooks(shop.database.pool)
})

test('a pack and one of its items go to one of them, never to both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const pack = await packs.made()
    const [whole, single] = [await packBuyer(shop), await packBuyer(shop)]
    const replies = await Promise.all([
      buyPack(whole, pack.id),
      buy(single, { cart: [{ item_id: idsOf(pack)[round % 3] }] }),
    ])
    const lost = replies[0].status === 200 ? '409 items_unavailable' : '409 pack_unavailable'
    expect(tally(replies)).toEqual({ OK: 1, [lost]: 1 })
    const state = replies[0].status === 200 ? 'sold' : 'ended'
    expect((await packs.read(pack.id)).state).toBe(state)
  }
  await expectCleanBooks(shop.database.pool)
})

test('a pack that is stopped while it is bought is sold or stopped, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await packs.made(2)
    const buyer = await packBuyer(shop)
    const [bought, stopped] = await Promise.all([buyPack(buyer, id), packs.stop(id)])
    const { state } = await packs.read(id)
    expect([bought.status, stopped.status, state]).toEqual(
      bought.status === 200 ? [200, 409, 'sold'] : [409, 200, 'stopped'],
    )
    expect(await balanceCentsOf(shop, buyer)).toBe(bought.status === 200 ? 18_200 : 20_000)
  }
  await expectCleanBooks(shop.database.pool)
})

test('two packs that share an item are sold once between them', async () => {
  const items = await takeItems(shop, 3)
  const [one, other] = [
    packOf(await packs.create({ name: 'One', items: items.slice(0, 2), price: 18, confirmed: ['below_cost'] })),
    packOf(
      await packs.create({ name: 'Other', items: items.slice(1).reverse(), price: 18, confirmed: ['below_cost'] }),
    ),
  ]
  const replies = await Promise.all([buyPack(await packBuyer(shop), one.id), buyPack(await packBuyer(shop), other.id)])
  expect(tally(replies)).toEqual({ OK: 1, '409 pack_unavailable': 1 })
})
