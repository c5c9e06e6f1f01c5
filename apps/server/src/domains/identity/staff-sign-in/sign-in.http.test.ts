import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeMember, resetMemberAccess } from '../staff/team.ts'
import { staffCookie } from './staff-session.ts'
import { chosenPassword, codeAt, firstSignIn, newMember, typePassword, wrongCode } from './testing/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

const stageOf = ({ status, body }: Reply) =>
  status === 200 ? (body.session as { stage: string }).stage : `${status} ${body.code}`

const opens = async (browser: ReturnType<TestShop['visitor']>) => said(await browser.get('/api/staff/session/passkeys'))

test('the first sign-in replaces the one-time password and sets up a factor; then the session is open', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  const { email, oneTimePassword } = member
  expect(oneTimePassword).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/)
  const cookies = new Set<string | undefined>()
  const remember = () => cookies.add(browser.cookies.get(staffCookie))

  expect(stageOf(await typePassword(browser, ` ${email.toUpperCase()} `, oneTimePassword))).toBe('password')
  remember()
  expect(await opens(browser)).toBe('401 staff_not_signed_in')
  for (const [path, body] of [
    ['totp', {}],
    ['totp/confirm', { code: '000000' }],
    ['passkeys/options', {}],
  ] as const)
    expect(said(await browser.post(`/api/staff/session/${path}`, body)), path).toBe('403 staff_factor_needed')

  const chosen = { cur_password: oneTimePassword, password: chosenPassword }
  expect(stageOf(await browser.post('/api/staff/session/password', chosen))).toBe('enrol')
  remember()
  expect(await opens(browser)).toBe('401 staff_not_signed_in')

  const { body } = await browser.post('/api/staff/session/totp', {})
  const secret = String(body.secret)
  expect(body.otpauth_url).toMatch(/^otpauth:\/\/totp\/Pandrop:/)
  expect(body.otpauth_url).toContain(`secret=${secret}&algorithm=SHA1&digits=6&period=30`)
  const wrong = { code: wrongCode(secret, shop.clock.now()) }
  expect((await browser.post('/api/staff/session/totp/confirm', wrong)).body.code).toBe('staff_code_wrong')
  expect(await opens(browser)).toBe('401 staff_not_signed_in')
  const right = { code: codeAt(secret, shop.clock.now()) }
  const open = await browser.post('/api/staff/session/totp/confirm', right)
  expect(open.body.session).toEqual({
    stage: 'open',
    staff: { id: member.id, name: member.name, email, role: 'operator' },
    factors: { totp: true, passkeys: 0 },
    shop: { time_zone: 'UTC', new_days: 14 },
  })
  remember()
  expect(await opens(browser)).toBe('OK')
  expect(cookies.size).toBe(3)
})

test('a cookie is renewed at each stage, and what it was before opens nothing', async () => {
  const browser = shop.visitor()
  const member = await newMember(shop)
  await typePassword(browser, member.email, member.oneTimePassword)
  const eve = shop.visitor()
  eve.cookies.set(staffCookie, browser.cookies.get(staffCookie) ?? '')
  expect(stageOf(await eve.get('/api/staff/session'))).toBe('password')
  const chosen = { cur_password: member.oneTimePassword, password: chosenPassword }
  await browser.post('/api/staff/session/password', chosen)
  expect(stageOf(await eve.get('/api/staff/session'))).toBe('401 staff_not_signed_in')
})

test('a cookie that was planted before the sign-in is worth nothing after it', async () => {
  const eve = shop.visitor()
  const evesOwn = await newMember(shop)
  await typePassword(eve, evesOwn.email, evesOwn.oneTimePassword)
  const planted = eve.cookies.get(staffCookie) ?? ''
  const ann = shop.visitor()
  ann.cookies.set(staffCookie, planted)
  await firstSignIn(shop, ann, await newMember(shop))
  expect(ann.cookies.get(staffCookie)).not.toBe(planted)
  expect(stageOf(await eve.get('/api/staff/session'))).toBe('401 staff_not_signed_in')
})

test('the second sign-in asks for a code, and each code counts once', async () => {
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)
  const browser = shop.visitor()
  const give = async (code: string) => stageOf(await browser.post('/api/staff/session/code', { code }))
  expect(stageOf(await typePassword(browser, member.email, chosenPassword))).toBe('factor')
  // The code that confirmed the authenticator a moment ago.
  expect(await give(codeAt(secret, shop.clock.now()))).toBe('422 staff_code_wrong')
  shop.clock.advance({ seconds: 60 })
  const code = codeAt(secret, shop.clock.now())
  expect(await give(code)).toBe('open')
  const second = shop.visitor()
  await typePassword(second, member.email, chosenPassword)
  expect(stageOf(await second.post('/api/staff/session/code', { code }))).toBe('422 staff_code_wrong')
  expect(await opens(second)).toBe('401 staff_not_signed_in')
})

test('twelve sessions that give the same code at once open one session', async () => {
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)
  shop.clock.advance({ minutes: 2 })
  const browsers = Array.from({ length: 12 }, () => shop.visitor())
  for (const browser of browsers) await typePassword(browser, member.email, chosenPassword)
  const code = codeAt(secret, shop.clock.now())
  const stages = await Promise.all(
    browsers.map(async (browser) => stageOf(await browser.post('/api/staff/session/code', { code }))),
  )
  expect(stages.filter((stage) => stage === 'open')).toHaveLength(1)
  expect(new Set(stages)).toEqual(new Set(['open', '422 staff_code_wrong']))
})

