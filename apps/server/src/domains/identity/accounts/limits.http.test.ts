import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { closeAccount } from '../closures/closures.ts'
import { warnedCustomer } from '../closures/testing/not-me-link.ts'
import { changePassword } from '../passwords/change-password.ts'
import { requestPasswordReset, resetPassword } from '../passwords/password-reset.ts'
import { newestResetLink } from '../passwords/testing/reset-link.ts'
import { signIn } from '../sessions/sign-in.ts'
import { signUp } from './sign-up.ts'
import { signUpForm } from './testing/sign-up-form.ts'
import { resendVerification } from './verification.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

/** What happened to so many tries at once: how often each refusal. */
const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

const times = <Value>(count: number, work: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => work(index))

const tryToSignIn = (email: string, address: string, password = 'Wrong2026') => {
  const brought = { visitor: { userAgent: '', address }, oldCookie: undefined }
  return signIn(shop.shop, { email, password, language: 'en', ...brought })
}

test('ten wrong passwords in 15 minutes close an account for everybody, known or not', async () => {
  const { email, password } = await shop.customer()
  for (const address of [email, 'nobody@example.org']) {
    const counts = await tally(times(15, (index) => tryToSignIn(address, `198.51.100.${index}`)))
    expect(counts).toEqual({ credentials_wrong: 10, too_many_requests: 5 })
  }
  expect(await tryToSignIn(email, '203.0.113.1', password)).toMatchObject({ refusal: 'too_many_requests' })
  shop.clock.advance({ minutes: 16 })
  expect(await tryToSignIn(email, '203.0.113.1', password)).toMatchObject({ ok: true })
})

test('fifty failures in 15 minutes close an address, and a network of IPv6 is one address', async () => {
  const { email, password } = await shop.customer()
  const from = (index: number) => `2001:db8:1:2::${index + 1}`
  const counts = await tally(times(52, (index) => tryToSignIn(`guess${index}@example.org`, from(index))))
  expect(counts).toEqual({ credentials_wrong: 50, too_many_requests: 2 })
  expect(await tryToSignIn(email, from(77), password)).toMatchObject({ refusal: 'too_many_requests' })
  expect(await tryToSignIn(email, '2001:db8:1:3::1', password)).toMatchObject({ ok: true })
})

test('signing in rightly is no failure, however often', async () => {
  const { email, password } = await shop.customer()
  for (let round = 0; round < 3; round += 1) {
    const counts = await tally(times(5, () => tryToSignIn(email, '192.0.2.1', password)))
    expect(counts).toEqual({ ok: 5 })
  }
})

test('the sixth registration of an address within an hour is refused, known or not', async () => {
  const { email } = await shop.customer()
  const brought = { visitor: { userAgent: '', address: '192.0.2.1' }, oldCookie: undefined }
  const form = (address: string) => ({ ...signUpForm({ email: address }), language: 'en', ...brought })
  for (const address of [email, 'flooded@example.org']) {
    const counts = await tally(times(7, () => signUp(shop.shop, form(address))))
    expect(counts).toEqual({ ok: 5, too_many_requests: 2 })
  }
})

test('thirty registrations in an hour close a network, whether or not their addresses are known', async () => {
  const { email } = await shop.customer()
  const from = (index: number) => `2001:db8:7:7::${index + 1}`
  const register = (email: string, address: string) => {
    const brought = { visitor: { userAgent: '', address }, oldCookie: undefined }
    return signUp(shop.shop, { ...signUpForm({ email }), language: 'en', ...brought })
  }
  const counts = await tally(times(32, (index) => register(`person${index}@example.org`, from(index))))
  expect(counts).toEqual({ ok: 30, too_many_requests: 2 })
  expect(await tally([register(email, from(77))])).toEqual({ too_many_requests: 1 })
  expect(await register(email, '2001:db8:7:8::1')).toMatchObject({ ok: true })
  shop.clock.advance({ minutes: 61 })
  expect(await register('later@example.org', from(1))).toMatchObject({ ok: true })
})

test('an address, known or not, gets five links to reset in an hour, wherever they are asked for', async () => {
  const { email } = await shop.customer()
  for (const address of [email, 'nobody@example.org']) {
    const ask = (index: number) =>
      requestPasswordReset(shop.shop, { email: address, visitorAddress: `198.51.100.${index}` })
    expect(await tally(times(7, ask))).toEqual({ ok: 5, too_many_requests: 2 })
    shop.clock.advance({ minutes: 61 })
    expect(await ask(9)).toMatchObject({ ok: true })
  }
  const { rows } = await shop.shop.pool.query('select count(*)::int as jobs from graphile_worker._private_jobs')
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = await devMails(shop.shop.pool, email)
  expect([rows[0].jobs >= 12, mails.length]).toEqual([true, 6])
})

