import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import * as fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import { runUnprepared } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { importCatalogue } from '../items/import.ts'
import { joinItems } from './campaign-items.sql.ts'
import { runCampaigns } from './run-campaigns.ts'
import { agedItems, pricesOf } from './testing/campaigns.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await inTransaction(database.ownerPool, (tx) => importCatalogue(tx))
})

afterAll(() => database.drop())

const day = 86_400_000

interface Logged {
  price: number
  old: number | null
  /** milliseconds */
  at: number
  /** milliseconds; null: customers were never asked */
  offeredFrom: number | null
}

const logOf = async (itemId: number): Promise<Logged[]> => {
  const { rows } = await database.pool.query(
    `select price_cents, old_price_cents, extract(epoch from changed_at) * 1000 as at,
       extract(epoch from offered_from) * 1000 as offered
     from price_log where item_id = $1 order by changed_at, id`,
    [itemId],
  )
  return rows.map((row) => ({
    price: row.price_cents,
    old: row.old_price_cents,
    at: Number(row.at),
    offeredFrom: row.offered === null ? null : Number(row.offered),
  }))
}

/** The lowest price that customers were asked in the 30 days before an entry of the log, found without the database. */
const lowestBefore = (log: readonly Logged[], index: number): number => {
  const { at } = log[index] as Logged
  return Math.min(
    ...log.slice(0, index).flatMap(({ price, offeredFrom }, place) => {
      const until = log[place + 1]?.at ?? at
      return offeredFrom !== null && offeredFrom < until && until > at - 30 * day ? [price] : []
    }),
    Number.POSITIVE_INFINITY,
  )
}

/** Where a reduction that goes on at an entry began: its old price was claimed there. */
const firstStep = (log: readonly Logged[], index: number): number => {
  const [now, before] = [log[index], log[index - 1]]
  const goesOn = now?.old && before?.old && now.old <= before.old && now.price <= before.price
  return goesOn ? firstStep(log, index - 1) : index
}

const expectTruth = async (itemIds: number[]): Promise<void> => {
  for (const id of itemIds) {
    const log = await logOf(id)
    for (const [index, { old, price }] of log.entries()) {
      if (old === null) continue
      const lowest = lowestBefore(log, firstStep(log, index))
      expect(lowest, JSON.stringify(log)).toBeLessThan(Number.POSITIVE_INFINITY)
      expect(old, JSON.stringify(log)).toBeGreaterThan(price)
      expect(old, JSON.stringify(log)).toBeLessThanOrEqual(lowest)
    }
  }
}

/** Time passes: all that was noted is so many days older. */
const pass = async (days: number): Promise<void> => {
  const owner = await database.ownerPool.connect()
  const older = `- make_interval(days => ${days})`
  await owner.query(`
    begin;
    set local session_replication_role = replica;
    update price_log set changed_at = changed_at ${older}, offered_from = offered_from ${older};
    update items set price_changed_at = price_changed_at ${older}, created_at = created_at ${older},
      available_from = available_from ${older};
    update campaign_items set priced_at = priced_at ${older};
    update campaigns set starts_at = starts_at ${older}, ends_at = ends_at ${older};
    commit`)
  owner.release()
}

const run = () => runCampaigns({ pool: database.pool, clock: systemClock, log: pino({ level: 'silent' }) })

const begin = async (itemIds: number[], percent: number, days: number): Promise<void> => {
  const [made] = await runUnprepared<{ id: number }>(
    database.pool,
    `insert into campaigns (name, starts_at, ends_at, discount_percent, made_by, created_at)
     values ('x', now(), now() + make_interval(days => :days::int), :percent, 'x', now()) returning id`,
    { percent, days },
  )
  await database.pool.query('insert into campaign_items (campaign_id, item_id) select $1, unnest($2::bigint[])', [
    made?.id,
    itemIds,
  ])
  await run()
}

/** By hand: an old price may stay while the price goes further down, and never begins. */
const setPrice = (itemIds: number[], price: number) =>
  database.pool.query(
    `update items set price_cents = $2, old_price_cents = case when $2 <= price_cents then old_price_cents end
     where id = any($1) and state in ('available', 'hidden') and (old_price_cents is null or old_price_cents > $2)`,
    [itemIds, price],
  )

const setState = (itemIds: number[], from: string, to: string) =>
  database.pool.query('update items set state = $3 where id = any($1) and state = $2', [itemIds, from, to])

/** From so many days from now on, or at once; another date than before is another offer. */
const protect = (itemIds: number[], days: number) =>
  database.pool.query(
    `update items set available_from = case when $2 > 0 then now() + make_interval(days => $2) end
     where id = any($1)`,
    [itemIds, days],
  )

/** Somebody strikes through what they like; what the database lets pass has to be true. */
const claim = (itemIds: number[], old: number) =>
  Promise.allSettled(
    itemIds.map((id) =>
      database.pool.query('update items set old_price_cents = $2 where id = $1 and price_cents < $2', [id, old]),
    ),
  )

const itemCount = 3

const some = fc.subarray(
  Array.from({ length: itemCount }, (_, place) => place),
  { minLength: 1 },
)

