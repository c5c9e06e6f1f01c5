import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../db/pool.ts'
import { commands } from './commands.ts'
import { runNoted, selfNotingVerbs } from './run-noted.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const run = async (verb: string, ...args: string[]): Promise<number> => {
  const command = commands.find(({ name }) => name === verb)
  if (!command) throw new Error(`there is no verb ${verb}`)
  const { pool, ownerUrl, serverUrl } = shop.database
  const context = { pool, ownerUrl, serverUrl, env: shop.shop.env, clock: shop.clock, args, print: () => {} }
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

/** Verbs that change nothing; one more has to be said here as well. */
const reading = [
  'accounts list',
  'backup files',
  'backup list',
  'backup verify',
  'campaigns list',
  'campaigns show',
  'currencies list',
  'customers statement',
  'deals list',
  'deals show',
  'deliveries list',
  'disputes list',
  'doctor',
  'export',
  'export datev',
  'health',
  'holidays list',
  'home show',
  'import list',
  'import show',
  'items list',
  'items show',
  'ledger verify',
  'mails failed',
  'margins list',
  'months list',
  'offers list',
  'offers show',
  'orders list',
  'orders show',
  'packs list',
  'packs show',
  'pages export',
  'pages list',
  'payments held',
  'payouts files',
  'payouts list',
  'payouts show',
  'prices list',
  'promo list',
  'promo show',
  'provider-payouts list',
  'provider-payouts show',
  'receipts export',
  'receipts list',
  'reports balance',
  'reports balances',
  'reports disputes',
  'reports margin',
  'reports promo',
  'reports purchases',
  'reports sales',
  'reports stock',
  'reports vat',
  'secrets list',
  'settings history',
  'settings show',
  'skins list',
  'skins show',
  'staff list',
  'steam-accounts list',
  'stock list',
  'stock show',
  'texts export',
  'texts history',
  'texts list',
]

test('every verb is written down but those that only read', async () => {
  const names = commands.map(({ name }) => name)
  for (const name of selfNotingVerbs) expect(names).toContain(name)
  expect(
    commands
      .filter(({ reads }) => reads)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(reading)
  for (const name of names.filter((verb) => !reading.includes(verb) && !selfNotingVerbs.has(verb))) {
    // Some verbs throw where a word is missing: that is written down too.
    await run(name).catch(() => null)
    const [row] = await notesOf(name)
    expect(row, name).toMatchObject({ address: expect.stringMatching(/^typed by ./), outcome: expect.any(String) })
  }
})

test('what says that it reads does so: each runs on connections that cannot write', async () => {
  const readOnly = `${shop.database.serverUrl}?options=-c%20default_transaction_read_only%3Don`
  const pool = createPool({ connectionString: readOnly, connectionsMax: 2, log: shop.shop.log })
  try {
    await expect(pool.query("update settings set copyright = 'x'")).rejects.toThrow(/read-only/)
    const { ownerUrl, serverUrl } = shop.database
    for (const command of commands.filter(({ reads }) => reads)) {
      const isNamed =
        command.usage.includes('<') &&
        /^(backup verify|customers statement|texts list|(texts|pages|receipts) export|export.*|.* show)$/.test(
          command.name,
        )
      const args = isNamed ? await shownOf(command.name) : []
      for (const json of [false, true]) {
        const context = {
          pool,
          ownerUrl,
          serverUrl,
          env: shop.shop.env,
          clock: shop.clock,
          args,
          json,
          print: () => {},
        }
        expect([0, 1], command.name).toContain(await command.run(context))
      }
    }
  } finally {
    await pool.end()
  }
})

/** Something that is not there: it is looked for all the same. Backups are files, and one of them is read. */
const shownOf = async (name: string): Promise<string[]> => {
  if (name === 'customers statement') return ['nobody@example.com', '--from', '2026-11-01', '--till', '2026-11-30']
  if (name === 'pages export') return ['terms', 'de', join(shop.shop.env.DATA_DIR, 'terms.html')]
  if (name === 'receipts export') return [shop.shop.env.DATA_DIR, '999999']
  if (name === 'export')
    return ['items', '--from', '2026-01-01', '--till', '2026-01-02', '--out', join(shop.shop.env.DATA_DIR, 'items.csv')]
  if (name === 'export datev') return ['--month', '2026-01', '--out', join(shop.shop.env.DATA_DIR, 'datev.csv')]
  if (name === 'texts list') return ['de']
  if (name === 'texts export') return ['de', join(shop.shop.env.DATA_DIR, 'texts.csv')]
  if (name === 'payouts show') return ['00000000-0000-4000-8000-000000000000']
  if (name !== 'backup verify') return ['999999']
  const folder = join(shop.shop.env.DATA_DIR, 'of-noted')
  expect(await run('backup create', '--out', folder)).toBe(0)
  return [join(folder, (await readdir(folder))[0] ?? '')]
}

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
  expect(await run('promo create', '--code', 'NOTED10', '--percent', '10', '--sure')).toBe(0)
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
