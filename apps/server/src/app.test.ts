import type { Call } from '@pandrop/contract/call'
import { calls } from '@pandrop/contract/calls'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from './domains/identity/staff/testing/as-staff.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

/** Paths of the OpenAPI page with their methods, written as the contract writes them. */
const documented = async (): Promise<string[]> => {
  const { body } = await operator.browser.get('/api/staff/docs/json')
  return Object.entries(body.paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
}

test('every call of the contract is served and documented', async () => {
  const places = await documented()
  const missing = Object.entries(calls)
    .filter(
      ([, { method, path }]) => !places.includes(`${method} /api${path}`) && !places.includes(`${method} ${path}`),
    )
    .map(([name]) => name)
  expect(missing).toEqual([])
})

test('the calls of staff are shown to whoever works here, and to nobody else', async () => {
  for (const format of ['json', 'yaml']) {
    const { status, body } = await shop.visitor().get(`/api/docs/${format}`)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('/api/cart/add')
    expect(JSON.stringify(body)).not.toMatch(/staff|webhook-signature/)
    expect((await shop.visitor().get(`/api/staff/docs/${format}`)).status).toBe(401)
  }
  expect((await shop.visitor().get('/api/staff/docs/')).status).toBe(401)
  const { body } = await operator.browser.get('/api/staff/docs/json')
  expect(Object.keys(body.webhooks as object)).toContain('order')
  expect(Object.keys(body.paths as object)).toEqual(expect.arrayContaining(['/api/staff/orders', '/api/cart/add']))
})

test('a call that answers a file says of what kind it is', async () => {
  const { body } = await operator.browser.get('/api/staff/docs/json')
  const paths = body.paths as Record<string, Record<string, { responses: { 200: { content: object } } }>>
  const kindsAt = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses[200].content ?? {})
  expect(kindsAt('/api/user/personal-export/fetch', 'post')).toEqual(['application/zip'])
  expect(kindsAt('/api/purchase/orders/{id}/receipt', 'get')).toEqual(['application/pdf'])
})

test('a call that does not exist is refused as such', async () => {
  const { status, body } = await shop.visitor().get('/api/no/such/call')
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('the shop says that it is alive and ready', async () => {
  expect((await shop.visitor().get('/healthz')).status).toBe(200)
  expect((await shop.visitor().get('/readyz')).status).toBe(200)
})

test('a metrics page without its token does not exist', async () => {
  expect((await shop.visitor().get('/metrics')).status).toBe(404)
})

test('the OpenAPI page says how to prove oneself for each call, and which scope an API key needs', async () => {
  const { body } = await operator.browser.get('/api/staff/docs/json')
  const { securitySchemes } = body.components as { securitySchemes: Record<string, unknown> }
  expect(Object.keys(securitySchemes)).toEqual(['session', 'token', 'csrf', 'desk', 'apiKey', 'staffKey'])
  const paths = body.paths as Record<string, Record<string, Record<string, unknown>>>
  const shown = (method: string, path: string) => {
    const { security, 'x-api-scope': scope } = paths[path]?.[method] ?? {}
    return { security, scope }
  }
  const session = { session: [], token: [] }
  expect(shown('get', '/api/settings').security).toEqual([{}])
  expect(shown('post', '/api/login').security).toEqual([{ csrf: [] }])
  expect(shown('get', '/api/user/api-keys')).toEqual({ security: [session], scope: undefined })
  expect(shown('get', '/api/staff/team').security).toEqual([{ desk: [] }])
  expect(shown('get', '/api/staff/orders')).toEqual({
    security: [{ desk: [] }, { staffKey: [] }],
    scope: 'orders:read',
  })
  expect(shown('post', '/api/cart/add')).toEqual({ security: [{ ...session, csrf: [] }], scope: undefined })
  expect(shown('get', '/api/purchase/history')).toEqual({ security: [session, { apiKey: [] }], scope: 'orders' })
  const scopes = Object.values(paths).flatMap((methods) => Object.values(methods).map((call) => call['x-api-scope']))
  const declared = Object.values(calls as Record<string, Call>).flatMap(
    ({ apiScope, staffKey }) => apiScope ?? staffKey?.scope ?? [],
  )
  expect(scopes.filter(Boolean).sort()).toEqual(declared.sort())
})