const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), places: some, price: fc.integer({ min: 1, max: 6000 }) }),
  fc.record({
    kind: fc.constant('campaign' as const),
    places: some,
    percent: fc.integer({ min: 1, max: 90 }),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('stop' as const) }),
  fc.record({ kind: fc.constant('hide' as const), places: some }),
  fc.record({ kind: fc.constant('show' as const), places: some }),
  fc.record({ kind: fc.constant('protect' as const), places: some, days: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ kind: fc.constant('claim' as const), places: some, old: fc.integer({ min: 2, max: 6000 }) }),
  fc.record({ kind: fc.constant('reserve' as const), places: some }),
  fc.record({ kind: fc.constant('free' as const), places: some }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never

const take = async (taken: Step, ids: readonly number[]): Promise<void> => {
  const chosen = 'places' in taken ? taken.places.map((place) => ids[place] ?? 0) : []
  switch (taken.kind) {
    case 'set':
      await setPrice(chosen, taken.price)
      return
    case 'campaign':
      return begin(chosen, taken.percent, taken.days)
    case 'stop':
      await database.pool.query(
        `update campaigns set state = 'stopped', ended_at = now(), stopped_by = 'x'
         where state in ('planned', 'running')`,
      )
      return run()
    case 'hide':
      await setState(chosen, 'available', 'hidden')
      return
    case 'show':
      await setState(chosen, 'hidden', 'available')
      return
    case 'protect':
      await protect(chosen, taken.days)
      return
    case 'claim':
      await claim(chosen, taken.old)
      return
    case 'reserve':
      await setState(chosen, 'available', 'reserved')
      return
    case 'free':
      await setState(chosen, 'reserved', 'available')
      return
    case 'pass':
      await pass(taken.days)
      return run()
  }
}

test('whatever happens, no old price is above the lowest of the 30 days before its reduction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
      const ids = await agedItems(database, { count: itemCount, daysOld: 1 })
      for (const taken of steps) {
        await take(taken, ids)
        await expectTruth(ids)
      }
      // In the end everything comes free, and no reduction outlives its campaign but what somebody claimed by hand.
      await take({ kind: 'free', places: [0, 1, 2] }, ids)
      await take({ kind: 'stop' }, ids)
      const isByHand = steps.some(({ kind }) => kind === 'claim')
      if (!isByHand) expect((await pricesOf(database, ids)).map(([, old]) => old)).toEqual(ids.map(() => null))
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('an old price is honest from the day that is foretold, and not a moment earlier', async () => {
  const [id = 0] = await agedItems(database, { daysOld: 90 })
  await setPrice([id], 2000)
  await pass(10)
  await setPrice([id], 3000)
  const { rows } = await database.pool.query(
    `select lowest_of_30_days($1, due - interval '1 microsecond') as before, lowest_of_30_days($1, due) as after
     from old_price_honest_from($1, 2400) as due`,
    [id],
  )
  expect(rows).toEqual([{ before: 2000, after: 3000 }])
  const never = await database.pool.query('select old_price_honest_from($1, 3000) as due', [id])
  expect(never.rows).toEqual([{ due: null }])
})

test('the database refuses what a campaign would claim too much', async () => {
  const [id = 0] = await agedItems(database, { daysOld: 90 })
  await setPrice([id], 2000)
  await setPrice([id], 3000)
  await begin([id], 20, 1)
  expect(await pricesOf(database, [id])).toEqual([[1600, 2000]])
  const claimed = database.pool.query('update items set old_price_cents = 3000 where id = $1', [id])
  await expect(claimed).rejects.toMatchObject({ constraint: 'items_old_price_was_asked' })
  // A second time there is nobody left to join.
  const { rows } = await database.pool.query('select campaign_id from campaign_items where item_id = $1', [id])
  expect(await joinItems(database.pool, { campaignId: rows[0].campaign_id, ids: [id], at: new Date() })).toEqual([])
})

test('what was offered to nobody has no old price: hidden, protected, and shown only since', async () => {
  const [hidden = 0, guarded = 0, shown = 0, open = 0] = await agedItems(database, { count: 4, daysOld: 0 })
  await setState([hidden, shown], 'available', 'hidden')
  await protect([guarded], 7)
  const ids = [hidden, guarded, shown]
  // They came like that: nobody has seen them before.
  const owner = await database.ownerPool.connect()
  await owner.query('begin; set local session_replication_role = replica')
  await owner.query('delete from price_log where item_id = any($1) and offered_from <= now()', [ids])
  await owner.query('commit')
  owner.release()
  await setPrice([shown], 9000)
  await setState([shown], 'hidden', 'available')
  await setPrice([shown], 3000)
  await begin([...ids, open], 50, 1)
  expect(await pricesOf(database, [...ids, open])).toEqual([
    [1500, null],
    [1500, null],
    [1500, 3000],
    [1500, 3000],
  ])
  await setState([hidden], 'hidden', 'available')
  expect(await pricesOf(database, [hidden])).toEqual([[1500, null]])
  const claimed = database.pool.query('update items set old_price_cents = 3000 where id = $1', [hidden])
  await expect(claimed).rejects.toMatchObject({ constraint: 'items_old_price_was_asked' })
})
