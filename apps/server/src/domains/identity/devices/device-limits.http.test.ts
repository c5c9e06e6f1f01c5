import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecret } from '../accounts/secret.ts'
import { signUpForm } from '../accounts/testing/sign-up-form.ts'
import { sessionCookie } from '../sessions/session.ts'
import { signIn } from '../sessions/sign-in.ts'
import { deviceCookie } from './known-device.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

type Person = Pick<TestCustomer, 'email' | 'password'>

/** A customer and a browser that their account knows. */
const atHome = async () => {
  const customer = await shop.customer()
  const browser = shop.visitor()
  await browser.post('/api/login', { username: customer.email, password: customer.password })
  return { customer, browser, secret: browser.cookies.get(deviceCookie) ?? '' }
}

/** Tries to sign in as the form does, from an address of one's own. */
const tryFrom = (address: string, { email, password }: Person, known?: string) => {
  const visitor = { userAgent: '', address }
  return signIn(shop.shop, { email, password, visitor, language: 'en', oldCookie: undefined, deviceCookie: known })
}

/** Ten wrong passwords of strangers, which close the account. */
const guessAt = async ({ email }: Person): Promise<void> => {
  for (let stranger = 0; stranger < 10; stranger += 1) {
    const guess = await tryFrom(`198.51.100.${stranger}`, { email, password: 'Wrong2026' })
    expect(guess).toMatchObject({ refusal: 'credentials_wrong' })
  }
}

test('strangers who guess a password cannot lock the owner out of a browser that the account knows', async () => {
  const { customer, browser, secret } = await atHome()
  await guessAt(customer)
  const stranger = await tryFrom('203.0.113.1', customer)
  expect(stranger).toMatchObject({ refusal: 'too_many_requests' })
  expect(await tryFrom('203.0.113.2', customer, secret)).toMatchObject({ ok: true })
  const reply = await browser.post('/api/login', { username: customer.email, password: customer.password })
  expect([reply.status, browser.cookies.has(sessionCookie)]).toEqual([200, true])
  shop.clock.advance({ minutes: 16 })
  expect(await tryFrom('203.0.113.1', customer)).toMatchObject({ ok: true })
})

test('a device cookie of another account or of nobody opens no closed account', async () => {
  const { customer } = await atHome()
  const { secret: foreign } = await atHome()
  await guessAt(customer)
  for (const cookie of [foreign, createSecret(), 'planted']) {
    expect(await tryFrom('203.0.113.3', customer, cookie)).toMatchObject({ refusal: 'too_many_requests' })
  }
})

test('whoever registers the address of somebody else gets no device of theirs', async () => {
  const { customer } = await atHome()
  const attacker = shop.visitor()
  await attacker.post('/api/register', signUpForm({ email: customer.email }))
  await guessAt(customer)
  const guess = { email: customer.email, password: 'Wrong2026' }
  expect(await tryFrom('203.0.113.4', guess, attacker.cookies.get(deviceCookie))).toMatchObject({
    refusal: 'too_many_requests',
  })
})

test('a known browser has its own ten tries, and no more', async () => {
  const { customer, secret } = await atHome()
  const guess = { email: customer.email, password: 'Wrong2026' }
  const outcomes: (string | undefined)[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const outcome = await tryFrom(`198.51.100.${attempt}`, guess, secret)
    outcomes.push(outcome.ok ? 'ok' : outcome.refusal)
  }
  expect(outcomes).toEqual([...Array(10).fill('credentials_wrong'), 'too_many_requests'])
  // Its tries did not count against anybody else.
  expect(await tryFrom('203.0.113.5', customer)).toMatchObject({ ok: true })
})
