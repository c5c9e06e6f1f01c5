import { setShopTexts } from '@pandrop/dictionaries/languages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { runDueJobs } from '@pandrop/server/jobs/runner'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  administrator = await asStaff(shop, 'administrator')
})

afterAll(async () => {
  // Other tests of this process have another shop.
  setShopTexts()
  await shop?.stop()
})

const upload = (content: string | Uint8Array, by = administrator) => {
  const form = new FormData()
  form.append('file', new Blob([content as BlobPart]), 'mark.svg')
  return by.browser.call('POST', '/api/staff/settings/picture', { rawBody: form })
}

const svg = (inner: string, size = 24, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="${size}" height="${size}">${inner}</svg>`

const circle = '<circle cx="12" cy="12" r="11" fill="#3fa"/>'

const path = '/api/staff/settings'

const saveIn = async (section: 'brand' | 'links' | 'credits', values: object) => {
  const { body } = await administrator.browser.get(path)
  const { versions, settings } = body as unknown as {
    versions: Record<string, number>
    settings: Record<string, object>
  }
  return administrator.browser.post(path, {
    section,
    values: { ...settings[section], ...values },
    seen: versions[section],
  })
}

const save = (mark: string) => saveIn('brand', { mark })

const markNow = async (): Promise<string> =>
  ((await shop.visitor().get('/api/localizations')).body as unknown as { mark: string }).mark

const sharedPicture = async () => {
  const answer = await fetch(`${shop.origin}/og/shop.jpg`)
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { format, width, height, tag: answer.headers.get('etag') }
}

const picture = async (address: string) => {
  const answer = await fetch(shop.origin + address)
  expect(answer.status, address).toBe(200)
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata()
}

test('a drawing is kept as square pictures in two sizes, shown once it is saved, and put back', async () => {
  const { status, body } = await upload(svg(circle, 24, '<?xml version="1.0"?>\n<!-- ours -->\n'))
  expect(status, JSON.stringify(body)).toBe(200)
  const mark = String(body.square)
  const { tag: ours } = await sharedPicture()
  expect(await markNow()).toBe('')
  expect((await save(mark)).status).toBe(200)
  await expect.poll(markNow, { timeout: 10_000 }).toBe(`/storage/brand/${mark}-192.png`)
  expect(await picture(`/storage/brand/${mark}-192.png`)).toMatchObject({ format: 'png', width: 192, height: 192 })
  expect(await picture(`/storage/brand/${mark}-512.png`)).toMatchObject({ width: 512, height: 512, hasAlpha: true })
  // What is shared shows it in place of our panda, at once.
  const shared = await sharedPicture()
  expect(shared).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(shared.tag).not.toBe(ours)
  const { body: changes } = await administrator.browser.get(`${path}/changes?section=brand&limit=1`)
  const [change] = changes.rows as { id: number; after: object }[]
  expect(change?.after).toEqual({ mark })
  await administrator.browser.post(`/api/staff/settings/changes/${change?.id}/put-back`, {})
  await expect.poll(markNow, { timeout: 10_000 }).toBe('')
  expect((await sharedPicture()).tag).toBe(ours)
})

test('pictures of every kind and shape are made square; what is none is refused', async () => {
  const wide = sharp({ create: { width: 300, height: 90, channels: 3, background: '#a33' } })
  for (const file of [await wide.png().toBuffer(), await wide.jpeg().toBuffer(), await wide.webp().toBuffer()]) {
    const { body } = await upload(new Uint8Array(file))
    expect(await picture(`/storage/brand/${body.square}-192.png`)).toMatchObject({ width: 192, height: 192 })
  }
  const gif = await wide.gif().toBuffer()
  for (const file of ['', 'hello', '<html><svg></svg></html>', '%PDF-1.4', new Uint8Array(gif), svg(circle, 1_000_000)])
    expect((await upload(file)).body.code).toBe('picture_unreadable')
  expect((await upload(new Uint8Array(1024 * 1024 + 1))).body.code).toBe('picture_too_large')
})

test('a drawing that runs something or asks elsewhere is refused', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<SCRIPT xlink:href="https://evil.example/a.js"/>',
    '<circle r="9" onload="alert(1)"/>',
    '<image href="https://evil.example/a.png"/>',
    '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
    '<image href="//evil.example/a.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<a href="javascript:alert(1)"><circle r="9"/></a>',
    '<use href="other.svg#a"/>',
    '<foreignObject><body/></foreignObject>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<rect fill="url(https://evil.example/a.svg#b)" width="9" height="9"/>',
    '<style>circle{fill:url("file:///etc/passwd")}</style>',
  ]
  for (const inner of hostile) expect((await upload(svg(inner))).body.code, inner).toBe('picture_unsafe')
  const entity = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  expect((await upload(svg('<text>&a;</text>', 24, entity))).body.code).not.toBeUndefined()
  const harmless = '<defs><linearGradient id="g"/></defs><circle r="9" fill="url(#g)"/><use href="#g"/>'
  expect((await upload(svg(harmless))).status).toBe(200)
})

test('what was not uploaded is no mark', async () => {
  for (const mark of ['nobody', '../../etc/passwd', `${'a'.repeat(32)}\n`]) expect((await save(mark)).status).toBe(422)
})

test('is for administrators', async () => {
  const operator = await asStaff(shop)
  expect((await upload(svg(circle), operator)).status).toBe(403)
  expect((await fetch(`${shop.origin}/storage/brand/${'0'.repeat(32)}-192.png`)).status).toBe(404)
})

test('a wide logo keeps its shape, heads pages and mails, and is no icon', async () => {
  const wide = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const name = String((await upload(new Uint8Array(wide))).body.wide)
  expect(name).toMatch(/^[0-9a-f]{32}-320x96$/)
  expect(await picture(`/storage/brand/${name}.png`)).toMatchObject({ format: 'png', width: 320, height: 96 })
  expect((await saveIn('brand', { logo: name })).status).toBe(200)
  const logoNow = async () =>
    ((await shop.visitor().get('/api/localizations')).body as unknown as { logo: string }).logo
  await expect.poll(logoNow, { timeout: 10_000 }).toBe(`/storage/brand/${name}.png`)
  expect(await markNow()).toBe('')
  await administrator.browser.post(`${path}/test-mail`, {})
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${administrator.email}`)
  const [mail] = (await answer.json()) as { html: string }[]
  expect(mail?.html).toContain(`/storage/brand/${name}.png" alt="Pandrop" width="160" height="48"`)
  await saveIn('brand', { logo: '' })
  await expect.poll(logoNow, { timeout: 10_000 }).toBe('')
})

