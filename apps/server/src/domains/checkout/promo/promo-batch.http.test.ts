import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { buy, takeItems } from '../purchase/testing/purchases.ts'
import { promosBy } from './testing/staff-promos.ts'

let shop: TestShop
let operator: TestStaff
let promos: ReturnType<typeof promosBy>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  promos = promosBy(shop, operator)
})

afterAll(() => shop?.stop())

const make = (change: Record<string, unknown> = {}, key?: string) => {
  const body = { prefix: 'xmas', count: 3, discount: { percent: 10 }, until: promos.dayIn(30), ...change }
  return operator.browser.post('/api/staff/promo-batches', body, key ? { headers: { 'idempotency-key': key } } : {})
}

const linesOf = (csv: unknown): string[] => String(csv).trimEnd().split('\r\n')

const countOf = async (prefix: string): Promise<number> => {
  const { rows } = await shop.database.pool.query('select count(*)::int as count from promo_codes where code like $1', [
    `${prefix}-%`,
  ])
  return rows[0].count
}

test('five hundred codes are made at once, each another and each for one use, and handed out as a file', async () => {
  const { status, body } = await make({ prefix: 'bulk', count: 500, description: 'Off skins' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 500, prefix: 'BULK', file_name: 'promo-BULK-500.csv' })
  const [head, ...lines] = linesOf(body.csv)
  expect(head).toBe('code,takes off,for totals from EUR,from,until,description')
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(500)
  const [code = ''] = lines[0]?.split(',') ?? []
  expect(code).toMatch(/^BULK-[A-HJKMNP-Z2-9]{8}$/)
  expect(lines[0]).toContain(`,10 %,0.00,`)
  expect(lines[0]).toContain(`,${promos.dayIn(30)},Off skins`)
  expect(await countOf('BULK')).toBe(500)

  const items = await takeItems(shop, 2, 6100)
  const buyWith = async (item: number | undefined) =>
    buy(await shop.customer({ balanceCents: 50_000 }), { cart: [{ item_id: item }], promocode: code })
  expect(await buyWith(items[0])).toMatchObject({ status: 200 })
  expect(await buyWith(items[1])).toMatchObject({ status: 422, body: { code: 'promo_code_used_up' } })
})

test('the same attempt makes its codes once and hands out the same file', async () => {
  const first = await make({ prefix: 'once' }, 'attempt-0001')
  expect((await make({ prefix: 'once' }, 'attempt-0001')).body.csv).toBe(first.body.csv)
  expect(await countOf('ONCE')).toBe(3)
  expect(await make({ prefix: 'once', count: 4 }, 'attempt-0001')).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
})

test('what a spreadsheet would calculate is text in the file', async () => {
  const { body } = await make({ prefix: 'calc', description: '=HYPERLINK("http://x";"y")' })
  expect(linesOf(body.csv)[1]).toMatch(/"'=HYPERLINK\(""http:\/\/x"";""y""\)"$/)
})

test('what can be no codes is refused beside its field, and nothing is made', async () => {
  for (const [change, field] of [
    [{ prefix: '' }, 'prefix'],
    [{ prefix: '-A' }, 'prefix'],
    [{ prefix: 'A'.repeat(21) }, 'prefix'],
    [{ count: 0 }, 'count'],
    [{ count: 501 }, 'count'],
    [{ discount: undefined }, 'discount'],
    [{ until: promos.dayIn(-1) }, 'until'],
  ] as const)
    expect(await make({ prefix: 'none', ...change }), field).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  expect(await make({ prefix: 'none', until: null })).toMatchObject({
    status: 409,
    body: { code: 'promo_unconfirmed', warnings: ['longer_than_a_year'] },
  })
  expect(await countOf('NONE')).toBe(0)
})
