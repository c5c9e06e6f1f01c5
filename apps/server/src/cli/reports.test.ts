import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerAt } from '../domains/buying/offers/testing/handled-offers.ts'
import { costedItems } from '../domains/catalogue/staff-items/testing/costed-items.ts'
import { makePromo } from '../domains/checkout/promo/testing/promos.ts'
import { buy } from '../domains/checkout/purchase/testing/purchases.ts'
import { orderFromBalance } from '../domains/orders/orders/testing/handled-orders.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop
let day: string
let month: string

// Sold: three items of 10 EUR of unknown cost, and one that cost 4 EUR for 9 EUR with a code. Bought: one for 40 EUR.
beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  await orderFromBalance(shop, 2)
  await orderFromBalance(shop)
  const [item] = await costedItems(shop, 400)
  // Items are dated by the database: once that is a week ahead of the test's clock, this one would not have come yet.
  await shop.database.ownerPool.query('update items set created_at = $1 where id = $2', [shop.clock.now(), item])
  const customer = await shop.customer({ balanceCents: 5000 })
  await buy(customer, { cart: [{ item_id: item }], promocode: await makePromo(shop) })
  await offerAt(shop, 'ready_for_payout', customer)
  await offerAt(shop, 'received')
  day = shop.clock.now().toISOString().slice(0, 10)
  month = day.slice(0, 7)
})

afterAll(() => shop?.stop())

const run = (typed: string) => {
  const [noun, word, ...args] = typed.split(' ')
  return runCommand(shop, `${noun} ${word}`, ...args)
}

test('the VAT of a month is said with its sum', async () => {
  const { said } = await run(`reports vat --from ${month}`)
  expect(said).toMatch(new RegExp(`${month} +SI +22 +39\\.00 +0\\.00 +31\\.\\d\\d +7\\.\\d\\d`))
  expect(said).toMatch(/Owed: 7\.\d\d EUR of 39\.00 EUR/)
  expect((await run('reports vat --from 2020-01')).said).toBe('Nothing was sold or given back.')
  expect((await run('reports vat')).said).toBe(said)
  for (const words of ['--from 2026', `--from ${month} more`])
    expect((await run(`reports vat ${words}`)).said).toContain('reports vat [--from')
})

test('what the books held is said for any day, with the same sum on both sides', async () => {
  const { said } = await run('reports balance')
  expect(said).toMatch(/sales +0\.00 +3\d\.\d\d/)
  expect(said).toMatch(/EUR on each side$/)
  expect((await run('reports balance --day 2020-01-01')).said).toMatch(/^Nothing is booked/)
  expect((await run('reports balance --day 2099-01-01')).code).toBe(1)
  expect((await run('reports balance --day 2026-02-30')).said).toContain('reports balance [--day')
})

test.each([
  ['sales', /39\.00 EUR with 7\.\d\d EUR of VAT; before: 0\.00 EUR$/],
  ['sales --by method', /^of +orders[\s\S]*balance +3 +4 +39\.00 +0\.00/],
  ['margin', /4\.00 +0\.00 +1\.00 +0\.00 +2\d\.\d\d[\s\S]*the cost of 77 % of what was sold is unknown$/],
  ['stock', /offers to shelve +2 +80\.00[\s\S]*\nItems: \d+, which had cost 80\.00 EUR$/],
  ['purchases', /1 +40\.00 +no\nSellers: 1, marked: 0, 40\.00 EUR in all$/],
  ['balances', /10\.00 +1 +41\.00[\s\S]*Customers: 1, 41\.00 EUR in all$/],
  ['promo', /TEST-\d+ +1 +9\.00 +1\.00 +0\.00 +1\.00\n1\.00 EUR on orders of 9\.00 EUR$/],
  ['disputes', /61 +0 +0\.00[\s\S]*Lost: 0, which hold 0\.00 EUR; owed in all: 0\.00 EUR$/],
])('reports %s says what there was', async (words, expected) => {
  const { code, said } = await run(`reports ${words}`)
  expect([code, said]).toEqual([0, expect.stringMatching(expected)])
})

test('every report is written as CSV and as JSON', async () => {
  for (const word of ['vat', 'balance', 'sales', 'margin', 'stock', 'purchases', 'balances', 'promo', 'disputes']) {
    const csv = await run(`reports ${word} --csv`)
    expect(csv.said.split('\r\n').length, word).toBeGreaterThan(1)
    const rows = JSON.parse((await run(`reports ${word} --json`)).said)
    expect(rows, word).toHaveLength(csv.said.split('\r\n').length - 1)
  }
  expect((await run('reports promo --csv')).said).toMatch(/^of,orders,revenue,given,returned,cost\r\nTEST-\d+,1,9\.00,/)
})

test('what cannot be meant is not guessed', async () => {
  for (const words of [
    'sales --by hour',
    'margin --from 2026-13',
    'purchases --year 26',
    'stock --day today',
    'promo x',
  ])
    expect(await run(`reports ${words}`), words).toMatchObject({ code: 2 })
  for (const words of ['sales --from 2026-01-01', 'stock --day 2099-01-01', 'margin --from 2026-05 --till 2026-04'])
    expect(await run(`reports ${words}`), words).toMatchObject({ code: 1 })
})
