import type { StockFinding } from '@pandrop/contract/staff/stock-taking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockSince } from '../staff-items/testing/costed-items.ts'
import { type CountedShop, type LyingAsset, openCountedShop, type TestAccount } from './testing/counted-shop.ts'

let shop: CountedShop

beforeAll(async () => {
  shop = await openCountedShop()
})

afterAll(() => shop?.stop())

const redline = 'AK-47 | Redline (Field-Tested)'
let copies = 0

const copy = (change: Partial<LyingAsset> = {}): LyingAsset => {
  copies += 1
  return {
    id: String(52_000_000_000 + copies),
    name: redline,
    float: 0.21 + copies / 1e4,
    paint_seed: copies,
    ...change,
  }
}

const found = async (assets: LyingAsset[]): Promise<{ account: TestAccount; findings: StockFinding[] }> => {
  const account = await shop.account()
  await shop.lies(account, assets)
  await shop.count()
  return { account, findings: (await shop.findings(account)).toReversed() }
}

const add = async (items: object[], more: object = {}) =>
  (await shop.operator.browser.post('/api/staff/stock-taking/items', { items, ...more })).body.results as {
    item: number | null
    changed: boolean
    refusal: { code: string } | null
  }[]

const itemRow = async (itemId: number | null | undefined) =>
  (await shop.database.ownerPool.query('select * from items where id = $1', [itemId])).rows[0]

test('what lies there and is no item is unknown; what the shop does not sell is not looked at', async () => {
  const { findings } = await found([copy(), copy({ name: 'Five Year Service Coin' })])
  expect(findings).toMatchObject([
    {
      kind: 'unknown',
      item: null,
      market_name: redline,
      skins: [{ id: 'ak-47-redline', phase: '', reference: expect.any(Number) }],
    },
  ])
})

test('several become items at once, at the reference price or another, with what they cost, once', async () => {
  const until = shop.clock.now().getTime() + 3 * 86_400_000
  const [first, second] = [copy(), copy({ protected_until: until })]
  const { account, findings } = await found([first, second])
  const [one, other] = findings
  const moved = await stockSince(shop)
  const body = [
    { finding: one?.id, cost: 19.5 },
    { finding: other?.id, price: 31.4, cost: null },
  ]
  const results = await add(body, { hidden: true })
  expect(results).toMatchObject([{ changed: true }, { changed: true }])
  expect(await itemRow(results[0]?.item)).toMatchObject({
    state: 'hidden',
    skin_id: 'ak-47-redline',
    exterior: 'FT',
    float: first.float,
    paint_seed: first.paint_seed,
    asset_id: first.id,
    steam_account_id: account.id,
    price_cents: Math.round((one?.skins[0]?.reference ?? 0) * 100),
    cost_cents: 1950,
    cost_source: 'purchase',
    available_from: null,
  })
  expect(await itemRow(results[1]?.item)).toMatchObject({
    price_cents: 3140,
    cost_cents: null,
    available_from: new Date(until),
  })
  expect(await moved()).toEqual({ stock: -1950, stock_intake: 1950 })
  expect(await add(body)).toMatchObject([
    { item: results[0]?.item, changed: false },
    { item: results[1]?.item, changed: false },
  ])
  await shop.count()
  expect(await shop.findings(account)).toEqual([])
  expect(await shop.findings(account, 'unknown', 'over')).toMatchObject([
    { state: 'added', ended_by: { name: shop.operator.name } },
    { state: 'added' },
  ])
})

