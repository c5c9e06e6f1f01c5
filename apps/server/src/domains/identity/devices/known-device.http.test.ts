import { languages } from '@pandrop/contract/languages'
import { textFor } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { createSecret } from '../accounts/secret.ts'
import { signUpForm } from '../accounts/testing/sign-up-form.ts'
import { signIn } from '../sessions/sign-in.ts'
import { deviceCookie, deviceCookieOptions } from './known-device.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

type Person = Pick<TestCustomer, 'email' | 'password'>

const login = (visitor: Visitor, { email, password }: Person) => {
  shop.clock.advance({ minutes: 1 })
  return visitor.post('/api/login', { username: email, password }, { headers: { 'user-agent': firefox } })
}

const mailsTo = async ({ email }: Person) => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return devMails(shop.shop.pool, email)
}

const cookieOf = (visitor: Visitor): string => visitor.cookies.get(deviceCookie) ?? ''

/** A customer and a browser that their account knows. */
const atHome = async () => {
  const customer = await shop.customer()
  const browser = shop.visitor()
  await login(browser, customer)
  return { customer, browser, secret: cookieOf(browser) }
}

/** Signs in as the form does, from an address of one's own. */
const signInFrom = (address: string, { email, password }: Person) => {
  const visitor = { userAgent: firefox, address }
  return signIn(shop.shop, { email, password, visitor, language: 'en', oldCookie: undefined })
}

test('a sign-in from a new browser is mailed, from a known one it is not', async () => {
  const { customer, browser } = await atHome()
  const signedInAt = shop.clock.now().toISOString()
  const [mail, ...more] = await mailsTo(customer)
  expect([mail?.subject, more]).toEqual(['New sign-in to your account', []])
  expect(mail?.text).toMatch(/Firefox on Windows, IP address (::ffff:)?127\.0\.0\.1, /)
  const [year, month, day] = signedInAt.slice(0, 10).split('-')
  expect(mail?.text).toContain(`${day}.${month}.${year} ${signedInAt.slice(11, 16)} UTC`)
  const { PUBLIC_URL } = shop.shop.env
  const notMe = expect.stringMatching(/\/not-me\?token=[A-Za-z0-9_-]{43}$/)
  expect(mail?.links).toEqual([`${PUBLIC_URL}/account/security`, notMe])
  await login(browser, customer)
  expect(await mailsTo(customer)).toHaveLength(1)
  await login(shop.visitor(), customer)
  expect(await mailsTo(customer)).toHaveLength(2)
})

test('the mail comes in the language of the customer, whole', async () => {
  for (const language of languages) {
    const customer = await shop.customer()
    await shop.shop.pool.query('update customers set language = $2 where id = $1', [customer.id, language])
    await signInFrom('203.0.113.7', customer)
    const [mail] = await mailsTo(customer)
    expect(mail?.subject).toBe(textFor(language)('mail_new_device_subject'))
    expect(mail?.text).toContain('203.0.113.7')
    expect(mail?.text).not.toMatch(/\{\w+\}|mail_/)
  }
})

test('the mail never repeats what a stranger wrote in place of a browser', async () => {
  const customer = await shop.customer()
  const visitor = { userAgent: 'You-won-a-prize/evil.example x', address: '203.0.113.8' }
  await signIn(shop.shop, { ...customer, visitor, language: 'en', oldCookie: undefined })
  const [mail] = await mailsTo(customer)
  expect(mail?.text).toContain('an unknown browser')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/prize|evil/)
})

test('the browser in which somebody registers is known from the start', async () => {
  const person = { email: 'known@example.org', password: 'Bamboo2026' }
  const browser = shop.visitor()
  await browser.post('/api/register', signUpForm(person))
  await shop.shop.pool.query('update customers set email_verified_at = now() where email = $1', [person.email])
  await login(browser, person)
  expect((await mailsTo(person)).map(({ subject }) => subject)).not.toContain('New sign-in to your account')
})

test('nobody floods the mailbox of a stranger by signing in to an account with that address', async () => {
  const person = { email: 'flooded@example.org', password: 'Bamboo2026' }
  await shop.visitor().post('/api/register', signUpForm(person))
  for (let again = 0; again < 3; again += 1) await login(shop.visitor(), person)
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['Please verify your email address'])
})

test('the cookie of a device is out of reach of scripts and other sites, and kept as a hash only', async () => {
  const customer = await shop.customer()
  const reply = await login(shop.visitor(), customer)
  const line = reply.headers.getSetCookie().find((cookie) => cookie.startsWith(deviceCookie)) ?? ''
  expect(line).toMatch(/^pandrop_device=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(deviceCookieOptions('https://shop.example').secure).toBe(true)
  const { rows } = await shop.shop.pool.query(`select encode(device_hash, 'escape') as hash from known_devices`)
  expect(JSON.stringify(rows)).not.toContain(/=([^;]+)/.exec(line)?.[1])
})

test('a planted device cookie is never adopted, whether it was made up or belongs to somebody else', async () => {
  const { secret: attackers } = await atHome()
  for (const planted of [createSecret(), attackers]) {
    const customer = await shop.customer()
    const browser = shop.visitor()
    browser.cookies.set(deviceCookie, planted)
    await login(browser, customer)
    expect(cookieOf(browser)).not.toBe(planted)
    expect(await mailsTo(customer)).toHaveLength(1)
    // Whoever planted it is no friend of this account: their sign-in is mailed like any other.
    const thief = shop.visitor()
    thief.cookies.set(deviceCookie, planted)
    await login(thief, customer)
    expect(await mailsTo(customer)).toHaveLength(2)
  }
  const registering = shop.visitor()
  registering.cookies.set(deviceCookie, attackers)
  await registering.post('/api/register', signUpForm({ email: 'planted@example.org' }))
  expect(cookieOf(registering)).not.toBe(attackers)
})

test('after signing out everywhere else only the asking browser is still known', async () => {
  const { customer, browser } = await atHome()
  const other = shop.visitor()
  await login(other, customer)
  browser.keepToken(await login(browser, customer))
  await browser.post('/api/user/sessions/end-others')
  const before = (await mailsTo(customer)).length
  await login(browser, customer)
  expect(await mailsTo(customer)).toHaveLength(before)
  await login(other, customer)
  expect(await mailsTo(customer)).toHaveLength(before + 1)
})

test('a device is forgotten 400 days after it was last used', async () => {
  const { customer, browser } = await atHome()
  shop.clock.advance({ days: 300 })
  await login(browser, customer)
  shop.clock.advance({ days: 399 })
  await cleanUp(shop.shop)
  await login(browser, customer)
  expect(await mailsTo(customer)).toHaveLength(1)
  shop.clock.advance({ days: 400 })
  await cleanUp(shop.shop)
  await login(browser, customer)
  expect(await mailsTo(customer)).toHaveLength(2)
})
