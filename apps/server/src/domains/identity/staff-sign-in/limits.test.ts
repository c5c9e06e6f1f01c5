import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { createSecret } from '../accounts/secret.ts'
import { resetMemberAccess } from '../staff/team.ts'
import { asStaff } from '../staff/testing/as-staff.ts'
import { givePasskey } from './give-passkey.ts'
import { rememberStaffDevice } from './staff-devices.ts'
import { changeStaffPassword } from './staff-password.ts'
import { findStaffSession, type StaffSignedIn, staffCookie } from './staff-session.ts'
import { signInStaff } from './staff-sign-in.ts'
import { giveCode } from './staff-totp.ts'
import { chosenPassword, codeAt, firstSignIn, type NewMember, newMember, wrongCode } from './testing/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

const times = <Value>(count: number, work: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => work(index))

/** What happened to so many tries at once: how often each refusal. */
const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

const tryToSignIn = (email: string, address: string, password = 'Wrong2026') =>
  signInStaff(shop.shop, { email, password, visitor: { userAgent: '', address }, oldCookie: undefined })

/** Somebody with an authenticator, and a session in which the password was typed. */
const halfWay = async (): Promise<{ member: NewMember; secret: string; session: StaffSignedIn }> => {
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)
  shop.clock.advance({ minutes: 2 })
  const opened = await tryToSignIn(member.email, '192.0.2.9', chosenPassword)
  if (!opened.ok) throw new Error(opened.refusal)
  const session = await findStaffSession(shop.shop.pool, { cookie: opened.value, now: shop.clock.now() })
  if (!session) throw new Error('the session is not there')
  return { member, secret, session }
}

test('ten wrong passwords in 15 minutes close an account for everybody, known or not', async () => {
  const { email, oneTimePassword } = await newMember(shop)
  for (const address of [email, 'nobody@shop.example']) {
    const counts = await tally(times(15, (index) => tryToSignIn(address, `198.51.100.${index}`)))
    expect(counts).toEqual({ staff_credentials_wrong: 10, too_many_requests: 5 })
  }
  expect(await tryToSignIn(email, '203.0.113.1', oneTimePassword)).toMatchObject({ refusal: 'too_many_requests' })
  shop.clock.advance({ minutes: 16 })
  expect(await tryToSignIn(email, '203.0.113.1', oneTimePassword)).toMatchObject({ ok: true })
})

test('fifty failures in 15 minutes close an address, and a network of IPv6 is one address', async () => {
  const { email, oneTimePassword } = await newMember(shop)
  const from = (index: number) => `2001:db8:1:2::${index + 1}`
  const counts = await tally(times(52, (index) => tryToSignIn(`guess${index}@shop.example`, from(index))))
  expect(counts).toEqual({ staff_credentials_wrong: 50, too_many_requests: 2 })
  expect(await tryToSignIn(email, from(77), oneTimePassword)).toMatchObject({ refusal: 'too_many_requests' })
  expect(await tryToSignIn(email, '2001:db8:1:3::1', oneTimePassword)).toMatchObject({ ok: true })
})

/** Somebody else's computer, unless a device of theirs is named. */
const from = (address: string, deviceCookie?: string) => ({ address, deviceCookie })

const wrongFrom = ({ secret, session }: Awaited<ReturnType<typeof halfWay>>, place: ReturnType<typeof from>) =>
  giveCode(shop.shop, session, { code: wrongCode(secret, shop.clock.now()), from: place })

const rightFrom = ({ secret, session }: Awaited<ReturnType<typeof halfWay>>, place: ReturnType<typeof from>) =>
  giveCode(shop.shop, session, { code: codeAt(secret, shop.clock.now()), from: place })

test('a code is guessed five times in a session, and thirty times a day at an account, however many ask', async () => {
  const somebody = await halfWay()
  const guess = () => wrongFrom(somebody, from('198.51.100.1'))
  expect(await tally(times(20, guess))).toEqual({ staff_code_wrong: 5, too_many_requests: 15 })
  expect(await rightFrom(somebody, from('198.51.100.1'))).toMatchObject({ refusal: 'too_many_requests' })

  let guesses = 0
  const { member, secret } = await halfWay()
  for (let round = 0; round < 9; round += 1) {
    const opened = await tryToSignIn(member.email, `192.0.2.${round}`, chosenPassword)
    const session = await findStaffSession(shop.shop.pool, {
      cookie: opened.ok ? opened.value : undefined,
      now: shop.clock.now(),
    })
    if (!session) throw new Error('the session is not there')
    const tries = times(6, (index) => wrongFrom({ member, secret, session }, from(`203.0.113.${round * 6 + index}`)))
    guesses += (await tally(tries)).staff_code_wrong ?? 0
    shop.clock.advance({ minutes: 16 })
  }
  // Tries that a session refuses count as well.
  expect(guesses).toBe(25)
})

test('codes are guessed twenty times in 15 minutes from one network, whosever they are', async () => {
  const people = []
  for (let more = 0; more < 5; more += 1) people.push(await halfWay())
  const tries = people.flatMap((person) => times(5, () => wrongFrom(person, from('198.51.100.200'))))
  expect(await tally(tries)).toEqual({ staff_code_wrong: 20, too_many_requests: 5 })
})

