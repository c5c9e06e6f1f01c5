import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { agedItems, hoursAhead, pricesOf, startCampaign } from '../campaigns/testing/campaigns.ts'
import { postStep, putInStock } from '../staff-items/testing/stock.ts'
import { itemsFile, redlineRow, report, rowsOf, stepDone } from './testing/files.ts'
import { inventory, redlineCopy } from './testing/inventories.ts'

let shop: TestShop
let operator: TestStaff
let vault: number

const newAccount = async (label: string, steamid: string): Promise<number> =>
  Number((await operator.browser.post('/api/staff/steam-accounts', { label, steamid })).body.id)

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  vault = await newAccount('Vault', '76561198000000777')
})

afterAll(() => shop?.stop())

let numbers = 0
const number = (): string => {
  numbers += 1
  return `J-${numbers}`
}

const rowWith = (change: Record<string, string> = {}) => redlineRow({ external_id: number(), ...change })

const imported = async (rows: readonly Record<string, string>[]) => {
  const read = await report(shop, operator, itemsFile(rows))
  return stepDone(shop, operator, read.id, 'import')
}

const exported = async (ids: readonly number[]): Promise<string> =>
  String((await operator.browser.post('/api/staff/items/export', { items: { ids } })).body.csv)

const itemOf = async (externalId: string | undefined) =>
  (await shop.database.ownerPool.query('select * from items where external_id = $1', [externalId])).rows[0]

describe('which copy a row tells of', () => {
  test('without a float is known by a number alone', async () => {
    const knife = { market_hash_name: '★ Bayonet', price_eur: '250' }
    const read = await report(shop, operator, itemsFile([knife, { ...knife, external_id: number() }]))
    expect(read.counts).toEqual({ new: 1, wrong: 1 })
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([{ line: 2, field: 'external_id' }])
  })

  test('is counted among those alike however they are written', async () => {
    const one = redlineRow({ float: '0.33333333', paint_seed: '33' })
    const other = { ...one, market_hash_name: '', skin_id: 'ak-47-redline', exterior: 'FT', variant: 'normal' }
    const file = itemsFile([one, other])
    const read = await report(shop, operator, file)
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ added: 2 })
    expect((await report(shop, operator, file)).counts).toEqual({ same: 2 })
    expect((await report(shop, operator, itemsFile([other, one]))).counts).toEqual({ same: 2 })
  })

  test('is wrong where its skin has another name or phase', async () => {
    const { rows } = await shop.database.ownerPool.query(
      `select id, phase from skins where market_name = '★ Karambit | Doppler' order by paint_index limit 1`,
    )
    const doppler = { market_hash_name: '★ Karambit | Doppler (Factory New)', skin_id: rows[0].id, float: '0.012' }
    const read = await report(
      shop,
      operator,
      itemsFile([
        rowWith({ skin_id: 'awp-asiimov' }),
        rowWith({ ...doppler, phase: 'Phase 2', price_eur: '900' }),
        rowWith({ ...doppler, phase: rows[0].phase, price_eur: '900' }),
      ]),
    )
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 2, field: 'market_hash_name' },
      { line: 3, field: 'phase' },
    ])
    expect(read.counts).toEqual({ new: 1, wrong: 2 })
  })

  test('is wrong where a number stands in its file twice', async () => {
    const [twice, { id }] = [rowWith(), await putInStock(operator, { external_id: number() })]
    const item = { item: `${id}`, price_eur: '26' }
    const read = await report(shop, operator, itemsFile([twice, twice, item, { ...item, price_eur: '25' }]))
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 3, field: 'external_id' },
      { line: 5, field: 'item' },
    ])
  })

  test('that was let go does not come back, unless it should never have come in', async () => {
    const rows = [rowWith({ asset_id: '5150001' }), rowWith({ asset_id: '5150002' })].map(
      ({ external_id: _none, ...row }) => row,
    )
    await imported(rows)
    const { rows: added } = await shop.database.ownerPool.query(
      `select id from items where asset_id in ('5150001', '5150002') order by asset_id`,
    )
    await postStep(operator, Number(added[0].id), 'withdraw', 'sold_elsewhere')
    await postStep(operator, Number(added[1].id), 'withdraw', 'wrong_entry')
    const read = await report(shop, operator, itemsFile(rows))
    expect(read.counts).toEqual({ new: 1, wrong: 1 })
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 2, why: `Item ${added[0].id} was withdrawn: sold elsewhere` },
    ])
  })
})

