import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command } from './command.ts'
import { settingsSet, settingsShow } from './settings.ts'

let world: TestShop

beforeAll(async () => {
  world = await startTestShop()
})

afterAll(() => world.stop())

const run = async (command: Command, ...args: string[]): Promise<{ code: number; said: string }> => {
  const said: string[] = []
  const { pool, ownerUrl } = world.database
  const context = { pool, ownerUrl, env: world.shop.env, clock: world.clock }
  const code = await command.run({ ...context, args, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

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

test('who has set it stands in the audit log', async () => {
  const { rows } = await world.database.ownerPool.query(
    `select address from audit_log where action = 'cli settings set'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows[0].address).toMatch(/^typed by /)
})
