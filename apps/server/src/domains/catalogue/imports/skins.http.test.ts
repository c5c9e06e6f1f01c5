import { refuse } from '@pandrop/contract/result'
import type { CatalogueSkin, StaffSkinRow } from '@pandrop/contract/staff/skins'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { replacePictures } from '../items/import.sql.ts'
import { importCatalogue } from '../items/import.ts'
import { postItem, putInStock } from '../staff-items/testing/stock.ts'
import type { KnownSkin } from './skin-rows.sql.ts'
import { report, rowsOf, stepDone } from './testing/files.ts'
import { factsOf, imported, newSkin, onlyRow, setReference } from './testing/new-skins.ts'
import { groupedEntry, singleEntries, skinList } from './testing/skin-lists.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const listed = async (search: string): Promise<StaffSkinRow[]> =>
  (await operator.browser.get(`/api/staff/catalogue/skins?search=${encodeURIComponent(search)}`)).body
    .rows as StaffSkinRow[]

describe('a list of skins', () => {
  test('brings new ones and corrects limits; what nobody uses goes again, what an item is of stays', async () => {
    const customer = await shop.customer()
    const [quokka, unused, offered] = [await newSkin(shop), await newSkin(shop), await newSkin(shop)]
    const asiimov = await factsOf(shop, 'awp-asiimov')
    const wider = { ...asiimov, min_wear: 0.1, exteriors: ['MW', ...asiimov.exteriors] as KnownSkin['exteriors'] }
    const file = skinList([quokka, unused, offered, wider].map(groupedEntry))
    const read = await report(shop, operator, file)
    expect(read).toMatchObject({ format: 'skins', counts: { new: 3, changed: 1 } })
    expect(await rowsOf(operator, read.id, 'changed')).toMatchObject([
      { line: 4, label: 'AWP | Asiimov', why: 'floats 0.18–1 → 0.1–1, exteriors FT WW BS → MW FT WW BS' },
    ])
    expect(await factsOf(shop, quokka.id)).toBeUndefined()
    const done = await stepDone(shop, operator, read.id, 'import')
    expect(done.settled).toEqual({ added: 3, changed: 1 })
    expect(await factsOf(shop, quokka.id)).toMatchObject({
      ...quokka,
      origin: 'import',
      picture: 'skins/bare-ak-47',
      drawn_picture: 'skins/bare-ak-47',
    })
    expect(await factsOf(shop, 'awp-asiimov')).toMatchObject({ min_wear: 0.1, max_wear: 1, origin: 'import' })

    // Found at once, before anybody knows what it costs.
    expect(await listed('quokka meadow')).toMatchObject([
      { id: quokka.id, picture: 'bare', missing: 12 },
      { id: unused.id },
      { id: offered.id },
    ])
    const sold = await customer.browser.get('/api/offer/skins?search=ak+quokka')
    expect(sold.body.payload).toMatchObject([
      { skin_id: quokka.id, variants: ['normal', 'stattrak', 'souvenir'], qualities: expect.any(Array) },
      { skin_id: unused.id },
      { skin_id: offered.id },
    ])
    const proposed = await customer.browser.post('/api/offer/create', {
      title: offered.market_name,
      skin_id: offered.id,
      price: 5,
      quality: 'battle_scarred',
      variant: 'souvenir',
      item_url: 'https://steamcommunity.com/profiles/76561198000000001/inventory/#730_2_12345',
    })
    expect(proposed, JSON.stringify(proposed.body)).toMatchObject({ status: 200 })
    const found = await operator.browser.get('/api/staff/skins?search=quokka')
    expect(found.body.skins).toMatchObject([{ id: quokka.id }, { id: unused.id }, { id: offered.id }])

    const copy = { skin_id: quokka.id, float: 0.2134, price: 20 }
    expect((await postItem(operator, copy)).body.code).toBe('variant_unknown')
    await setReference(operator, quokka.id)
    const added = await postItem(operator, copy)
    expect(added, JSON.stringify(added.body)).toMatchObject({
      status: 200,
      body: { item: { title: `${quokka.market_name} (Field-Tested)` } },
    })
    const items = await operator.browser.get('/api/staff/items?tab=all&search=quokka')
    expect(items.body.rows).toMatchObject([{ id: (added.body.item as { id: number }).id }])

    const undone = await stepDone(shop, operator, read.id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', settled: { undone: 2, kept: 2 } })
    const why = 'Prices, items, pictures or offers refer to it'
    expect(await rowsOf(operator, read.id, 'refused')).toMatchObject([
      { line: 1, why },
      { line: 3, why },
    ])
    expect(await factsOf(shop, unused.id)).toBeUndefined()
    expect(await factsOf(shop, 'awp-asiimov')).toEqual(asiimov)
    expect((await listed('quokka meadow')).map(({ id }) => id)).toEqual([quokka.id, offered.id])
    const again = await report(shop, operator, file)
    expect(again.counts).toEqual({ same: 2, new: 1, changed: 1 })
  })

  test('stands in the audit log under who imported it, and so does what is taken back', async () => {
    const skin = await newSkin(shop)
    const { id } = await imported(shop, operator, skin)
    await stepDone(shop, operator, id, 'undo')
    const { rows } = await shop.database.ownerPool.query(
      `select l.action, l.staff_id, change.before->>'id' as before, change.after->>'id' as after
       from audit_changes change join audit_log l on l.id = change.audit_id
       where change.table_name = 'skins' and change.row_id = $1 order by change.id`,
      [skin.id],
    )
    expect(rows).toEqual([
      { action: 'takeImportStep import', staff_id: operator.id, before: null, after: skin.id },
      { action: 'takeImportStep undo', staff_id: operator.id, before: skin.id, after: null },
    ])
  })

  test('corrects every fact that it carries, says each, and leaves alone what it does not say', async () => {
    const skin = await newSkin(shop, { cases: ['Bamboo Case'] })
    await imported(shop, operator, skin)
    const change = {
      market_name: skin.market_name.replace('a M', 'a-M'),
      rarity: 'Covert',
      rarity_color: '#eb4b4b',
      paint_index: 9700,
      souvenir: false,
      team: 'Both',
      collection: 'The Panda Collection',
      cases: ['Bamboo Case', 'Panda Case'],
    }
    const renumbered = { ...skin, ...change, finish: skin.finish.replace('a M', 'a-M') }
    // Another name with other numbers is another skin.
    const read = await report(shop, operator, skinList([groupedEntry(renumbered)]))
    expect(await onlyRow(operator, read.id, 'wrong')).toMatchObject({
      field: 'name',
      why: expect.stringContaining(skin.id),
    })
    const { market_name: _name, ...facts } = change
    const next = await imported(shop, operator, { ...skin, ...facts })
    expect(await onlyRow(operator, next.id, 'changed')).toMatchObject({
      why:
        'rarity Classified → Covert, colour #d32ce6 → #eb4b4b, paint index ' +
        `${skin.paint_index} → 9700, Souvenir yes → no, team T → Both, ` +
        'collection The Bamboo Collection → The Panda Collection, cases + Panda Case',
    })
    expect(await factsOf(shop, skin.id)).toMatchObject(facts)
    const { collections, crates, team, souvenir, stattrak, min_float, max_float, ...bare } = groupedEntry(skin)
    const said = { ...bare, paint_index: '9700', rarity: { name: 'Covert' } }
    expect((await report(shop, operator, skinList([said]))).counts).toEqual({ same: 1 })
  })

  test('spells a name anew: its items are called so, and lists find them', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    await setReference(operator, skin.id)
    const { id } = await putInStock(operator, { skin_id: skin.id, price: 20 })
    const finish = skin.finish.replace('a M', 'a-M')
    const renamed = { ...skin, finish, market_name: `AK-47 | ${finish}`, rarity: 'Covert', rarity_color: '#eb4b4b' }
    const renaming = await imported(shop, operator, renamed)
    expect(await onlyRow(operator, renaming.id, 'changed')).toMatchObject({
      why: expect.stringContaining(`→ AK-47 | ${finish},`),
    })
    const { body } = await operator.browser.get(`/api/staff/items/${id}`)
    expect(body.item).toMatchObject({ title: `AK-47 | ${finish} (Field-Tested)`, rarity: 'Covert' })
    const undone = await stepDone(shop, operator, renaming.id, 'undo')
    expect(undone.settled).toEqual({ undone: 1 })
    expect((await operator.browser.get(`/api/staff/items/${id}`)).body.item).toMatchObject({ rarity: 'Classified' })
  })

  test('is not written over by the files of the catalogue, and lets them alone once it is taken back', async () => {
    const owner = shop.database.ownerPool
    const asiimov = await factsOf(shop, 'awp-asiimov')
    const { id } = await imported(shop, operator, { ...asiimov, collection: 'The Corrected Collection' })
    await owner.query(`update catalogue_marks set fingerprint = 'older' where name = 'facts'`)
    await inTransaction(owner, (tx) => importCatalogue(tx))
    expect(await factsOf(shop, 'awp-asiimov')).toMatchObject({
      collection: 'The Corrected Collection',
      origin: 'import',
    })
    await stepDone(shop, operator, id, 'undo')
    expect(await factsOf(shop, 'awp-asiimov')).toEqual(asiimov)
  })

  test('whose pictures are drawn here shows none where nobody has imported it', async () => {
    const drawn = { skin_id: 'ak-47-of-another-shop', exterior: 'FT', variant: 'normal', paint_seed: null }
    const tried = await inTransaction(shop.database.ownerPool, async (tx) => {
      await replacePictures(tx, JSON.stringify([{ ...drawn, stem: 'skins/ak-47-of-another-shop-ft' }]))
      return refuse('skin_not_found')
    })
    expect(tried).toMatchObject({ refusal: 'skin_not_found' })
  })
})

