import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CountedShop, openCountedShop } from '../domains/catalogue/stock-taking/testing/counted-shop.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { runCommand } from './testing/run-command.ts'

let shop: CountedShop

beforeAll(async () => {
  shop = await openCountedShop()
})

afterAll(() => shop?.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

test('a count is asked of the running shop, and what it finds is listed', async () => {
  expect(await run('stock list')).toEqual({ code: 0, said: 'Everything agrees.' })
  const account = await shop.account()
  const [itemId] = await shop.stock(account)
  await shop.lies(account, [])
  expect(await run('stock count')).toEqual({ code: 0, said: 'The running shop counts now.' })
  expect(await run('stock count')).toEqual({ code: 0, said: 'A count goes on already.' })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const { code, said } = await run('stock list', '--kind', 'missing', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(said)).toMatchObject([{ kind: 'missing', item: itemId, state: 'hidden', account: 'Vault 1' }])
  expect((await run('stock list', '--kind', 'unknown')).code).toBe(0)
})

test.each([
  ['stock list', ['--kind', 'odd']],
  ['stock list', ['all']],
  ['stock count', ['now']],
])('%s says how it is written', async (command, args) => {
  expect(await run(command, ...args)).toMatchObject({ code: 2, said: expect.stringContaining(`-- ${command}`) })
})
