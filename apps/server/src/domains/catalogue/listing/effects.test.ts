import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import * as fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import type { Shop } from '../../../shop.ts'
import {
  type ChangeEffect,
  type CountAnew,
  type DependsOn,
  type EffectOf,
  type ItemChange,
  readCatalogueChange,
  strongerOf,
  unkept,
} from '../items/item-change.rules.ts'
import { itemDetailsOf, recommendedItemsOf } from '../items/items.ts'
import { heroOf } from '../strips/hero.ts'
import { stripOf } from '../strips/strips.ts'
import { type CatalogueIndex, openCatalogueIndex } from './catalogue-index.ts'
import { filterDataOf } from './filter-data.ts'
import { itemListOf } from './list.ts'
import { suggestionsFor } from './suggest.ts'

let database: TestDatabase
/** hears the database's announcements, its own among them */
let listener: pg.Client
let index: CatalogueIndex
const payloads: string[] = []

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  // Few enough that a change of any of them often stands on a page.
  await database.ownerPool.query(
    `update items set state = 'hidden' where id > 150 and weapon not in ('AK-47', 'AWP', '★ Karambit')`,
  )
  // What may be said of a price before is another test's.
  await database.ownerPool.query('alter table items disable trigger check_price')
  await database.ownerPool.query('update items set old_price_cents = price_cents + 100 where id % 3 = 0 and id <= 150')
  await database.ownerPool.query(
    `insert into strip_pins (strip, item_id, place)
     select 'sale', id, row_number() over (order by id)
     from items where old_price_cents is not null and id <= 150 order by id limit 3`,
  )
  // Copies of one another.
  await database.ownerPool.query(
    `update items set skin_id = first.skin_id, exterior = first.exterior, variant = first.variant, float = first.float
     from (select * from items where id = 60) as first where items.id between 61 and 75`,
  )
  listener = new pg.Client({ connectionString: database.ownerUrl })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => payloads.push(payload))
  await listener.query('listen catalogue')
  index = openCatalogueIndex(database.pool)
})

afterAll(async () => {
  await listener?.end()
  await database?.drop()
})

/**
 * Changes items as any process might, 50 at most, and answers what was announced. What the test announces besides goes
 * through the same connection, which hears its own words before its next query; another's may come at any time.
 */
const changed = async (change: string, ids: readonly number[]): Promise<ItemChange[]> => {
  payloads.length = 0
  await listener.query(`update items set ${change} where id = any($1)`, [ids])
  await listener.query('select 1')
  index.stock.forget(ids)
  return payloads.map((payload) => {
    const change = readCatalogueChange(payload)
    if (typeof change === 'string') throw new Error(`not an item that changed, but ${change}`)
    return change
  })
}

/** What an answer shows, and which numbers it says besides. */
interface Read {
  shown: unknown
  numbers: unknown
  countAnew?: CountAnew | undefined
}

const lists = [
  {},
  { page: 2 },
  { page: 9, sort: 'asc' as const },
  { page: 500 },
  { type: ['Rifle'], sort: 'asc' as const, limit: 20 },
  { category: 'rifle', quality: ['Covert'] },
  { price_from: 5, price_till: 40, sort: 'asc' as const },
  { float_from: 0.1, float_till: 0.3, page: 2 },
  { sale: true },
  { new: true, sort: 'asc' as const },
  { sort: 'float' as const, type: ['Pistol'] },
  { sort: 'discount' as const, page: 2 },
  { sort: 'newest' as const, new: true },
  { sort: 'reference' as const, exterior_names: ['Battle-Scarred'] },
  { paint_seed: 7 },
  { search: 'ak redline' },
  { search: 'karambit', exterior_names: ['Factory New'] },
  { stacks: true },
  { stacks: true, page: 3 },
  { stacks: true, page: 2, sort: 'asc' as const },
  { stacks: true, float_till: 0.2, price_from: 20, limit: 20 },
  { copies_of: 60 },
]

