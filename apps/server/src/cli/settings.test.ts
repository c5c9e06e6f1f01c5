import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command } from './command.ts'
import { settingsSet, settingsShow } from './settings.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const run = (command: Command, ...args: string[]) => runCommand(shop, command, ...args)

test('what a real shop asks for is shown with what to type, until it is set', async () => {
  const before = await run(settingsShow)
  expect(before.said).toContain('Pandrop Demo Ltd')
  expect(before.said).toContain('npm run shop -- settings set requisites "…"')
  expect(before.said).toContain('npm run shop -- settings set support_email "…"')
  expect((await run(settingsSet, 'requisites', 'Bamboo Ltd, 2 Real Street, 1000 Ljubljana')).code).toBe(0)
  expect((await run(settingsSet, 'support_email', 'Help@Shop.example')).said).toBe(
    'support_email is now: help@shop.example',
  )
  const after = await run(settingsShow)
  expect(after.said).toContain('Bamboo Ltd, 2 Real Street')
  expect(after.said).not.toContain('settings set')
})

test('what cannot be meant is refused and changes nothing', async () => {
  for (const [field, typed] of [
    ['support_email', 'nowhere'],
    ['requisites', '  '],
    ['copyright', 'x'.repeat(101)],
  ] as const) {
    expect((await run(settingsSet, field, typed)).code, field).toBe(1)
  }
  for (const args of [[], ['requisites'], ['vat', '22'], ['copyright', 'a', 'b']]) {
    expect((await run(settingsSet, ...args)).code, args.join(' ')).toBe(2)
  }
})

test('after how many hours an order is overdue is set within bounds', async () => {
  expect((await run(settingsShow)).said).toMatch(/deliver_hours +24/)
  expect((await run(settingsSet, 'deliver_hours', '48')).said).toBe('deliver_hours is now: 48')
  expect((await run(settingsShow)).said).toMatch(/deliver_hours +48/)
  for (const typed of ['0', '721', '1.5', 'soon', '']) {
    expect((await run(settingsSet, 'deliver_hours', typed)).code, typed).toBe(1)
  }
  const { rows } = await shop.database.ownerPool.query(
    `select input ->> 'typed' as typed from audit_log where input ->> 'field' = 'deliver_hours' order by id limit 1`,
  )
  expect(rows).toEqual([{ typed: '48' }])
})

test('who has set it stands in the audit log', async () => {
  const { rows } = await shop.database.ownerPool.query(
    `select address from audit_log where action = 'cli settings set'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows[0].address).toMatch(/^typed by /)
})

test.each([
  ['requisites', 'Bamboo Ltd, 3 Noted Street'],
  ['support_email', 'noted@shop.example'],
  ['copyright', 'Noted Ltd'],
  ['deliver_hours', '36'],
  ['quote_days_max', '45'],
])('what %s was before and is after stands in the audit log', async (field, typed) => {
  const { rows: standing } = await shop.database.ownerPool.query(`select ${field} as before from settings`)
  expect((await run(settingsSet, field, typed)).code).toBe(0)
  const { rows } = await shop.database.ownerPool.query(
    `select c.table_name, c.before -> $1 as before, c.after ->> $1 as after
     from audit_changes c join audit_log l on l.id = c.audit_id
     where l.action = 'cli settings set' order by c.id desc limit 1`,
    [field],
  )
  expect(rows).toEqual([{ table_name: 'settings', ...standing[0], after: typed }])
})
