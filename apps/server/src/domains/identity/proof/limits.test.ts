import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword } from '../passwords/change-password.ts'
import { beginFactor, confirmFactor } from '../second-factor/customer-factor.ts'
import { signIn } from '../sessions/sign-in.ts'
import { codeAt, wrongCode } from '../staff-sign-in/testing/sign-in.ts'
import { giveProof } from './proof.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

const address = '192.0.2.1'

const signedIn = async () => {
  const customer = await shop.customer()
  const { rows } = await shop.shop.pool.query('select id from sessions where customer_id = $1', [customer.id])
  const asker = { customerId: customer.id, sessionId: rows[0].id as number, address, deviceCookie: undefined }
  return { ...customer, asker }
}

/** How often each answer came. */
const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

const times = <Value>(count: number, work: () => Value): Value[] => Array.from({ length: count }, work)

test('ten wrong passwords in 15 minutes close the proof, also for the right one and where it is changed', async () => {
  const { id: customerId, password, asker } = await signedIn()
  const give = (typed: string) => giveProof(shop.shop, asker, { password: typed, code: undefined })
  expect(await tally(times(12, () => give('Wrong2026')))).toEqual({ current_password_wrong: 10, too_many_requests: 2 })
  expect(await give(password)).toMatchObject({ refusal: 'too_many_requests' })
  const customer = { customerId, sessionId: null, provenAt: null }
  const change = { customer, currentPassword: password, newPassword: 'Panda2027', repeatedPassword: 'Panda2027' }
  expect(await changePassword(shop.shop, change)).toMatchObject({ refusal: 'too_many_requests' })
  shop.clock.advance({ minutes: 16 })
  expect(await give(password)).toMatchObject({ ok: true })
})

test('wrong codes of a proof and of a sign-in are counted together', async () => {
  const { email, password, asker } = await signedIn()
  const begun = await beginFactor(shop.shop, { ...asker, provenAt: null }, password)
  if (!begun.ok) throw new Error(begun.refusal)
  const { secret } = begun.value
  expect(await confirmFactor(shop.shop, asker, codeAt(secret, shop.clock.now()))).toMatchObject({ ok: true })
  shop.clock.advance({ minutes: 20 })
  const code = wrongCode(secret, shop.clock.now())
  const prove = () => giveProof(shop.shop, asker, { password, code })
  const visitor = { userAgent: '', address }
  const enter = () => signIn(shop.shop, { email, password, language: 'en', oldCookie: undefined, visitor, code })
  // A session has five; then its tries are counted against the account as well.
  expect(await tally(times(5, prove))).toEqual({ code_wrong: 5 })
  expect(await tally(times(7, enter))).toEqual({ code_wrong: 5, too_many_requests: 2 })
  const right = codeAt(secret, shop.clock.now())
  expect(await giveProof(shop.shop, asker, { password, code: right })).toMatchObject({ refusal: 'too_many_requests' })
})
