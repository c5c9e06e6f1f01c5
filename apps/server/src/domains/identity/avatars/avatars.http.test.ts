import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { avatarBytesMax } from '@pandrop/contract/limits'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { bomb, photograph, pictures } from './testing/pictures.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const formOf = (bytes: Uint8Array, name = 'me.png'): FormData => {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(bytes)], { type: 'image/png' }), name)
  return form
}

const send = (
  browser: Visitor,
  rawBody: FormData | ReadableStream | string,
  headers: Record<string, string> = {},
): Promise<Reply> => browser.call('POST', '/api/user/avatar', { rawBody, headers })

const upload = (browser: Visitor, bytes: Uint8Array, name?: string): Promise<Reply> =>
  send(browser, formOf(bytes, name))

/** The same without saying beforehand how much it is. */
const uploadUndeclared = (browser: Visitor, bytes: Uint8Array): Promise<Reply> => {
  const { body, headers } = new Response(formOf(bytes))
  return send(browser, body ?? '', { 'content-type': headers.get('content-type') ?? '' })
}

const avatarOf = ({ body }: Reply): string => (body.payload as { avatarUrl: string }).avatarUrl

const pictureAt = async (path: string): Promise<{ answer: Response; bytes: Buffer }> => {
  const answer = await fetch(shop.origin + path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const filesKept = (): Promise<string[]> =>
  readdir(join(shop.shop.env.DATA_DIR, 'storage', 'avatars')).catch(() => [] as string[])

const refusalOf = ({ status, body }: Reply) => [status, body.code]

test('JPEG, PNG, WebP and AVIF become a square picture that everybody may keep for good', async () => {
  const { browser } = await shop.customer()
  for (const [kind, make] of Object.entries(pictures)) {
    const reply = await upload(browser, await make())
    expect([kind, reply.status, reply.body.status]).toEqual([kind, 200, 'OK'])
    expect(avatarOf(reply)).toMatch(/^\/storage\/avatars\/[0-9a-f]{32}\.webp$/)
    const { answer, bytes } = await pictureAt(avatarOf(reply))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  }
  const profile = await browser.get('/api/user/profile')
  expect(avatarOf(profile)).toMatch(/\.webp$/)
})

test('a photograph is turned upright and loses place, camera and name', async () => {
  const taken = await photograph()
  expect((await sharp(taken).metadata()).exif?.includes('Pandaphone')).toBe(true)
  const { browser } = await shop.customer()
  const { bytes } = await pictureAt(avatarOf(await upload(browser, taken, 'IMG_1.jpg')))
  const kept = await sharp(bytes).metadata()
  expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  for (const word of ['Pandaphone', 'Marta', 'EXIF', 'GPS']) expect(bytes.includes(word), word).toBe(false)
  // What was the left edge when the telephone lay on its side is the top now.
  const [red, , blue] = (await sharp(bytes).extract({ left: 128, top: 4, width: 1, height: 1 }).raw().toBuffer()) ?? []
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(80)
})

test('what is no picture is refused, whatever it is called', async () => {
  const { browser } = await shop.customer()
  const files: Record<string, Buffer> = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    gif: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
    tiff: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj\n'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    zip: Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    empty: Buffer.alloc(0),
    one: Buffer.from([0xff]),
  }
  for (const [kind, bytes] of Object.entries(files)) {
    expect([kind, ...refusalOf(await upload(browser, bytes, 'photo.png'))]).toEqual([kind, 422, 'picture_unreadable'])
  }
})

test('a broken picture, and one that only begins as one, is refused', async () => {
  const { browser } = await shop.customer()
  const png = await pictures.png()
  const jpeg = await photograph()
  const files: Record<string, Buffer> = {
    'half a PNG': png.subarray(0, png.length / 2),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'a page with the head of a JPEG': Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
    'an SVG with the head of a PNG': Buffer.concat([png.subarray(0, 8), Buffer.from('<svg width="9" height="9"/>')]),
    'a WebP without picture': Buffer.from('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0'),
  }
  for (const [kind, bytes] of Object.entries(files)) {
    expect([kind, ...refusalOf(await upload(browser, bytes))]).toEqual([kind, 422, 'picture_unreadable'])
  }
})

test('a picture that is something else as well is kept without the rest', async () => {
  const { browser } = await shop.customer()
  const page = '<script>alert(document.domain)</script>'
  const reply = await upload(
    browser,
    Buffer.concat([await pictures.png(), Buffer.from(page), Buffer.from('PK\x03\x04')]),
  )
  expect(reply.status).toBe(200)
  const { bytes } = await pictureAt(avatarOf(reply))
  expect(bytes.includes('script')).toBe(false)
  expect(bytes.includes('PK\x03\x04')).toBe(false)
})

test('a small file that unfolds to 900 million pixels is refused by its head', async () => {
  const { browser } = await shop.customer()
  const whole = bomb(30_000, 30_000)
  expect(whole.length).toBeLessThan(200_000)
  expect(refusalOf(await upload(browser, whole))).toEqual([422, 'picture_unreadable'])
  // What a machine could unfold in a moment is refused as well, unless a telephone might have taken it.
  expect(refusalOf(await upload(browser, bomb(8000, 7000)))).toEqual([422, 'picture_unreadable'])
  expect((await upload(browser, bomb(7000, 7000))).status).toBe(200)
})

test('one byte above 5 MB is too large, whether or not the length is declared', async () => {
  const { browser } = await shop.customer()
  const exactly = Buffer.concat([await pictures.png(), Buffer.alloc(avatarBytesMax)]).subarray(0, avatarBytesMax)
  expect((await upload(browser, exactly)).status).toBe(200)
  const more = Buffer.concat([exactly, Buffer.alloc(1)])
  expect(refusalOf(await upload(browser, more))).toEqual([413, 'picture_too_large'])
  expect(refusalOf(await upload(browser, Buffer.alloc(4 * avatarBytesMax)))).toEqual([413, 'picture_too_large'])
  const undeclared = await uploadUndeclared(browser, Buffer.alloc(4 * avatarBytesMax))
  expect(refusalOf(undeclared)).toEqual([413, 'picture_too_large'])
  expect((await uploadUndeclared(browser, exactly)).status).toBe(200)
  // The browser can go on afterwards: what was not wanted has been taken off the line.
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('a form holds one file and nothing but that', async () => {
  const { browser } = await shop.customer()
  const png = await pictures.png()
  const two = formOf(png)
  two.append('file', new Blob([png]), 'second.png')
  const misnamed = new FormData()
  misnamed.append('picture', new Blob([png]), 'me.png')
  const words = new FormData()
  words.append('file', 'not a file')
  const more = formOf(png)
  more.append('customer_id', '1')
  const polluting = formOf(png)
  polluting.append('__proto__', '1')
  const forms = { two, none: new FormData(), misnamed, words, more, polluting }
  for (const [name, form] of Object.entries(forms)) {
    const { status, body } = await send(browser, form)
    const expected = name === 'polluting' ? [400, 'body_unreadable'] : [422, 'invalid_input']
    expect([name, status, body.code]).toEqual([name, ...expected])
  }
  expect(avatarOf(await browser.get('/api/user/profile'))).toBeNull()
})

test('what is no form, or ends early, is refused', async () => {
  const { browser } = await shop.customer()
  const json = { 'content-type': 'application/json' }
  expect(refusalOf(await send(browser, '{"file":"x"}', json))).toEqual([400, 'body_unreadable'])
  const broken = { 'content-type': 'multipart/form-data; boundary=x' }
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  expect(refusalOf(await send(browser, `${head}half`, broken))).toEqual([400, 'body_unreadable'])
  const bare = { 'content-type': 'multipart/form-data' }
  expect(refusalOf(await send(browser, head, bare))).toEqual([400, 'body_unreadable'])
  // A form is read nowhere else.
  const elsewhere = await browser.call('POST', '/api/user/avatar/remove', { rawBody: formOf(await pictures.png()) })
  expect(refusalOf(elsewhere)).toEqual([400, 'body_unreadable'])
})

test('language and currency may stand in the form or in the address', async () => {
  const { browser } = await shop.customer()
  const form = formOf(Buffer.from('no picture'))
  form.append('lang_id', 'de')
  form.append('currency', 'PLN')
  expect((await send(browser, form)).body.message).toMatch(/^Diese Datei/)
  const address = '/api/user/avatar?lang_id=fr&currency=PLN'
  const reply = await browser.call('POST', address, { rawBody: formOf(Buffer.from('no picture')) })
  expect(reply.body.message).toMatch(/^Ce fichier/)
})

test('a guest may not, an unverified customer may, and a page from elsewhere may not either', async () => {
  const png = await pictures.png()
  expect(refusalOf(await upload(shop.visitor(), png))).toEqual([401, 'not_signed_in'])
  expect(refusalOf(await shop.visitor().post('/api/user/avatar/remove'))).toEqual([401, 'not_signed_in'])
  const { browser } = await shop.customer({ verified: false })
  expect((await upload(browser, png)).status).toBe(200)
  expect(refusalOf(await send(browser, formOf(png), { 'x-xsrf-token': 'guessed' }))).toEqual([403, 'csrf_mismatch'])
})

test('a replaced picture and a removed one are gone from the disk and from the address', async () => {
  const { browser } = await shop.customer()
  const png = await pictures.png()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const before = await filesKept()
  const first = avatarOf(await upload(browser, png))
  const second = avatarOf(await upload(browser, png))
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect((await filesKept()).length).toBe(before.length + 1)
  expect((await pictureAt(first)).answer.status).toBe(404)
  expect((await pictureAt(second)).answer.status).toBe(200)
  const removed = await browser.post('/api/user/avatar/remove')
  expect([removed.status, avatarOf(removed)]).toEqual([200, null])
  expect((await browser.post('/api/user/avatar/remove')).status).toBe(200)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect(await filesKept()).toEqual(before)
  expect((await pictureAt(second)).answer.status).toBe(404)
})

test('eight uploads at once end with one picture, which is there', async () => {
  const { browser } = await shop.customer()
  const png = await pictures.png()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const before = await filesKept()
  const replies = await Promise.all(Array.from({ length: 8 }, () => upload(browser, png)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect((await filesKept()).length).toBe(before.length + 1)
  const { answer } = await pictureAt(avatarOf(await browser.get('/api/user/profile')))
  expect(answer.status).toBe(200)
})

test('an address that no picture has is not found, and none leads out of the folder', async () => {
  const name = `${'0'.repeat(32)}.webp`
  for (const path of [name, 'x.webp', `..%2f${name}`, `%2e%2e/avatars/${name}`, `${name}.json`, '']) {
    expect((await fetch(`${shop.origin}/storage/avatars/${path}`)).status, path).toBe(404)
  }
})
