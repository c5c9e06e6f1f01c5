import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { report, rowsOf, send, stepDone } from './testing/files.ts'
import { factsOf, newSkin, onlyRow } from './testing/new-skins.ts'
import { groupedEntry, singleEntries, skinList } from './testing/skin-lists.ts'

let shop: TestShop
let operator: TestStaff
let entry: Record<string, unknown>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  operator = await asStaff(shop)
  entry = groupedEntry(await newSkin(shop))
})

afterAll(() => shop?.stop())

const read = (...entries: unknown[]) => report(shop, operator, skinList(entries))

/** The row of an entry that is wrong. */
const wrong = async (...entries: unknown[]) => {
  const { id, counts } = await read(...entries)
  expect(counts.wrong).toBe(1)
  return onlyRow(operator, id, 'wrong')
}

const weapon = (change: Record<string, unknown>) => ({ weapon: { id: 'w', weapon_id: 7, name: 'AK-47', ...change } })

const rarity = (change: Record<string, unknown>) => ({
  rarity: { id: 'rarity_legendary_weapon', name: 'Classified', color: '#d32ce6', ...change },
})

describe('a skin is wrong', () => {
  test.each([
    ['without a name', { name: null }, 'name', /missing/],
    ['with a name that is none', { name: 5 }, 'name', /no text/],
    ['with signs in its name that nobody sees', { name: 'AK-47 | Red\u202eline' }, 'name', /nobody can see/],
    ['with half of a sign', { pattern: { name: 'Red\ud83d' } }, 'pattern', /nobody can see/],
    ['with a zero in its name', { pattern: { name: 'Red\u0000line' } }, 'pattern', /nobody can see/],
    ['with a name without end', { name: `AK-47 | ${'a'.repeat(100_000)}` }, 'name', /longer than 160/],
    ['whose name says another weapon', { name: 'AWP | Redline' }, 'name', /Weapon and finish say/],
    ['without a weapon', { weapon: null }, 'weapon', /missing/],
    ['of a weapon that is a text', { weapon: 'AK-47' }, 'weapon', /not what such files have/],
    ['of a weapon with the number of another', weapon({ weapon_id: 9 }), 'weapon', /The AK-47 is weapon 7/],
    ['of a weapon with an absurd number', weapon({ weapon_id: 1e12 }), 'weapon', /no whole number/],
    ['of a weapon in another group', { category: { id: 'sfui_invpanel_filter_gloves' } }, 'category', /type Rifle/],
    ['with a finish of two parts', { pattern: { name: 'Red | Line' } }, 'pattern', /No finish/],
    ['with a negative limit', { min_float: -0.1 }, 'min_float', /from 0 to 1/],
    ['with a limit above one', { max_float: 1.5 }, 'max_float', /from 0 to 1/],
    ['with an absurd limit', { max_float: '1e400' }, 'max_float', /from 0 to 1/],
    ['with limits the wrong way round', { min_float: 0.8, max_float: 0.1 }, 'max_float', /not below/],
    ['with limits that are the same', { min_float: 0.1, max_float: 0.1 }, 'max_float', /not below/],
    ['with one limit alone', { max_float: null }, 'max_float', /from 0 to 1/],
    ['with a limit that is a list', { min_float: [0.1] }, 'min_float', /from 0 to 1/],
    ['without limits', { min_float: null, max_float: null }, 'min_float', /needs its float limits/],
    ['without a paint index', { paint_index: null }, 'paint_index', /needs one/],
    ['with a negative paint index', { paint_index: '-5' }, 'paint_index', /no whole number/],
    ['with a paint index in words', { paint_index: 'redline' }, 'paint_index', /no whole number/],
    ['with the paint index of nothing', { paint_index: '0' }, 'paint_index', /not painted/],
    ['with the paint index of another', { paint_index: '282' }, 'paint_index', /AK-47 \| Redline \(ak-47-redline\)/],
    ['without a rarity', { rarity: null }, 'rarity', /missing/],
    ['with a rarity that is not known', rarity({ name: 'Legendary' }), 'rarity', /No rarity is called Legendary/],
    ['in another language', rarity({ name: 'Verdeckt' }), 'rarity', /the English files are read/],
    ['with a colour that is none', rarity({ color: 'red;}' }), 'rarity', /colour/],
    ['that is StatTrak perhaps', { stattrak: 'yes' }, 'stattrak', /neither true nor false/],
    ['of a team that there is not', { team: { id: 'pandas' } }, 'team', /neither of the teams/],
    ['of a team that objects have', { team: { id: 'constructor' } }, 'team', /neither of the teams/],
    ['in an exterior that there is not', { wears: [{ name: 'Fabrikneu' }] }, 'wears', /No exterior/],
    ['in an exterior beyond its limits', { max_float: 0.3 }, 'wears', /not those of Well-Worn/],
    ['with collections that are no list', { collections: 'The Bank Collection' }, 'collections', /no list/],
    ['with too many cases', { crates: Array.from({ length: 501 }, () => ({ name: 'x' })) }, 'crates', /more than 500/],
    ['with a phase that is an object', { phase: {} }, 'phase', /no text/],
  ])('%s', async (_why, change, field, why) => {
    expect(await wrong({ ...entry, ...change })).toMatchObject({ line: 1, field, why: expect.stringMatching(why) })
  })

  test('of a weapon that nobody has drawn, or that another is confused with', async () => {
    const name = 'Halberd | Redline'
    const halberd = { ...entry, name, pattern: { name: 'Redline' }, ...weapon({ name: 'Halberd', weapon_id: 77 }) }
    expect(await wrong(halberd)).toMatchObject({ field: 'weapon', why: expect.stringContaining('draws it first') })
    const known = { ...halberd, ...weapon({ name: 'Halberd' }) }
    expect(await wrong(known)).toMatchObject({ why: 'Weapon 7 is called AK-47 here' })
  })

  test('whose id would be that of another, or cannot be made', async () => {
    const alike = { ...entry, name: 'AK-47 | Red-Line!', pattern: { name: 'Red-Line!' } }
    const redline = { ...entry, name: 'AK-47 | Redline!', pattern: { name: 'Redline!' } }
    expect((await read(alike)).counts).toEqual({ new: 1 })
    expect(await wrong(redline)).toMatchObject({
      field: 'name',
      why: 'It would be called ak-47-redline here, as AK-47 | Redline is',
    })
    const twin = { ...alike, id: 'skin-other', name: 'AK-47 | Red Line', pattern: { name: 'Red Line' }, paint_index: 5 }
    expect(await wrong(alike, twin)).toMatchObject({
      line: 2,
      field: 'name',
      why: 'It would be called ak-47-red-line here, as AK-47 | Red-Line! in line 1',
    })
    const signs = { ...entry, name: 'AK-47 | 龍王', pattern: { name: '龍王' } }
    expect(await wrong(signs)).toMatchObject({ field: 'name', why: 'No id can be made of this name' })
  })

  test('whose finish has phases and that names none', async () => {
    const { phase, ...doppler } = groupedEntry(await factsOf(shop, 'karambit-doppler-phase-2'))
    expect(phase).toBe('Phase 2')
    expect(await wrong(doppler)).toMatchObject({
      field: 'paint_index',
      why: '★ Karambit | Doppler Phase 2 (karambit-doppler-phase-2) has it already',
    })
  })

  test('that two entries tell of otherwise, by id, by name or by number', async () => {
    const other = { ...entry, max_float: 0.6, wears: [] }
    expect(await wrong(entry, other)).toMatchObject({ line: 1, field: 'min_float' })
    expect(await wrong(entry, { ...entry, stattrak: false })).toMatchObject({ line: 1, field: 'stattrak' })
    expect(await wrong(entry, { ...other, id: 'skin-x' })).toMatchObject({ line: 1, field: 'min_float' })
    const named = { ...entry, name: 'AK-47 | Wombat', pattern: { name: 'Wombat' } }
    expect(await wrong(entry, named)).toMatchObject({ line: 1, field: 'pattern' })
    expect(await wrong(entry, { ...named, id: 'skin-y' })).toMatchObject({ line: 2, field: 'paint_index' })
    const entries = singleEntries(await newSkin(shop))
    const [first = {}, ...others] = entries
    expect(await wrong(first, ...others.map((one) => ({ ...one, min_float: 7 })))).toMatchObject({ line: 1 })
    expect(await wrong({ ...first, stattrak: true }, { ...first, name: `StatTrak™ ${first.name}` })).toMatchObject({
      field: 'name',
    })
    expect(await wrong({ ...first, wear: { name: 'Battle-Scarred' } })).toMatchObject({ field: 'wear' })
  })

  test('and is handed out with what is wrong', async () => {
    const { id } = await read({ ...entry, max_float: 9 })
    const { body } = await operator.browser.get(`/api/staff/imports/${id}/file`)
    const [head, line] = String(body.csv).split('\r\n')
    expect(head).toContain('line,wrong,why,')
    expect(head).toContain('max_float')
    expect(line).toMatch(/^1,max_float,Floats go from 0 to 1,.*AK-47 \| Quokka/)
  })
})

