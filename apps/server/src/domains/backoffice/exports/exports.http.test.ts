import { type ExportName, exportColumns } from '@pandrop/contract/staff/export-columns'
import type { StaffExport } from '@pandrop/contract/staff/exports'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { makeMonthlyExports } from './monthly-exports.ts'
import { writeExport } from './write-export.ts'

let shop: TestShop
let administrator: TestStaff
let operator: TestStaff

const path = '/api/staff/exports'

const signIn = async (): Promise<void> => {
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
}

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  shop.clock.set(new Date('2026-11-28T10:00:00Z'))
  await signIn()
  await orderFromBalance(shop, 2)
  await orderFromBalance(shop)
})

afterAll(() => shop?.stop())

const wish = (name: ExportName, more: object = {}) => ({
  name,
  format: 'csv',
  from: '2026-11-01',
  till: '2026-11-30',
  columns: exportColumns[name],
  ...more,
})

const ask = async (name: ExportName, more: object = {}, who = administrator): Promise<StaffExport> => {
  const { status, body } = await who.browser.post(path, wish(name, more))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.export as StaffExport
}

const standing = async (id: number, who = administrator): Promise<StaffExport | undefined> =>
  ((await who.browser.get(path)).body.exports as StaffExport[]).find((one) => one.id === id)

const contentOf = (id: number, who = administrator) => who.browser.download(`${path}/${id}/content`)

const textOf = async (id: number): Promise<string> => Buffer.from((await contentOf(id)).bytes).toString()

test('every export is written with all its columns, as a table and as lines of JSON', async () => {
  for (const name of Object.keys(exportColumns) as ExportName[]) {
    const [table, lines] = [await ask(name), await ask(name, { format: 'json' })]
    for (const { id } of [table, lines]) await writeExport(shop.shop, id)
    const csv = await textOf(table.id)
    expect(csv.split('\r\n')[0], name).toBe(exportColumns[name].join(','))
    const objects = (await textOf(lines.id))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object)
    const done = await standing(table.id)
    expect(done, name).toMatchObject({ state: 'done', rows_done: objects.length, rows_all: objects.length })
    for (const one of objects) expect(Object.keys(one), name).toEqual([...exportColumns[name]])
    expect((await contentOf(table.id)).headers.get('content-length')).toBe(String(done?.bytes))
  }
})

test('the job of the queue writes it; columns are those that were chosen, amounts are in euros', async () => {
  const { id } = await ask('orders', { columns: ['total', 'vat', 'state'] }, operator)
  expect((await contentOf(id)).status).toBe(404)
  const isDone = async (): Promise<string | undefined> => {
    await runDueJobs(shop.shop, shop.database.serverUrl)
    return (await standing(id))?.state
  }
  await expect.poll(isDone, { timeout: 20_000 }).toBe('done')
  expect(await textOf(id)).toBe('total,vat,state\r\n20.00,3.60,processing\r\n10.00,1.80,processing\r\n')
  expect(await standing(id, operator)).toMatchObject({ made_by: operator.name, bytes: 63 })
})

test('the books add up to nothing in their journal', async () => {
  const { id } = await ask('journal', { format: 'json', columns: ['debit', 'credit'] })
  await writeExport(shop.shop, id)
  const rows = (await textOf(id)).trim().split('\n')
  const sum = rows.map((row) => JSON.parse(row)).reduce((total, { debit, credit }) => total + debit - credit, 0)
  expect([rows.length > 4, Math.round(sum * 100)]).toEqual([true, 0])
})

test('what a spreadsheet would calculate is text', async () => {
  await shop.database.ownerPool.query(`update customers set name = '=HYPERLINK("https://evil.example")' where id = 1`)
  const { rows } = await shop.database.ownerPool.query(
    'select created_at::date::text as day from customers where id = 1',
  )
  const { id } = await ask('customers', { from: rows[0].day, till: rows[0].day, columns: ['customer', 'name'] })
  await writeExport(shop.shop, id)
  expect(await textOf(id)).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
})

test('what breaks off is begun anew, and nobody is given a part of it', async () => {
  const { id } = await ask('audit')
  const broken = { ...shop.shop.storage, put: () => Promise.reject(new Error('the disk is full')) }
  await expect(writeExport({ ...shop.shop, storage: broken }, id)).rejects.toThrow('the disk is full')
  expect(await standing(id)).toMatchObject({ state: 'running' })
  const refused = await administrator.browser.get(`${path}/${id}/content`)
  expect([refused.status, refused.body.code]).toEqual([404, 'export_not_found'])
  await writeExport(shop.shop, id)
  expect(await standing(id)).toMatchObject({ state: 'done' })
  const before = await textOf(id)
  // A job that runs once more changes nothing.
  await writeExport(shop.shop, id)
  expect(await textOf(id)).toBe(before)
})

