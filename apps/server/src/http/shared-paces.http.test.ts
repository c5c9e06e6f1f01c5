import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerKeys } from '../domains/identity/api-keys/key-text.ts'
import { madeKey, programWith } from '../domains/identity/api-keys/testing/api-keys.ts'

// Two servers of one shop, each with limits and a memory of its own.

let shop: TestShop
let other: FastifyInstance
let origins: string[]

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
  other = (await createApp(shop.shop)).app
  origins = [shop.origin, await other.listen({ port: 0, host: '127.0.0.1' })]
})

afterAll(async () => {
  await other?.close()
  await shop?.stop()
})

type Ask = () => Promise<{ status: number }>

/** How many calls are let through one after the other before one is refused. */
const untilRefused = async (ask: Ask): Promise<number> => {
  let letThrough = 0
  while ((await ask()).status !== 429) letThrough += 1
  return letThrough
}

/** The same with a breath between two calls, as a person or a patient program takes it. */
const slowlyUntilRefused = async (ask: Ask, interval: number): Promise<number> => {
  let letThrough = -1
  await expect
    .poll(
      async () => {
        letThrough += 1
        return (await ask()).status
      },
      { timeout: 20_000, interval },
    )
    .toBe(429)
  return letThrough
}

const told = async (): Promise<number> => {
  const { rows } = await shop.shop.pool.query('select coalesce(sum(calls), 0)::int as calls from rate_counts')
  return rows[0].calls
}

/** Uses a limit up on one server, and answers how much of it the other still lets through. */
const letThroughByOther = async (
  askAt: (origin: string) => Ask,
  { max, interval }: { max: number; interval: number },
): Promise<number> => {
  const [first = '', second = ''] = origins
  const before = await told()
  expect(await untilRefused(askAt(first))).toBe(max)
  await expect.poll(told, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + max)
  return slowlyUntilRefused(askAt(second), interval)
}

test('passwords that were tried on one server count on the other', async () => {
  const askAt = (origin: string) => {
    const visitor = new Visitor(origin)
    return () => visitor.post('/api/login', { username: 'ann@example.org', password: 7 })
  }
  expect(await letThroughByOther(askAt, { max: 20, interval: 150 })).toBeLessThan(20)
})

test('an API key has one pace on both servers', async () => {
  const { key } = await madeKey(await shop.customer())
  const askAt = (origin: string) => () => programWith(new Visitor(origin), key).get('/api/user/profile')
  expect(await letThroughByOther(askAt, { max: 60, interval: 50 })).toBeLessThan(60)
})

test('whoever guesses API keys is soon listened to by neither server', async () => {
  const askAt = (origin: string) => () =>
    programWith(new Visitor(origin), customerKeys.create()).get('/api/user/profile')
  expect(await letThroughByOther(askAt, { max: 20, interval: 150 })).toBeLessThan(20)
})

test('a refusal says how long the minute lasts yet, and the next one is free on both servers', async () => {
  shop.clock.advance({ minutes: 1, seconds: 17 })
  for (const origin of origins) {
    const visitor = new Visitor(origin)
    const tryToSignIn = () => visitor.post('/api/login', { username: 'ann@example.org', password: 7 })
    await untilRefused(tryToSignIn)
    const { status, headers } = await tryToSignIn()
    expect([status, headers.get('retry-after')]).toEqual([429, '43'])
  }
  shop.clock.advance({ seconds: 43 })
  for (const origin of origins) {
    const reply = await new Visitor(origin).post('/api/login', { username: 'ann@example.org', password: 7 })
    expect(reply.status).toBe(422)
  }
})
