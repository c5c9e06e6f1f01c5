import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../jobs/clean-up.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { signUpForm } from './testing/sign-up-form.ts'
import { resendVerification } from './verification.ts'

let world: TestShop

beforeAll(async () => {
  world = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => world?.stop())

/** What happened to so many tries at once: how often each refusal. */
const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

const times = <Value>(count: number, work: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => work(index))

const tryToSignIn = (email: string, visitorAddress: string, password = 'Wrong2026') =>
  signIn(world.shop, { email, password, visitorAddress, language: 'en', oldCookie: undefined })

test('ten wrong passwords in 15 minutes close an account for everybody, known or not', async () => {
  const { email, password } = await world.customer()
  for (const address of [email, 'nobody@example.org']) {
    const counts = await tally(times(15, (index) => tryToSignIn(address, `198.51.100.${index}`)))
    expect(counts).toEqual({ credentials_wrong: 10, too_many_requests: 5 })
  }
  expect(await tryToSignIn(email, '203.0.113.1', password)).toMatchObject({ refusal: 'too_many_requests' })
  world.clock.advance({ minutes: 16 })
  expect(await tryToSignIn(email, '203.0.113.1', password)).toMatchObject({ ok: true })
})

test('fifty failures in 15 minutes close an address, and a network of IPv6 is one address', async () => {
  const { email, password } = await world.customer()
  const from = (index: number) => `2001:db8:1:2::${index + 1}`
  const counts = await tally(times(52, (index) => tryToSignIn(`guess${index}@example.org`, from(index))))
  expect(counts).toEqual({ credentials_wrong: 50, too_many_requests: 2 })
  expect(await tryToSignIn(email, from(77), password)).toMatchObject({ refusal: 'too_many_requests' })
  expect(await tryToSignIn(email, '2001:db8:1:3::1', password)).toMatchObject({ ok: true })
})

test('signing in rightly is no failure, however often', async () => {
  const { email, password } = await world.customer()
  for (let round = 0; round < 3; round += 1) {
    const counts = await tally(times(5, () => tryToSignIn(email, '192.0.2.1', password)))
    expect(counts).toEqual({ ok: 5 })
  }
})

test('the sixth registration of an address within an hour is refused, known or not', async () => {
  const { email } = await world.customer()
  const form = (address: string) => ({ ...signUpForm({ email: address }), language: 'en', oldCookie: undefined })
  for (const address of [email, 'flooded@example.org']) {
    const counts = await tally(times(7, () => signUp(world.shop, form(address))))
    expect(counts).toEqual({ ok: 5, too_many_requests: 2 })
  }
})

test('a verification mail is sent once a minute and ten times a day at most', async () => {
  const { id } = await world.customer({ verified: false })
  expect(await tally(times(5, () => resendVerification(world.shop, id)))).toEqual({ ok: 1, verification_too_soon: 4 })
  for (let mail = 2; mail <= 10; mail += 1) {
    world.clock.advance({ minutes: 2 })
    expect(await resendVerification(world.shop, id)).toMatchObject({ ok: true })
  }
  world.clock.advance({ minutes: 2 })
  expect(await resendVerification(world.shop, id)).toMatchObject({ refusal: 'verification_too_soon' })
  world.clock.advance({ days: 1 })
  expect(await resendVerification(world.shop, id)).toMatchObject({ ok: true })
})

test('directly after signing up the mail cannot be asked for again', async () => {
  const visitor = world.visitor()
  visitor.keepToken(await visitor.post('/api/register', signUpForm()))
  const reply = await visitor.post('/api/email/verify/resend')
  expect([reply.status, reply.body.code]).toEqual([429, 'verification_too_soon'])
})

test('too many failures are answered with 429 over HTTP', async () => {
  const login = () => world.visitor().post('/api/login', { username: 'guessed@example.org', password: 'Wrong2026' })
  const replies = await Promise.all(times(11, login))
  const last = replies.find(({ status }) => status === 429)
  expect(last?.body).toMatchObject({ status: 'error', code: 'too_many_requests' })
})

test('counts that are over are removed', async () => {
  world.clock.advance({ days: 2 })
  await cleanUp(world.shop)
  const { rows } = await world.shop.pool.query('select count(*)::int as counts from attempt_counts')
  expect(rows[0].counts).toBe(0)
})
