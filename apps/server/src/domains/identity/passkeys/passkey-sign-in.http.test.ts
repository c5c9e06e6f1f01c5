import { textFor } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { deviceCookie } from '../devices/known-device.ts'
import { removeLostFactors } from '../second-factor/lost-factor.ts'
import { asStaff } from '../staff/testing/as-staff.ts'
import { passkeyCookie } from './passkey-sign-in.ts'
import { addPasskeyTo, optionsOf, passkeyHolder, signInBy, softPasskey } from './testing/passkey-holder.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const text = textFor('en')

const ask = async (visitor: Visitor) => optionsOf(await visitor.post('/api/passkeys/sign-in/options', {}))

const give = (visitor: Visitor, credential: object) => visitor.post('/api/passkeys/sign-in', { credential })

const mailsTo = async (email: string): Promise<string[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return (await devMails(shop.shop.pool, email)).map(({ subject }) => subject)
}

test('a passkey signs in by itself and proves who sits there; a new browser is mailed and then known', async () => {
  const { passkey, email, id } = await passkeyHolder(shop)
  const visitor = shop.visitor()
  const reply = await signInBy(passkey, visitor)
  expect(reply.body).toMatchObject({ payload: { email }, token: expect.any(String) })
  expect((await visitor.get('/api/user/profile')).status).toBe(200)
  const [{ used_at } = { used_at: null }] = (await visitor.get('/api/user/passkeys')).body.payload as {
    used_at: string | null
  }[]
  expect(used_at).toBe(shop.clock.now().toISOString())
  expect((await visitor.post('/api/user/passkeys/options', {})).status).toBe(200)
  expect((await mailsTo(email)).filter((subject) => subject === text('mail_new_device_subject'))).toHaveLength(1)
  const device = visitor.cookies.get(deviceCookie)
  await visitor.post('/api/logout', {})
  expect((await signInBy(passkey, visitor)).status).toBe(200)
  expect(visitor.cookies.get(deviceCookie)).toBe(device)
  expect((await mailsTo(email)).filter((subject) => subject === text('mail_new_device_subject'))).toHaveLength(1)
  const { rows } = await shop.shop.pool.query('select count(*)::int as n from sessions where customer_id = $1', [id])
  expect(rows[0].n).toBe(2)
})

