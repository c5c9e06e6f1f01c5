import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whenSomebodyWaits } from '../../../db/testing/at-once.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { newestLinkTo, signUpForm } from '../accounts/testing/sign-up-form.ts'
import { newestResetLink, type ResetLink } from './testing/reset-link.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const newPassword = 'Panda2027'

const ask = (email: string, headers: Record<string, string> = {}) =>
  shop.visitor().post('/api/user/reset-password', { email }, { headers })

const sendMails = () => runDueJobs(shop.shop, shop.database.serverUrl)

const linkFor = async (email: string): Promise<ResetLink> => {
  expect((await ask(email)).status).toBe(200)
  await sendMails()
  return newestResetLink(shop.shop, email)
}

const reset = ({ token, email }: Pick<ResetLink, 'token' | 'email'>, password = newPassword): Promise<Reply> =>
  shop.visitor().post('/api/reset-password', { token, email, password, password_confirmation: password })

const login = (username: string, password: string) => shop.visitor().post('/api/login', { username, password })

const expectLinkInvalid = ({ status, body }: Reply) =>
  expect([status, body]).toEqual([
    422,
    {
      status: 'error',
      code: 'reset_link_invalid',
      message: 'This link is old or was used before. Ask for a new one.',
    },
  ])

test('asking for a link says the same with and without an account, and mails only where there is one', async () => {
  const { email } = await shop.customer()
  const [known, unknown] = [await ask(email), await ask('nobody@example.org')]
  expect([known.status, known.body]).toEqual([
    200,
    { status: 'OK', message: 'Password reset link sent. Please check your email.' },
  ])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const names = ({ headers }: Reply) => [...headers.keys()].sort()
  expect(names(unknown)).toEqual(names(known))
  await sendMails()
  expect(await devMails(shop.shop.pool, email)).toHaveLength(1)
  expect(await devMails(shop.shop.pool, 'nobody@example.org')).toEqual([])
})

test('while the visitor waits nobody looks for an account: known and unknown leave the same job', async () => {
  const { email } = await shop.customer()
  const jobs = async () => {
    const { rows } = await shop.shop.pool.query('select payload from graphile_worker._private_jobs order by id')
    return rows.map(({ payload }) => payload)
  }
  await ask(email)
  await ask('stranger@example.org')
  expect(await jobs()).toEqual([{ email }, { email: 'stranger@example.org' }])
  const { rows } = await shop.shop.pool.query(
    `select from mailed_links where purpose = 'reset_password'
    and customer_id = (select id from customers where email = $1)`,
    [email],
  )
  expect(rows).toEqual([])
  await sendMails()
})

test('the mail leads to this shop, whatever host the request named, and its secret is kept as a hash', async () => {
  const { email, id } = await shop.customer()
  await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })
  await sendMails()
  const { link, token } = await newestResetLink(shop.shop, email)
  expect(link).toBe(`${shop.shop.env.PUBLIC_URL}/reset-password?token=${token}&email=${encodeURIComponent(email)}`)
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const [mail] = await devMails(shop.shop.pool, email)
  expect(mail?.html).not.toContain('evil.example')
  const { rows } = await shop.shop.pool.query('select * from mailed_links where customer_id = $1', [id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the link belongs to the account that signing in would open, and speaks its language', async () => {
  const owner = await shop.customer()
  await shop.shop.pool.query(`update customers set language = 'de' where id = $1`, [owner.id])
  await shop
    .visitor()
    .post('/api/register', signUpForm({ email: owner.email, password: 'Stranger2026', passConfirm: 'Stranger2026' }))
  const link = await linkFor(owner.email.toUpperCase())
  const mails = await devMails(shop.shop.pool, owner.email)
  expect(mails.map(({ subject }) => subject)).toContain('Wählen Sie ein neues Passwort')
  expect((await reset(link)).status).toBe(200)
  const opened = await login(owner.email, newPassword)
  expect(opened.body.payload).toMatchObject({ id: owner.id })
})

test('before an address is verified the newest account gets the link, and resetting verifies nothing', async () => {
  const email = 'unverified@example.org'
  for (const password of ['Bamboo2026', 'Bamboo2027']) {
    await shop.visitor().post('/api/register', signUpForm({ email, password, passConfirm: password }))
  }
  expect((await reset(await linkFor(email))).status).toBe(200)
  const opened = await login(email, newPassword)
  expect(opened.body.payload).toMatchObject({ emailVerified: false })
  expect((await login(email, 'Bamboo2027')).status).toBe(422)
})

test('a new password ends every session, opens none, revokes API keys and is told by mail', async () => {
  const owner = await shop.customer()
  const stranger = await shop.customer()
  for (const { id } of [owner, stranger]) {
    await shop.shop.pool.query(
      `insert into api_keys (customer_id, name, key_hash, hint, scopes, created_at, expires_at)
       values ($1, 'bot', sha256($2::bytea), 'abcd', '{orders}', now(), now() + interval '1 year')`,
      [id, `key ${id}`],
    )
  }
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await elsewhere.post('/api/login', { username: owner.email, password: owner.password }))
  const reply = await reset(await linkFor(owner.email))
  expect([reply.status, reply.body]).toEqual([200, { status: 'OK', message: 'Password changed successfully' }])
  expect(reply.headers.getSetCookie().join()).not.toContain('pandrop_session')
  for (const browser of [owner.browser, elsewhere]) expect((await browser.get('/api/user/profile')).status).toBe(401)
  expect((await stranger.browser.get('/api/user/profile')).status).toBe(200)
  expect((await login(owner.email, owner.password)).status).toBe(422)
  expect((await login(owner.email, newPassword)).status).toBe(200)
  const { rows } = await shop.shop.pool.query(
    'select customer_id from api_keys where customer_id = any ($1) and revoked_at is null',
    [[owner.id, stranger.id]],
  )
  expect(rows).toEqual([{ customer_id: stranger.id }])
  await sendMails()
  const mails = await devMails(shop.shop.pool, owner.email)
  // Signing in again is news, too: no browser is known after a reset.
  const told = mails.map(({ subject }) => subject)
  expect(told).toEqual(expect.arrayContaining(['Your password was changed', 'New sign-in to your account']))
  const mail = mails.find(({ subject }) => subject === 'Your password was changed')
  expect(mail?.links).toContain(`${shop.shop.env.PUBLIC_URL}/auth?form=reset`)
})

