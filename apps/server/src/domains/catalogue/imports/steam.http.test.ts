import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { previewHex, singleBits } from '../items/inspect-link.ts'
import { report, rowsOf, send, stepDone } from './testing/files.ts'
import { inventory, redlineCopy as redline } from './testing/inventories.ts'

let shop: TestShop
let operator: TestStaff
let account: number

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  const { body } = await operator.browser.post('/api/staff/steam-accounts', {
    label: 'Vault',
    steamid: '76561198000000777',
  })
  account = Number(body.id)
})

afterAll(() => shop.stop())

const itemOf = async (assetId: string) =>
  (await shop.database.ownerPool.query('select * from items where asset_id = $1', [assetId])).rows[0]

test('an inventory comes in hidden, at its part of the reference, a phase by its certificate', async () => {
  const { rows } = await shop.database.ownerPool.query(
    `select id, def_index, paint_index from skins
     where market_name = '★ Karambit | Doppler' order by paint_index limit 1`,
  )
  const [doppler] = rows
  const fields = [
    [3, doppler.def_index],
    [4, doppler.paint_index],
    [7, singleBits(0.012)],
    [8, 412],
  ] as const
  const karambit = { name: '★ Karambit | Doppler (Factory New)', exterior: 'Factory New', float: '0.012', seed: '412' }
  const file = inventory([
    redline,
    { ...karambit, assetid: '38000000002', certificate: previewHex(fields) },
    { ...karambit, assetid: '38000000003' },
    { ...redline, assetid: '38000000004', name: 'StatTrak™ AK-47 | Redline (Field-Tested)', float: '0.3' },
    { assetid: '38000000005', name: '★ Karambit', exterior: 'Not Painted' },
    { assetid: '38000000006', name: 'Sticker | Crown (Foil)' },
    { assetid: '38000000007', name: 'Revolver Case' },
    { assetid: '38000000008', name: 'Mann Co. Key', appid: 440 },
    {
      ...redline,
      assetid: '38000000009',
      tradable: 0,
      lines: [' ', 'Tradable/Marketable After Dec 01, 2026 (8:00:00) GMT'],
    },
    { ...redline, assetid: '38000000010', tradable: 0 },
  ])
  const read = await report(shop, operator, file, `?account=${account}&factor=0.9`)
  expect(read).toMatchObject({ format: 'steam', counts: { new: 5, not_ours: 3, wrong: 2 }, problem: null })
  expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
    { line: 3, field: 'phase', why: expect.stringContaining('Phase 2') },
    { line: 10, why: expect.stringContaining('does not say until when') },
  ])
  const done = await stepDone(shop, operator, read.id, 'import')
  expect(done.settled).toEqual({ added: 5 })
  expect(await itemOf('38000000001')).toMatchObject({
    state: 'hidden',
    skin_id: 'ak-47-redline',
    float: 0.213400006,
    paint_seed: 661,
    price_cents: Math.round(2715 * 0.9),
    steam_account_id: account,
    available_from: null,
  })
  expect(await itemOf('38000000002')).toMatchObject({ skin_id: doppler.id, exterior: 'FN', paint_seed: 412 })
  expect(await itemOf('38000000004')).toMatchObject({ variant: 'stattrak' })
  expect(await itemOf('38000000005')).toMatchObject({ exterior: 'NP', float: null })
  expect(await itemOf('38000000009')).toMatchObject({ available_from: new Date('2026-12-01T08:00:00Z') })
  const again = await report(shop, operator, file, `?account=${account}`)
  expect(again.counts).toEqual({ same: 5, not_ours: 3, wrong: 2 })
})

test('items that are not on their account any more are named, unless a part of it alone was sent', async () => {
  const [one, other] = [
    { ...redline, assetid: '39000000001' },
    { ...redline, assetid: '39000000002', float: '0.25' },
  ]
  const first = await report(shop, operator, inventory([one, other]), `?account=${account}`)
  await stepDone(shop, operator, first.id, 'import')
  const kept = (await rowsOf(operator, first.id, 'missing')).length
  const later = await report(shop, operator, inventory([one]), `?account=${account}`)
  const missing = await rowsOf(operator, later.id, 'missing')
  const gone = await itemOf('39000000002')
  expect(missing.map(({ item_id: id }) => id)).toContain(gone.id)
  expect(missing).toHaveLength(kept + 1)
  const part = await report(shop, operator, inventory([one], 2000), `?account=${account}`)
  expect(part.counts.missing).toBeUndefined()
  expect(part.problem).toContain('1 of 2000')
  const described = JSON.parse(inventory([one, other])) as { descriptions: unknown[] }
  described.descriptions.pop()
  const nameless = await report(shop, operator, JSON.stringify(described), `?account=${account}`)
  expect(nameless.counts.not_ours).toBe(1)
  const named = (await rowsOf(operator, nameless.id, 'missing')).map(({ item_id: id }) => id)
  expect(named).not.toContain(gone.id)
  const pages = [inventory([one], 2), inventory([other, one], 2)]
  const whole = await report(shop, operator, pages, `?account=${account}`)
  expect(whole).toMatchObject({ files: 2, rows: 2, counts: { same: 2 } })
})

test('an inventory without its account, of another layout, or beside another kind of file is refused', async () => {
  expect((await send(operator, inventory([redline]))).body.code).toBe('import_account_missing')
  const table = 'item,price_eur\r\n1,2\r\n'
  expect((await send(operator, [inventory([redline]), table], `?account=${account}`)).body.code).toBe('import_mixed')
  expect((await send(operator, inventory([redline]), `?account=${account}&factor=3`)).body.errors).toHaveProperty(
    'factor',
  )
  for (const file of [
    '{"assets": 1, "descriptions": []}',
    '{"assets": [{"classid": "1"}], "descriptions": []}',
    '{"assets": [], "descriptions": [',
    '{"assets":"descriptions"}x',
  ]) {
    const read = await report(shop, operator, file, `?account=${account}`)
    expect(read, file).toMatchObject({ state: 'failed', problem: expect.stringContaining('no inventory') })
  }
})
