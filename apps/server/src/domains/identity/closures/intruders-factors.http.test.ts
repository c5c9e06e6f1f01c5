import { textFor } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { doAt, readAt } from '../../backoffice/customers/testing/staff-customers.ts'
import { addPasskeyTo, signInBy, softPasskey } from '../passkeys/testing/passkey-holder.ts'
import { newestResetLink } from '../passwords/testing/reset-link.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { codeAt } from '../staff-sign-in/testing/sign-in.ts'
import { notMeTokensTo, press, signInElsewhere } from './testing/not-me-link.ts'

let shop: TestShop
let staff: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
})

// Their sessions end while the clock runs on.
beforeEach(async () => {
  staff = await asStaff(shop)
})

afterAll(() => shop?.stop())

const text = textFor('en')

/** Sets an authenticator app up, as whoever sits at the browser and knows the password. */
const setUpApp = async ({ browser, password }: Pick<TestCustomer, 'browser' | 'password'>) => {
  const begun = await browser.post('/api/user/second-factor/begin', { cur_password: password })
  const secret = String(begun.body.secret)
  const code = codeAt(secret, shop.clock.now())
  const confirmed = await browser.post('/api/user/second-factor/confirm', { code })
  expect(confirmed.status).toBe(200)
  return { secret, codes: confirmed.body.recovery_codes as string[] }
}

const closeByNewestMail = async ({ email }: Pick<TestCustomer, 'email'>) => {
  const [token = ''] = await notMeTokensTo(shop, email)
  expect((await press(shop, token)).status).toBe(200)
}

const reopen = async ({ id }: Pick<TestCustomer, 'id'>) => {
  staff = await asStaff(shop)
  expect((await doAt(staff, '/staff/customers/:id/unblock', id)).status).toBe(200)
}

const eventsOf = async ({ id }: Pick<TestCustomer, 'id'>) => {
  const { body } = await readAt(staff, '/staff/customers/:id', id)
  return (body.customer as { events: { kind: string; why: string }[] }).events
}

const newPassword = async ({ email }: Pick<TestCustomer, 'email'>): Promise<string> => {
  await shop.visitor().post('/api/user/reset-password', { email })
  await notMeTokensTo(shop, email)
  const { token } = await newestResetLink(shop.shop, email)
  const form = { token, email, password: 'Panda2027', password_confirmation: 'Panda2027' }
  expect((await shop.visitor().post('/api/reset-password', form)).status).toBe(200)
  return form.password
}

const login = (username: string, password: string, code?: string) =>
  shop.visitor().post('/api/login', { username, password, ...(code !== undefined && { code }) })

test('a second factor of an intruder does not outlive “This was not me”: a reset lets the owner in', async () => {
  const owner = await shop.customer()
  const browser = await signInElsewhere(shop, owner)
  const intruder = { browser, password: owner.password }
  await setUpApp(intruder)
  const passkey = softPasskey(shop)
  expect((await addPasskeyTo(browser, passkey, { name: 'Evil phone' })).status).toBe(200)
  await closeByNewestMail(owner)
  expect((await eventsOf(owner))[1]).toMatchObject({
    kind: 'factor_removed',
    why: 'may be an intruder’s: passkey “Evil phone”, authenticator app',
  })
  await reopen(owner)
  expect((await login(owner.email, await newPassword(owner))).status).toBe(200)
  expect((await signInBy(passkey, shop.visitor())).body.code).toBe('passkey_wrong')
})

test('passkeys end with the account, whoever added them, and do not come back with it', async () => {
  const owner = await shop.customer()
  const own = softPasskey(shop)
  await addPasskeyTo(owner.browser, own)
  shop.clock.advance({ days: 60 })
  const browser = shop.visitor()
  await signInBy(own, browser)
  const evil = softPasskey(shop)
  expect((await addPasskeyTo(browser, evil, { name: 'Evil phone' })).status).toBe(200)
  await closeByNewestMail(owner)
  for (const passkey of [own, evil]) {
    expect((await signInBy(passkey, shop.visitor())).body.code).toBe('passkey_wrong')
  }
  await reopen(owner)
  expect((await eventsOf(owner))[2]).toMatchObject({
    why: 'may be an intruder’s: passkey “My phone”, passkey “Evil phone”',
  })
  expect((await login(owner.email, await newPassword(owner))).status).toBe(200)
  expect((await signInBy(own, shop.visitor())).body.code).toBe('passkey_wrong')
})

test('an app that is older than any link stays, so that no mailbox alone ends it; its codes end', async () => {
  const owner = await shop.customer()
  const { secret, codes } = await setUpApp(owner)
  shop.clock.advance({ days: 31 })
  await shop.visitor().post('/api/login', { username: owner.email, password: owner.password, code: codes[0] })
  await closeByNewestMail(owner)
  await reopen(owner)
  const password = await newPassword(owner)
  expect((await login(owner.email, password)).body.code).toBe('code_needed')
  expect((await login(owner.email, password, codes[1])).body.code).toBe('code_wrong')
  expect((await login(owner.email, password, codeAt(secret, shop.clock.now()))).status).toBe(200)
})

test('what was set up at the moment of the closing ends when the account opens again', async () => {
  const owner = await shop.customer()
  await signInElsewhere(shop, owner)
  await closeByNewestMail(owner)
  await shop.database.ownerPool.query(
    `insert into customer_factors (customer_id, totp_sealed, confirmed_at) values ($1, '\\x00', $2)`,
    [owner.id, shop.clock.now()],
  )
  await reopen(owner)
  expect((await login(owner.email, await newPassword(owner))).status).toBe(200)
})

test('the owner is mailed when staff open the account again, and of no other unblocking', async () => {
  const owner = await shop.customer()
  const subjects = async () => {
    await runDueJobs(shop.shop, shop.database.serverUrl)
    const mails = await devMails(shop.shop.pool, owner.email)
    return mails.filter(({ subject }) => subject === text('mail_account_reopened_subject'))
  }
  await doAt(staff, '/staff/customers/:id/block', owner.id)
  await reopen(owner)
  expect(await subjects()).toEqual([])
  await signInElsewhere(shop, owner)
  await closeByNewestMail(owner)
  await reopen(owner)
  const [mail] = await subjects()
  expect(mail?.links).toContain(`${shop.shop.env.PUBLIC_URL}/auth?form=reset`)
})
