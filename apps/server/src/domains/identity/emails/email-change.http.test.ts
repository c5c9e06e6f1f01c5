import { daysAfter } from '@pandrop/money/days'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { newestLinkTo, signUpForm } from '../accounts/testing/sign-up-form.ts'
import { outliveProofs } from '../proof/testing/proofs.ts'
import { emailChanges, landing } from './testing/email-change.ts'

let shop: TestShop
let changes: ReturnType<typeof emailChanges>
let ann: TestCustomer
let wished: string
let addresses = 0

beforeAll(async () => {
  shop = await startTestShop()
  changes = emailChanges(shop)
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  ann = await shop.customer()
  addresses += 1
  wished = `wished${addresses}@example.org`
})

const profileOf = async ({ browser }: TestCustomer) => (await browser.get('/api/user/profile')).body.payload

test('a new e-mail takes effect when its link is opened, and not before', async () => {
  const { body } = await changes.ask(` ${wished.toUpperCase()} `, ann)
  expect(body.payload).toMatchObject({ email: ann.email, pending_email: wished })
  const until = daysAfter(shop.clock.now(), 1)
  expect(body.payload).toMatchObject({ pending_email_until: until.toISOString() })
  await changes.sendMails()
  expect((await changes.kept(ann)).email).toBe(ann.email)
  expect(await changes.open(await newestLinkTo(shop.shop, wished))).toBe(landing.success)
  expect(await profileOf(ann)).toMatchObject({
    email: wished,
    emailVerified: true,
    pending_email: null,
    pending_email_until: null,
  })
  const login = (username: string) => shop.visitor().post('/api/login', { username, password: ann.password })
  expect((await login(wished)).status).toBe(200)
  expect((await login(ann.email)).status).toBe(422)
})

test('the old address is told of the wish and of the change, and neither mail names the new one', async () => {
  const link = await changes.askedLink(wished, ann)
  expect(await changes.subjectsTo(ann.email)).toEqual(['A new email address was asked for'])
  await changes.open(link)
  await changes.sendMails()
  const mails = await devMails(shop.shop.pool, ann.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'The email address of your account was changed',
    'A new email address was asked for',
  ])
  for (const { html, text } of mails) expect(html + text).not.toContain(wished)
  const notMe = expect.stringContaining('/not-me?token=')
  for (const [index, path] of ['/', '/account/personal'].entries())
    expect(mails[index]?.links).toEqual([`${shop.shop.env.PUBLIC_URL}${path}`, notMe])
})

test('asking needs a proof of who asks; the same e-mail needs none', async () => {
  const put = (body: object) => ann.browser.call('PUT', '/api/user/profile', { body })
  outliveProofs(shop)
  const refused = await put({ email: wished })
  expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
  expect((await put({ email: ann.email.toUpperCase(), name: 'Ann' })).status).toBe(200)
  await changes.sendMails()
  expect(await changes.subjectsTo(wished)).toEqual([])
  expect(await changes.subjectsTo(ann.email)).toEqual([])
  expect(await profileOf(ann)).toMatchObject({ name: 'Ann', pending_email: null })
})

test('asking without the CSRF token asks for nothing', async () => {
  const headers = { 'x-xsrf-token': 'forged' }
  const body = { email: wished }
  const forged = await ann.browser.call('PUT', '/api/user/profile', { body, headers })
  expect([forged.status, forged.body.code]).toEqual([403, 'csrf_mismatch'])
  expect(await profileOf(ann)).toMatchObject({ pending_email: null })
  await changes.ask(wished, ann)
  const withdrawn = await ann.browser.post('/api/user/email-change/cancel', {}, { headers })
  expect([withdrawn.status, withdrawn.body.code]).toEqual([403, 'csrf_mismatch'])
  expect(await profileOf(ann)).toMatchObject({ pending_email: wished })
})

test('a link works once: used again it says that it is done, used ten times at once it changes once', async () => {
  const link = await changes.askedLink(wished, ann)
  const pages = await Promise.all(Array.from({ length: 10 }, () => changes.open(link)))
  expect(pages.filter((page) => page === landing.success)).toHaveLength(1)
  expect(pages.filter((page) => page === landing.already)).toHaveLength(9)
  await changes.sendMails()
  expect(await changes.subjectsTo(ann.email)).toHaveLength(2)

  await changes.open(await changes.askedLink(`back${wished}`, ann))
  expect(await changes.open(link)).toBe(landing.already)
  expect((await changes.kept(ann)).email).toBe(`back${wished}`)
})

