import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../sessions/sign-in.ts'
import { codeAt, wrongCode } from '../staff-sign-in/testing/sign-in.ts'
import { beginFactor, confirmFactor } from './customer-factor.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

interface Person extends Pick<TestCustomer, 'email' | 'password'> {
  secret: string
}

const protectedCustomer = async (): Promise<Person & { id: number }> => {
  const { id, email, password } = await shop.customer()
  const begun = await beginFactor(shop.shop, { customerId: id, sessionId: null, provenAt: null }, password)
  if (!begun.ok) throw new Error(begun.refusal)
  const { secret } = begun.value
  const asker = { customerId: id, sessionId: null, address: '192.0.2.1', deviceCookie: undefined }
  const confirmed = await confirmFactor(shop.shop, asker, codeAt(secret, shop.clock.now()))
  if (!confirmed.ok) throw new Error(confirmed.refusal)
  shop.clock.advance({ minutes: 20 })
  return { id, email, password, secret }
}

interface Try {
  code?: string
  address?: string
  deviceCookie?: string
  rememberBrowser?: boolean
}

const tryToSignIn = ({ email, password, secret }: Person, { address = '192.0.2.2', ...brought }: Try = {}) => {
  const visitor = { userAgent: '', address }
  const code = brought.code ?? wrongCode(secret, shop.clock.now())
  return signIn(shop.shop, { email, password, language: 'en', oldCookie: undefined, visitor, ...brought, code })
}

const rightCode = ({ secret }: Person): string => {
  shop.clock.advance({ minutes: 1 })
  return codeAt(secret, shop.clock.now())
}

/** What happened to so many tries at once: how often each refusal. */
const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

const times = <Value>(count: number, work: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => work(index))

test('who knows the password tries thirty codes a day, and the owner signs in at home meanwhile', async () => {
  const owner = await protectedCustomer()
  const home = await tryToSignIn(owner, { code: rightCode(owner) })
  if (!home.ok) throw new Error(home.refusal)
  const deviceCookie = home.value.device
  let tried = 0
  for (let round = 0; round < 8; round += 1) {
    shop.clock.advance({ minutes: 16 })
    const counts = await tally(times(15, (index) => tryToSignIn(owner, { address: `198.51.${round}.${index}` })))
    tried += counts.code_wrong ?? 0
    expect((counts.code_wrong ?? 0) <= 10, JSON.stringify(counts)).toBe(true)
  }
  // Refused tries are counted too.
  expect(tried).toBeGreaterThanOrEqual(20)
  expect(tried).toBeLessThanOrEqual(30)
  const right = { code: rightCode(owner), address: '203.0.113.1' }
  expect(await tryToSignIn(owner, right)).toMatchObject({ refusal: 'too_many_requests' })
  expect(await tryToSignIn(owner, { ...right, deviceCookie })).toMatchObject({ ok: true })
  shop.clock.advance({ days: 1 })
  expect(await tryToSignIn(owner, { code: rightCode(owner), address: '203.0.113.1' })).toMatchObject({ ok: true })
})

test('a network tries twenty codes in 15 minutes, of however many customers', async () => {
  const people = await Promise.all(times(5, protectedCustomer))
  const tries = people.flatMap((person) => times(6, () => tryToSignIn(person, { address: '2001:db8:1:2::7' })))
  expect(await tally(tries)).toEqual({ code_wrong: 20, too_many_requests: 10 })
})

test('right codes use nothing up', async () => {
  const owner = await protectedCustomer()
  for (let again = 0; again < 12; again += 1) {
    expect(await tryToSignIn(owner, { code: rightCode(owner) })).toMatchObject({ ok: true })
  }
})