test('a network is promised twenty links to reset in an hour, whether or not addresses are known', async () => {
  const { email } = await shop.customer()
  const ask = (address: string, index: number) =>
    requestPasswordReset(shop.shop, { email: address, visitorAddress: `2001:db8:9:9::${index + 1}` })
  const counts = await tally(times(22, (index) => ask(`forgotten${index}@example.org`, index)))
  expect(counts).toEqual({ ok: 20, too_many_requests: 2 })
  expect(await ask(email, 77)).toMatchObject({ refusal: 'too_many_requests' })
})

test('thirty guessed links in an hour close a network, and a right one does not count', async () => {
  const { email } = await shop.customer()
  const visitorAddress = '203.0.113.99'
  const password = { password: 'Panda2027', passwordConfirmation: 'Panda2027' }
  const guess = () => resetPassword(shop.shop, { token: 'A'.repeat(43), email, ...password, visitorAddress })
  expect(await tally(times(29, guess))).toEqual({ reset_link_invalid: 29 })
  const right = async () => {
    await requestPasswordReset(shop.shop, { email, visitorAddress: '203.0.113.98' })
    await runDueJobs(shop.shop, shop.database.serverUrl)
    const { token } = await newestResetLink(shop.shop, email)
    return resetPassword(shop.shop, { token, email, ...password, visitorAddress })
  }
  for (let round = 0; round < 2; round += 1) expect(await right()).toMatchObject({ ok: true })
  expect(await tally(times(3, guess))).toEqual({ reset_link_invalid: 1, too_many_requests: 2 })
})

test('ten wrong current passwords in 15 minutes close the change, also for the right one', async () => {
  const { id: customerId, password } = await shop.customer()
  const change = (currentPassword: string) =>
    changePassword(shop.shop, {
      customer: { customerId, sessionId: null, provenAt: null },
      currentPassword,
      newPassword: 'Panda2027',
      repeatedPassword: 'Panda2027',
    })
  const counts = await tally(times(12, () => change('Wrong2026')))
  expect(counts).toEqual({ current_password_wrong: 10, too_many_requests: 2 })
  expect(await change(password)).toMatchObject({ refusal: 'too_many_requests' })
  shop.clock.advance({ minutes: 16 })
  expect(await change(password)).toMatchObject({ ok: true })
})

test('too many wishes for a link are answered alike over HTTP, known or not', async () => {
  const { email } = await shop.customer()
  const ask = (address: string) => shop.visitor().post('/api/user/reset-password', { email: address })
  shop.clock.advance({ hours: 2 })
  const last = async (address: string) => {
    const replies = await Promise.all(times(6, () => ask(address)))
    return replies.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, body }))
  }
  const known = await last(email)
  expect(known).toMatchObject([{ status: 429, body: { code: 'too_many_requests' } }])
  expect(await last('unknown@example.org')).toEqual(known)
})

test('a verification mail is sent once a minute and ten times a day at most', async () => {
  const { id } = await shop.customer({ verified: false })
  expect(await tally(times(5, () => resendVerification(shop.shop, id)))).toEqual({ ok: 1, verification_too_soon: 4 })
  for (let mail = 2; mail <= 10; mail += 1) {
    shop.clock.advance({ minutes: 2 })
    expect(await resendVerification(shop.shop, id)).toMatchObject({ ok: true })
  }
  shop.clock.advance({ minutes: 2 })
  expect(await resendVerification(shop.shop, id)).toMatchObject({ refusal: 'verification_too_soon' })
  shop.clock.advance({ days: 1 })
  expect(await resendVerification(shop.shop, id)).toMatchObject({ ok: true })
})

test('directly after signing up the mail cannot be asked for again', async () => {
  const visitor = shop.visitor()
  visitor.keepToken(await visitor.post('/api/register', signUpForm()))
  const reply = await visitor.post('/api/email/verify/resend')
  expect([reply.status, reply.body.code]).toEqual([429, 'verification_too_soon'])
})

test('too many failures are answered with 429 over HTTP', async () => {
  const login = () => shop.visitor().post('/api/login', { username: 'guessed@example.org', password: 'Wrong2026' })
  const replies = await Promise.all(times(11, login))
  const last = replies.find(({ status }) => status === 429)
  expect(last?.body).toMatchObject({ status: 'error', code: 'too_many_requests' })
})

test('counts that are over are removed', async () => {
  shop.clock.advance({ days: 2 })
  await cleanUp(shop.shop)
  const { rows } = await shop.shop.pool.query('select count(*)::int as counts from attempt_counts')
  expect(rows[0].counts).toBe(0)
})

test('thirty links that are none of ours close a network for an hour; a press that closes is not counted', async () => {
  const customer = await warnedCustomer(shop)
  const guess = (token: string, visitorAddress = '198.51.100.77') => closeAccount(shop.shop, { token, visitorAddress })
  const counts = await tally(times(35, () => guess('A'.repeat(43))))
  expect(counts).toEqual({ not_me_link_invalid: 30, too_many_requests: 5 })
  expect(await guess(customer.token)).toMatchObject({ refusal: 'too_many_requests' })
  shop.clock.advance({ minutes: 61 })
  expect(await guess(customer.token)).toMatchObject({ ok: true })
  expect(await tally(times(30, () => guess(customer.token)))).toEqual({ not_me_link_used: 30 })
})
