import type { StaffItem } from '@pandrop/contract/staff/items'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { itemsFile, redlineRow, report, stepDone } from '../imports/testing/files.ts'
import { putInStock } from './testing/stock.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const itemOf = async (id: number) => (await operator.browser.get(`/api/staff/items/${id}`)).body.item as StaffItem

test('an item knows the import that it came by, also once that is undone, and no other that names it', async () => {
  const { id: made } = await report(shop, operator, itemsFile([redlineRow({ external_id: 'origin-1' })]))
  await stepDone(shop, operator, made, 'import')
  const { rows } = await shop.database.pool.query(`select id from items where external_id = 'origin-1'`)
  const { id } = rows[0]
  expect(await itemOf(id)).toMatchObject({ import_id: made, offer_id: null })
  const dearer = itemsFile([redlineRow({ external_id: 'origin-1', price_eur: '28.00' })])
  const { id: changing } = await report(shop, operator, dearer)
  await stepDone(shop, operator, changing, 'import')
  expect(await itemOf(id)).toMatchObject({ import_id: made, price: 28 })
  await stepDone(shop, operator, made, 'undo')
  expect(await itemOf(id)).toMatchObject({ import_id: made })
  expect(await itemOf((await putInStock(operator)).id)).toMatchObject({ import_id: null })
})
