import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import type { Command } from './command.ts'
import { packsCreate, packsList, packsShow, packsStop } from './packs.ts'

let database: TestDatabase
let items: number[]

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const { rows } = await database.ownerPool.query(
    `update items set price_cents = 1000, old_price_cents = null
     where id in (select id from items where state = 'available' order by id limit 3) returning id`,
  )
  items = rows.map(({ id }) => id)
})

afterAll(() => database?.drop())

const run = async (command: Command, ...args: string[]): Promise<{ code: number; said: string[] }> => {
  const said: string[] = []
  const { pool, ownerUrl, serverUrl } = database
  const context = { pool, ownerUrl, serverUrl, env: readEnv({}), clock: { now: () => new Date() } }
  const code = await command.run({ ...context, args, print: (line) => said.push(line) })
  return { code, said }
}

test('packs create makes a pack, list and show tell how it stands, stop ends it', async () => {
  expect(await run(packsList)).toEqual({ code: 0, said: ['There is no such pack.'] })
  const wish = ['--name', 'Trio', '--items', items.join(','), '--price', '27', '--until', '2099-12-31']
  const asked = await run(packsCreate, ...wish, '--price', '9')
  expect([asked.code, asked.said.join(' ')]).toEqual([1, expect.stringContaining('--sure')])
  const made = await run(packsCreate, ...wish, '--sure')
  expect(made.code, made.said.join()).toBe(0)
  const [id = ''] = made.said[1]?.split(/ +/) ?? []
  expect(made.said[1]).toMatch(/^\d+ +offered +Trio +3 +27\.00 +30\.00 +10 .*2099-12-31/)
  expect((await run(packsList, '--filter', 'current', '--search', 'tri')).said).toHaveLength(2)
  const shown = (await run(packsShow, id)).said.join('\n')
  for (const item of items) expect(shown).toContain(String(item))
  expect(await run(packsStop, id)).toEqual({ code: 0, said: [`Pack ${id} is stopped.`] })
  expect(await run(packsStop, id)).toEqual({ code: 1, said: [`Pack ${id} was stopped before.`] })
  expect((await run(packsList, '--limit', '1001')).code).toBe(2)
  expect(await run(packsShow, '999999')).toEqual({ code: 1, said: ['This pack does not exist'] })
})

test.each([
  [['--items', '1;2'], /--items: numbers/],
  [['--items', '1,2', '--price', '5,00'], /--price: a number/],
  [['--items', '1,2', '--price', '5', '--until', '2100-02-30'], /--until: a day/],
  [['--items', '1,2', '--price', '5', '--name', 'x'.repeat(81)], /--name: at most 80/],
  [['--items', '1,2', '--price', '5', '--name', 'A\u202eB'], /none of them invisible/],
])('packs create says what is wrong with %s', async (args, text) => {
  await expect(run(packsCreate, '--name', 'P', '--price', '5', ...args)).rejects.toThrow(text)
})