test('what is asked tells nothing about who has a passkey, nor does what is refused', async () => {
  await passkeyHolder(shop)
  const asked = await ask(shop.visitor())
  expect(Object.keys(asked).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
  const stranger = softPasskey(shop)
  const visitor = shop.visitor()
  for (const credential of [{}, { id: 'junk' }, { id: 1, response: null }, stranger.get(await ask(visitor))]) {
    const reply = await give(visitor, credential)
    expect([reply.status, reply.body.code, reply.body.errors]).toEqual([422, 'passkey_wrong', undefined])
  }
})

test('an answer counts in the browser that was asked, once and for five minutes, in any of its tabs', async () => {
  const { passkey } = await passkeyHolder(shop)
  const [visitor, thief] = [shop.visitor(), shop.visitor()]
  const [first, second] = [await ask(visitor), await ask(visitor)]
  await ask(thief)
  const stolen = passkey.get(first)
  expect((await give(thief, stolen)).body.code).toBe('passkey_wrong')
  expect((await give(visitor, stolen)).status).toBe(200)
  expect((await give(visitor, stolen)).body.code).toBe('passkey_wrong')
  expect((await give(visitor, passkey.get(second))).status).toBe(200)
  const third = passkey.get(await ask(visitor))
  shop.clock.advance({ minutes: 5 })
  expect((await give(visitor, third)).body.code).toBe('passkey_wrong')
  const without = passkey.get(await ask(visitor))
  visitor.cookies.delete(passkeyCookie)
  expect((await give(visitor, without)).body.code).toBe('passkey_wrong')
})

test('the cookie of a browser that is asked is out of a script’s reach and ends with it', async () => {
  const visitor = shop.visitor()
  const asked = await visitor.post('/api/passkeys/sign-in/options', {})
  const line = asked.headers.getSetCookie().find((cookie) => cookie.startsWith(passkeyCookie))
  expect(line).toMatch(/^pandrop_passkey=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
})

test('of twelve answers with the same signature one signs in', async () => {
  const { passkey } = await passkeyHolder(shop)
  const visitor = shop.visitor()
  const credential = passkey.get(await ask(visitor))
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await give(visitor, credential)).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a passkey that names another owner than its own is refused', async () => {
  const [ann, bob] = [await passkeyHolder(shop), await passkeyHolder(shop)]
  const { user } = optionsOf(await bob.browser.post('/api/user/passkeys/options', {}))
  const lies = { owner: user?.id ?? '' }
  expect((await signInBy(ann.passkey, shop.visitor(), lies)).body.code).toBe('passkey_wrong')
  expect((await signInBy(ann.passkey, shop.visitor(), { owner: '' })).body.code).toBe('passkey_wrong')
})

test('a copy that counts behind the original is refused, and its owner is mailed', async () => {
  const { passkey, email } = await passkeyHolder(shop)
  expect((await signInBy(passkey, shop.visitor())).status).toBe(200)
  passkey.counter -= 1
  expect((await signInBy(passkey, shop.visitor())).body.code).toBe('passkey_wrong')
  expect(await mailsTo(email)).toContain(text('mail_passkey_copied_subject'))
  expect((await signInBy(passkey, shop.visitor())).status).toBe(200)
})

test('a blocked customer learns of it by a passkey; a void password lets none in', async () => {
  const { passkey, id } = await passkeyHolder(shop)
  await shop.shop.pool.query('update customers set blocked_at = $2 where id = $1', [id, shop.clock.now()])
  const blocked = await signInBy(passkey, shop.visitor())
  expect([blocked.status, blocked.body.code]).toEqual([403, 'customer_blocked'])
  await shop.shop.pool.query('update customers set blocked_at = null, password_void_at = now() where id = $1', [id])
  expect((await signInBy(passkey, shop.visitor())).body.code).toBe('passkey_wrong')
  await shop.shop.pool.query('update customers set password_void_at = null where id = $1', [id])
  expect((await signInBy(passkey, shop.visitor())).status).toBe(200)
})

test('a passkey ends a removal that others asked for; one that goes takes the passkeys along', async () => {
  const customer = await passkeyHolder(shop)
  const [proposer, approver] = [await asStaff(shop, 'administrator'), await asStaff(shop, 'administrator')]
  const propose = () =>
    proposer.browser.post(`/api/staff/customers/${customer.id}/second-factor/remove`, { reason: 'lost the phone' })
  expect((await propose()).status).toBe(200)
  expect((await signInBy(customer.passkey, shop.visitor())).status).toBe(200)
  const approve = () => approver.browser.post(`/api/staff/customers/${customer.id}/second-factor/approve`, {})
  expect((await approve()).body.code).toBe('factor_removal_over')
  expect((await propose()).status).toBe(200)
  expect((await approve()).status).toBe(200)
  shop.clock.advance({ days: 3 })
  await removeLostFactors(shop.shop)
  expect((await signInBy(customer.passkey, shop.visitor())).body.code).toBe('passkey_wrong')
  const { email: username, password } = customer
  expect((await shop.visitor().post('/api/login', { username, password })).status).toBe(200)
})

test('what was asked and not answered is removed by the clean-up', async () => {
  await ask(shop.visitor())
  shop.clock.advance({ minutes: 5 })
  await cleanUp(shop.shop)
  const { rows } = await shop.shop.pool.query('select count(*)::int as n from passkey_challenges')
  expect(rows[0].n).toBe(0)
})

test('a second passkey of the same owner opens the same account', async () => {
  const { browser, email } = await passkeyHolder(shop)
  const spare = softPasskey(shop)
  expect((await addPasskeyTo(browser, spare, { name: 'Spare' })).status).toBe(200)
  expect((await signInBy(spare, shop.visitor())).body).toMatchObject({ payload: { email } })
})
