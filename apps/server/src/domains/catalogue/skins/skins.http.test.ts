import type { CatalogueSkin, StaffKind, StaffSkinRow } from '@pandrop/contract/staff/skins'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../db/testing/at-once.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { importCatalogue } from '../items/import.ts'
import { postItem } from '../staff-items/testing/stock.ts'
import { endReferencesDue } from './references.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  shop.clock.set(new Date('2026-11-20T12:00:00Z'))
})

// The clock moves on by days here: nobody's session lasts that long.
beforeEach(async () => {
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const redline = '/api/staff/catalogue/skins/ak-47-redline'

const skinIn = ({ body }: Reply): CatalogueSkin => body.skin as CatalogueSkin

const skinOf = async (path = redline) => skinIn(await operator.browser.get(path))

const kindIn = (skin: CatalogueSkin, exterior = 'FT', variant = 'normal'): StaffKind | undefined =>
  skin.kinds.find((kind) => kind.exterior === exterior && kind.variant === variant)

const ft = { exterior: 'FT', variant: 'normal' }

const post = async (change: Record<string, unknown>, path = `${redline}/reference`) => {
  const reply = await operator.browser.post(path, { ...ft, ...change })
  return { code: reply.body.code ?? 'OK', reply }
}

const set = (change: Record<string, unknown>) => post({ price: 30, reason: 'a tournament', seen: 27.15, ...change })

const end = (change: Record<string, unknown>) => post(change, `${redline}/reference/end`)

const priceNow = async () => kindIn(await skinOf())?.reference

describe('the list of skins', () => {
  const list = async (query: string) =>
    (await operator.browser.get(`/api/staff/catalogue/skins?${query}`)).body as unknown as {
      rows: StaffSkinRow[]
      next: string | null
    }

  test('knows every skin once, page after page, in each order', async () => {
    const { rows } = await shop.database.pool.query('select count(*)::int as count from skins')
    for (const order of ['name', 'oldest', 'sold']) {
      const seen = new Set<string>()
      let next: string | null = ''
      while (next !== null) {
        const page = await list(`order=${order}&limit=100${next && `&after=${encodeURIComponent(next)}`}`)
        for (const { id } of page.rows) seen.add(id)
        next = page.next
      }
      expect(seen.size, order).toBe(rows[0].count)
    }
    expect((await operator.browser.get('/api/staff/catalogue/skins?after=nowhere')).status).toBe(422)
  })

  test('finds by words, weapon, picture, age and stock, the most on sale first', async () => {
    const reply = await postItem(operator, {})
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const found = await list('search=redline%20ak&weapon=AK-47')
    expect(found.rows).toMatchObject([{ id: 'ak-47-redline', picture: 'drawn', oldest_day: '2026-08-08', missing: 0 }])
    expect(found.rows[0]?.on_sale).toBeGreaterThan(0)
    expect((await list('picture=bare')).rows.every(({ picture }) => picture === 'bare')).toBe(true)
    expect((await list('on_sale=true')).rows.map(({ on_sale: copies }) => copies > 0)).not.toContain(false)
    expect((await list('older_than=100')).rows).not.toEqual([])
    expect((await list('older_than=200')).rows).toEqual([])
    expect((await list('reference=missing')).rows).toEqual([])
  })
})

test('nobody who does not work here sees or sets any of it', async () => {
  const customer = await shop.customer()
  const refused = { status: 401, body: { code: 'staff_not_signed_in' } }
  for (const path of ['/staff/catalogue/skins', '/staff/catalogue/price-lists'])
    expect(await customer.browser.get(`/api${path}`), path).toMatchObject(refused)
  for (const path of ['/staff/catalogue/skins/:id/reference', '/staff/catalogue/skins/:id/reference/end'])
    expect(await customer.browser.post(`/api${path.replace(':id', 'ak-47-redline')}`, {}), path).toMatchObject(refused)
})

describe('a reference', () => {
  test('is set by hand with a reason until a day; then its list counts again', async () => {
    const before = kindIn(await skinOf())
    expect(before).toMatchObject({
      reference: 27.15,
      source: { origin: 'catalogue', day: '2026-08-08' },
      age_days: 104,
    })
    const { reply, code } = await set({ last_day: '2026-11-30' })
    expect(code).toBe('OK')
    expect(kindIn(skinIn(reply))).toMatchObject({
      reference: 30,
      source: { origin: 'hand', list: null, day: '2026-11-20' },
      age_days: 0,
      set: { because: 'a tournament', by: operator.name, listed: 27.15, until: '2026-12-01T00:00:00.000Z' },
    })
    shop.clock.set(new Date('2026-11-30T23:59:00Z'))
    await endReferencesDue(shop.shop)
    operator = await asStaff(shop)
    expect(await priceNow()).toBe(30)
    shop.clock.set(new Date('2026-12-01T00:00:00Z'))
    await endReferencesDue(shop.shop)
    expect(kindIn(await skinOf())).toMatchObject({ reference: 27.15, source: { origin: 'catalogue' }, set: null })
  })

  test('that a colleague has changed is not written over, and of two at once one is told so', async () => {
    const lock = 'lock table reference_prices in share row exclusive mode'
    const both = await atOnce(shop.database, lock, () => [set({ price: 31 }), set({ price: 32 })])
    expect(both.map(({ code }) => code).sort()).toEqual(['OK', 'reference_changed'])
    const now = await priceNow()
    expect((await end({ seen: 27.15 })).code).toBe('reference_changed')
    expect((await end({ seen: now })).code).toBe('OK')
    expect(await priceNow()).toBe(27.15)
    expect((await end({ seen: 27.15 })).code).toBe('reference_not_set')
  })

  test('is refused where it cannot be meant', async () => {
    expect((await set({ price: 0 })).code).toBe('invalid_input')
    expect((await set({ reason: ' ' })).code).toBe('invalid_input')
    expect((await set({ last_day: '2026-02-30' })).code).toBe('invalid_input')
    expect((await set({ last_day: '2026-11-01' })).code).toBe('invalid_input')
    expect((await set({ exterior: 'NP' })).code).toBe('variant_unknown')
    expect(
      (await post({ price: 1, reason: 'x', seen: null }, '/api/staff/catalogue/skins/no-such/reference')).code,
    ).toBe('skin_not_found')
    expect((await operator.browser.get('/api/staff/catalogue/skins/no-such')).status).toBe(404)
    const far = await set({ price: 90 })
    expect([far.code, far.reply.body.message]).toEqual(['price_unusual', expect.stringContaining('27.15')])
    expect((await set({ price: 90, sure: true })).code).toBe('OK')
    expect((await end({ seen: 90 })).code).toBe('OK')
  })

  test('of a kind that no list names can be set and change, but not end', async () => {
    const kind = { exterior: 'BS', variant: 'souvenir' }
    const path = '/api/staff/catalogue/skins/ak-47-new-finish'
    await shop.database.ownerPool.query(
      `insert into skins select (jsonb_populate_record(s, '{
         "id": "ak-47-new-finish", "market_name": "AK-47 | New Finish",
         "finish": "New Finish", "paint_index": 9999, "souvenir": true, "origin": "import"}')).* from skins s
       where id = 'ak-47-redline'`,
    )
    expect(kindIn(await skinOf(path), 'BS', 'souvenir')).toMatchObject({ reference: null, source: null })
    const first = { ...kind, price: 12, reason: 'first sales', seen: null }
    expect((await post({ ...first, last_day: '2027-01-01' }, `${path}/reference`)).code).toBe('reference_unlisted')
    expect((await post(first, `${path}/reference`)).code).toBe('OK')
    expect((await post(first, `${path}/reference`)).code).toBe('reference_changed')
    expect((await post({ ...first, price: 13, seen: 12 }, `${path}/reference`)).code).toBe('OK')
    expect((await post({ ...kind, seen: 13 }, `${path}/reference/end`)).code).toBe('reference_unlisted')
    const copy = { skin_id: 'ak-47-new-finish', ...kind, float: 0.5, price: 13 }
    const added = await postItem(operator, copy)
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const found = await operator.browser.get('/api/staff/catalogue/skins?reference=missing')
    expect(found.body.rows).toMatchObject([{ id: 'ak-47-new-finish' }])
  })

  test('that was set or imported is never written over by the files of the catalogue', async () => {
    const owner = shop.database.ownerPool
    await set({ price: 33 })
    await owner.query(
      `with list as (insert into price_lists (name, origin, day) values ('Market', 'import', '2026-11-19') returning id)
       update reference_prices set price_cents = 3500, origin = 'import', list_id = list.id from list
       where skin_id = 'ak-47-redline' and exterior = 'MW' and variant = 'normal'`,
    )
    await owner.query(`update skins set origin = 'import', collection = 'Corrected' where id = 'ak-47-redline'`)
    await owner.query(`update catalogue_marks set fingerprint = 'older' where name = 'facts'`)
    await owner.query(`update reference_prices set price_cents = 1 where skin_id = 'ak-47-redline' and exterior = 'WW'`)
    const changed = await inTransaction(owner, (tx) => importCatalogue(tx))
    expect(changed.skinsChanged).toBe(0)
    const skin = await skinOf()
    expect(skin).toMatchObject({ origin: 'import', collection: 'Corrected' })
    expect(kindIn(skin)).toMatchObject({ reference: 33, set: { listed: 27.15 } })
    expect(kindIn(skin, 'MW')).toMatchObject({ reference: 35, source: { origin: 'import', list: 'Market' } })
    expect(kindIn(skin, 'WW')?.reference).toBeGreaterThan(0.01)
    expect((await end({ seen: 33 })).code).toBe('OK')
  })

  test('is noted with what it was and what it became', async () => {
    await set({ price: 34, seen: 27.15 })
    const { rows } = await shop.database.ownerPool.query(
      `select c.before, c.after from audit_changes c join audit_log l on l.id = c.audit_id
       where c.table_name = 'reference_prices' order by c.id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ before: { price_cents: 2715 }, after: { price_cents: 3400, origin: 'hand' } })
    await end({ seen: 34 })
  })
})

describe('the lists that prices are of', () => {
  const lists = async () => (await operator.browser.get('/api/staff/catalogue/price-lists')).body

  const quote = async () => {
    const customer = await shop.customer()
    const asked = 'skin_id=ak-47-redline&quality=field_tested&variant=normal'
    return (await customer.browser.get(`/api/offer/quote?${asked}`)).body
  }

  test('say how old they are; nobody is quoted by one that is older than the settings allow', async () => {
    expect(await lists()).toMatchObject({ newest_days: expect.any(Number), quote_days_max: 0, outdated: 0 })
    expect(await quote()).toMatchObject({ payload: { reference_price: 27.15 }, is_outdated: false })
    await shop.database.ownerPool.query('update settings set quote_days_max = 30')
    const body = await lists()
    expect(body).toMatchObject({ quote_days_max: 30, outdated: expect.any(Number) })
    expect(body.outdated).toBeGreaterThan(17_000)
    expect(await quote()).toMatchObject({ payload: null, is_outdated: true })
    expect(kindIn(await skinOf())?.is_outdated).toBe(true)
    await set({ price: 30, seen: 27.15 })
    expect(await quote()).toMatchObject({ payload: { reference_price: 30 }, is_outdated: false })
    await end({ seen: 30 })
    await shop.database.ownerPool.query('update settings set quote_days_max = 0')
  })
})
