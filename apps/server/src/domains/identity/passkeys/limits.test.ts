import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForPasskeyProof, proveByPasskey } from './passkey-proof.ts'
import { askForPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { passkeyHolder } from './testing/passkey-holder.ts'
import type { SoftPasskey } from './testing/soft-passkey.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

const junk = { id: 'junk' }

const askAt = async (address: string) => {
  const asked = await askForPasskeySignIn(shop.shop, { browser: undefined, address })
  if (!asked.ok) throw new Error(asked.refusal)
  return asked.value
}

const signInAt = async (address: string, passkey?: SoftPasskey) => {
  const { browser, options } = await askAt(address)
  const credential = passkey ? passkey.get(options as { challenge: string }) : junk
  const visitor = { userAgent: '', address }
  const form = { credential, browser, language: 'en', visitor, oldCookie: undefined, deviceCookie: undefined }
  return signInByPasskey(shop.shop, form)
}

const tally = async (tries: Promise<{ ok: boolean; refusal?: string }>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { refusal = 'ok' } of await Promise.all(tries)) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

test('a network gives twenty wrong passkeys in 15 minutes; the owner signs in elsewhere meanwhile', async () => {
  const { passkey } = await passkeyHolder(shop)
  const tries = Array.from({ length: 26 }, () => signInAt('198.51.100.7'))
  expect(await tally(tries)).toEqual({ passkey_wrong: 20, too_many_requests: 6 })
  expect(await signInAt('198.51.100.7', passkey)).toMatchObject({ refusal: 'too_many_requests' })
  expect(await signInAt('203.0.113.9', passkey)).toMatchObject({ ok: true })
  shop.clock.advance({ minutes: 16 })
  expect(await signInAt('198.51.100.7', passkey)).toMatchObject({ ok: true })
})

test('right passkeys use nothing up', async () => {
  const { passkey } = await passkeyHolder(shop)
  for (let again = 0; again < 25; again += 1) {
    expect(await signInAt('198.51.100.8', passkey)).toMatchObject({ ok: true })
  }
})

test('a session gives ten wrong passkeys in 15 minutes, and the right one counts again after that', async () => {
  const { passkey, id: customerId } = await passkeyHolder(shop)
  const { rows } = await shop.shop.pool.query('select id from sessions where customer_id = $1', [customerId])
  const asker = { customerId, sessionId: Number(rows[0].id), address: '198.51.100.9' }
  const tries = Array.from({ length: 14 }, () => proveByPasskey(shop.shop, asker, junk))
  expect(await tally(tries)).toEqual({ passkey_wrong: 10, too_many_requests: 4 })
  const prove = async () => {
    const asked = await askForPasskeyProof(shop.shop, asker)
    if (!asked.ok) throw new Error(asked.refusal)
    return proveByPasskey(shop.shop, asker, passkey.get(asked.value as unknown as { challenge: string }))
  }
  expect(await prove()).toMatchObject({ refusal: 'too_many_requests' })
  shop.clock.advance({ minutes: 16 })
  expect(await prove()).toMatchObject({ ok: true })
})

test('a network is asked 600 times in 15 minutes at most, so that it cannot fill the database', async () => {
  const asks = Array.from({ length: 605 }, () =>
    askForPasskeySignIn(shop.shop, { browser: undefined, address: '198.51.100.10' }),
  )
  expect(await tally(asks)).toEqual({ ok: 600, too_many_requests: 5 })
})
