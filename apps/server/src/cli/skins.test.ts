import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, typedWords } from './testing/run-command.ts'
import { refusedExitCode, usageExitCode } from './usage.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const ft = 'ak-47-redline --exterior FT'

const set = (typed: string) => runCommand(shop, 'skins reference', ...typedWords(`${ft} ${typed}`))

const standing = async () => {
  const { rows } = await shop.database.pool.query(
    `select price_cents, origin, set_until from reference_prices
     where skin_id = 'ak-47-redline' and exterior = 'FT' and variant = 'normal'`,
  )
  return rows[0]
}

const asListed = { price_cents: 2715, origin: 'catalogue', set_until: null }

test('a reference is set until a day that exists, and ends as it is asked', async () => {
  for (const until of ['2027', '2027-02', '2027-02-30', '2027-2-3', 'soon'])
    expect((await set(`--price 30 --reason why --until ${until}`)).code, until).toBe(usageExitCode)
  expect(await standing()).toEqual(asListed)
  const { code, said } = await set('--price 30 --reason why --until 2027-02-28')
  expect([code, said]).toEqual([0, 'ak-47-redline, FT, normal: 30.00 EUR until 2027-02-28.'])
  expect(await standing()).toMatchObject({ price_cents: 3000, set_until: new Date('2027-03-01T00:00:00Z') })
  expect((await set('--end')).code).toBe(0)
  expect(await standing()).toEqual(asListed)
})

test('a reference is bound as the prices of items are, and its reason as colleagues can read it', async () => {
  for (const price of ['1000000.01', '999999999'])
    expect((await set(`--price ${price} --reason why --sure`)).code, price).toBe(refusedExitCode)
  const long = await set(`--price 30 --reason ${'why'.repeat(166)}`)
  expect([long.code, long.said]).toEqual([refusedExitCode, expect.stringContaining('reason:')])
  expect(await standing()).toEqual(asListed)
  expect((await set('--price 1000000 --reason why --sure')).code).toBe(0)
  expect((await set('--end')).code).toBe(0)
})

test('only what is an exterior counts as one', async () => {
  for (const exterior of ['toString', 'constructor', 'ft'])
    for (const typed of [`--exterior ${exterior} --end`, `--exterior ${exterior} --price 30 --reason why`])
      expect((await runCommand(shop, 'skins reference', 'ak-47-redline', ...typedWords(typed))).code).toBe(
        usageExitCode,
      )
  const picture = await runCommand(shop, 'skins picture', ...typedWords('ak-47-redline --exterior toString --remove'))
  expect(picture.code).toBe(usageExitCode)
})
