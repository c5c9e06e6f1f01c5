import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../jobs/clean-up.ts'
import { givePasskey } from './give-passkey.ts'
import { changeStaffPassword } from './staff-password.ts'
import { findStaffSession, type StaffSignedIn, staffCookie } from './staff-session.ts'
import { signInStaff } from './staff-sign-in.ts'
import { giveCode } from './staff-totp.ts'
import { atDesk } from './testing/at-desk.ts'
import { chosenPassword, codeAt, firstSignIn, type NewMember, newMember, wrongCode } from './testing/sign-in.ts'

let world: TestShop

beforeAll(async () => {
  world = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => world?.stop())

const times = <Value>(count: number, work: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => work(index))

/** What happened to so many tries at once: how often each refusal. */
const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

const tryToSignIn = (email: string, address: string, password = 'Wrong2026') =>
  signInStaff(world.shop, { email, password, visitor: { userAgent: '', address }, oldCookie: undefined })

/** Somebody with an authenticator, and a session in which the password was typed. */
const halfWay = async (): Promise<{ member: NewMember; secret: string; session: StaffSignedIn }> => {
  const member = await newMember(world)
  const { secret } = await firstSignIn(world, world.visitor(), member)
  world.clock.advance({ minutes: 2 })
  const opened = await tryToSignIn(member.email, '192.0.2.9', chosenPassword)
  if (!opened.ok) throw new Error(opened.refusal)
  const session = await findStaffSession(world.shop.pool, { cookie: opened.value, now: world.clock.now() })
  if (!session) throw new Error('the session is not there')
  return { member, secret, session }
}

test('ten wrong passwords in 15 minutes close an account for everybody, known or not', async () => {
  const { email, oneTimePassword } = await newMember(world)
  for (const address of [email, 'nobody@shop.example']) {
    const counts = await tally(times(15, (index) => tryToSignIn(address, `198.51.100.${index}`)))
    expect(counts).toEqual({ staff_credentials_wrong: 10, too_many_requests: 5 })
  }
  expect(await tryToSignIn(email, '203.0.113.1', oneTimePassword)).toMatchObject({ refusal: 'too_many_requests' })
  world.clock.advance({ minutes: 16 })
  expect(await tryToSignIn(email, '203.0.113.1', oneTimePassword)).toMatchObject({ ok: true })
})

test('fifty failures in 15 minutes close an address, and a network of IPv6 is one address', async () => {
  const { email, oneTimePassword } = await newMember(world)
  const from = (index: number) => `2001:db8:1:2::${index + 1}`
  const counts = await tally(times(52, (index) => tryToSignIn(`guess${index}@shop.example`, from(index))))
  expect(counts).toEqual({ staff_credentials_wrong: 50, too_many_requests: 2 })
  expect(await tryToSignIn(email, from(77), oneTimePassword)).toMatchObject({ refusal: 'too_many_requests' })
  expect(await tryToSignIn(email, '2001:db8:1:3::1', oneTimePassword)).toMatchObject({ ok: true })
})

test('a code is guessed five times in 15 minutes, and thirty times a day, however many sessions ask', async () => {
  const { secret, session } = await halfWay()
  const guess = () => giveCode(world.shop, session, wrongCode(secret, world.clock.now()))
  expect(await tally(times(20, guess))).toEqual({ staff_code_wrong: 5, too_many_requests: 15 })
  const right = () => giveCode(world.shop, session, codeAt(secret, world.clock.now()))
  expect(await right()).toMatchObject({ refusal: 'too_many_requests' })
  world.clock.advance({ minutes: 16 })
  expect(await right()).toMatchObject({ ok: true })

  const other = await halfWay()
  const guessOther = () => giveCode(world.shop, other.session, wrongCode(other.secret, world.clock.now()))
  let guesses = 0
  for (let rounds = 0; rounds < 7; rounds += 1) {
    guesses += (await tally(times(6, guessOther))).staff_code_wrong ?? 0
    world.clock.advance({ minutes: 16 })
  }
  expect(guesses).toBeLessThanOrEqual(30)
})

test('codes and passkeys are guessed from one count', async () => {
  const { secret, session } = await halfWay()
  await tally(times(5, () => givePasskey(world.shop, session, { id: 'junk' })))
  expect(await giveCode(world.shop, session, codeAt(secret, world.clock.now()))).toMatchObject({
    refusal: 'too_many_requests',
  })
})

test('a borrowed desk guesses its owner’s password ten times in 15 minutes', async () => {
  const { browser } = await atDesk(world)
  const cookie = browser.cookies.get(staffCookie)
  const session = await findStaffSession(world.shop.pool, { cookie, now: world.clock.now() })
  if (!session) throw new Error('the session is not there')
  const guess = () => changeStaffPassword(world.shop, session, { current: 'Wrong2026', chosen: 'Chosen2027' })
  expect(await tally(times(14, guess))).toEqual({ staff_credentials_wrong: 10, too_many_requests: 4 })
})

test('sessions of the desk that have ended are removed by the hourly job, others are not', async () => {
  const old = await atDesk(world)
  world.clock.advance({ hours: 13 })
  const fresh = await atDesk(world)
  await cleanUp(world.shop)
  const { rows } = await world.shop.pool.query(
    'select distinct staff_id from staff_sessions where staff_id in ($1, $2)',
    [old.id, fresh.id],
  )
  expect(rows).toEqual([{ staff_id: fresh.id }])
})