test('a link of an older wish, a withdrawn one and one of yesterday are worth nothing', async () => {
  const older = await changes.askedLink(wished, ann)
  const newer = await changes.askedLink(`newer${wished}`, ann)
  expect(await changes.open(older)).toBe(landing.expired)

  for (let round = 0; round < 2; round += 1) {
    const withdrawn = await ann.browser.post('/api/user/email-change/cancel', {})
    expect(withdrawn.body).toMatchObject({ status: 'OK', payload: { pending_email: null, pending_email_until: null } })
  }
  expect(await changes.open(newer)).toBe(landing.expired)

  const again = await changes.askedLink(`newer${wished}`, ann)
  expect(await changes.open(newer)).toBe(landing.expired)
  shop.clock.advance({ hours: 25 })
  expect(await changes.open(again)).toBe(landing.expired)
  expect(await changes.open(`/email/change/${'A'.repeat(43)}`)).toBe(landing.expired)
  expect((await changes.kept(ann)).email).toBe(ann.email)
})

test('a link for one purpose is none for another', async () => {
  const link = await changes.askedLink(wished, ann)
  expect(await changes.open(link.replace('/change/', '/verify/'))).toBe('/email-verification?expired=1')
  const stranger = shop.visitor()
  const email = `stranger${wished}`
  stranger.keepToken(await stranger.post('/api/register', signUpForm({ email })))
  await changes.sendMails()
  const verification = await newestLinkTo(shop.shop, email)
  expect(await changes.open(verification.replace('/verify/', '/change/'))).toBe(landing.expired)
  expect(await changes.open(link)).toBe(landing.success)
})

test('a mail scanner, by GET or HEAD, changes nothing, and the answers are kept by nobody', async () => {
  const link = await changes.askedLink(wished, ann)
  for (const method of ['HEAD', 'GET']) {
    const { status, headers } = await shop.visitor().call(method, link)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([200, null, 'no-store'])
  }
  expect((await changes.kept(ann)).email).toBe(ann.email)
  const { status, headers } = await shop.visitor().post(link)
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    303,
    'no-store',
    'no-referrer',
  ])
})

test('the link acts at once in the browser that is signed in to its account', async () => {
  const link = await changes.askedLink(wished, ann)
  expect((await ann.browser.get(link)).headers.get('location')).toBe(landing.success)
})

test('links lead to the shop’s own address, whatever host the request names', async () => {
  const body = { email: wished }
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await ann.browser.call('PUT', '/api/user/profile', { body, headers })
  await changes.sendMails()
  for (const email of [wished, ann.email]) {
    const [mail] = await devMails(shop.shop.pool, email)
    expect(mail?.links.every((link) => link.startsWith(`${shop.shop.env.PUBLIC_URL}/`))).toBe(true)
    expect(mail?.html).not.toContain('evil.example')
  }
})

test('the mails speak the language in which the change was asked for', async () => {
  await changes.ask(wished, ann, { lang_id: 'de' })
  await changes.sendMails()
  expect(await changes.subjectsTo(wished)).toEqual(['Bitte bestätigen Sie Ihre neue E-Mail-Adresse'])
  expect(await changes.subjectsTo(ann.email)).toEqual(['Eine neue E-Mail-Adresse wurde gewünscht'])
  await changes.open(await newestLinkTo(shop.shop, wished))
  await changes.sendMails()
  expect((await changes.subjectsTo(ann.email))[0]).toBe('Die E-Mail-Adresse Ihres Kontos wurde geändert')
})

test('a mail is not sent for a wish that was withdrawn before it left', async () => {
  await changes.ask(wished, ann)
  await ann.browser.post('/api/user/email-change/cancel')
  await changes.sendMails()
  expect(await changes.subjectsTo(wished)).toEqual([])
})

test('a wish whose time is over is shown to nobody and removed', async () => {
  await changes.ask(wished, ann)
  shop.clock.advance({ hours: 25 })
  expect(await profileOf(ann)).toMatchObject({ pending_email: null, pending_email_until: null })
  await cleanUp(shop.shop)
  const { rows } = await shop.shop.pool.query('select count(*)::int as wishes from email_changes')
  expect(rows[0].wishes).toBe(0)
})

test('neither link nor secret of a change stands in the database or its queue', async () => {
  const token = (await changes.askedLink(wished, ann)).split('/').at(-1) ?? ''
  const { rows } = await shop.shop.pool.query(
    `select (select json_agg(l) from mailed_links l)::text || (select json_agg(j) from graphile_worker.jobs j) as all`,
  )
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(String(rows[0].all)).not.toContain(token)
})
