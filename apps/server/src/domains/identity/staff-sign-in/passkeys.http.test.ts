import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Lies, SoftPasskey } from '../passkeys/testing/soft-passkey.ts'
import { asStaff } from '../staff/testing/as-staff.ts'
import { chosenPassword, codeAt, firstSignIn, newMember, typePassword } from './testing/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const softPasskey = () => new SoftPasskey(shop.shop.env.PUBLIC_URL.replace('127.0.0.1', 'localhost'))

const optionsOf = ({ body }: Reply) => body.options as { challenge: string; rpId?: string; rp?: { id: string } }

const stageOf = ({ status, body }: Reply) =>
  status === 200 ? (body.session as { stage: string }).stage : `${status} ${body.code}`

const add = async (browser: Visitor, passkey: SoftPasskey, lies?: Lies): Promise<Reply> => {
  const asked = optionsOf(await browser.post('/api/staff/session/passkeys/options', {}))
  const credential = passkey.create(asked, lies)
  return browser.post('/api/staff/session/passkeys', { credential, name: 'Key on my ring' })
}

const give = async (browser: Visitor, passkey: SoftPasskey, lies?: Lies): Promise<Reply> => {
  const asked = optionsOf(await browser.post('/api/staff/session/passkey/options', {}))
  return browser.post('/api/staff/session/passkey', { credential: passkey.get(asked, lies) })
}

/** Somebody whose only second factor is a passkey, with an open session. */
const withPasskey = async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  const passkey = softPasskey()
  await typePassword(browser, member.email, member.oneTimePassword)
  const chosen = { cur_password: member.oneTimePassword, password: chosenPassword }
  await browser.post('/api/staff/session/password', chosen)
  expect(stageOf(await add(browser, passkey))).toBe('open')
  return { member, browser, passkey }
}

/** A browser in which the password was typed. */
const halfWay = async (email: string): Promise<Visitor> => {
  const browser = shop.visitor()
  expect(stageOf(await typePassword(browser, email, chosenPassword))).toBe('factor')
  return browser
}

test('a passkey is a second factor like any other: set up once, asked for from then on', async () => {
  const { member, browser, passkey } = await withPasskey()
  const { body } = await browser.get('/api/staff/session/passkeys')
  expect(body.passkeys).toMatchObject([{ name: 'Key on my ring', used_at: null }])
  const again = await halfWay(member.email)
  const asked = optionsOf(await again.post('/api/staff/session/passkey/options', {}))
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(stageOf(await give(again, passkey))).toBe('open')
  const listed = await again.get('/api/staff/session/passkeys')
  expect(listed.body.passkeys).toMatchObject([{ used_at: shop.clock.now().toISOString() }])
})

test.each<[string, Lies]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['something else than it was asked', { challenge: Buffer.from('planted').toString('base64url') }],
  ['nobody in particular', { verified: false }],
])('the answer of a passkey for %s is refused, new or known', async (_what, lies) => {
  const { member, browser, passkey } = await withPasskey()
  expect(stageOf(await give(await halfWay(member.email), passkey, lies))).toBe('422 staff_passkey_wrong')
  expect(stageOf(await add(browser, softPasskey(), lies))).toBe('422 staff_passkey_wrong')
})

test('what a passkey signed counts once, even twelve times at once', async () => {
  const { member, passkey } = await withPasskey()
  const browser = await halfWay(member.email)
  const asked = optionsOf(await browser.post('/api/staff/session/passkey/options', {}))
  const credential = passkey.get(asked)
  const stages = await Promise.all(
    Array.from({ length: 12 }, async () => stageOf(await browser.post('/api/staff/session/passkey', { credential }))),
  )
  expect(stages.filter((stage) => stage === 'open')).toHaveLength(1)
  const later = await halfWay(member.email)
  await later.post('/api/staff/session/passkey/options', {})
  expect(stageOf(await later.post('/api/staff/session/passkey', { credential }))).toBe('422 staff_passkey_wrong')
})

test('what a passkey was asked is forgotten after one wrong answer and after five minutes', async () => {
  const { member, passkey } = await withPasskey()
  const browser = await halfWay(member.email)
  const asked = optionsOf(await browser.post('/api/staff/session/passkey/options', {}))
  const answer = async () =>
    stageOf(await browser.post('/api/staff/session/passkey', { credential: passkey.get(asked) }))
  await browser.post('/api/staff/session/passkey', { credential: { id: 'junk' } })
  expect(await answer()).toBe('422 staff_passkey_wrong')
  const late = optionsOf(await browser.post('/api/staff/session/passkey/options', {}))
  shop.clock.advance({ minutes: 5 })
  const credential = passkey.get(late)
  expect(stageOf(await browser.post('/api/staff/session/passkey', { credential }))).toBe('422 staff_passkey_wrong')
})

