import { readSkins } from '@pandrop/catalogue/skins'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { skinIdOf } from './skin-row.rules.ts'
import type { SkinFacts } from './skin-rows.sql.ts'
import { report, rowsOf } from './testing/files.ts'
import { groupedEntry, singleEntries, skinList } from './testing/skin-lists.ts'

let shop: TestShop
let operator: TestStaff
let skins: SkinFacts[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  skins = (await shop.database.ownerPool.query('select * from skins order by id')).rows
})

afterAll(() => shop?.stop())

test('skins of the catalogue have the ids that a file would give them; of two alike one has its paint index', () => {
  const others = readSkins().filter((skin) => skinIdOf(skin) !== skin.id)
  expect(others.map(({ id }) => id)).toEqual(['desert-eagle-sunset-storm-470'])
  const [sunset] = others
  expect(sunset && `${skinIdOf(sunset)}-${sunset.paintIndex}`).toBe(sunset?.id)
  expect(skins).toHaveLength(2092)
})

test('a list that says what the catalogue says changes nothing: one entry a skin', async () => {
  const read = await report(shop, operator, skinList(skins.map(groupedEntry)))
  expect(await rowsOf(operator, read.id, 'wrong')).toEqual([])
  expect(await rowsOf(operator, read.id, 'changed')).toEqual([])
  expect(read).toMatchObject({ format: 'skins', rows: 2092, counts: { same: 2092 }, problem: null })
})

test('nor does one with an entry for each exterior and variant, whose entries are joined', async () => {
  const entries = skins.flatMap(singleEntries)
  expect(entries).toHaveLength(17_750)
  // As large as the public one, it comes in parts.
  const lists = [entries.slice(0, 9000), entries.slice(9000)].map((part) => JSON.stringify(part))
  const read = await report(shop, operator, lists)
  expect(await rowsOf(operator, read.id, 'wrong')).toEqual([])
  expect(read).toMatchObject({ format: 'skins', files: 2, rows: 2092, counts: { same: 2092 } })
})
