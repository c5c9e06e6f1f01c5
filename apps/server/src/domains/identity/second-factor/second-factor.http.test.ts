import { languages } from '@pandrop/contract/languages'
import { textFor } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whenSomebodyWaits } from '../../../db/testing/at-once.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { deviceCookie } from '../devices/known-device.ts'
import { openSession, sessionCookie } from '../sessions/session.ts'
import { codeAt, wrongCode } from '../staff-sign-in/testing/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const place = '/api/user/second-factor'
const at = {
  begin: '/api/user/second-factor/begin',
  confirm: '/api/user/second-factor/confirm',
  renew: '/api/user/second-factor/recovery-codes',
  end: '/api/user/second-factor/end',
  forget: '/api/user/second-factor/forget-browsers',
}

type Person = Pick<TestCustomer, 'email' | 'password'>

/** The code that their authenticator shows by the next time step: each step counts once. */
const nextCode = (secret: string): string => {
  shop.clock.advance({ minutes: 1 })
  return codeAt(secret, shop.clock.now())
}

const login = (visitor: Visitor, { email, password }: Person, more: object = {}) =>
  visitor.post('/api/login', { username: email, password, ...more })

/** A customer with an authenticator: its key, and the recovery codes. */
const protectedCustomer = async () => {
  const customer = await shop.customer()
  const { browser } = customer
  const begun = await browser.post(at.begin, { cur_password: customer.password })
  const secret = String(begun.body.secret)
  const confirmed = await browser.post(at.confirm, { code: nextCode(secret) })
  expect(confirmed.status).toBe(200)
  return { ...customer, secret, codes: confirmed.body.recovery_codes as string[] }
}

const mailsTo = async ({ email }: Pick<Person, 'email'>): Promise<string[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return (await devMails(shop.shop.pool, email)).map(({ subject }) => subject)
}

/** From when payouts pause. */
const changedAt = async (id: number): Promise<Date | null> => {
  const { rows } = await shop.shop.pool.query('select credentials_changed_at from customers where id = $1', [id])
  return rows[0].credentials_changed_at
}

const state = async (browser: Visitor) => (await browser.get(place)).body.payload

test('an authenticator counts from its first code on and gives ten recovery codes, shown once', async () => {
  const customer = await shop.customer()
  const { browser, password, email } = customer
  expect(await state(browser)).toEqual({
    on: false,
    since: null,
    passkeys: 0,
    recovery_codes_left: 0,
    remembered_browsers: 0,
    needed_for: [],
  })
  const begun = await browser.post(at.begin, { cur_password: password })
  const secret = String(begun.body.secret)
  expect(String(begun.body.url)).toMatch(/^otpauth:\/\/totp\/Pandrop:.*secret=/)
  expect(decodeURIComponent(String(begun.body.url))).toContain(email)
  // Begun is not set up: the password alone still signs in.
  expect((await login(shop.visitor(), customer)).status).toBe(200)
  const wrong = await browser.post(at.confirm, { code: wrongCode(secret, shop.clock.now()) })
  expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual([422, 'code_wrong', ['code']])
  const confirmed = await browser.post(at.confirm, { code: nextCode(secret) })
  const codes = confirmed.body.recovery_codes as string[]
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  const since = shop.clock.now().toISOString()
  expect(await state(browser)).toMatchObject({ on: true, recovery_codes_left: 10, since })
  const { rows } = await shop.shop.pool.query(
    `select totp_sealed::text || coalesce((select string_agg(code_hash::text, ' ') from recovery_codes), '') as kept
     from customer_factors where customer_id = $1`,
    [customer.id],
  )
  expect(rows[0].kept).not.toContain(secret)
  expect(rows[0].kept).not.toContain(codes[0]?.replaceAll('-', ''))
  expect((await browser.post(at.begin, { cur_password: password })).body.code).toBe('second_factor_on')
  expect((await browser.post(at.confirm, { code: nextCode(secret) })).body.code).toBe('second_factor_on')
})

test('a borrowed session sets up no factor, renews no codes and turns nothing off', async () => {
  const plain = await shop.customer()
  const refused = await plain.browser.post(at.begin, { cur_password: 'Wrong2026' })
  expect([refused.status, refused.body.code]).toEqual([422, 'current_password_wrong'])
  const { browser, password, secret } = await protectedCustomer()
  for (const way of [at.renew, at.end]) {
    const without = await browser.post(way, { cur_password: 'Wrong2026', code: nextCode(secret) })
    expect(without.body.code).toBe('current_password_wrong')
    const code = wrongCode(secret, shop.clock.now())
    expect((await browser.post(way, { cur_password: password, code })).body.code).toBe('code_wrong')
    expect((await plain.browser.post(way, { cur_password: plain.password, code })).body.code).toBe('second_factor_off')
  }
  expect(await state(browser)).toMatchObject({ on: true, recovery_codes_left: 10 })
})

