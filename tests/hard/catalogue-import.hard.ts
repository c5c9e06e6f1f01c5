import { inTransaction } from '@pandrop/server/db/transaction'
import { importCatalogue } from '@pandrop/server/domains/catalogue/items/import'
import { seedItems } from '@pandrop/server/domains/catalogue/items/seed'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let db: TestDatabase

const importNow = () => inTransaction(db.ownerPool, (tx) => importCatalogue(tx))

const forgetImport = () => db.ownerPool.query(`delete from catalogue_marks where name = 'facts'`)

const rowsOf = async (text: string, ...values: unknown[]) => (await db.pool.query(text, values)).rows

beforeAll(async () => {
  db = await createTestDatabase()
  await importNow()
  await inTransaction(db.ownerPool, (tx) => seedItems(tx, { now: new Date() }))
})

afterAll(() => db.drop())

describe('catalogue import', () => {
  it('brings 2,092 skins and 17,750 reference prices', async () => {
    expect(await rowsOf('select count(*) from skins')).toEqual([{ count: 2092 }])
    expect(await rowsOf('select count(*) from reference_prices')).toEqual([{ count: 17_750 }])
  })

  it('keeps the facts of a skin as the tables tell them', async () => {
    const [skin] = await rowsOf('select * from skins where id = $1', 'karambit-doppler-phase-2')
    expect(skin).toMatchObject({
      market_name: '★ Karambit | Doppler',
      phase: 'Phase 2',
      type: 'Knife',
      min_wear: 0,
      max_wear: 0.08,
      exteriors: ['FN', 'MW'],
      stattrak: true,
    })
    expect(skin.picture).toMatch(/^skins\/karambit-doppler-phase-2-/)
  })

  it('every item shows a picture of its own skin in its own exterior and variant', async () => {
    const others = await rowsOf(`select i.id from items i
      where not exists (select 1 from pictures p
        where (p.stem, p.skin_id, p.exterior, p.variant) = (i.picture, i.skin_id, i.exterior, i.variant))`)
    expect(others).toEqual([])
  })

  it('a picture that goes or comes is noticed by the items that show it', async () => {
    const shown = async () =>
      rowsOf(`select distinct picture from items where skin_id = 'awp-dragon-lore' and exterior = 'MW'
        and variant = 'souvenir'`)
    const before = await shown()
    await db.ownerPool.query(`delete from pictures where stem = $1`, [before[0].picture])
    await db.ownerPool.query(`update items set skin_id = skin_id where skin_id = 'awp-dragon-lore'`)
    expect(await shown()).not.toEqual(before)
    await forgetImport()
    await importNow()
    expect(await shown()).toEqual(before)
  })

  it('an item of a skin that nobody has drawn shows its bare weapon', async () => {
    const [skin] = await rowsOf(
      `select id from skins where id not in (select skin_id from pictures) and weapon = 'AWP'`,
    )
    const [{ picture }] = await rowsOf(`select item_picture($1, 'FT', 'normal', 7) as picture`, skin.id)
    expect(picture).toBe('skins/bare-awp')
  })

  it('does nothing while the tables are those of the last import', async () => {
    expect(await importNow()).toEqual({ skinsChanged: 0 })
    await forgetImport()
    expect(await importNow()).toEqual({ skinsChanged: 0 })
  })

  it('corrects a changed fact on its items too, and leaves their prices alone', async () => {
    const itemsOf = 'select title, weapon, price_cents from items where skin_id = $1 order by id'
    const before = await rowsOf(itemsOf, 'ak-47-redline')
    await db.ownerPool.query(`update skins set market_name = 'AK-47 | Redlime' where id = 'ak-47-redline'`)
    await db.ownerPool.query(`update items set skin_id = skin_id where skin_id = 'ak-47-redline'`)
    expect(await rowsOf(itemsOf, 'ak-47-redline')).not.toEqual(before)
    await forgetImport()
    expect(await importNow()).toEqual({ skinsChanged: 1 })
    expect(await rowsOf(itemsOf, 'ak-47-redline')).toEqual(before)
  })

  it('titles read as on the Steam market', async () => {
    const titles = await rowsOf(
      `select distinct title from items
       where skin_id in ('karambit-doppler-phase-2', 'bayonet-vanilla', 'awp-dragon-lore', 'ak-47-redline')`,
    )
    expect(titles.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        '★ StatTrak™ Karambit | Doppler (Factory New)',
        '★ Bayonet',
        'Souvenir AWP | Dragon Lore (Minimal Wear)',
        'AK-47 | Redline (Field-Tested)',
      ]),
    )
  })

  it('describes every variant with a reference price, and describes it anew when a fact changes', async () => {
    expect(await rowsOf('select count(*) from kinds')).toEqual([{ count: 17_750 }])
    const kindsOf = `select no, words from kinds where skin_id = 'ak-47-redline' order by no`
    const before = await rowsOf(kindsOf)
    await db.ownerPool.query(`update skins set market_name = 'AK-47 | Redlime' where id = 'ak-47-redline'`)
    const [after] = await rowsOf(kindsOf)
    expect(after.no).toBe(before[0].no)
    expect(after.words).toContain('redlime')
    expect(await rowsOf(`select kinds from vocabulary where word = 'redlime'`)).toHaveLength(1)
    await forgetImport()
    await importNow()
    expect(await rowsOf(kindsOf)).toEqual(before)
    expect(await rowsOf(`select kinds from vocabulary where word = 'redlime'`)).toEqual([])
  })

  it('tells every server which items changed, each by itself up to fifty, and that many did', async () => {
    const listener = await db.pool.connect()
    try {
      const heard: string[] = []
      const spoken = new Promise<void>((resolve) => {
        listener.on('notification', ({ payload = '' }) => {
          heard.push(payload)
          if (payload === '*') resolve()
        })
      })
      await listener.query('listen catalogue')
      await db.pool.query(`update items set state = 'reserved' where id in (1, 2)`)
      await db.pool.query(`update items set state = 'available' where id <= 60`)
      await spoken
      const changes = heard.slice(0, -1).map((payload) => JSON.parse(payload))
      expect(changes.map(({ id }) => id).sort()).toEqual([1, 2])
      for (const change of changes) expect(change).toMatchObject({ before: { float: expect.any(Number) }, now: null })
    } finally {
      listener.release(true)
    }
  })
})
