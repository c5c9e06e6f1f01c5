import { readFile } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditKeys, type ErasureStep, erasureSteps } from './erasure.ts'
import { personalTables, registeredColumns } from './register.ts'
import { withRegister } from './register-page.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

// As the owner: the server sees only the columns that it may use. Views repeat columns of tables.
const columnsOfDatabase = `
  select concat(nullif(c.table_schema, 'public') || '.', c.table_name, '.', c.column_name) as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`

const existing = async (): Promise<string[]> => {
  const { rows } = await database.ownerPool.query<{ name: string }>(columnsOfDatabase)
  return rows.map(({ name }) => name)
}

test('every column of the database has a line that says whether it holds personal data, and what and why', async () => {
  const known = new Set(registeredColumns())
  expect((await existing()).filter((name) => !known.has(name))).toEqual([])
})

test('every line is about a column that is there, once', async () => {
  const there = new Set(await existing())
  const lines = registeredColumns()
  expect(lines.filter((name) => !there.has(name))).toEqual([])
  expect(lines.filter((name, place) => lines.indexOf(name) !== place)).toEqual([])
})

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

test('what goes with an account follows from the register, and erase_customer does all of it', async () => {
  const { rows: audited } = await database.ownerPool.query<{ name: string; key: string }>(
    `select tgrelid::regclass::text as name, encode(tgargs, 'escape') as key from pg_trigger where tgname = 'audit'`,
  )
  const { rows } = await database.ownerPool.query<ErasureStep>(
    'select table_name, rows_of, audit_key, audited, statement from erasure_steps',
  )
  const byName = (steps: ErasureStep[]) =>
    new Map(
      steps.map(({ table_name: name, rows_of: of, statement, ...audit }) => [
        name,
        { ...audit, of: plain(of), statement: statement && plain(statement) },
      ]),
    )
  const asked = erasureSteps(audited.map(({ name }) => name))
  expect(asked.length).toBeGreaterThan(50)
  expect(byName(rows)).toEqual(byName(asked))
  const keys = new Map(audited.map(({ name, key }) => [name, key.split('\\000')[0]]))
  for (const [name, key] of Object.entries(auditKeys)) expect(keys.get(name), name).toBe(key)
})

test('a table whose rows cannot be found by their customer says what becomes of them', () => {
  const unsaid = Object.entries(personalTables).filter(
    ([, { given, erased }]) => typeof given === 'string' && erased === undefined,
  )
  expect(unsaid.map(([name]) => name)).toEqual([])
})

test('a column that is added, or goes, does not pass unnoticed', async () => {
  await database.ownerPool.query('alter table holidays add column visitor_note text')
  const known = new Set(registeredColumns())
  expect((await existing()).filter((name) => !known.has(name))).toEqual(['holidays.visitor_note'])
  await database.ownerPool.query('alter table holidays drop column visitor_note')
})

/** Tables that name a row of a customer's table, and what they say of it is not about the customer. */
const leadElsewhere = {
  'what came of an offer, or went with an order, is an item or a pack of the shop': ['items', 'packs'],
  'what staff did, and how it ended': ['audit_outcomes', 'imports'],
  'between the shop and its bank or card provider': ['bank_line_bookings', 'provider_payouts'],
  'whether a program took what it was told': ['webhook_tries'],
}

test('a table whose rows lead to a customer is one of theirs', async () => {
  const { rows } = await database.ownerPool.query<{ child: string; parent: string }>(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' order by 1`,
  )
  const leading = rows.filter(({ child, parent }) => parent in personalTables && !(child in personalTables))
  expect([...new Set(leading.map(({ child }) => child))]).toEqual(Object.values(leadElsewhere).flat().sort())
})

test('the page about personal data is as the register is: `npm run personal-data` writes it', async () => {
  const page = await readFile(new URL('../../../../../../docs/personal-data.md', import.meta.url), 'utf8')
  expect(page).toBe(withRegister(page))
})
