import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { madeKey, programWith } from '../api-keys/testing/api-keys.ts'
import { newestResetLink } from './testing/reset-link.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const newPassword = 'Panda2027'

const change = ({ browser, password }: TestCustomer, form: Record<string, unknown> = {}) =>
  browser.post('/api/user/change-password', {
    cur_password: password,
    new_password: newPassword,
    repeat_password: newPassword,
    ...form,
  })

const login = (username: string, password: string) => shop.visitor().post('/api/login', { username, password })

/** Mails to an address, without those about the sign-ins that these tests make. */
const mailsTo = async (email: string) => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = await devMails(shop.shop.pool, email)
  return mails.filter(({ subject }) => subject !== 'New sign-in to your account')
}

test('a changed password signs in, the old one no longer does, and the owner is told by mail', async () => {
  const customer = await shop.customer()
  const reply = await change(customer)
  expect([reply.status, reply.body]).toEqual([200, { status: 'OK', message: 'Password changed successfully' }])
  expect((await login(customer.email, newPassword)).status).toBe(200)
  expect((await login(customer.email, customer.password)).status).toBe(422)
  expect((await mailsTo(customer.email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
})

test('a changed password ends the other sessions and keeps the one that asked', async () => {
  const customer = await shop.customer()
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await elsewhere.post('/api/login', { username: customer.email, password: customer.password }))
  expect((await change(customer)).status).toBe(200)
  expect((await customer.browser.get('/api/user/profile')).status).toBe(200)
  expect((await elsewhere.get('/api/user/profile')).status).toBe(401)
})

test('whoever does not know the current password changes nothing, session or not', async () => {
  const customer = await shop.customer()
  const wrong = await change(customer, { cur_password: 'Wrong2026' })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'current_password_wrong'])
  expect(wrong.body.errors).toEqual({ cur_password: ['The current password is wrong'] })
  const guest = await shop.visitor().post('/api/user/change-password', {
    cur_password: customer.password,
    new_password: newPassword,
    repeat_password: newPassword,
  })
  expect(guest.status).toBe(401)
  expect((await login(customer.email, customer.password)).status).toBe(200)
  expect(await mailsTo(customer.email)).toEqual([])
})

test('a repetition that differs is told on both fields, and a weak password on its own', async () => {
  const customer = await shop.customer()
  const differing = await change(customer, { repeat_password: 'Panda2028' })
  expect([differing.status, differing.body.code]).toEqual([422, 'passwords_differ'])
  const differ = ['Passwords do not match']
  expect(differing.body.errors).toEqual({ new_password: differ, repeat_password: differ })
  const weak = await change(customer, { new_password: 'panda', repeat_password: 'panda' })
  expect([weak.status, Object.keys(weak.body.errors ?? {})]).toEqual([422, ['new_password']])
  expect((await login(customer.email, customer.password)).status).toBe(200)
})

test('a password that somebody would try first is refused, and keys end with their password', async () => {
  const customer = await shop.customer()
  for (const guess of ['Password1', 'Pandrop2027']) {
    const { status, body } = await change(customer, { new_password: guess, repeat_password: guess })
    expect([status, body.errors]).toEqual([
      422,
      { new_password: ['This password is easy to guess. Please choose another one'] },
    ])
  }
  const { key } = await madeKey(customer)
  const read = async () => (await programWith(shop.visitor(), key).get('/api/wishlist')).status
  expect(await read()).toBe(200)
  expect((await change(customer)).status).toBe(200)
  expect(await read()).toBe(401)
})

test('the asking session gets another cookie: a copy of the old one opens nothing any more', async () => {
  const customer = await shop.customer()
  const copy = shop.visitor()
  copy.token = customer.browser.token
  for (const [name, value] of customer.browser.cookies) copy.cookies.set(name, value)
  expect((await copy.get('/api/user/profile')).status).toBe(200)
  expect((await change(customer)).status).toBe(200)
  expect((await copy.get('/api/user/profile')).status).toBe(401)
  expect((await customer.browser.get('/api/user/profile')).status).toBe(200)
})

test('a changed password voids links that were mailed to reset it', async () => {
  const customer = await shop.customer()
  await shop.visitor().post('/api/user/reset-password', { email: customer.email })
  await mailsTo(customer.email)
  const { token, email } = await newestResetLink(shop.shop, customer.email)
  expect((await change(customer)).status).toBe(200)
  const form = { token, email, password: 'Later2027', password_confirmation: 'Later2027' }
  expect((await shop.visitor().post('/api/reset-password', form)).body.code).toBe('reset_link_invalid')
})

test('a password changed twice at once is changed once, and both answers are true', async () => {
  const customer = await shop.customer()
  const passwords = ['Panda2027', 'Panda2028']
  const replies = await Promise.all(
    passwords.map((password) => change(customer, { new_password: password, repeat_password: password })),
  )
  for (const [index, { status }] of replies.entries()) {
    expect((await login(customer.email, String(passwords[index]))).status).toBe(status)
  }
})

test('an address that nobody has proven is mailed nothing about passwords', async () => {
  const customer = await shop.customer({ verified: false })
  expect((await change(customer)).status).toBe(200)
  expect(await mailsTo(customer.email)).toEqual([])
})