test('a link works once, and a second one that was mailed before it is void', async () => {
  const { email } = await shop.customer()
  const first = await linkFor(email)
  const second = await linkFor(email)
  expect(second.token).not.toBe(first.token)
  expect((await reset(second)).status).toBe(200)
  expectLinkInvalid(await reset(second, 'Replay2027'))
  expectLinkInvalid(await reset(first, 'Replay2027'))
  expect((await login(email, newPassword)).status).toBe(200)
})

test('a link used eight times at once sets one password', async () => {
  const { email } = await shop.customer()
  const link = await linkFor(email)
  const passwords = Array.from({ length: 8 }, (_, index) => `Bamboo${index}Race`)
  const replies = await Promise.all(passwords.map((password) => reset(link, password)))
  const won = passwords.filter((_, index) => replies[index]?.status === 200)
  expect(won).toHaveLength(1)
  for (const reply of replies.filter(({ status }) => status !== 200)) expectLinkInvalid(reply)
  expect((await login(email, String(won[0]))).status).toBe(200)
  await sendMails()
  const mails = await devMails(shop.shop.pool, email)
  expect(mails.filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1)
})

test('two links of one account used at once set one password', async () => {
  const { email } = await shop.customer()
  const links = [await linkFor(email), await linkFor(email), await linkFor(email)]
  const replies = await Promise.all(links.map((link, index) => reset(link, `Bamboo${index}Race`)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('token and address must belong together', async () => {
  const [ann, bob] = [await shop.customer(), await shop.customer()]
  const link = await linkFor(ann.email)
  expectLinkInvalid(await reset({ token: link.token, email: bob.email }))
  expect((await login(bob.email, bob.password)).status).toBe(200)
  expect((await reset(link)).status).toBe(200)
})

test('a link is void once its account has another address', async () => {
  const { email, id } = await shop.customer()
  const link = await linkFor(email)
  await shop.shop.pool.query('update customers set email = $2 where id = $1', [id, `moved-${email}`])
  expectLinkInvalid(await reset(link))
  expectLinkInvalid(await reset({ ...link, email: `moved-${email}` }))
})

test('a link ends after 60 minutes', async () => {
  const { email } = await shop.customer()
  const late = await linkFor(email)
  shop.clock.advance({ minutes: 60 })
  expectLinkInvalid(await reset(late))
  const inTime = await linkFor(email)
  shop.clock.advance({ minutes: 59 })
  expect((await reset(inTime)).status).toBe(200)
})

test('what was never mailed for this purpose resets nothing', async () => {
  const { email, password } = await shop.customer()
  for (const token of ['A'.repeat(43), 'short', `${'A'.repeat(42)}!`]) expectLinkInvalid(await reset({ token, email }))
  const address = 'fresh@example.org'
  await shop.visitor().post('/api/register', signUpForm({ email: address }))
  await sendMails()
  const verifying = (await newestLinkTo(shop.shop, address)).split('/').at(-1) ?? ''
  expectLinkInvalid(await reset({ token: verifying, email: address }))
  expect((await login(email, password)).status).toBe(200)
})

test('a new password keeps the rules of a registration, and its repetition is checked on both fields', async () => {
  const { email } = await shop.customer()
  const { token } = await linkFor(email)
  const form = { token, email, password: newPassword, password_confirmation: 'Panda2028' }
  const differing = await shop.visitor().post('/api/reset-password', form)
  expect([differing.status, differing.body.code]).toEqual([422, 'passwords_differ'])
  const differ = ['Passwords do not match']
  expect(differing.body.errors).toEqual({ password: differ, password_confirmation: differ })
  for (const weak of ['Short1', 'alllower2027', 'ALLUPPER2027', 'NoDigitsHere', `Aa1${'x'.repeat(126)}`]) {
    const refused = await reset({ token, email }, weak)
    expect([refused.status, Object.keys(refused.body.errors ?? {})], weak).toEqual([
      422,
      expect.arrayContaining(['password']),
    ])
  }
  expect((await reset({ token, email })).status).toBe(200)
})

test('a sign-in with the old password that overlaps the reset opens no session', async () => {
  const owner: TestCustomer = await shop.customer()
  const client = await shop.shop.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update customers set password_hash = 'replaced' where id = $1`, [owner.id])
    await client.query('delete from sessions where customer_id = $1', [owner.id])
    let answered = false
    const late = login(owner.email, owner.password).finally(() => {
      answered = true
    })
    await Promise.race([late, whenSomebodyWaits(shop.database)])
    expect(answered).toBe(false)
    await client.query('commit')
    expect((await late).body).toMatchObject({ code: 'credentials_wrong' })
  } finally {
    client.release()
  }
})
