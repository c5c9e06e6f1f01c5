import { fileURLToPath } from 'node:url'
import { setShopTexts, textsOfShop } from '@pandrop/dictionaries/languages'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The build puts these files beside its assets; here they lie where they come from.
const assets = fileURLToPath(new URL('../../../storefront/public/assets', import.meta.url))

let shop: TestShop
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  shop = await startTestShop()
  const render = async () => ({ kind: 'document', status: 404, noindex: true, scripts: [], html: 'nothing' }) as const
  app = (await createApp(shop.shop, { storefront: { render, assets } })).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app?.close()
  await shop?.stop()
})

const sizeOf = async (path: string): Promise<string> => {
  const answer = await fetch(origin + path)
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
  return `${width}x${height}`
}

test('the manifest is one to browsers, and every icon that it names has the size that it says', async () => {
  const answer = await fetch(`${origin}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Pandrop', start_url: '/', theme_color: '#0b0d0c' })
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes)
})

test('icons are there under the names that nobody has to be told', async () => {
  expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180')
  const icon = await fetch(`${origin}/favicon.ico`, { method: 'HEAD' })
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
})

test('icons of tabs, launchers and the web app are the mark of a shop that has its own', async () => {
  const mark = `/storage/brand/${'a'.repeat(32)}-192.png`
  const { names } = textsOfShop()
  setShopTexts({ ...textsOfShop(), names: { ...names, mark } })
  try {
    const leadsTo = async (name: string) =>
      (await fetch(`${origin}/${name}`, { redirect: 'manual' })).headers.get('location')
    for (const name of ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png']) expect(await leadsTo(name)).toBe(mark)
    for (const name of ['icon-512.png', 'icon-maskable-512.png'])
      expect(await leadsTo(name)).toBe(mark.replace('192', '512'))
    expect(await leadsTo('mail-head.png')).toBeNull()
  } finally {
    // Other tests of this process have another shop.
    setShopTexts()
  }
})

test("the head of mails may be shown on a mail program's own page", async () => {
  expect(await sizeOf('/mail-head.png')).toBe('1120x224')
  // Without its body: one that nobody reads would keep the server from closing.
  const { headers } = await fetch(`${origin}/mail-head.png`, { method: 'HEAD' })
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
})