test('whoever knows the password alone keeps nobody out of a browser that they have worked in', async () => {
  const owner = await halfWay()
  const known = await rememberStaffDevice(shop.shop, { staffId: owner.member.id, cookie: undefined })
  for (const round of [1, 2]) {
    const thief = await tryToSignIn(owner.member.email, '192.0.2.200', chosenPassword)
    const session = await findStaffSession(shop.shop.pool, {
      cookie: thief.ok ? thief.value : undefined,
      now: shop.clock.now(),
    })
    if (!session) throw new Error('the session is not there')
    await tally(times(5, (index) => wrongFrom({ ...owner, session }, from(`198.51.100.${round * 20 + index}`))))
  }
  expect(await rightFrom(owner, from('203.0.113.9'))).toMatchObject({ refusal: 'too_many_requests' })
  expect(await rightFrom(owner, from('203.0.113.9', known))).toMatchObject({ ok: true })
})

test('ten wrong passwords elsewhere do not close the account for a browser that its owner has worked in', async () => {
  const { id, email, oneTimePassword } = await newMember(shop)
  const known = await rememberStaffDevice(shop.shop, { staffId: id, cookie: undefined })
  await tally(times(10, (index) => tryToSignIn(email, `198.51.100.${100 + index}`)))
  const at = (deviceCookie?: string) =>
    signInStaff(shop.shop, {
      email,
      password: oneTimePassword,
      visitor: { userAgent: '', address: '203.0.113.77' },
      oldCookie: undefined,
      deviceCookie,
    })
  expect(await at()).toMatchObject({ refusal: 'too_many_requests' })
  expect(await at(createSecret())).toMatchObject({ refusal: 'too_many_requests' })
  expect(await at(known)).toMatchObject({ ok: true })
})

test('wrong codes of another session do not stop a passkey', async () => {
  const { secret, session, member } = await halfWay()
  await tally(times(12, () => wrongFrom({ secret, session, member }, from('198.51.100.50'))))
  // It is looked at, and not accepted for what it is.
  expect(await givePasskey(shop.shop, session, { id: 'junk' })).toMatchObject({ refusal: 'staff_passkey_wrong' })
})

test('a reset begins every count anew', async () => {
  const somebody = await halfWay()
  await tally(times(15, (index) => wrongFrom(somebody, from(`198.51.100.${index}`))))
  await tally(times(11, (index) => tryToSignIn(somebody.member.email, `198.51.100.${index}`)))
  const reset = await resetMemberAccess(shop.shop, { staffId: somebody.member.id, by: 'Test' })
  if (!reset.ok) throw new Error(reset.refusal)
  const { oneTimePassword } = reset.value
  await firstSignIn(shop, shop.visitor(), { ...somebody.member, oneTimePassword })
})

test('a one-time password that nobody used within 72 hours opens nothing', async () => {
  const [late, later] = [await newMember(shop), await newMember(shop)]
  shop.clock.advance({ hours: 71 })
  expect(await tryToSignIn(late.email, '203.0.113.40', late.oneTimePassword)).toMatchObject({ ok: true })
  shop.clock.advance({ hours: 2 })
  const tried = await tryToSignIn(later.email, '203.0.113.40', later.oneTimePassword)
  expect(tried).toMatchObject({ refusal: 'staff_credentials_wrong' })
  expect(late.oneTimePassword).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/)
})

test('a code counts for its own half minute and the one after, and never before', async () => {
  for (const [seconds, accepted] of [
    [30, false],
    [0, true],
    [-30, true],
    [-60, false],
  ] as const) {
    const { secret, session } = await halfWay()
    const code = codeAt(secret, new Date(shop.clock.now().getTime() + seconds * 1000))
    const given = await giveCode(shop.shop, session, { code, from: from('203.0.113.41') })
    expect(given.ok, `${seconds} seconds`).toBe(accepted)
  }
})

test('refused sign-ins of nobody and above a limit are one row an hour, others stand in the audit log', async () => {
  const { email } = await newMember(shop)
  const count = async (table: string, where = 'true') =>
    (await shop.database.ownerPool.query(`select count(*)::int as n from ${table} where ${where}`)).rows[0].n
  const before = await count('audit_log')
  const strangers = times(30, (index) => tryToSignIn(`nobody${index}@shop.example`, '198.51.100.222'))
  await tally(strangers)
  expect(await count('audit_log')).toBe(before)
  expect(await count('refused_sign_ins', "network = '198.51.100.222' and tries = 30")).toBe(1)
  await tally(times(15, () => tryToSignIn(email, '198.51.100.223')))
  expect(await count('audit_log')).toBe(before + 10)
  expect(await count('refused_sign_ins', "network = '198.51.100.223' and tries = 5")).toBe(1)
})

test('a borrowed session guesses its owner’s password ten times in 15 minutes', async () => {
  const { browser } = await asStaff(shop)
  const cookie = browser.cookies.get(staffCookie)
  const session = await findStaffSession(shop.shop.pool, { cookie, now: shop.clock.now() })
  if (!session) throw new Error('the session is not there')
  const guess = () => changeStaffPassword(shop.shop, session, { current: 'Wrong2026', chosen: 'Chosen2027' })
  expect(await tally(times(14, guess))).toEqual({ staff_credentials_wrong: 10, too_many_requests: 4 })
})

test('sessions of the back office that have ended are removed by the hourly job, others are not', async () => {
  const old = await asStaff(shop)
  shop.clock.advance({ hours: 13 })
  const fresh = await asStaff(shop)
  await cleanUp(shop.shop)
  const { rows } = await shop.shop.pool.query(
    'select distinct staff_id from staff_sessions where staff_id in ($1, $2)',
    [old.id, fresh.id],
  )
  expect(rows).toEqual([{ staff_id: fresh.id }])
})