test('items on a closed account are the same when they come back, and nothing else comes to it', async () => {
  const closing = await newAccount('Old vault', '76561198000000778')
  const kept = await putInStock(operator, { account: closing, external_id: number() })
  const other = await putInStock(operator, { external_id: number() })
  expect(
    (
      await operator.browser.post(`/api/staff/steam-accounts/${closing}`, {
        label: 'Old vault',
        note: '',
        closed: true,
      })
    ).status,
  ).toBe(200)
  const file = await exported([kept.id])
  expect((await report(shop, operator, file)).counts).toEqual({ same: 1 })
  expect((await report(shop, operator, file.replace('27.15', '27.00'))).counts).toEqual({ changed: 1 })
  const moved = [{ item: `${other.id}`, price_eur: '', account: 'Old vault' }, rowWith({ account: 'Old vault' })]
  const read = await report(shop, operator, itemsFile(moved))
  expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([{ field: 'account' }, { field: 'account' }])
})

describe('an item in a campaign', () => {
  test('leaves with its own price, which is the same when it comes back, and has no other until the end', async () => {
    const ids = await agedItems(shop.database, { count: 2 })
    await startCampaign(shop, operator, { items: { ids }, percent: 20, until: hoursAhead(shop, 48) })
    expect(await pricesOf(shop.database, ids)).toEqual([
      [2400, 3000],
      [2400, 3000],
    ])
    const file = await exported(ids)
    expect(file).toContain(',30.00,')
    expect((await report(shop, operator, file)).counts).toEqual({ same: 2 })
    const noted = itemsFile(ids.map((id) => ({ item: `${id}`, price_eur: '30.00', note: 'seen' })))
    const read = await report(shop, operator, noted)
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ changed: 2 })
    expect(await pricesOf(shop.database, ids)).toEqual([
      [2400, 3000],
      [2400, 3000],
    ])
    const cheaper = await report(shop, operator, file.replaceAll('30.00', '29.00'))
    expect(await rowsOf(operator, cheaper.id, 'wrong')).toMatchObject(
      ids.map((id) => ({ field: 'price_eur', why: expect.stringMatching(`Item ${id} is in the campaign .* until`) })),
    )
  })
})

describe('items that an inventory does not show', () => {
  const withdraw = (id: number, items: readonly number[]) =>
    operator.browser.post(`/api/staff/imports/${id}/missing`, { items, because: 'traded_away' })

  test('are withdrawn from the newest report of their account, if they should still be there', async () => {
    const copies = ['1', '2', '3'].map((end) => ({ ...redlineCopy, assetid: `6100000000${end}`, float: `0.2${end}` }))
    const query = `?account=${vault}`
    const first = await report(shop, operator, inventory(copies), query)
    await stepDone(shop, operator, first.id, 'import')
    const [shown] = copies
    if (!shown) throw new Error('no copy')
    const older = await report(shop, operator, inventory([shown]), query)
    const read = await report(shop, operator, inventory([shown]), query)
    const missing = (await rowsOf(operator, read.id, 'missing')).map(({ item_id: id }) => Number(id))
    expect(missing).toHaveLength(2)
    expect((await withdraw(older.id, missing)).body).toMatchObject({ code: 'import_not_newest' })
    expect((await withdraw(999, missing)).body).toMatchObject({ code: 'import_not_found' })
    const [gone, moved] = missing
    await shop.database.ownerPool.query(`update items set asset_id = '6199999999' where id = $1`, [moved])
    const { rows } = await shop.database.ownerPool.query(`select id from items where state = 'available' limit 1`)
    const done = await withdraw(read.id, [...missing, Number(rows[0].id)])
    expect(done.body).toMatchObject({ changed: 1, kept: 2 })
    const states = await shop.database.ownerPool.query('select id, state from items where id = any($1) order by id', [
      missing,
    ])
    expect(states.rows.map(({ id, state }) => [Number(id), state])).toEqual([
      [gone, 'withdrawn'],
      [moved, 'hidden'],
    ])
    const customer = await shop.customer()
    const path = '/staff/imports/:id/missing'
    expect((await customer.browser.post(`/api${path.replace(':id', `${read.id}`)}`, {})).status).toBe(401)
  })
})

test('a row changes all that it says at once, and what it costs stands in the books', async () => {
  const row = rowWith({ cost_eur: '10' })
  await imported([row])
  const change = {
    ...row,
    price_eur: '26.00',
    cost_eur: '12.50',
    note: 'changed',
    asset_id: '7100000001',
    account: 'Vault',
    available_from: '2026-12-24T10:00:00.000Z',
    hidden: 'yes',
  }
  expect((await imported([change])).settled).toEqual({ changed: 1 })
  const item = await itemOf(row.external_id)
  expect(item).toMatchObject({
    price_cents: 2600,
    cost_cents: 1250,
    note: 'changed',
    asset_id: '7100000001',
    steam_account_id: vault,
    available_from: new Date('2026-12-24T10:00:00Z'),
    state: 'hidden',
  })
  const { rows } = await shop.database.ownerPool.query(
    `select before_cents, after_cents, reason from item_cost_changes where item_id = $1`,
    [item.id],
  )
  expect(rows).toMatchObject([{ before_cents: 1000, after_cents: 1250, reason: expect.stringMatching(/^Import \d+$/) }])
})