test('a sign-in asks for the code, says a wrong one beside the field, and takes each code once', async () => {
  const customer = await protectedCustomer()
  const asked = await login(shop.visitor(), customer)
  expect([asked.status, asked.body.code, asked.headers.getSetCookie().join()]).toEqual([
    422,
    'code_needed',
    expect.not.stringContaining('pandrop_session'),
  ])
  const wrong = await login(shop.visitor(), customer, { code: wrongCode(customer.secret, shop.clock.now()) })
  expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual([422, 'code_wrong', ['code']])
  const code = nextCode(customer.secret)
  const both = await Promise.all([1, 2, 3, 4].map(() => login(shop.visitor(), customer, { code })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  expect((await login(shop.visitor(), customer, { code })).body.code).toBe('code_wrong')
  // Gaps that an app shows are typed along.
  const spaced = nextCode(customer.secret).replace(/^(...)/, '$1 ')
  expect((await login(shop.visitor(), customer, { code: spaced })).status).toBe(200)
})

test('who does not know the password never learns that there is a second factor', async () => {
  const customer = await protectedCustomer()
  const code = nextCode(customer.secret)
  for (const more of [{}, { code }]) {
    const guessed = await login(shop.visitor(), { ...customer, password: 'Wrong2026' }, more)
    expect([guessed.status, guessed.body.code]).toEqual([422, 'credentials_wrong'])
    const nobody = await login(shop.visitor(), { email: 'nobody@example.org', password: 'Wrong2026' }, more)
    expect(nobody.body).toEqual(guessed.body)
  }
})

test('a recovery code stands for the app once, however it is typed, and its owner is told', async () => {
  const customer = await protectedCustomer()
  const [first = '', second = ''] = customer.codes
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  const both = await Promise.all([1, 2, 3].map(() => login(shop.visitor(), customer, { code: typed })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect((await login(shop.visitor(), customer, { code: first })).body.code).toBe('code_wrong')
  expect((await mailsTo(customer)).filter((subject) => subject === 'A recovery code was used')).toHaveLength(1)
  expect((await login(shop.visitor(), customer, { code: second })).status).toBe(200)
  expect(await state(customer.browser)).toMatchObject({ recovery_codes_left: 8 })
})

test('new recovery codes void those before, and those of others open nothing', async () => {
  const { browser, password, secret, codes, email } = await protectedCustomer()
  const other = await protectedCustomer()
  const renewed = await browser.post(at.renew, { cur_password: password, code: nextCode(secret) })
  const fresh = renewed.body.recovery_codes as string[]
  expect([fresh.length, fresh.filter((code) => codes.includes(code))]).toEqual([10, []])
  for (const code of [codes[0], other.codes[0]]) {
    expect((await login(shop.visitor(), { email, password }, { code })).body.code).toBe('code_wrong')
  }
  expect((await login(shop.visitor(), { email, password }, { code: fresh[0] })).status).toBe(200)
  expect(await mailsTo({ email })).toContain('New recovery codes for your account')
})

test('a browser that is remembered is asked for no code for 30 days, and another one is', async () => {
  const customer = await protectedCustomer()
  const home = shop.visitor()
  await login(home, customer, { code: nextCode(customer.secret), remember_browser: true })
  expect(await state(customer.browser)).toMatchObject({ remembered_browsers: 1 })
  expect((await login(home, customer)).status).toBe(200)
  expect((await login(shop.visitor(), customer)).body.code).toBe('code_needed')
  shop.clock.advance({ days: 29 })
  expect((await login(home, customer)).status).toBe(200)
  shop.clock.advance({ days: 2 })
  expect((await login(home, customer)).body.code).toBe('code_needed')
})

test('what is remembered belongs to one customer, and ends by a word of theirs and with a new password', async () => {
  const customer = await protectedCustomer()
  const other = await protectedCustomer()
  const remember = async () => {
    const home = shop.visitor()
    await login(home, customer, { code: nextCode(customer.secret), remember_browser: true })
    return home
  }
  const first = await remember()
  const guest = shop.visitor()
  guest.cookies.set(deviceCookie, first.cookies.get(deviceCookie) ?? '')
  expect((await login(guest, other)).body.code).toBe('code_needed')
  customer.browser.keepToken(await login(customer.browser, customer, { code: nextCode(customer.secret) }))
  const forgotten = await customer.browser.post(at.forget)
  expect(forgotten.body.payload).toMatchObject({ on: true, remembered_browsers: 0 })
  expect((await login(first, customer)).body.code).toBe('code_needed')
  const second = await remember()
  await customer.browser.post('/api/user/change-password', {
    cur_password: customer.password,
    new_password: 'Bamboo2028x',
    repeat_password: 'Bamboo2028x',
  })
  expect((await login(second, { ...customer, password: 'Bamboo2028x' })).body.code).toBe('code_needed')
})

test('a factor that is set up ends all other sessions; turned off it ends keys and holds payouts back', async () => {
  const customer = await shop.customer()
  const { browser, password, email, id } = customer
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await login(elsewhere, customer))
  const begun = await browser.post(at.begin, { cur_password: password })
  const secret = String(begun.body.secret)
  const oldCookie = browser.cookies.get('pandrop_session')
  await browser.post(at.confirm, { code: nextCode(secret) })
  expect(browser.cookies.get('pandrop_session')).not.toBe(oldCookie)
  expect((await elsewhere.get('/api/user/profile')).status).toBe(401)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
  expect(await changedAt(id)).toBeNull()
  const key = { name: 'bot', scopes: ['orders'], days: 30, cur_password: password }
  await browser.post('/api/user/api-keys', key)
  const ended = await browser.post(at.end, { cur_password: password, code: nextCode(secret) })
  expect(ended.body.payload).toMatchObject({ on: false, since: null, recovery_codes_left: 0, remembered_browsers: 0 })
  expect((await browser.get('/api/user/api-keys')).body.payload).toEqual([])
  expect(await changedAt(id)).toEqual(shop.clock.now())
  expect((await login(shop.visitor(), customer)).status).toBe(200)
  expect(await mailsTo({ email })).toEqual(
    expect.arrayContaining(['A code is asked for now when you sign in', 'The second factor was turned off']),
  )
})

test('a reset by mail never gets around the second factor', async () => {
  const customer = await protectedCustomer()
  await shop.visitor().post('/api/user/reset-password', { email: customer.email })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const links = (await devMails(shop.shop.pool, customer.email)).flatMap(({ links: found }) => found)
  const link = new URL(links.find((found) => found.includes('/reset-password')) ?? '')
  const chosen = { password: 'Bamboo2029x', password_confirmation: 'Bamboo2029x' }
  const form = { token: link.searchParams.get('token'), email: customer.email, ...chosen }
  expect((await shop.visitor().post('/api/reset-password', form)).status).toBe(200)
  expect((await login(shop.visitor(), { ...customer, password: 'Bamboo2029x' })).body.code).toBe('code_needed')
})

test('a sign-in by the password alone that overlaps the set-up of a factor leaves no session', async () => {
  const { id: customerId, browser, password } = await shop.customer()
  const begun = await browser.post(at.begin, { cur_password: password })
  const code = nextCode(String(begun.body.secret))
  const client = await shop.shop.pool.connect()
  try {
    // As far as a sign-in is that has found no factor.
    await client.query('begin')
    await client.query('select id from customers where id = $1 for share', [customerId])
    const confirmed = browser.post(at.confirm, { code })
    await whenSomebodyWaits(shop.database)
    const signIn = { customerId, oldCookie: undefined, now: shop.clock.now(), proven: true }
    const { cookie, token } = await openSession(client, signIn)
    await client.query('commit')
    expect((await confirmed).status).toBe(200)
    const thief = shop.visitor()
    thief.cookies.set(sessionCookie, cookie)
    thief.token = token
    expect((await thief.get('/api/user/profile')).status).toBe(401)
  } finally {
    client.release()
  }
})

test('the mails about it come in the language of the customer, whole', async () => {
  for (const language of languages) {
    const customer = await shop.customer()
    await shop.shop.pool.query('update customers set language = $2 where id = $1', [customer.id, language])
    const { browser, password } = customer
    const secret = String((await browser.post(at.begin, { cur_password: password })).body.secret)
    const confirmed = await browser.post(at.confirm, { code: nextCode(secret) })
    const [recovery] = confirmed.body.recovery_codes as string[]
    await browser.post(at.renew, { cur_password: password, code: recovery })
    await browser.post(at.end, { cur_password: password, code: nextCode(secret) })
    await runDueJobs(shop.shop, shop.database.serverUrl)
    const mails = await devMails(shop.shop.pool, customer.email)
    const text = textFor(language)
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([
        text('mail_second_factor_on_subject'),
        text('mail_recovery_code_used_subject'),
        text('mail_recovery_codes_new_subject'),
        text('mail_second_factor_off_subject'),
      ]),
    )
    for (const mail of mails) expect(mail.text).not.toMatch(/\{\w+\}|mail_/)
    expect(mails.flatMap(({ links }) => links)).toContain(`${shop.shop.env.PUBLIC_URL}/account/security`)
  }
})