describe('a fact that an item contradicts is wrong, and is not applied', () => {
  const corrected = async (facts: KnownSkin, change: Partial<KnownSkin>) => {
    const read = await report(shop, operator, skinList([groupedEntry({ ...facts, ...change })]))
    expect(read.counts).toEqual({ wrong: 1 })
    return onlyRow(operator, read.id, 'wrong')
  }

  test('by its float, its exterior or its variant, sold or not', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    await setReference(operator, skin.id, { variant: 'stattrak' })
    const item = await putInStock(operator, { skin_id: skin.id, variant: 'stattrak', float: 0.37, price: 20 })
    const narrow = { max_wear: 0.36, exteriors: ['MW', 'FT'] as KnownSkin['exteriors'] }
    expect(await corrected(skin, narrow)).toMatchObject({
      field: 'max_float',
      why: expect.stringMatching(new RegExp(`^Item ${item.id} .* has the float 0.37, outside of 0.1–0.36$`)),
    })
    await shop.database.ownerPool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [item.id])
    expect(await corrected(skin, { stattrak: false })).toMatchObject({ field: 'stattrak' })
    expect(await factsOf(shop, skin.id)).toMatchObject({ max_wear: 0.7, stattrak: true })
  })

  test('also where it came after the report, or while the import waits for it', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    await setReference(operator, skin.id)
    const narrow = { ...skin, max_wear: 0.3, exteriors: ['MW', 'FT'] as KnownSkin['exteriors'] }
    const read = await report(shop, operator, skinList([groupedEntry(narrow)]))
    expect(read.counts).toEqual({ changed: 1 })
    const client = await shop.database.ownerPool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
         values ($1, 'FT', 'normal', 0.35, 7, 2000)`,
        [skin.id],
      )
      const working = stepDone(shop, operator, read.id, 'import')
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect
        .poll(async () => (await shop.database.pool.query(waiting)).rowCount, { timeout: 20_000 })
        .toBeGreaterThan(0)
      await client.query('commit')
      expect((await working).settled).toEqual({ refused: 1 })
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await onlyRow(operator, read.id, 'refused')).toMatchObject({ field: 'max_float' })
    expect(await factsOf(shop, skin.id)).toMatchObject({ max_wear: 0.7 })
  })

  test('and what does not exist any more can be neither added nor offered', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    await setReference(operator, skin.id, { variant: 'souvenir' })
    await imported(shop, operator, { ...skin, souvenir: false })
    const copy = { skin_id: skin.id, variant: 'souvenir', price: 20 }
    expect((await postItem(operator, copy)).body.code).toBe('variant_unknown')
    const { body } = await operator.browser.get(`/api/staff/catalogue/skins/${skin.id}`)
    expect((body.skin as CatalogueSkin).missing).toBe(8)
    expect(await listed(skin.finish)).toMatchObject([{ id: skin.id, missing: 8 }])
    const customer = await shop.customer()
    const sold = await customer.browser.get(`/api/offer/skins?search=${encodeURIComponent(skin.finish)}`)
    expect(sold.body.payload).toMatchObject([{ skin_id: skin.id, variants: ['normal', 'stattrak'] }])
  })
})

test('a list by exterior and variant is joined skin by skin, and never says that one does not exist', async () => {
  const skin = await newSkin(shop)
  const entries = singleEntries(skin)
  const read = await report(shop, operator, skinList(entries))
  expect(read).toMatchObject({ rows: 1, counts: { new: 1 } })
  await stepDone(shop, operator, read.id, 'import')
  const { collection: _collection, origin: _origin, ...facts } = skin
  const { picture: _picture, drawn_picture: _drawn, ...told } = facts as KnownSkin & Record<string, unknown>
  expect(await factsOf(shop, skin.id)).toMatchObject({ ...told, origin: 'import' })
  const normal = entries.filter(({ stattrak, souvenir }) => !stattrak && !souvenir)
  expect((await report(shop, operator, skinList(normal))).counts).toEqual({ same: 1 })
})
