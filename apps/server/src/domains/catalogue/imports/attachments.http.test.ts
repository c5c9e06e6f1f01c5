import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { postStep } from '../staff-items/testing/stock.ts'
import { itemsFile, redlineRow, report, rowsOf, stepDone } from './testing/files.ts'
import { inventory, redlineCopy } from './testing/inventories.ts'

let shop: TestShop
let operator: TestStaff
let account: number

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  const vault = { label: 'Vault', steamid: '76561198000000777' }
  account = Number((await operator.browser.post('/api/staff/steam-accounts', vault)).body.id)
})

afterAll(() => shop?.stop())

const itemOf = async (column: 'external_id' | 'asset_id', number: string) =>
  (await shop.database.ownerPool.query(`select * from items where ${column} = $1`, [number])).rows[0]

const importRows = async (rows: readonly Record<string, string>[]) => {
  const read = await report(shop, operator, itemsFile(rows))
  const wrong = await rowsOf(operator, read.id, 'wrong')
  const done = await stepDone(shop, operator, read.id, 'import')
  return { counts: read.counts, wrong, settled: done.settled }
}

test('a file says what is on a copy; an empty cell says nothing, and none takes it off', async () => {
  const row = redlineRow({ external_id: 'A-1' })
  const typed = { stickers: 'Crown (Foil)@0.12; ; Howling Dawn', charm: 'Lil’ Ava#4711', name_tag: 'Panda' }
  const attachments = {
    stickers: [
      { slot: 0, name: 'Crown (Foil)', wear: 0.12 },
      { slot: 2, name: 'Howling Dawn', wear: null },
    ],
    charm: { name: 'Lil’ Ava', pattern: 4711 },
    name_tag: 'Panda',
  }
  expect(await importRows([{ ...row, ...typed }])).toMatchObject({ settled: { added: 1 } })
  const added = await itemOf('external_id', 'A-1')
  expect(added.attachments).toEqual(attachments)
  expect((await report(shop, operator, itemsFile([row]))).counts).toEqual({ same: 1 })
  expect((await report(shop, operator, itemsFile([{ ...row, ...typed }]))).counts).toEqual({ same: 1 })
  const { body } = await operator.browser.post('/api/staff/items/export', { items: { ids: [added.id] } })
  expect(String(body.csv)).toContain('Crown (Foil)@0.12; ; Howling Dawn')
  expect((await report(shop, operator, String(body.csv))).counts).toEqual({ same: 1 })
  expect(await importRows([{ ...row, stickers: 'none', charm: 'Lil’ Ava' }])).toMatchObject({ settled: { changed: 1 } })
  expect((await itemOf('external_id', 'A-1')).attachments).toEqual({
    stickers: [],
    // Its pattern is known already.
    charm: { name: 'Lil’ Ava', pattern: 4711 },
    name_tag: 'Panda',
  })
  await importRows([{ ...row, charm: 'none', name_tag: 'none' }])
  expect((await itemOf('external_id', 'A-1')).attachments).toBeNull()
})

test('a row that says what cannot be is wrong in that column, and so is a knife with stickers', async () => {
  const at = (number: number, change: Record<string, string>) => redlineRow({ external_id: `W-${number}`, ...change })
  const knife = { market_hash_name: '★ Bayonet', price_eur: '250', float: '', paint_seed: '' }
  const { counts, wrong } = await importRows([
    at(1, { stickers: 'a;b;c;d;e;f' }),
    at(2, { stickers: 'Crown (Foil)@2' }),
    at(3, { charm: '#7' }),
    at(4, { name_tag: 'This is longer than twenty' }),
    at(5, { ...knife, stickers: 'Crown (Foil)' }),
    at(6, { ...knife, name_tag: 'Panda' }),
    at(7, { stickers: 'Crown (Foil)' }),
  ])
  expect(counts).toMatchObject({ wrong: 5, new: 2 })
  expect(wrong.map(({ field }) => field)).toEqual(['stickers', 'stickers', 'charm', 'name_tag', 'stickers'])
  expect((await itemOf('external_id', 'W-6')).attachments).toMatchObject({ name_tag: 'Panda' })
  const again = await report(shop, operator, itemsFile([at(6, { ...knife, stickers: 'Crown (Foil)' })]))
  expect(await rowsOf(operator, again.id, 'wrong')).toMatchObject([{ field: 'stickers' }])
})

test('an inventory brings what Steam says is on a copy, and what is known of it better stays', async () => {
  const words = (names: string[]): string[] => [
    'Exterior: Field-Tested',
    `<br><div id="sticker_info" class="sticker_info"><center>${names
      .map((name) => `<img src="x.png" title="Sticker: ${name}">`)
      .join('')}<br>Sticker: ${names.join(', ')}</center></div>`,
    '<div id="keychain_info" class="sticker_info"><center><img src="y.png" title="Charm: Lil&#39; Ava"></center></div>',
  ]
  const copy = { ...redlineCopy, assetid: '41000000001', words: words(['Run CT, Run', 'Crown (Foil)']), tag: 'Panda' }
  const german = { ...redlineCopy, assetid: '41000000002', float: '0.3', words: [] as string[] }
  german.words = words(['A']).map((word) => word.replaceAll('Sticker', 'Aufkleber'))
  const read = await report(shop, operator, inventory([copy, german]), `?account=${account}`)
  expect(read.counts).toEqual({ new: 1, wrong: 1 })
  expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([{ field: 'stickers' }])
  await stepDone(shop, operator, read.id, 'import')
  const item = await itemOf('asset_id', '41000000001')
  expect(item.attachments).toEqual({
    stickers: [
      { slot: 0, name: 'Run CT, Run', wear: null },
      { slot: 1, name: 'Crown (Foil)', wear: null },
    ],
    charm: { name: "Lil' Ava", pattern: null },
    name_tag: 'Panda',
  })
  const known = { stickers: 'Run CT, Run@0.5; Crown (Foil)@0.1', charm: "Lil' Ava#7" }
  await operator.browser.post(`/api/staff/items/${item.id}`, known)
  expect((await report(shop, operator, inventory([copy]), `?account=${account}`)).counts).toEqual({ same: 1 })
  const scraped = { ...copy, words: words(['Crown (Foil)']) }
  const later = await report(shop, operator, inventory([scraped]), `?account=${account}`)
  expect(later.counts).toEqual({ changed: 1 })
  await stepDone(shop, operator, later.id, 'import')
  expect((await itemOf('asset_id', '41000000001')).attachments.stickers).toEqual([
    { slot: 0, name: 'Crown (Foil)', wear: null },
  ])
  await postStep(operator, item.id, 'withdraw', 'lost')
})