describe('what is no skin of a shop', () => {
  test('is not ours: stickers, agents, and weapons as everybody has them', async () => {
    const { wears: _wears, ...unworn } = entry
    const bare = { name: 'AK-47', pattern: null, paint_index: '0', min_float: null, max_float: null }
    const stock = { ...unworn, ...bare, id: 'skin-vanilla-weapon_ak47' }
    const { counts } = await read(
      { id: 'sticker-75', name: 'Sticker | Titan | Katowice 2014', rarity: { name: 'High Grade' }, paint_index: null },
      { id: 'agent-4613', name: 'Bloody Darryl', rarity: { name: 'Superior' }, team: { id: 'terrorists' } },
      { id: 'base_weapon-weapon_deagle', name: 'Desert Eagle', weapon: { weapon_id: 1 } },
      {
        ...stock,
        name: 'C4 Explosive',
        weapon: { name: 'C4' },
        rarity: { id: 'rarity_default_weapon', name: 'Stock' },
      },
      stock,
      entry,
    )
    expect(counts).toEqual({ not_ours: 5, new: 1 })
  })

  test.each([
    ['cut off', '[{"weapon": {}, "rarity": {}, "paint_index": "1"', /no JSON list/],
    ['followed by something else', '[{"weapon":1,"rarity":1,"paint_index":1}]x', /no JSON list/],
    ['longer than an import', `[${'{"weapon":0,"rarity":0,"paint_index":0},'.repeat(50_001)}{}]`, /more than 50000/],
  ])('is not read where it is %s', { timeout: 120_000 }, async (_why, file, problem) => {
    expect(await report(shop, operator, file)).toMatchObject({
      state: 'failed',
      format: 'skins',
      problem: expect.stringMatching(problem),
    })
  })

  test('is no list of skins where nothing in it is one', async () => {
    for (const file of ['[]', '[{"id":"sticker-1","name":"Sticker"}]', '{"weapon":1,"rarity":1,"paint_index":1}'])
      expect((await send(operator, file)).body.code, file).toBe('import_unknown')
  })
})

