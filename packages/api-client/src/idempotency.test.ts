import { beforeEach, expect, test } from 'vitest'
import { ApiFailure } from './errors.ts'
import { attempt, type KeyStorage } from './idempotency.ts'

const failure = (httpStatus: number, code: string): ApiFailure => new ApiFailure({ httpStatus, code, message: '' })

const inMemory = (): KeyStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

let storage: KeyStorage
const checkout = { path: '/purchase/product', body: { tradeUrl: 'x', seen_total: 12.5 } }

/** The key that one try was sent with; it ends in the given failure, or well. */
const keyOf = async (outcome?: ApiFailure, call: { path: string; body: unknown } = checkout): Promise<string> => {
  let sent = ''
  const send = async (key: string) => {
    sent = key
    if (outcome) throw outcome
  }
  await attempt(storage, call, send).catch(() => undefined)
  return sent
}

beforeEach(() => {
  storage = inMemory()
})

test('a timeout, a lost connection, a broken server and a running request keep the key for the next try', async () => {
  const first = await keyOf(failure(0, 'timeout'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  for (const outcome of [failure(0, 'network'), failure(500, 'internal_error'), failure(409, 'still_running')])
    expect(await keyOf(outcome)).toBe(first)
  expect(await keyOf()).toBe(first)
})

test('a success ends the attempt: buying the same again is another purchase', async () => {
  const first = await keyOf()
  expect(await keyOf()).not.toBe(first)
})

test('a refusal ends the attempt, also that of a card provider that says no', async () => {
  const first = await keyOf(failure(422, 'insufficient_balance'))
  const second = await keyOf(failure(422, 'payment_turned_down'))
  expect(new Set([first, second, await keyOf()]).size).toBe(3)
})

test('a card provider that does not answer keeps the key: the next press goes on with the same payment', async () => {
  const first = await keyOf(failure(503, 'provider_unavailable'))
  expect(await keyOf()).toBe(first)
})

test('another body and another call are other attempts', async () => {
  const first = await keyOf(failure(0, 'timeout'))
  const deposit = await keyOf(failure(0, 'timeout'), { path: '/deposit/checkout', body: checkout.body })
  expect(deposit).not.toBe(first)
  expect(await keyOf(failure(0, 'timeout'))).toBe(first)
  expect(await keyOf(undefined, { ...checkout, body: { ...checkout.body, seen_total: 12.51 } })).not.toBe(first)
})

test('the storage keeps no personal data', async () => {
  const kept: string[] = []
  storage = { ...storage, setItem: (_name, value) => void kept.push(value) }
  await keyOf(failure(0, 'timeout'), { path: '/purchase/product', body: { email: 'marta@example.com' } })
  expect(kept.join()).toMatch(/key/)
  expect(kept.join()).not.toContain('marta')
})

test('a forbidden storage costs the memory, never the purchase', async () => {
  const forbidden = (): never => {
    throw new DOMException('no storage here', 'SecurityError')
  }
  storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(await keyOf()).toMatch(/^[0-9a-f]{32}$/)
})
