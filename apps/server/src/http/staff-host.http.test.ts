import { get } from 'node:http'
import { tmpdir } from 'node:os'
import type { RenderDocument } from '@pandrop/contract/document'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backOfficeAddressOf, relyingPartyOf } from '../domains/identity/staff-sign-in/relying-party.ts'
import { newMember } from '../domains/identity/staff-sign-in/testing/sign-in.ts'
import type { Env } from '../env.ts'

let shop: TestShop
let app: FastifyInstance
let env: Env
let origin: string

const render: RenderDocument = async ({ url }, { fetchJson }) => {
  const { status } = (await fetchJson('/settings')) as { status: string }
  return { kind: 'document', status: 200, noindex: false, scripts: [], html: `<p>${url} ${status}</p>` }
}

beforeAll(async () => {
  shop = await startTestShop()
  env = { ...shop.shop.env, PUBLIC_URL: 'https://shop.example', DESK_URL: 'https://desk.shop.example', TRUST_PROXY: 1 }
  app = (
    await createApp(
      { ...shop.shop, env },
      { storefront: { render, assets: tmpdir() }, backoffice: { document: '<p>desk</p>', assets: tmpdir() } },
    )
  ).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await shop.stop()
})

const shopHost = { host: 'shop.example' }
const staffHost = { host: 'Desk.shop.example:443' }

/** Asked over the network, where what is ready is answered before the routes are. */
const statusOverWire = (headers: Record<string, string>, url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(`${origin}${url}`, { headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    }).once('error', reject)
  })

const statusAt = async (headers: Record<string, string>, url: string) => (await app.inject({ url, headers })).statusCode

test('the back office and its calls answer on their own host alone', async () => {
  for (const url of ['/backoffice', '/backoffice/orders', '/%62ackoffice', '/api/staff/session', '/api/staff/orders']) {
    expect(await statusAt(shopHost, url), url).toBe(404)
    expect(await statusAt({ host: 'elsewhere.example' }, url), url).toBe(404)
    expect(await statusAt(staffHost, url), url).not.toBe(404)
  }
  expect(await statusAt(staffHost, '/api/staff/no/such/call')).toBe(404)
})

test("nothing of the shop's stands on the back office's host, ready or not", async () => {
  for (const url of ['/products', '/account', '/api/settings', '/api/user/profile', '/api/docs/json', '/dev/mailbox']) {
    expect(await statusAt(staffHost, url), url).toBe(404)
  }
  // Ready now, and asked for by both names of the host.
  for (const headers of [shopHost, shopHost]) expect(await statusOverWire(headers, '/products')).toBe(200)
  expect(await statusOverWire(staffHost, '/products')).toBe(404)
  expect(await statusOverWire({ host: '10.0.0.1', 'x-forwarded-host': 'desk.shop.example' }, '/products')).toBe(404)
  expect((await app.inject({ url: '/', headers: staffHost })).headers.location).toBe('/backoffice')
})

test('what both need is on both', async () => {
  for (const headers of [shopHost, staffHost]) {
    expect(await statusAt(headers, '/sanctum/csrf-cookie')).toBe(200)
    expect(await statusAt(headers, '/healthz')).toBe(200)
  }
})

test("the shop's pages still find their data without a network", async () => {
  expect((await app.inject({ url: '/terms', headers: shopHost })).body).toBe('<p>/terms OK</p>')
})

test('the cookie of a sign-in there can be set by no other host; passkeys and mails name that host', async () => {
  const { email, oneTimePassword } = await newMember(shop)
  const csrf = await app.inject({ url: '/sanctum/csrf-cookie', headers: staffHost })
  const cookies = Object.fromEntries(csrf.cookies.map(({ name, value }) => [name, value]))
  const token = decodeURIComponent(cookies['XSRF-TOKEN'] ?? '')
  const signIn = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { ...headers, 'x-xsrf-token': token },
      cookies,
      payload: { email, password: oneTimePassword },
    })
  expect((await signIn(shopHost)).statusCode).toBe(404)
  const answer = await signIn(staffHost)
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies.find(({ name }) => name === '__Host-pandrop_staff')).toMatchObject({
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  })
  expect(relyingPartyOf(env)).toEqual({ rpID: 'desk.shop.example', origin: 'https://desk.shop.example' })
  expect(backOfficeAddressOf(env)).toBe('https://desk.shop.example/backoffice')
})
