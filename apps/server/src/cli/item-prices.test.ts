import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centsOf, takeFresh } from '../domains/catalogue/price-changes/testing/price-orders.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

test('prices are tried, changed, listed and taken back by commands', async () => {
  const ids = await takeFresh(shop, 3)
  const items = ['--items', ids.join()]
  const tried = await run('items price', '--percent=-10', ...items, '--ending', '49', '--dry-run')
  expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('3 of 3 items: 30.00 → 28.47 EUR') })
  expect(await centsOf(shop, ids)).toEqual([1000, 1000, 1000])
  const done = await run('items price', '--percent=-10', ...items, '--ending', '49')
  expect(done.said).toMatch(/Price change \d+: 3 prices changed, 0 kept\. Back for 15 minutes: prices undo \d+$/)
  expect(await centsOf(shop, ids)).toEqual([949, 949, 949])
  const number = /Price change (\d+)/.exec(done.said)?.[1] ?? ''
  expect((await run('prices list')).said).toMatch(/percent +-10 +49 +3 +3/)
  expect((await run('prices undo', number)).said).toContain('3 of 3 prices are as they were')
  expect(await centsOf(shop, ids)).toEqual([1000, 1000, 1000])
  const { rows } = await shop.database.ownerPool.query(
    `select count(*)::int as rows from audit_changes c join audit_log l on l.id = c.audit_id
     where l.action = 'cli items price' and c.table_name = 'items'`,
  )
  expect(rows).toEqual([{ rows: 0 }])
})

test('a filter names items as well, and more than half off is said twice', async () => {
  const redlines = ['--tab', 'on_sale', '--search', 'ak-47 redline']
  const refused = await run('items price', '--set', '0.05', ...redlines)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('would lose more than half') })
  expect(await run('items price', '--reference', '1.01', ...redlines, '--deep')).toMatchObject({ code: 0 })
})

test('what cannot be meant is answered with how it is written', async () => {
  const wrong = [
    [],
    ['--percent=-10'],
    ['--percent=-10', '--set', '5', '--items', '1'],
    ['--percent', 'much', '--items', '1'],
    ['--percent=-10', '--items', '1,x'],
    ['--percent=-10', '--items', '1', '--tab', 'on_sale'],
    ['--percent=-10', '--items', '1', '--search', 'ak'],
    ['--percent=-10', '--tab', 'attic'],
    ['--range', '--items', '1', '--ending', '95'],
  ]
  for (const args of wrong) expect(await run('items price', ...args), args.join(' ')).toMatchObject({ code: 2 })
  expect(await run('items price', '--percent', '5000', '--items', '1')).toMatchObject({ code: 1 })
  expect(await run('items price', '--percent=1', '--items', '999999')).toMatchObject({ code: 1 })
  expect(await run('prices undo', 'x')).toMatchObject({ code: 2 })
  expect(await run('prices undo', '999999')).toMatchObject({ code: 1 })
  expect(await run('prices list', 'all')).toMatchObject({ code: 2 })
})
