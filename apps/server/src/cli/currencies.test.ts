import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  currenciesDecline,
  currenciesFetch,
  currenciesImport,
  currenciesKeep,
  currenciesList,
  currenciesRemove,
  currenciesSet,
  currenciesTake,
} from './currencies.ts'
import { runNoted } from './run-noted.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const run = (command: Parameters<typeof runCommand>[1], ...args: string[]) => runCommand(shop, command, ...args)

const fileOf = async (content: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'pandrop-rates-')), 'rates.csv')
  await writeFile(path, content)
  return path
}

test('a currency is added, rated, listed and taken away', async () => {
  expect((await run(currenciesKeep, 'chf', '--symbol', 'Fr.')).said).toBe('The shop has: EUR, USD, GBP, PLN, UAH, CHF')
  expect((await run(currenciesSet, 'chf', '0.9312')).said).toContain('1 EUR = 0.9312 CHF from now on')
  expect((await run(currenciesKeep, 'CHF', '--shown', 'no')).said).toContain('(CHF)')
  expect((await run(currenciesList)).said).toMatch(/CHF +0.9312 .*fresh +hand +no/)
  expect((await run(currenciesRemove, 'chf')).said).toBe('The shop has: EUR, USD, GBP, PLN, UAH')
  // It comes back with the rate that it had.
  await run(currenciesKeep, 'CHF')
  expect((await run(currenciesList)).said).toMatch(/CHF +0.9312/)
})

test('a rate that moves by more than a tenth is set with --yes alone', async () => {
  const refused = await run(currenciesSet, 'USD', '11.6')
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('900 %') })
  expect((await run(currenciesSet, 'USD', '11.6', '--yes')).code).toBe(0)
  expect((await run(currenciesSet, 'USD', '1.16', '--yes')).code).toBe(0)
})

test('rates of a file are set; those that the shop has not are left, and far ones refused', async () => {
  const file = await fileOf('code,rate\nUSD,1.18\nJPY,181\nEUR,1\nGBP,8.7\n')
  expect(await run(currenciesImport, file)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^1 EUR = 1.18 USD\n.*GBP by 900 %/),
  })
  expect((await run(currenciesImport, await fileOf('no rates at all\nand more'))).said).toContain('cannot be read')
  expect((await run(currenciesImport, '/nowhere/at/all')).code).toBe(1)
})

test('a source that cannot be asked is told, and that it was asked stands in the log', async () => {
  await run(currenciesKeep, 'PLN', '--source', 'url', '--url', 'https://127.0.0.1:9/', '--path', 'rate')
  const { pool, ownerPool, ownerUrl, serverUrl } = shop.database
  const said: string[] = []
  const context = {
    pool,
    ownerUrl,
    serverUrl,
    env: shop.shop.env,
    clock: shop.clock,
    args: [],
    print: (line: string) => said.push(line),
  }
  expect(await runNoted(currenciesFetch, context)).toBe(1)
  expect(said.join('\n')).toMatch(/PLN +address_refused/)
  const { rows } = await ownerPool.query(
    `select c.table_name, c.after ->> 'fetch_failure' as failure from audit_log l
     join audit_changes c on c.audit_id = l.id where l.action = 'cli currencies fetch'`,
  )
  expect(rows).toEqual([{ table_name: 'currencies', failure: 'address_refused' }])
})

test('what waits is decided once', async () => {
  const { rows } = await shop.database.ownerPool.query(
    `insert into currency_rates (code, value, published, source, rated_at, state, made_by, made_at)
     values ('USD', 9, 9, 'ecb', now(), 'waiting', 'job', now()) returning id`,
  )
  const id = String(rows[0].id)
  expect((await run(currenciesList)).said).toContain(`9 (number ${id})`)
  expect((await run(currenciesDecline, id)).code).toBe(0)
  expect((await run(currenciesTake, id)).said).toContain('does not wait any more')
})

test('what cannot be meant is told how it is written', async () => {
  for (const [command, args] of [
    [currenciesSet, ['USD']],
    [currenciesSet, ['USD', '0']],
    [currenciesSet, ['USD', '1,16']],
    [currenciesKeep, []],
    [currenciesKeep, ['USD', '--source', 'rumour']],
    [currenciesKeep, ['USD', '--shown', 'perhaps']],
    [currenciesRemove, []],
    [currenciesTake, ['x']],
    [currenciesImport, []],
    [currenciesFetch, ['now']],
    [currenciesList, ['all']],
  ] as const) {
    expect((await run(command, ...args)).code, `${command.name} ${args.join(' ')}`).toBe(2)
  }
  expect((await run(currenciesRemove, 'EUR')).code).toBe(1)
  expect((await run(currenciesKeep, 'XTS')).code).toBe(1)
  expect((await run(currenciesKeep, 'CHF', '--margin', '11')).code).toBe(1)
})
