import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesFolder } from '@pandrop/catalogue/files'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import type { Draughtsman, DrawingOrder } from '../../../ports/drawing/draughtsman.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { putInStock } from '../staff-items/testing/stock.ts'

let shop: TestShop
let operator: TestStaff
let bytes: Buffer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  bytes = await readFile(join(picturesFolder, 'skins/ak-47-vulcan-ft-456.webp'))
})

afterAll(() => shop?.stop())

afterEach(async () => {
  shop.shop.draughtsman = undefined
  await shop.database.ownerPool.query('truncate drawings')
  await shop.database.ownerPool.query('delete from graphile_worker._private_jobs')
})

/** One who draws by handing out a picture that there is; what was ordered of them. */
const hire = (draw?: Draughtsman['draw']): DrawingOrder[] => {
  const orders: DrawingOrder[] = []
  shop.shop.draughtsman = {
    draw: async (order) => {
      orders.push(order)
      if (draw) return draw(order)
      return order.widths.map((width) => ({ name: `${width}.webp`, bytes, contentType: 'image/webp' as const }))
    },
  }
  return orders
}

const failing = () => Promise.reject(new Error('Chromium ended at once'))

/** Drawings take turns: who comes while one is drawn finds nothing to do. */
const runJobs = async (): Promise<void> => {
  do await runDueJobs(shop.shop, shop.database.serverUrl)
  while ((await waitingJobs()) > 0)
}

const askLarge = async (id: number) => {
  const { body } = await shop.visitor().post(`/api${'/items/:id/large-picture'.replace(':id', `${id}`)}`, {})
  return body.code ?? { img_url_full: body.img_url_full, drawing: body.drawing }
}

const details = async (id: number) =>
  (await shop.visitor().get(`/api/items/${id}`)).body.payload as { img_url: string; img_url_full: string | null }

const waitingJobs = async (): Promise<number> =>
  (await shop.database.ownerPool.query(`select from graphile_worker.jobs where task_identifier = 'draw_picture'`)).rows
    .length

const onItsWay = { img_url_full: null, drawing: true }
const notThere = { img_url_full: null, drawing: false }

test('the first who asks for a large picture has it drawn, once, and it is kept', async () => {
  const { id } = await putInStock(operator)
  const orders = hire()
  expect((await details(id)).img_url_full).toBeNull()
  expect(await Promise.all([askLarge(id), askLarge(id), askLarge(id)])).toEqual([onItsWay, onItsWay, onItsWay])
  expect(await waitingJobs()).toBe(1)
  await runJobs()
  expect(orders).toMatchObject([{ skin: { id: 'ak-47-redline', weapon: 'AK-47' }, widths: [1800] }])
  const { img_url_full: large } = (await askLarge(id)) as { img_url_full: string }
  expect(large).toMatch(/^drawn\/[0-9a-f]{32}-1800\.webp$/)
  const file = await fetch(`${shop.origin}/storage/${large}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const other = await putInStock(operator)
  expect((await details(other.id)).img_url_full).toBe(large)
  await runJobs()
  expect(orders).toHaveLength(1)
})

test('a large picture that could not be drawn is tried again after an hour and not before', async () => {
  const { id } = await putInStock(operator)
  hire(failing)
  await askLarge(id)
  await runJobs()
  expect(await askLarge(id)).toEqual(notThere)
  const { rows } = await shop.database.ownerPool.query('select state, problem from drawings')
  expect(rows).toEqual([{ state: 'failed', problem: 'Chromium ended at once' }])
  shop.clock.advance({ minutes: 61 })
  const orders = hire()
  expect(await askLarge(id)).toEqual(onItsWay)
  await runJobs()
  expect(orders).toHaveLength(1)
})

test('without Chromium everything is as it is, and the desk says so', async () => {
  const { id } = await putInStock(operator)
  expect(await askLarge(id)).toEqual(notThere)
  expect(await waitingJobs()).toBe(0)
  expect(await askLarge(999_999)).toBe('item_not_found')
  expect((await draw()).code).toBe('drawing_impossible')
  expect((await skin()).drawings).toMatchObject({ possible: false, waiting: 0 })
})

const undrawn = '/api/staff/catalogue/skins/ak-47-aquamarine-revenge'

const draw = async (skinId = 'ak-47-aquamarine-revenge') =>
  (await operator.browser.post(`/api${'/staff/catalogue/skins/:id/draw'.replace(':id', skinId)}`, {})).body

const skin = async () =>
  (await operator.browser.get(undrawn)).body.skin as {
    picture: string
    drawings: { possible: boolean; waiting: number; drawn: number; lacking: number; failed: object[] }
  }

/** As one that was imported from outside: nothing of it came along. */
const takePicturesAway = async (): Promise<void> => {
  await shop.database.ownerPool.query(`delete from pictures where skin_id = 'ak-47-aquamarine-revenge'`)
}

test('a skin without pictures is drawn in every exterior, and its items show that in its own light', async () => {
  await takePicturesAway()
  const orders = hire()
  expect((await draw('no-such')).code).toBe('skin_not_found')
  const [first] = await Promise.all([draw(), draw()])
  const { lacking } = (first.skin as Awaited<ReturnType<typeof skin>>).drawings
  expect(lacking).toBeGreaterThan(2)
  expect(await waitingJobs()).toBe(lacking)
  expect((await skin()).drawings).toMatchObject({ possible: true, waiting: lacking, drawn: 0 })
  await runJobs()
  expect(orders.map(({ widths }) => widths)).toEqual(Array.from({ length: lacking }, () => [456, 900]))
  expect(await skin()).toMatchObject({ picture: 'drawn', drawings: { waiting: 0, drawn: lacking, lacking: 0 } })
  const { rows } = await shop.database.ownerPool.query(
    `select distinct origin, hue from pictures where skin_id = 'ak-47-aquamarine-revenge'`,
  )
  expect(rows).toEqual([{ origin: 'drawn', hue: expect.any(Number) }])
})

test('a skin of which one exterior has no picture is drawn in that one alone', async () => {
  await takePicturesAway()
  hire()
  await draw()
  await runJobs()
  await shop.database.ownerPool.query('truncate drawings')
  await shop.database.ownerPool.query(
    `delete from pictures where skin_id = 'ak-47-aquamarine-revenge' and exterior = 'FT'`,
  )
  expect((await draw()).skin).toMatchObject({ drawings: { lacking: 1, waiting: 1 } })
})

test('what failed says why, and is drawn when somebody says so again', async () => {
  await takePicturesAway()
  hire(failing)
  await draw()
  await runJobs()
  const { failed, waiting } = (await skin()).drawings
  expect(waiting).toBe(0)
  expect(failed[0]).toEqual({ exterior: 'FN', problem: 'Chromium ended at once' })
  hire()
  await draw()
  await runJobs()
  expect((await skin()).drawings).toMatchObject({ failed: [], lacking: 0 })
})

test('what is put into stock and has no picture of its exterior is drawn by itself', async () => {
  const { id } = await putInStock(operator)
  await shop.database.ownerPool.query(`delete from pictures where skin_id = 'ak-47-redline'`)
  const orders = hire()
  await shop.database.ownerPool.query(`select graphile_worker.add_job('ask_lacking_drawings', '{}')`)
  await runJobs()
  expect(orders).toContainEqual(
    expect.objectContaining({ skin: expect.objectContaining({ id: 'ak-47-redline' }), widths: [456, 900] }),
  )
  expect((await details(id)).img_url).toMatch(/^drawn\//)
})