const shop = () => ({ pool: database.pool, clock: systemClock }) as unknown as Shop

const reads: Readonly<Record<string, (dependsOn: DependsOn) => Promise<Read>>> = {
  ...Object.fromEntries(
    lists.map((query) => [
      JSON.stringify(query),
      async (dependsOn: DependsOn) => {
        const list = await itemListOf(index, query, dependsOn)
        return list.ok
          ? { shown: list.value.payload, numbers: list.value.meta, countAnew: list.value.countAnew }
          : { shown: list.refusal, numbers: null }
      },
    ]),
  ),
  ...Object.fromEntries(
    [1, 7, 60, 70].map((id) => [
      `item ${id}`,
      async (dependsOn: DependsOn) => {
        const details = await itemDetailsOf(shop(), index, id, dependsOn)
        if (!details.ok) throw new Error(`item ${id} has no page`)
        const { market_history, protected_until: _clock, ...shown } = details.value
        return { shown, numbers: market_history }
      },
    ]),
  ),
  'strip sale': async (dependsOn) => ({ shown: await stripOf(index, 'sale', dependsOn), numbers: null }),
  'strip new': async (dependsOn) => ({ shown: await stripOf(index, 'new', dependsOn), numbers: null }),
  hero: async (dependsOn) => {
    const { left, right } = await heroOf(index, dependsOn)
    return { shown: [...left, ...right], numbers: null }
  },
  recommended: async (dependsOn) => ({ shown: null, numbers: await recommendedItemsOf(shop(), dependsOn) }),
  facets: async (dependsOn) => ({ shown: null, numbers: await filterDataOf(index, {}, 'en', dependsOn) }),
  'facets of rifles': async (dependsOn) => ({
    shown: null,
    numbers: await filterDataOf(index, { category: 'rifle', price_till: 30 }, 'en', dependsOn),
  }),
  suggestions: async (dependsOn) => ({ shown: null, numbers: await suggestionsFor(index, 'ak', dependsOn) }),
}

const readAll = async () => {
  const kept = new Map<string, { read: Read; effectOf: EffectOf }>()
  for (const [name, read] of Object.entries(reads)) {
    const effects: EffectOf[] = []
    const said = await read((effectOf) => effects.push(effectOf))
    const strongest = (change: ItemChange): ChangeEffect =>
      effects.map((effectOf) => effectOf(change)).reduce(strongerOf, 'none')
    kept.set(name, { read: said, effectOf: strongest })
  }
  return kept
}

/** As many as an announcement names. */
const every = Array.from({ length: 50 }, (_, at) => at + 30)

const steps = [
  `state = case state when 'available' then 'reserved' else state end`,
  `state = 'sold', sold_at = now()`,
  `state = 'available', sold_at = null`,
  'price_cents = price_cents + 250, old_price_cents = null',
  'price_cents = greatest(3, price_cents / 2), old_price_cents = null',
  'price_cents = greatest(3, price_cents - 2), old_price_cents = greatest(3, price_cents - 2) + 500',
  `new_until = now() + interval '1 day'`,
  'new_until = null',
  `available_from = now() + interval '1 day'`,
  'available_from = null',
]

/** An item as a list shows it. */
interface Shown {
  id: number
  price: number
}

const offered = async (shown: readonly Shown[]): Promise<boolean> => {
  const { rows } = await database.pool.query(
    `select id, price_cents from items where id = any($1) and state = 'available'`,
    [shown.map(({ id }) => id)],
  )
  const prices = new Map(rows.map(({ id, price_cents }) => [id, price_cents]))
  return shown.every(({ id, price }) => prices.get(id) === Math.round(price * 100))
}

