import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderFromBalance } from '../domains/orders/orders/testing/handled-orders.ts'
import { commands } from './commands.ts'
import { runNoted } from './run-noted.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  shop.clock.set(new Date('2026-10-10T10:00:00Z'))
  await orderFromBalance(shop)
  shop.clock.set(new Date('2026-11-28T10:00:00Z'))
})

afterAll(() => shop?.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

/** As typed by somebody; answers what the log keeps of it. */
const noted = async (verb: string, ...args: string[]) => {
  const command = commands.find(({ name }) => name === verb)
  const { database, clock } = shop
  const { pool, ownerUrl, serverUrl } = database
  const context = { pool, ownerUrl, serverUrl, env: shop.shop.env, clock, args, print: () => {} }
  expect(command && (await runNoted(command, context))).toBe(0)
  const { rows } = await database.ownerPool.query(
    `select change.table_name, change.before, change.after from audit_log log
     join audit_changes change on change.audit_id = log.id where log.action = $1`,
    [`cli ${verb}`],
  )
  return rows
}

test('months are listed, and locked and unlocked in their order', async () => {
  expect((await run('months list')).said).toMatch(/2026-11 +running[\s\S]*2026-10 +over/)
  expect((await run('months lock', '2026-11')).said).toContain('The next one is 2026-10')
  expect(await noted('months lock', '2026-10')).toMatchObject([
    { table_name: 'month_locks', before: null, after: { month: '2026-10', locked_by: 'staff:cli' } },
  ])
  expect((await run('months list')).said).toMatch(/2026-10 +locked/)
  expect((await run('months lock', '2026-11')).said).toBe('This month is not over')
  expect((await run('months unlock', '2026-10')).said).toContain('months unlock <2026-11> --reason')
  expect(await noted('months unlock', '2026-10', '--reason', 'forgotten')).toMatchObject([
    { table_name: 'month_locks', after: { unlock_reason: expect.stringMatching(/^forgotten \(typed by /) } },
  ])
  expect((await run('months unlock', '2026-10', '--reason', 'again')).said).toContain('last month first')
  for (const args of [[], ['2026'], ['2026-10', 'more']])
    expect((await run('months lock', ...args)).said).toContain('months lock <2026-11>')
})