test('whoever fetches a file is written down', async () => {
  const { id } = await ask('items')
  await writeExport(shop.shop, id)
  expect((await contentOf(id, operator)).status).toBe(200)
  const { rows } = await shop.database.ownerPool.query(
    `select staff_id, path from audit_log where action = 'fetchExport' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ staff_id: operator.id, path: `${path}/${id}/content` }])
})

test('customers and the audit log are for administrators, all of it for staff', async () => {
  const { status, body } = await operator.browser.post(path, wish('customers'))
  expect([status, body.code]).toEqual([403, 'staff_role_missing'])
  const { id } = await ask('customers')
  await writeExport(shop.shop, id)
  expect(await standing(id, operator)).toBeUndefined()
  expect((await contentOf(id, operator)).status).toBe(403)
  for (const reply of [await shop.visitor().get(path), await shop.visitor().get(`${path}/${id}/content`)])
    expect(reply.status).toBe(401)
})

test.each([
  ['days in the wrong order', { from: '2026-11-30', till: '2026-11-01' }],
  ['a column that there is not', { columns: ['password_hash'] }],
  ['a column twice', { columns: ['order', 'order'] }],
  ['no column', { columns: [] }],
])('%s is refused', async (_what, more) => {
  const { status, body } = await administrator.browser.post(path, wish('orders', more))
  expect([status, body.code]).toEqual([422, 'invalid_input'])
})

test('no more than twenty wait at once', async () => {
  await shop.database.ownerPool.query(
    `insert into exports (name, format, columns, from_day, till_day, begins_at, ends_at, made_by, created_at)
     select 'items', 'csv', '{item}', '2026-11-01', '2026-11-01', now(), now(), 'system', $1
     from generate_series(1, 20)`,
    [shop.clock.now()],
  )
  expect((await administrator.browser.post(path, wish('items'))).body.code).toBe('exports_full')
})

test('after a day what did not end is given up, after a week files are gone', async () => {
  const { id } = ((await administrator.browser.get(path)).body.exports as StaffExport[]).find(
    ({ state }) => state === 'done',
  ) as StaffExport
  expect(await shop.shop.storage.get(`exports/${id}-1`)).toBeDefined()
  shop.clock.advance({ days: 2 })
  await cleanUp(shop.shop)
  await signIn()
  const states = ((await administrator.browser.get(path)).body.exports as StaffExport[]).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['done', 'failed']))
  shop.clock.advance({ days: 6 })
  await cleanUp(shop.shop)
  expect(await shop.shop.storage.get(`exports/${id}-1`)).toBeUndefined()
  const { rows } = await shop.database.ownerPool.query('select count(*)::int as left from exports')
  expect(rows).toEqual([{ left: 0 }])
})

test('of a month that ended what was chosen is made once, and administrators are mailed where it is', async () => {
  await signIn()
  const monthly = [
    { name: 'orders', format: 'csv' },
    { name: 'journal', format: 'json' },
  ]
  expect((await operator.browser.post(`${path}/monthly`, { monthly })).status).toBe(403)
  expect((await administrator.browser.post('/api/staff/exports/monthly', { monthly })).status).toBe(200)
  await makeMonthlyExports(shop.shop)
  expect((await administrator.browser.get(path)).body.exports).toEqual([])
  shop.clock.set(new Date('2027-01-01T00:05:00Z'))
  await Promise.all([makeMonthlyExports(shop.shop), makeMonthlyExports(shop.shop)])
  await signIn()
  const { body } = await administrator.browser.get(path)
  expect(body).toMatchObject({
    exports: [
      { name: 'orders', format: 'csv', from: '2026-12-01', till: '2026-12-31', state: 'waiting' },
      { name: 'journal', format: 'json', from: '2026-12-01', till: '2026-12-31', state: 'waiting' },
    ],
    monthly: monthly.toReversed(),
  })
  const { rows } = await shop.database.ownerPool.query(
    `select payload from graphile_worker._private_jobs where payload::text like '%exports_made%'`,
  )
  expect(rows[0].payload).toMatchObject({
    values: { month: '2026-12', list: 'journal, orders' },
    link: expect.stringMatching(/\/backoffice\/exports$/),
  })
})
