import type { HomeHero } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { postStep } from '../staff-items/testing/stock.ts'

let shop: TestShop
let olga: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  olga = await asStaff(shop)
})

afterAll(() => shop?.stop())

const hero = async (): Promise<HomeHero> => {
  const { status, body } = await shop.visitor().get('/api/items/hero')
  expect(status).toBe(200)
  return body.payload as HomeHero
}

const listed = async (query: string): Promise<Item[]> => {
  const { body } = await shop.visitor().get(`/api/items/list?${query}`)
  return body.payload as Item[]
}

const ids = (items: readonly Item[]): number[] => items.map(({ id }) => id)

/** The first of each weapon, three at most. */
const firstOfWeapons = (items: readonly Item[], without: readonly Item[] = []): Item[] =>
  items
    .filter(({ float, weapon }) => float !== null && !without.some((other) => other.weapon === weapon))
    .filter(({ weapon }, at, all) => all.findIndex((other) => other.weapon === weapon) === at)
    .slice(0, 3)

const guns = 'type=Pistol,SMG,Rifle,Sniper Rifle,Shotgun,Machinegun'
const clean = 'exterior_names=Factory New,Minimal Wear'
const newGuns = `new=true&${guns}&${clean}&sort=asc&limit=60`
const change = (id: number, set: string) => shop.database.ownerPool.query(`update items set ${set} where id = $1`, [id])

test('the eyes have the cheapest of the new clean Covert guns, and the best floats of what is dear', async () => {
  const { left, right } = await hero()
  expect(left).toHaveLength(3)
  expect(right).toHaveLength(3)
  expect(ids(left)).toEqual(ids(firstOfWeapons(await listed(`${newGuns}&quality=Covert,Contraband`))))
  const dear = await listed('price_from=200&sort=float&limit=60')
  expect(ids(right)).toEqual(ids(firstOfWeapons(dear, left)))
})

test('an eye looks at once at what becomes the cheapest, and at another copy once that is gone', async () => {
  const { left: before } = await hero()
  const [id = 0] = ids(await listed(`quality=Covert&type=Sniper Rifle&${clean}&limit=1`))
  await change(id, `new_until = now() + interval '1 day', price_cents = 3`)
  await expect.poll(async () => (await hero()).left[0]?.id).toBe(id)
  await postStep(olga, id, 'withdraw', 'lost')
  await expect.poll(async () => (await hero()).left[0]?.id).toBe(before[0]?.id)
})

test('a lower float takes the right eye only where the copy costs 200 EUR or more', async () => {
  const [cheap = 0, dear = 0] = ids(await listed('heroes=P250&exterior_names=Factory New&limit=2'))
  await change(cheap, 'float = 0.000001, price_cents = 19999, old_price_cents = null')
  await change(dear, 'float = 0.000002, price_cents = 20000, old_price_cents = null')
  await expect.poll(async () => (await hero()).right[0]?.id).toBe(dear)
  await change(cheap, 'price_cents = 20000')
  await expect.poll(async () => (await hero()).right[0]?.id).toBe(cheap)
})

test('without Covert ones the left eye has the cheapest of the rarest that are new', async () => {
  const { ownerPool } = shop.database
  await ownerPool.query(`update items set new_until = null where rarity in ('Covert', 'Contraband')`)
  const classified = firstOfWeapons(await listed(`${newGuns}&quality=Classified`))
  await expect.poll(async () => ids((await hero()).left)).toEqual(ids(classified))
  await ownerPool.query('update items set new_until = null')
  await expect.poll(async () => (await hero()).left).toEqual([])
})
