import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueSkin } from '@pandrop/contract/staff/skins'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../db/testing/at-once.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { bomb } from '../../identity/avatars/testing/pictures.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { importCatalogue } from '../items/import.ts'
import { putInStock } from '../staff-items/testing/stock.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const redline = '/api/staff/catalogue/skins/ak-47-redline'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 90, alpha: 0.5 } } })

const send = async (file: Buffer, exterior = 'all', path = redline, rights = 'mine') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'picture.png')
  const address = `${path}/pictures/${exterior}?rights=${rights}`
  const reply = await operator.browser.call('POST', address, { rawBody: form })
  return { code: reply.body.code ?? 'OK', reply }
}

const remove = async (exterior: string | null) => {
  const { body } = await operator.browser.post(`${redline}/remove-picture`, { exterior })
  return body.code ?? 'OK'
}

const skin = async () => (await operator.browser.get(redline)).body.skin as CatalogueSkin

const shownOf = async (id: number): Promise<string> => {
  const { body } = await shop.visitor().get(`/api/items/${id}`)
  return (body.payload as { img_url: string }).img_url
}

test('an uploaded picture stands above the drawn ones, that of the exterior first, until it is removed', async () => {
  const item = await putInStock(operator)
  const drawn = await shownOf(item.id)
  expect(drawn).toMatch(/^skins\//)
  const share = async () => (await fetch(`${shop.origin}/og/items/${item.id}.jpg`)).headers.get('etag')
  const shareBefore = await share()
  const whole = await send(await plain(1200, 900).webp().toBuffer())
  expect(whole.code).toBe('OK')
  const shown = await shownOf(item.id)
  expect(shown).toMatch(/^uploads\/[0-9a-f]{32}-456\.webp$/)
  expect(await skin()).toMatchObject({
    picture: 'uploaded',
    img: shown,
    uploaded: [{ exterior: null, by: operator.name }],
  })
  expect(await share()).not.toBe(shareBefore)

  for (const [ending, format] of [
    ['456.webp', 'webp'],
    ['456.avif', 'heif'],
    ['900.webp', 'webp'],
    ['900.avif', 'heif'],
  ]) {
    const answer = await fetch(`${shop.origin}/storage/${shown.replace('456.webp', String(ending))}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
    const { width, height, hasAlpha, ...found } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([found.format, width, height, hasAlpha]).toEqual([
      format,
      ...(ending?.startsWith('456') ? [456, 304] : [900, 600]),
      true,
    ])
  }

  expect((await send(await plain(912, 608).png().toBuffer(), 'FT')).code).toBe('OK')
  expect(await shownOf(item.id)).not.toBe(shown)
  expect((await skin()).img).toBe(shown)
  expect(await remove('FT')).toBe('OK')
  expect(await shownOf(item.id)).toBe(shown)
  expect((await send(await plain(912, 608).avif({ effort: 0 }).toBuffer())).code).toBe('OK')
  expect((await skin()).uploaded).toHaveLength(1)

  expect(await remove(null)).toBe('OK')
  expect(await remove(null)).toBe('picture_not_uploaded')
  expect(await shownOf(item.id)).toBe(drawn)
  expect(await skin()).toMatchObject({ picture: 'drawn', uploaded: [] })
})

test('an item is lit in the hues of the picture that it shows, and by none where that has no colour', async () => {
  const item = await putInStock(operator)
  const hues = async () =>
    ((await shop.visitor().get(`/api/items/${item.id}`)).body.payload as { hues?: number[] }).hues
  const drawn = await hues()
  expect(drawn).toEqual([expect.any(Number), expect.any(Number)])
  await send(await plain(912, 608).linear([0, 0, 1, 1], [20, 60, 220, 255]).png().toBuffer())
  expect(await hues()).toEqual([260, 260])
  await send(await plain(912, 608).grayscale().linear([1, 1], [0, 255]).png().toBuffer())
  expect(await hues()).toBeUndefined()
  expect(await remove(null)).toBe('OK')
  expect(await hues()).toEqual(drawn)
})

test('nothing that the files of the catalogue say takes an uploaded picture away', async () => {
  const item = await putInStock(operator)
  await send(await plain(912, 608).png().toBuffer())
  await shop.database.ownerPool.query(`update catalogue_marks set fingerprint = 'older' where name = 'facts'`)
  await inTransaction(shop.database.ownerPool, (tx) => importCatalogue(tx))
  expect(await shownOf(item.id)).toMatch(/^uploads\//)
  expect((await skin()).picture).toBe('uploaded')
  expect(await remove(null)).toBe('OK')
})

test('who said that the rights are theirs is kept, and noted with the call', async () => {
  await send(await plain(912, 608).png().toBuffer(), 'MW')
  const { rows } = await shop.database.ownerPool.query(
    `select l.path, l.input, c.after from audit_changes c join audit_log l on l.id = c.audit_id
     where c.table_name = 'pictures' order by c.id desc limit 1`,
  )
  expect(rows[0]).toMatchObject({
    path: `${redline}/pictures/MW`,
    input: { rights: 'mine' },
    after: { rights_by: `staff:${operator.id}`, exterior: 'MW' },
  })
  expect(await remove('MW')).toBe('OK')
})

test('nobody who does not work here uploads or removes one', async () => {
  const customer = await shop.customer()
  const paths = [
    '/staff/catalogue/skins/:id/pictures/:exterior?rights=mine',
    '/staff/catalogue/skins/:id/remove-picture',
  ]
  for (const path of paths) {
    const address = `/api${path.replace(':id', 'ak-47-redline').replace(':exterior', 'all')}`
    expect(await customer.browser.post(address, {}), path).toMatchObject({ body: { code: 'staff_not_signed_in' } })
  }
})

test('two uploads at once leave one picture', async () => {
  const file = await plain(912, 608).png().toBuffer()
  // They are drawn one after the other: stopped here, both come to be written at the same moment.
  const lock = 'lock table pictures in share row exclusive mode'
  const both = await atOnce(shop.database, lock, () => [send(file), send(file)])
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK'])
  expect((await skin()).uploaded).toHaveLength(1)
  expect(await remove(null)).toBe('OK')
})

test('what cannot be shown is refused', async () => {
  const file = await plain(912, 608).png().toBuffer()
  const jpeg = await plain(912, 608).flatten().jpeg().toBuffer()
  expect((await send(jpeg)).code).toBe('picture_unreadable')
  expect((await send(file.subarray(0, 300))).code).toBe('picture_unreadable')
  expect((await send(bomb(20_000, 20_000))).code).toBe('picture_unreadable')
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe('picture_unreadable')
  const small = await send(await plain(911, 608).png().toBuffer())
  expect([small.code, small.reply.body.message]).toEqual(['picture_too_small', expect.stringContaining('911 × 608')])
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).code).toBe('picture_too_large')
  expect((await send(file, 'NP')).code).toBe('variant_unknown')
  for (const rights of ['yours', '']) expect((await send(file, 'all', redline, rights)).code).toBe('invalid_input')
  expect((await send(file, 'all', '/api/staff/catalogue/skins/no-such')).code).toBe('skin_not_found')
  expect((await fetch(`${shop.origin}/storage/uploads/${'0'.repeat(32)}-456.webp`)).status).toBe(404)
  expect((await skin()).picture).toBe('drawn')
})

test('a picture that says how it is turned is measured as it is shown', async () => {
  const turned = (width: number, height: number) =>
    plain(width, height).withMetadata({ orientation: 6 }).webp().toBuffer()
  const upright = await send(await turned(912, 608))
  expect([upright.code, upright.reply.body.message]).toEqual([
    'picture_too_small',
    expect.stringContaining('608 × 912'),
  ])
  expect((await send(await turned(608, 912))).code).toBe('OK')
  expect(await remove(null)).toBe('OK')
})

test('a skin that is not there is told before anything is decoded', async () => {
  const broken = (await plain(912, 608).png().toBuffer()).subarray(0, 300)
  expect((await send(broken, 'all', '/api/staff/catalogue/skins/no-such')).code).toBe('skin_not_found')
  expect((await send(broken, 'NP')).code).toBe('variant_unknown')
})

test('a picture that could not be shown leaves no file behind', async () => {
  const stored = () => readdir(join(shop.shop.env.DATA_DIR, 'storage', 'uploads')).catch(() => [] as string[])
  const before = await stored()
  await shop.database.ownerPool.query('alter table pictures add constraint none_more check (false) not valid')
  try {
    expect((await send(await plain(912, 608).png().toBuffer())).reply.status).toBe(500)
  } finally {
    await shop.database.ownerPool.query('alter table pictures drop constraint none_more')
  }
  expect(await stored()).toEqual(before)
  expect((await skin()).picture).toBe('drawn')
})
