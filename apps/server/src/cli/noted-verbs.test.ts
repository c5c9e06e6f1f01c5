import { readFile } from 'node:fs/promises'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from './commands.ts'
import { runNoted } from './run-noted.ts'
import { notedMoneyVerbs } from './testing/noted-money-verbs.ts'
import { notedShopVerbs } from './testing/noted-shop-verbs.ts'
import { notedVerbs, verbsProvenElsewhere, verbsUnread } from './testing/noted-verbs.ts'
import { typedWords } from './testing/run-command.ts'

const typedOnce = { ...notedVerbs, ...notedMoneyVerbs, ...notedShopVerbs }

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

test('whatever a verb changes stands in the log with before and after, or it stands in a list', () => {
  const known = [...Object.keys(typedOnce), ...Object.keys(verbsProvenElsewhere), ...verbsUnread]
  const changing = commands.filter(({ reads }) => !reads).map(({ name }) => name)
  expect(known.sort()).toEqual(changing.sort())
})

const sides = {
  made: { before: null, after: expect.any(Object) },
  changed: { before: expect.any(Object), after: expect.any(Object) },
  removed: { before: expect.any(Object), after: null },
} as const

test.each(Object.entries(typedOnce))('%s leaves in the log what was before and is after', async (name, verb) => {
  const command = commands.find((one) => one.name === name)
  const said: string[] = []
  const args = typedWords(await verb.typed(shop))
  const { database, clock } = shop
  const { pool, ownerUrl, serverUrl } = database
  const answers = [...(verb.answers ?? [])]
  const ask = async () => answers.shift() ?? ''
  const print = (line: string) => said.push(line)
  const context = { pool, ownerUrl, serverUrl, env: shop.shop.env, clock, args, print, ask }
  expect(command && (await runNoted(command, context)), said.join('\n')).toBe(0)
  const { rows } = await database.ownerPool.query(
    `select o.outcome, c.before, c.after from audit_log l
     join audit_outcomes o on o.audit_id = l.id
     join audit_changes c on c.audit_id = l.id and c.table_name = $2
     where l.id = (select max(id) from audit_log where action = $1)`,
    [`cli ${name}`, verb.table],
  )
  expect(rows).toContainEqual({ outcome: 'done', ...sides[verb.row] })
})

test.each(Object.entries(verbsProvenElsewhere))('what %s changes is read by its own test', async (_name, proof) => {
  const [file, promise] = proof
  expect(await readFile(new URL(file, import.meta.url), 'utf8')).toContain(promise)
})
