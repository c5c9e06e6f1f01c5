import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { casePictureBytesMax } from '@pandrop/contract/lifecycle/case'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { bomb, photograph, pictures } from '../../identity/avatars/testing/pictures.ts'
import { madeCopy } from '../../identity/personal-data/testing/copies.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { orderFromBalance } from '../orders/testing/handled-orders.ts'
import { forgetOldCases } from './case-pictures.ts'
import { openedCase, seenBy, sendPicture, write } from './testing/cases.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const pathOf = (id: unknown): string => '/api/purchase/cases/pictures/:id'.replace(':id', String(id))

const filesKept = async (): Promise<number> =>
  (await readdir(join(shop.shop.env.DATA_DIR, 'storage', 'case-pictures')).catch(() => [] as string[])).length

test('what customers send is drawn anew, at most 1,600 px, and nothing but pixels', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  const ids: string[] = []
  for (const make of Object.values(pictures)) {
    const sent = await sendPicture(customer, await make())
    expect(sent.status).toBe(200)
    ids.push(String(sent.body.id))
  }
  expect((await write(customer, orderId, { pictures: ids })).status).toBe(200)
  expect((await seenBy(customer, orderId)).cases[0]?.messages[0]?.pictures).toHaveLength(4)
  const wide = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  for (const [bytes, size] of [
    [wide, { width: 1600, height: 400 }],
    [await photograph(), { width: 300, height: 400 }],
  ] as const) {
    const { body } = await sendPicture(customer, bytes)
    const { bytes: kept } = await customer.browser.download(pathOf(body.id))
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', ...size })
    for (const word of ['Pandaphone', 'Marta', 'EXIF', 'GPS']) expect(Buffer.from(kept).includes(word)).toBe(false)
  }
})

test('what is no picture, is broken, unfolds too far or is too large is refused', async () => {
  const customer = await shop.customer()
  const png = await pictures.png()
  const files = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    page: Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
    half: png.subarray(0, png.length / 2),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj\n'),
    bomb: bomb(30_000, 30_000),
    wide: bomb(8000, 7000),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const { status, body } = await sendPicture(customer, bytes)
    expect([name, status, body.code]).toEqual([name, 422, 'picture_unreadable'])
  }
  const exactly = Buffer.concat([png, Buffer.alloc(casePictureBytesMax)]).subarray(0, casePictureBytesMax)
  expect((await sendPicture(customer, exactly)).status).toBe(200)
  const more = await sendPicture(customer, Buffer.concat([exactly, Buffer.alloc(1)]))
  expect([more.status, more.body.code]).toEqual([413, 'case_picture_too_large'])
})

test('a picture that is a page as well keeps nothing of the page, and opens as nothing that runs', async () => {
  const { customer } = await openedCase(shop)
  const both = Buffer.concat([await pictures.png(), Buffer.from('<script>alert(1)</script>')])
  const { body } = await sendPicture(customer, both)
  const { bytes, headers } = await customer.browser.download(pathOf(body.id))
  expect(Buffer.from(bytes).includes('script')).toBe(false)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="${body.id}.webp"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  })
})

test('a picture is for its owner and for staff, and goes with one message', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  const id = String((await sendPicture(customer, await pictures.png())).body.id)
  const stranger = await orderFromBalance(shop)
  expect((await stranger.customer.browser.get(pathOf(id))).status).toBe(404)
  expect((await shop.visitor().get(pathOf(id))).status).toBe(401)
  expect(await write(stranger.customer, stranger.orderId, { pictures: [id] })).toMatchObject({
    status: 422,
    body: { code: 'case_picture_gone' },
  })
  // Refused whole: there is no case either.
  expect((await seenBy(stranger.customer, stranger.orderId)).cases).toEqual([])
  expect((await write(customer, orderId, { pictures: [id] })).status).toBe(200)
  expect((await write(customer, orderId, { pictures: [id] })).body.code).toBe('case_picture_gone')
  const five = Array.from({ length: 5 }, () => id)
  expect((await write(customer, orderId, { pictures: five })).status).toBe(422)
  const { browser } = await asStaff(shop)
  const seen = await browser.download(`/api/staff/cases/pictures/${id}`)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await shop.visitor().get(`/api/staff/cases/pictures/${id}`)).status).toBe(401)
  for (const other of ['0'.repeat(36), randomUUID()])
    expect((await browser.get(`/api/staff/cases/pictures/${other}`)).status).toBe(404)
  const change = 'update case_pictures set customer_id = $2 where id = $1'
  const moved = shop.database.ownerPool.query(change, [id, stranger.customer.id])
  await expect(moved).rejects.toThrow('is of another customer')
})

test('forty tries an hour are enough, unreadable ones among them', async () => {
  const slow = await startTestShop({ rateLimitFactor: 2 })
  const customer = await slow.customer()
  await slow.database.ownerPool.query(`insert into attempt_counts (subject, ends_at, attempts) values ($1, $2, 79)`, [
    `case picture ${customer.id}`,
    new Date(slow.clock.now().getTime() + 60_000),
  ])
  const last = await sendPicture(customer, Buffer.from('none'))
  const over = await sendPicture(customer, Buffer.from('none'))
  await slow.stop()
  expect(last.body.code).toBe('picture_unreadable')
  expect(over).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})

test('a copy of somebody’s data has what they wrote and sent', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  const id = String((await sendPicture(customer, await pictures.png())).body.id)
  await write(customer, orderId, { pictures: [id], text: 'Where is my knife?' })
  const files = await madeCopy(shop, customer)
  expect(files['csv/orders/case_messages.csv']).toContain('Where is my knife?')
  expect(Object.keys(files)).toContain(`pictures/${id}.webp`)
  expect(files['index.html']).toContain(`${id}.webp`)
})

test('a picture that was never sent goes after a day, messages and pictures three years after the end', async () => {
  await forgetOldCases(shop.shop)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const { orderId, customer } = await orderFromBalance(shop)
  const before = await filesKept()
  const sent = String((await sendPicture(customer, await pictures.png())).body.id)
  await sendPicture(customer, await pictures.png())
  const { body } = await write(customer, orderId, { pictures: [sent] })
  await customer.browser.post('/api/purchase/cases/solve', { case_id: body.case_id })
  expect(await filesKept()).toBe(before + 2)
  const removed = async (days: number) => {
    shop.clock.advance({ days })
    await forgetOldCases(shop.shop)
    await runDueJobs(shop.shop, shop.database.serverUrl)
    return filesKept()
  }
  const loose = await removed(1)
  const text = 'select count(*)::int as messages from case_messages where case_id = $1'
  const messages = async () => (await shop.database.ownerPool.query(text, [body.case_id])).rows[0].messages
  expect(loose).toBeLessThanOrEqual(before + 1)
  expect(await removed(3 * 365 - 2)).toBe(loose)
  expect(await messages()).toBe(2)
  expect(await removed(1)).toBeLessThan(loose)
  expect(await messages()).toBe(0)
  const desk = await asStaff(shop)
  const { body: found } = await desk.browser.get(`/api/staff/cases/${body.case_id}`)
  expect(found.case).toMatchObject({ state: 'solved', messages: [], emptied_at: expect.any(String) })
})
