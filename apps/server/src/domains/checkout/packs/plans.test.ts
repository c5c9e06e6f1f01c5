import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { unkept } from '../../catalogue/items/item-change.rules.ts'
import { offeredPacksOf } from './packs.ts'
import { listStaffPacks } from './staff-packs.ts'

const pastCount = 10_000

let database: TestDatabase
let itemId: number

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const { rows } = await database.ownerPool.query<{ id: number }>(
    `select id from items where state = 'available' and available_from is null order by id limit 3`,
  )
  const [sold, second, third] = rows.map(({ id }) => id)
  itemId = second ?? 0
  // One that stands, among all that somebody has ended by buying an item of theirs.
  await database.ownerPool.query(
    `with made as (
       insert into packs (name, price_cents, items_count, offered_from, made_by, created_at)
       select 'Pack', 1, 2, now(), 'cli', now() from generate_series(0, $1)
       returning id
     )
     insert into pack_items (pack_id, line_no, item_id)
     select made.id, line_no, item_id
     from made cross join lateral (
       values (1, case when made.id > (select min(id) from made) then $2::bigint else $4 end), (2, $3)
     ) as part (line_no, item_id)`,
    [pastCount, sold, second, third],
  )
  await database.ownerPool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [sold])
  await database.ownerPool.query('vacuum analyze packs, pack_items')
})

afterAll(() => database.drop())

interface Sent {
  text: string
  values: unknown[]
}

/** Sends on what it is given, and writes down what lists of packs ask. */
const recorder = (): Queryable & { sent: Sent[] } => {
  const sent: Sent[] = []
  const query = (asked: string | pg.QueryConfig): Promise<pg.QueryResult> => {
    if (typeof asked !== 'string' && /from packs pack/.test(asked.text))
      sent.push({ text: asked.text, values: asked.values ?? [] })
    return database.pool.query(asked)
  }
  return { sent, query } as Queryable & { sent: Sent[] }
}

interface PlanNode {
  'Node Type': string
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test.each([
  ['what is on offer', (pool: Queryable) => offeredPacksOf({ pool, clock: systemClock } as Shop, {}, unkept)],
  [
    'packs beside an item',
    (pool: Queryable) => offeredPacksOf({ pool, clock: systemClock } as Shop, { item: itemId }, unkept),
  ],
  ['current packs', (pool: Queryable) => listStaffPacks({ pool, clock: systemClock } as StaffContext, {})],
  [
    'planned packs',
    (pool: Queryable) => listStaffPacks({ pool, clock: systemClock } as StaffContext, { filter: 'planned' }),
  ],
])('a list of %s never reads the items of packs that have ended', async (_, ask) => {
  const pool = recorder()
  await ask(pool)
  expect(pool.sent).toHaveLength(1)
  for (const { text, values } of pool.sent) {
    const { rows } = await database.ownerPool.query(`explain (analyze, format json) ${text}`, values)
    const [{ Plan: plan }] = rows[0]['QUERY PLAN']
    const sums = nodesOf(plan).filter((node) => node['Node Type'] === 'Aggregate')
    expect(
      sums.map((node) => node['Actual Loops']),
      JSON.stringify(plan, null, 1),
    ).toEqual([1])
  }
})