test('each is refused for itself, by name', async () => {
  const { findings } = await found([
    copy({ name: '★ Karambit | Doppler (Factory New)', float: 0.01 }),
    copy({ float: null, paint_seed: null }),
    copy(),
  ])
  const doppler = findings.find(({ market_name: name }) => name !== redline)
  const [untold, plain] = findings.filter(({ market_name: name }) => name === redline)
  expect(doppler?.skins.length).toBeGreaterThan(1)
  expect(
    await add([
      { finding: doppler?.id },
      { finding: untold?.id },
      { finding: plain?.id, price: 0.5 },
      { finding: plain?.id, skin_id: 'awp-asiimov' },
      { finding: 9_999_999 },
    ]),
  ).toMatchObject([
    { item: null, refusal: { code: 'stock_skin_unclear' } },
    { refusal: { code: 'invalid_input' } },
    { refusal: { code: 'price_unusual' } },
    { refusal: { code: 'skin_not_found' } },
    { refusal: { code: 'stock_finding_not_found' } },
  ])
  const chosen = doppler?.skins[1]?.id
  expect(
    await add([
      { finding: doppler?.id, skin_id: chosen },
      { finding: untold?.id, float: 0.3, paint_seed: 4 },
    ]),
  ).toMatchObject([{ changed: true }, { changed: true }])
})

test('what is ignored is not found again, and becomes no item', async () => {
  const { account, findings } = await found([copy()])
  const id = findings[0]?.id ?? 0
  expect((await shop.step(id, { step: 'ignore' })).status).toBe(422)
  expect((await shop.step(id, { step: 'ignore', reason: 'a colleague’s own' })).body).toMatchObject({
    changed: true,
    finding: { state: 'ignored', reason: 'a colleague’s own' },
  })
  await shop.count()
  expect(await shop.findings(account)).toEqual([])
  expect(await add([{ finding: id }])).toMatchObject([{ refusal: { code: 'stock_finding_state_wrong' } }])
})

test('what has become an item otherwise, or lies there no more, is over', async () => {
  const [first, second] = [copy(), copy()]
  const { account, findings } = await found([first, second])
  const { float, paint_seed, id: asset_id } = first
  await shop.operator.browser.post('/api/staff/items', {
    skin_id: 'ak-47-redline',
    exterior: 'FT',
    variant: 'normal',
    float,
    paint_seed,
    price: 27.15,
    asset_id,
    account: account.id,
  })
  const taken = findings.find((finding) => finding.asset_id === asset_id)
  expect(await add([{ finding: taken?.id }])).toMatchObject([{ refusal: { code: 'asset_known' } }])
  await shop.lies(account, [first])
  await shop.count()
  expect(await shop.findings(account)).toEqual([])
  expect((await shop.findings(account, 'unknown', 'over')).map(({ state }) => state)).toEqual(['gone', 'gone'])
})

test('what an offer has brought and nobody has shelved yet is not unknown', async () => {
  const { offerId } = await shop.agree()
  await shop.ask()
  await shop.deed(offerId, 'accept')
  await shop.followAsked()
  await shop.count()
  const { rows } = await shop.database.pool.query('select steam_account_id as id, asset_id from offers where id = $1', [
    offerId,
  ])
  expect(rows[0].asset_id).toMatch(/^\d+$/)
  expect((await shop.findings(rows[0])).map(({ asset_id: id }) => id)).not.toContain(rows[0].asset_id)
})

test('findings come in pages, by kind, by account, open or over', async () => {
  const account = await shop.account()
  const itemIds = await shop.stock(account, 3)
  await shop.lies(account, [])
  await shop.count()
  const list = async (query: string) =>
    (await shop.operator.browser.get(`/api/staff/stock-taking/findings?${query}`)).body
  const first = await list(`account=${account.id}&limit=2`)
  expect(first.rows).toHaveLength(2)
  const second = await list(`account=${account.id}&limit=2&after=${first.next}`)
  expect(second).toMatchObject({ rows: [{ kind: 'missing' }], next: null })
  expect(
    new Set([...(first.rows as object[]), ...(second.rows as object[])].map((row) => Reflect.get(row, 'item').id)),
  ).toEqual(new Set(itemIds))
  expect((await list(`account=${account.id}&kind=unknown`)).rows).toEqual([])
  expect((await list(`account=${account.id}&view=over`)).rows).toEqual([])
  expect((await list('after=x')).code).toBe('invalid_input')
})
