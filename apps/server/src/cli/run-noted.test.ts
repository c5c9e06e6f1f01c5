import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands, readingVerbs } from './commands.ts'
import { runNoted, selfNotingVerbs } from './run-noted.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const run = async (verb: string, ...args: string[]): Promise<number> => {
  const command = commands.find(({ name }) => name === verb)
  if (!command) throw new Error(`there is no verb ${verb}`)
  const { pool, ownerUrl } = shop.database
  const context = { pool, ownerUrl, env: shop.shop.env, clock: shop.clock, args, print: () => {} }
  return runNoted(command, context)
}

const notesOf = async (verb: string) => {
  const { rows } = await shop.database.ownerPool.query(
    `select l.address, l.input, o.outcome,
       (select json_agg(json_build_object('table', c.table_name, 'before', c.before, 'after', c.after) order by c.id)
        from audit_changes c where c.audit_id = l.id) as changes
     from audit_log l left join audit_outcomes o on o.audit_id = l.id where l.action = $1 order by l.id`,
    [`cli ${verb}`],
  )
  return rows
}

test('every verb that may change something is written down, and those that only read are verbs', async () => {
  const names = commands.map(({ name }) => name)
  for (const name of [...readingVerbs, ...selfNotingVerbs]) expect(names).toContain(name)
  for (const name of names.filter((verb) => !readingVerbs.has(verb) && !selfNotingVerbs.has(verb))) {
    // Some verbs throw where a word is missing: that is written down too.
    await run(name).catch(() => null)
    const [row] = await notesOf(name)
    expect(row, name).toMatchObject({ address: expect.stringMatching(/^typed by ./), outcome: expect.any(String) })
  }
})

test('the account that payouts leave from is noted with before and after, and never as it was typed', async () => {
  const account = ['--name', 'Pandrop d.o.o.', '--iban', 'SI56 2633 0001 2039 086', '--bic', 'BAKOSI2X']
  expect(await run('payouts account', ...account, '--town', 'Ljubljana', '--country', 'SI')).toBe(0)
  const row = (await notesOf('payouts account')).at(-1)
  expect(row).toMatchObject({
    outcome: 'done',
    changes: [{ table: 'settings', after: { debtor_name: 'Pandrop d.o.o.', debtor_iban: 'SI56263300012039086' } }],
  })
  expect(JSON.stringify(row.input)).not.toContain('2633')
})

test('promo codes, margins and holidays are noted with what they changed', async () => {
  const lately = async (verb: string) => (await notesOf(verb)).at(-1)
  expect(await run('promo create', '--code', 'NOTED10', '--percent', '10')).toBe(0)
  expect(await lately('promo create')).toMatchObject({
    outcome: 'done',
    changes: [{ table: 'promo_codes', before: null }],
  })
  expect(await run('promo stop', 'NOTED10')).toBe(0)
  expect(await lately('promo stop')).toMatchObject({ outcome: 'done', changes: [{ table: 'promo_codes' }] })
  expect(await run('holidays add', '2027-02-03', 'Inventory')).toBe(0)
  expect(await lately('holidays add')).toMatchObject({ changes: [{ table: 'holidays', before: null }] })
  expect(await run('holidays add', 'never')).not.toBe(0)
  expect(await lately('holidays add')).toMatchObject({ outcome: 'exit 2', changes: null })
})
