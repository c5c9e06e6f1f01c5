import type { Call } from '@pandrop/contract/call'
import { staffCalls } from '@pandrop/contract/staff/calls'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from './testing/as-staff.ts'
import { type KnownRoute, routesBelow } from './testing/routes.ts'

let shop: TestShop
let routes: KnownRoute[]

beforeAll(async () => {
  shop = await startTestShop()
  routes = await routesBelow(shop.shop, '/api/staff')
})

afterAll(() => shop.stop())

const callOf = ({ method, path }: KnownRoute): [string, Call] | undefined =>
  Object.entries<Call>(staffCalls).find(([, call]) => `/api${call.path}` === path && call.method === method)

/** Makes a call with nothing right about it: whoever is refused must not learn even that. */
const knock = async (browser: Visitor, { method, path }: KnownRoute): Promise<string> => {
  const body = method === 'GET' || method === 'HEAD' ? undefined : { nonsense: true }
  // A route that takes numbers alone, ":id(^[1-9]\\d*$)", is not even found with words.
  const address = path
    .replace(/:\w+\([^)]*\)/g, '1')
    .replace(/:\w+/g, 'nonsense')
    // The printed tree leaves out where the files of a page stand.
    .replace(/\*$/, '/static/nonsense')
  const reply = await browser.call(method, address, { body })
  return method === 'HEAD' ? `${reply.status}` : `${reply.status} ${reply.body.code}`
}

const refused = ({ method }: KnownRoute, text: '401 staff_not_signed_in' | '403 staff_role_missing'): string =>
  method === 'HEAD' ? text.slice(0, 3) : text

/** Signed in to the back office, and then something about them is changed. */
const after = async (statement: string): Promise<Visitor> => {
  const { id, browser } = await asStaff(shop, 'administrator')
  await shop.database.ownerPool.query(statement, [id])
  return browser
}

const outsiders: [string, () => Promise<Visitor>][] = [
  ['a guest', async () => shop.visitor()],
  ['a customer', async () => (await shop.customer({ verified: true })).browser],
  [
    'whoever has not given the second factor',
    () => after('update staff_sessions set factor_at = null where staff_id = $1'),
  ],
  ['whoever has no second factor', () => after('update staff set totp_sealed = null where id = $1')],
  ['whoever has a one-time password', () => after('update staff set password_is_once = true where id = $1')],
]

const locked: [string, () => Promise<Visitor>][] = [
  ['somebody who was locked', () => after('update staff set active = false where id = $1')],
  [
    'a session that has ended',
    () => after("update staff_sessions set expires_at = '2026-11-21T12:00:00Z' where staff_id = $1"),
  ],
]

test('the walk finds every call of staff, and everything that changes something is a call of the contract', () => {
  const found = routes.map(({ method, path }) => `${method} ${path}`)
  for (const { method, path } of Object.values<Call>(staffCalls)) expect(found).toContain(`${method} /api${path}`)
  const safe = ['GET', 'HEAD', 'OPTIONS']
  const unknown = routes.filter((route) => !safe.includes(route.method) && !callOf(route))
  expect(unknown).toEqual([])
})

test('only the sign-in is open to everybody, and only calls about one’s own session to one that is half open', () => {
  const named = (access: string) =>
    Object.entries<Call>(staffCalls).flatMap(([name, call]) => (call.access === access ? [name] : []))
  expect(named('public')).toEqual(['staffSignIn'])
  expect(named('signed_in').concat(named('verified'))).toEqual([])
  expect(named('staff_stage')).toEqual([
    'staffSessionState',
    'staffSignOut',
    'staffChangePassword',
    'staffBeginTotp',
    'staffConfirmTotp',
    'staffGiveCode',
    'staffPasskeyOptions',
    'staffGivePasskey',
    'staffNewPasskeyOptions',
    'staffAddPasskey',
  ])
})

test.each([...outsiders, ...locked])('%s opens no route of the back office', async (_who, comes) => {
  const browser = await comes()
  const halfOpen = outsiders.slice(2).some(([name]) => name === _who)
  for (const route of routes) {
    const call = callOf(route.method === 'HEAD' ? { ...route, method: 'GET' } : route)?.[1]
    if (call?.access === 'public' || (halfOpen && call?.access === 'staff_stage')) continue
    const expected = refused(route, '401 staff_not_signed_in')
    expect(await knock(browser, route), `${route.method} ${route.path}`).toBe(expected)
  }
})

test('an operator opens no call of administrators, and every other', async () => {
  const seen = { administrator: 0, staff: 0 }
  for (const route of routes) {
    const call = callOf(route)?.[1]
    if (call?.access !== 'administrator' && call?.access !== 'staff') continue
    seen[call.access] += 1
    const { browser } = await asStaff(shop, 'operator')
    const answer = await knock(browser, route)
    if (call.access === 'administrator') expect(answer, route.path).toBe('403 staff_role_missing')
    else expect(answer, route.path).not.toMatch(/staff_not_signed_in|staff_role_missing/)
  }
  expect(seen.administrator).toBeGreaterThanOrEqual(5)
  expect(seen.staff).toBeGreaterThanOrEqual(2)
})

test('an administrator opens every call', async () => {
  for (const route of routes.filter((route) => callOf(route))) {
    const { browser } = await asStaff(shop, 'administrator')
    expect(await knock(browser, route), route.path).not.toMatch(/^40[13]/)
  }
})

test('the cookie of staff opens nothing of the storefront, nor the session of a customer the back office', async () => {
  const { browser } = await asStaff(shop)
  expect((await browser.get('/api/user/profile')).body.code).toBe('not_signed_in')
})