test('whatever happens to items, an answer that is kept shows what a fresh one shows', {
  timeout: 240_000,
}, async () => {
  const { rows } = await database.pool.query('select item_id from strip_pins')
  const pinned: number[] = rows.map(({ item_id }) => item_id)
  const counts: Record<ChangeEffect, number> = { none: 0, numbers: 0, moved: 0, shown: 0 }
  const step = fc.record({
    change: fc.constantFrom(...steps),
    ids: fc.array(fc.oneof(fc.integer({ min: 1, max: 150 }), fc.constantFrom(...pinned)), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  await fc.assert(
    fc.asyncProperty(step, async ({ change, ids }) => {
      const kept = await readAll()
      const changes = await changed(change, ids)
      expect(changes.length).toBeGreaterThan(0)
      for (const [name, { read, effectOf }] of kept) {
        const effect = changes.map(effectOf).reduce(strongerOf, 'none')
        counts[effect] += 1
        if (effect === 'shown') continue
        const fresh = await reads[name]?.(unkept)
        if (effect === 'moved') {
          // It stands further now, and that is all: everything on it is offered at its price.
          expect(await offered(read.shown as Shown[]), `${name} after ${change} of ${ids}`).toBe(true)
          continue
        }
        expect(fresh?.shown, `${name} after ${change} of ${ids}`).toEqual(read.shown)
        const counted = read.countAnew?.()
        if (counted) expect(counted.meta, `${name} counted after ${change} of ${ids}`).toEqual(fresh?.numbers)
        if (effect === 'none') expect(fresh?.numbers, `${name} after ${change} of ${ids}`).toEqual(read.numbers)
      }
    }),
    { numRuns: 40 },
  )
  // Dropping everything would be right as well, and slow.
  const all = counts.none + counts.numbers + counts.moved + counts.shown
  expect(counts.none / all).toBeGreaterThan(0.3)
  expect(counts.shown / all).toBeLessThan(0.5)
})

/** The strongest effect that a change has on an answer that was read before. */
const effectOf = async (name: string, change: string, ids: readonly number[]): Promise<ChangeEffect> => {
  const kept = (await readAll()).get(name)
  return (await changed(change, ids)).map((each) => kept?.effectOf(each) ?? 'none').reduce(strongerOf, 'none')
}

const offeredAgain = `state = 'available', sold_at = null, available_from = null`

test('a pinned item that is offered again comes back to its strip at once, however many are on sale', async () => {
  await changed(`${offeredAgain}, old_price_cents = price_cents + 100`, every)
  await listener.query(`delete from strip_pins`)
  await listener.query(`insert into strip_pins (strip, item_id, place) values ('sale', 30, 1)`)
  // The dearest stand in the strip by themselves.
  await changed('price_cents = 3, old_price_cents = 100', [30])
  expect(await effectOf('strip sale', `state = 'reserved'`, [30])).toBe('shown')
  expect(await effectOf('strip sale', `state = 'available'`, [30])).toBe('shown')
})

test('a copy of a finish that goes or comes back changes the page of the others at once', async () => {
  await changed(offeredAgain, every)
  expect(await effectOf('item 60', `state = 'reserved'`, [75])).toBe('shown')
  // Nobody was offered it any more: the market's prices alone know of it.
  expect(await effectOf('item 60', `state = 'sold', sold_at = now()`, [75])).toBe('numbers')
  const { rows } = await database.pool.query(
    `select items.id from items, (select * from items where id = 60) as shown
     where items.id between 30 and 59 and items.weapon <> shown.weapon
       and abs(items.price_cents - shown.price_cents) > shown.price_cents * 0.4
     limit 1`,
  )
  expect(await effectOf('item 60', `state = 'reserved'`, [rows[0].id])).toBe('none')
})

test('fifty items with the longest names change at once, and each of them is announced', async () => {
  await listener.query(
    `update skins set weapon = repeat('★', 160) where id = any(select skin_id from items where id = any($1))`,
    [every],
  )
  await listener.query(`update items set weapon = repeat('★', 160) where id = any($1)`, [every])
  const changes = await changed('price_cents = price_cents + 1, old_price_cents = null', every)
  expect(changes.map(({ id }) => id).sort((left, right) => left - right)).toEqual(every)
})