test('a link and the balance have a picture that was uploaded', async () => {
  const img = `brand/${(await upload(svg(circle))).body.square}-192.png`
  const link = { title: 'Forum', link: 'https://forum.example/', img, is_on: true }
  expect((await saveIn('links', { social_links: [link] })).status).toBe(200)
  expect((await saveIn('credits', { internal_currency_image: img })).status).toBe(200)
  const told = async (address: string) => (await shop.visitor().get(`/api/${address}`)).body.payload
  await expect.poll(() => told('social-links'), { timeout: 10_000 }).toMatchObject([{ title: 'Forum', img }])
  await expect.poll(() => told('settings'), { timeout: 10_000 }).toMatchObject({ internal_currency: { image: img } })
  expect(await picture(`/storage/${img}`)).toMatchObject({ width: 192 })
})

test.each([
  '../../etc/passwd',
  'https://evil.example/a.png',
  '/storage/brand/a.png',
  `brand/${'a'.repeat(32)}-193.png`,
])('%s is the picture of nothing', async (img) => {
  const link = { title: 'Forum', link: 'https://forum.example/', img, is_on: true }
  expect((await saveIn('links', { social_links: [link] })).status).toBe(422)
  expect((await saveIn('credits', { internal_currency_image: img })).status).toBe(422)
  expect((await saveIn('brand', { logo: img })).status).toBe(422)
})
