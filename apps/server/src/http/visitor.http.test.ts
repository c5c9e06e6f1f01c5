import { tmpdir } from 'node:os'
import type { DocumentVisitor, RenderDocument } from '@pandrop/contract/document'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let app: FastifyInstance
let origin: string
const rendered: DocumentVisitor[] = []

// Shows who it was rendered for; the page /tagged may hold the Google tag.
const render: RenderDocument = async ({ url, visitor }) => {
  rendered.push(visitor)
  const { language, currency, density } = visitor
  const html = `<p>${language} ${currency} ${density}</p>`
  return { kind: 'document', status: 200, noindex: false, scripts: [], html, googleTag: url === '/tagged' }
}

beforeAll(async () => {
  shop = await startTestShop()
  app = (await createApp(shop.shop, { storefront: { render, assets: tmpdir() } })).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await shop.stop()
})

const guest = (cookies: Record<string, string> = {}): Visitor => {
  const visitor = new Visitor(origin)
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
  return visitor
}

const shownTo = async (cookies: Record<string, string>, path = '/') => (await guest(cookies).get(path)).body.text

test('a document follows language, currency and density of the visitor, each with its default', async () => {
  expect(await shownTo({})).toBe('<p>en  comfortable</p>')
  expect(await shownTo({ languageId: '6', currencyCode: 'usd', listDensity: 'compact' })).toBe('<p>uk USD compact</p>')
  expect(await shownTo({ languageId: 'fr' })).toBe('<p>fr  comfortable</p>')
  expect(await shownTo({ languageId: '7', currencyCode: '<b>', listDensity: 'tight' })).toBe('<p>en  comfortable</p>')
})

test('guests who chose alike share a document, others do not', async () => {
  rendered.length = 0
  for (let visit = 0; visit < 2; visit += 1) {
    await shownTo({ listDensity: 'compact' }, '/shared')
    await shownTo({ listDensity: 'comfortable' }, '/shared')
    await shownTo({}, '/shared')
  }
  expect(rendered.map(({ density }) => density)).toEqual(['compact', 'comfortable'])
})

test('only a document that may hold the Google tag may reach Google, also where it was ready', async () => {
  const headersOf = async (path: string) => (await guest().get(path)).headers
  const nonces = new Set<string>()
  for (let visit = 0; visit < 3; visit += 1) {
    const plain = await headersOf('/plain')
    expect(plain.get('content-security-policy')).not.toMatch(/google|nonce/)
    expect(plain.get('server-timing')).toBeNull()
    const tagged = await headersOf('/tagged')
    const policy = tagged.get('content-security-policy') ?? ''
    const [, nonce = ''] = /script-src 'self' 'nonce-([A-Za-z0-9+/]{22}==)';/.exec(policy) ?? []
    expect(tagged.get('server-timing')).toBe(`tag;desc="${nonce}"`)
    nonces.add(nonce)
    expect(policy).toContain("connect-src 'self' https://*.googletagmanager.com")
    expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics\.com/)
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|strict-dynamic)/)
  }
  expect(nonces.size).toBe(3)
})