test('whatever else stands in an entry is neither kept nor run into', async () => {
  const text = skinList([entry])
    .replace('{', '{"__proto__": {"stattrak": false}, "constructor": 1, "toString": 2, "price": 5,')
    .replace('"image":', `"image": "https://evil.example/x.png", "deep": ${'['.repeat(15)}${']'.repeat(15)}, "again":`)
  const strange = [null, 5, 'x', [], [[]], { name: { toString: 1 }, weapon: { name: { valueOf: 1 } } }, { id: {} }]
  const file = `[${text.slice(1, -1)}, ${JSON.stringify(strange).slice(1)}`
  const { id, counts } = await report(shop, operator, file)
  expect(counts).toEqual({ new: 1, wrong: strange.length })
  expect((await stepDone(shop, operator, id, 'import')).settled).toEqual({ added: 1 })
  const { rows } = await shop.database.ownerPool.query(
    `select (select to_jsonb(skins) from skins where market_name = $2)::text || string_agg(data::text, '') as kept
     from import_rows where import_id = $1`,
    [id, entry.name],
  )
  expect(rows[0].kept).not.toMatch(/http|evil|proto|price/)
  expect((await rowsOf(operator, id, 'wrong')).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test('one line of many megabytes is read, and the report says each of its skins', { timeout: 120_000 }, async () => {
  const padded = Array.from({ length: 9 }, (_, place) => ({
    ...entry,
    id: `skin-m${place}`,
    name: `AK-47 | Wombat ${place}`,
    pattern: { name: `Wombat ${place}` },
    paint_index: `${8000 + place}`,
    description: 'x'.repeat(2_000_000),
  }))
  const { counts } = await report(shop, operator, JSON.stringify(padded))
  expect(counts).toEqual({ new: 9 })
})