test('a copy of a passkey that counts behind the original is refused', async () => {
  const { member, passkey } = await withPasskey()
  expect(stageOf(await give(await halfWay(member.email), passkey))).toBe('open')
  passkey.counter -= 1
  expect(stageOf(await give(await halfWay(member.email), passkey))).toBe('422 staff_passkey_wrong')
  expect(stageOf(await give(await halfWay(member.email), passkey))).toBe('open')
})

test('a passkey of somebody else opens nothing, and cannot be kept twice', async () => {
  const ann = await withPasskey()
  const bob = await withPasskey()
  expect(stageOf(await give(await halfWay(ann.member.email), bob.passkey))).toBe('422 staff_passkey_wrong')
  expect(stageOf(await add(ann.browser, bob.passkey))).toBe('422 staff_passkey_wrong')
})

test('a session that waits for its factor cannot keep a passkey, even one that it asked for before', async () => {
  const member = await newMember(shop)
  const [browser, thief] = [shop.visitor(), shop.visitor()]
  await typePassword(browser, member.email, member.oneTimePassword)
  const chosen = { cur_password: member.oneTimePassword, password: chosenPassword }
  await browser.post('/api/staff/session/password', chosen)
  // Both sessions stand before the choice of a factor; the owner's is faster.
  await typePassword(thief, member.email, chosenPassword)
  const asked = optionsOf(await thief.post('/api/staff/session/passkeys/options', {}))
  expect(stageOf(await add(browser, softPasskey()))).toBe('open')
  const credential = softPasskey().create(asked)
  const kept = await thief.post('/api/staff/session/passkeys', { credential, name: 'Mine now' })
  expect(stageOf(kept)).toBe('401 staff_not_signed_in')
})

test('of twelve sessions that set up their first factor at once, one does', async () => {
  const member = await newMember(shop)
  const first = shop.visitor()
  await typePassword(first, member.email, member.oneTimePassword)
  const chosen = { cur_password: member.oneTimePassword, password: chosenPassword }
  await first.post('/api/staff/session/password', chosen)
  const ready = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const browser = shop.visitor()
      await typePassword(browser, member.email, chosenPassword)
      const asked = optionsOf(await browser.post('/api/staff/session/passkeys/options', {}))
      return { browser, credential: softPasskey().create(asked) }
    }),
  )
  const stages = await Promise.all(
    ready.map(async ({ browser, credential }) =>
      stageOf(await browser.post('/api/staff/session/passkeys', { credential, name: 'Key' })),
    ),
  )
  expect(stages.filter((stage) => stage === 'open')).toHaveLength(1)
  // The first one ends the others: before they are asked who they are, or, rarely, between that and their challenge.
  const refused = ['401 staff_not_signed_in', '422 staff_passkey_wrong']
  for (const stage of stages) expect(['open', ...refused]).toContain(stage)
})

test('the last second factor stays; any other is forgotten, and nobody removes a stranger’s', async () => {
  const { member, browser, passkey } = await withPasskey()
  const idsOf = async () =>
    ((await browser.get('/api/staff/session/passkeys')).body.passkeys as { id: number }[]).map(({ id }) => id)
  const remove = (by: Visitor, id: number) =>
    by.post('/api/staff/session/passkeys/:id/remove'.replace(':id', String(id)), {})
  const [first = 0] = await idsOf()
  expect((await remove(browser, first)).body.code).toBe('staff_factor_needed')
  const spare = softPasskey()
  expect(stageOf(await add(browser, spare))).toBe('open')
  const stranger = await asStaff(shop)
  expect((await remove(stranger.browser, first)).body.code).toBe('not_found')
  expect((await remove(browser, first)).status).toBe(200)
  expect(await idsOf()).toHaveLength(1)
  expect(stageOf(await give(await halfWay(member.email), passkey))).toBe('422 staff_passkey_wrong')
  expect(stageOf(await give(await halfWay(member.email), spare))).toBe('open')
})

test('an authenticator and a passkey stand for each other', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  const { secret } = await firstSignIn(shop, browser, member)
  const passkey = softPasskey()
  expect(
    (await halfWay(member.email).then((half) => half.post('/api/staff/session/passkey/options', {}))).body.code,
  ).toBe('staff_passkey_wrong')
  expect((await add(browser, passkey)).body.session).toMatchObject({ factors: { totp: true, passkeys: 1 } })
  expect(stageOf(await give(await halfWay(member.email), passkey))).toBe('open')
  shop.clock.advance({ minutes: 2 })
  const code = codeAt(secret, shop.clock.now())
  const half = await halfWay(member.email)
  expect(stageOf(await half.post('/api/staff/session/code', { code }))).toBe('open')
})
