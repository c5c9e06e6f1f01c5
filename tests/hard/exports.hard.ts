import { writeExport } from '@pandrop/server/domains/backoffice/exports/write-export'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

const rowsCount = 200_000
const memoryBytesMax = 100e6

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  administrator = await asStaff(shop, 'administrator')
  await shop.database.ownerPool.query(
    `insert into audit_log (at, action, path, input, address)
     select $1::timestamptz, 'noted', '/api/staff/items/' || number, '{}', '192.0.2.1'
     from generate_series(1, $2::int) as number`,
    [shop.clock.now(), rowsCount],
  )
})

afterAll(() => shop?.stop())

const ask = async (): Promise<number> => {
  const today = shop.clock.now().toISOString().slice(0, 10)
  const wish = { name: 'audit', format: 'csv', from: today, till: today, columns: ['number', 'at', 'action', 'path'] }
  const { body } = await administrator.browser.post('/api/staff/exports', wish)
  return (body.export as { id: number }).id
}

test('200,000 rows are written in constant memory, and how far they are is seen meanwhile', async () => {
  // The first one brings the code and the connections.
  await writeExport(shop.shop, await ask())
  const id = await ask()
  const before = process.memoryUsage().rss
  const seen = new Set<number>()
  let [most, isWritten] = [0, false]
  const watching = async (): Promise<void> => {
    while (!isWritten) {
      const { rows } = await shop.database.ownerPool.query('select rows_done from exports where id = $1', [id])
      seen.add(rows[0].rows_done)
      most = Math.max(most, process.memoryUsage().rss - before)
    }
  }
  const watched = watching()
  await writeExport(shop.shop, id)
  isWritten = true
  await watched
  const { bytes } = await administrator.browser.download(`/api/staff/exports/${id}/content`)
  const lines = Buffer.from(bytes).toString().trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(rowsCount)
  expect(seen.size).toBeGreaterThan(20)
  expect(most).toBeLessThan(memoryBytesMax)
})
