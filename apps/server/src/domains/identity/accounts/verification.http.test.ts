import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { newestLinkTo, signUpForm } from './testing/sign-up-form.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

let email: string
let addresses = 0

beforeEach(() => {
  addresses += 1
  email = `person${addresses}@example.org`
})

/** A browser that has just registered the address. */
const registered = async () => {
  const browser = shop.visitor()
  browser.keepToken(await browser.post('/api/register', signUpForm({ email })))
  return browser
}

const mailedLink = async (): Promise<string> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return newestLinkTo(shop.shop, email)
}

/** Presses the button of the link's page, in a browser without a session. */
const open = async (path: string): Promise<string | null> => {
  const { status, headers } = await shop.visitor().post(path)
  expect(status).toBe(303)
  return headers.get('location')
}

test('the mailed link verifies once, in any browser, and then says that it is done', async () => {
  const browser = await registered()
  const link = await mailedLink()
  expect(await open(link)).toBe('/email/verify/success')
  expect((await browser.get('/api/is-auth')).body.emailVerified).toBe(true)
  expect(await open(link)).toBe('/email/verify/already-success')
  const { rows } = await shop.shop.pool.query(
    `select count(*)::int as accounts from customer_balances b join customers c on c.id = b.customer_id
     where email = $1`,
    [email],
  )
  expect(rows[0].accounts).toBe(1)
})

test('a link opened ten times at once verifies once', async () => {
  await registered()
  const link = await mailedLink()
  const pages = await Promise.all(Array.from({ length: 10 }, () => open(link)))
  expect(pages.filter((page) => page === '/email/verify/success')).toHaveLength(1)
})

test('of two accounts with one address, verified at the same moment, one is', async () => {
  await registered()
  await registered()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const links = (await devMails(shop.shop.pool, email)).flatMap((mail) => mail.links)
  const pages = await Promise.all(links.map((link) => open(new URL(link).pathname)))
  expect(pages.sort()).toEqual(['/email/verify/already-success', '/email/verify/success'])
})

test('an unknown link and one of three days ago are expired', async () => {
  await registered()
  const link = await mailedLink()
  expect(await open(`/email/verify/${'A'.repeat(43)}`)).toBe('/email-verification?expired=1')
  shop.clock.advance({ days: 3 })
  expect(await open(link)).toBe('/email-verification?expired=1')
})

test('a mail scanner that opens the link, by GET or HEAD, verifies nothing: a button waits for its owner', async () => {
  const browser = await registered()
  const link = await mailedLink()
  const stranger = await shop.customer()
  for (const visitor of [shop.visitor(), stranger.browser]) {
    for (const method of ['HEAD', 'GET']) {
      const { status, headers } = await visitor.call(method, link)
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([200, null, 'no-store'])
    }
  }
  expect((await browser.get('/api/is-auth')).body.emailVerified).toBe(false)
  const rawBody = new URLSearchParams({ anything: 'at all' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const pressed = await shop.visitor().call('POST', link, { rawBody, headers })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/email/verify/success'])
  expect((await browser.get('/api/is-auth')).body.emailVerified).toBe(true)
  expect((await shop.visitor().get(link)).headers.get('location')).toBe('/email/verify/already-success')
})

test('in a browser signed in to the account the link acts at once, unless that browser has left', async () => {
  const browser = await registered()
  const link = await mailedLink()
  browser.cookies.set('pandrop_leave', '1')
  expect((await browser.get(link)).status).toBe(200)
  browser.cookies.delete('pandrop_leave')
  const { status, headers } = await browser.get(link)
  expect([status, headers.get('location')]).toEqual([303, '/email/verify/success'])
})

test('registering a verified address warns its owner, and the new account goes after a day', async () => {
  const owner = await shop.customer()
  email = owner.email
  const stranger = await registered()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = await devMails(shop.shop.pool, email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Somebody used your email address to register'])
  expect(mails[0]?.html).not.toContain('Ann')
  expect(mails[0]?.links).toEqual([`${shop.shop.env.PUBLIC_URL}/auth?form=signin`])

  shop.clock.advance({ hours: 23 })
  await cleanUp(shop.shop)
  expect((await stranger.get('/api/user/profile')).status).toBe(200)
  shop.clock.advance({ hours: 2 })
  await cleanUp(shop.shop)
  expect((await stranger.get('/api/user/profile')).status).toBe(401)
  expect((await owner.browser.get('/api/user/profile')).status).toBe(200)
})

test('the link of an account whose address another one verified meanwhile does not verify it', async () => {
  const late = await registered()
  const link = await mailedLink()
  await registered()
  expect(await open(await mailedLink())).toBe('/email/verify/success')
  expect(await open(link)).toBe('/email/verify/already-success')
  expect((await late.get('/api/is-auth')).body.emailVerified).toBe(false)
})

test('the clean-up leaves unverified accounts alone whose address nobody verified', async () => {
  const browser = await registered()
  shop.clock.advance({ days: 20 })
  await cleanUp(shop.shop)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('the verification mail is sent again on request', async () => {
  const browser = await registered()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  shop.clock.advance({ minutes: 2 })
  const reply = await browser.post('/api/email/verify/resend')
  expect(reply.body).toEqual({ status: 'OK', message: 'Verification email sent' })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect(await devMails(shop.shop.pool, email)).toHaveLength(2)
})

test('resending needs a session', async () => {
  expect((await shop.visitor().post('/api/email/verify/resend')).status).toBe(401)
})