test('a code of half a minute ago is forgiven, one of a minute and a half is not', async () => {
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)
  shop.clock.advance({ minutes: 5 })
  const browser = shop.visitor()
  await typePassword(browser, member.email, chosenPassword)
  const ago = (seconds: number) => codeAt(secret, new Date(shop.clock.now().getTime() - seconds * 1000))
  for (const code of [ago(90), ago(-90)])
    expect(said(await browser.post('/api/staff/session/code', { code }))).toBe('422 staff_code_wrong')
  expect(stageOf(await browser.post('/api/staff/session/code', { code: ago(30) }))).toBe('open')
})

test('a session that waits for its factor can neither set one up nor change the password', async () => {
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)
  shop.clock.advance({ minutes: 2 })
  const thief = shop.visitor()
  expect(stageOf(await typePassword(thief, member.email, chosenPassword))).toBe('factor')
  const code = codeAt(secret, shop.clock.now())
  for (const [path, body] of [
    ['totp', {}],
    ['totp/confirm', { code }],
    ['password', { cur_password: chosenPassword, password: 'Stolen2027' }],
    ['passkeys/options', {}],
  ] as const)
    expect(said(await thief.post(`/api/staff/session/${path}`, body)), path).toBe('403 staff_factor_needed')
  expect(stageOf(await thief.get('/api/staff/session'))).toBe('factor')
})

test('after a reset a new factor is asked for, and nothing older opens the back office', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  await firstSignIn(shop, browser, member)
  const reset = await resetMemberAccess(shop.shop, { staffId: member.id, by: 'Test' })
  if (!reset.ok) throw new Error(reset.refusal)
  expect(await opens(browser)).toBe('401 staff_not_signed_in')
  expect(said(await typePassword(browser, member.email, chosenPassword))).toBe('422 staff_credentials_wrong')
  const { oneTimePassword } = reset.value
  expect(stageOf(await typePassword(browser, member.email, oneTimePassword))).toBe('password')
  await firstSignIn(shop, browser, { ...member, oneTimePassword })
  expect(await opens(browser)).toBe('OK')
})

test('a one-time password is not kept, and changing a password ends the other sessions of its owner', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  await typePassword(browser, member.email, member.oneTimePassword)
  const same = { cur_password: member.oneTimePassword, password: 'Other2027' }
  const kept = { cur_password: 'Wrong2027', password: chosenPassword }
  expect(await browser.post('/api/staff/session/password', kept)).toMatchObject({
    status: 422,
    body: { code: 'staff_credentials_wrong', errors: { cur_password: ['The current password is wrong'] } },
  })
  const { secret } = await firstSignIn(shop, browser, member)
  shop.clock.advance({ minutes: 2 })
  const other = shop.visitor()
  await typePassword(other, member.email, chosenPassword)
  await other.post('/api/staff/session/code', { code: codeAt(secret, shop.clock.now()) })
  expect(await opens(other)).toBe('OK')
  const again = { cur_password: chosenPassword, password: chosenPassword }
  expect(await other.post('/api/staff/session/password', again)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: { password: ['Choose a password that is not the current one'] } },
  })
  expect(stageOf(await other.post('/api/staff/session/password', { ...same, cur_password: chosenPassword }))).toBe(
    'open',
  )
  expect(await opens(browser)).toBe('401 staff_not_signed_in')
  expect(await opens(other)).toBe('OK')
})

test('an unknown address, a wrong password and somebody who was locked get the same answer', async () => {
  const member = await newMember(shop)
  const wrong = await typePassword(shop.visitor(), member.email, 'Wrong2027')
  const unknown = await typePassword(shop.visitor(), 'nobody@shop.example', 'Wrong2027')
  await changeMember(shop.shop, member.id, { active: false, by: 'Test' })
  const locked = await typePassword(shop.visitor(), member.email, member.oneTimePassword)
  expect(wrong).toMatchObject({ status: 422, body: { code: 'staff_credentials_wrong' } })
  for (const other of [unknown, locked]) {
    expect(other.body).toEqual(wrong.body)
    expect([...other.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort())
    expect(other.headers.getSetCookie()).toEqual([])
  }
})

test('signing out ends the session, and one that nobody used for two hours has ended', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  const { secret } = await firstSignIn(shop, browser, member)
  const cookie = browser.cookies.get(staffCookie) ?? ''
  expect(said(await browser.post('/api/staff/session/end', {}))).toBe('OK')
  expect(browser.cookies.has(staffCookie)).toBe(false)
  browser.cookies.set(staffCookie, cookie)
  expect(await opens(browser)).toBe('401 staff_not_signed_in')

  shop.clock.advance({ minutes: 2 })
  await typePassword(browser, member.email, chosenPassword)
  await browser.post('/api/staff/session/code', { code: codeAt(secret, shop.clock.now()) })
  shop.clock.advance({ minutes: 119 })
  expect(await opens(browser)).toBe('OK')
  shop.clock.advance({ minutes: 121 })
  expect(await opens(browser)).toBe('401 staff_not_signed_in')
})

test('what a page asks by itself keeps no session open', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  await firstSignIn(shop, browser, member)
  shop.clock.advance({ minutes: 70 })
  expect(said(await browser.get('/api/staff/counts'))).toBe('OK')
  shop.clock.advance({ minutes: 49 })
  expect(said(await browser.get('/api/staff/counts'))).toBe('OK')
  shop.clock.advance({ minutes: 2 })
  expect(said(await browser.get('/api/staff/counts'))).toBe('401 staff_not_signed_in')
})

test('the cookie of staff is kept from scripts, from other sites and from every other call', async () => {
  const member = await newMember(shop)
  const reply = await typePassword(shop.visitor(), member.email, member.oneTimePassword)
  const [cookie = ''] = reply.headers.getSetCookie().filter((line) => line.startsWith(staffCookie))
  expect(cookie).toContain('; Path=/api/staff; HttpOnly; SameSite=Strict')
})
