import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let app: FastifyInstance
let visitor: Visitor
let asked = 0
const warned: object[] = []

beforeAll(async () => {
  shop = await startTestShop()
  const { pool, log } = shop.shop
  // Counts what the database is asked.
  const counting = new Proxy(pool, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return (...parts: Parameters<pg.Pool['query']>) => {
        asked += 1
        return target.query(...parts)
      }
    },
  })
  const telling = new Proxy(log, {
    get: (target, name) => (name === 'warn' ? (told: object) => warned.push(told) : Reflect.get(target, name)),
  })
  const env = { ...shop.shop.env, RATE_LIMIT_FACTOR: 0.05 }
  app = (await createApp({ ...shop.shop, pool: counting, log: telling, env })).app
  visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
})

afterAll(async () => {
  await app?.close()
  await shop?.stop()
})

const statusesOf = async (times: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await ask()).status)
  return statuses
}

test('however many ask whether the shop is ready, the database is asked once a second', async () => {
  asked = 0
  const begun = performance.now()
  const ready = await Promise.all(Array.from({ length: 30 }, () => visitor.get('/readyz')))
  expect(new Set(ready.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begun) / 1000))
})

test('forged notices are told once, and a network that sends many is not listened to for a minute', async () => {
  const forge = () =>
    visitor.call('POST', '/api/webhooks/stripe', { rawBody: '{}', headers: { 'stripe-signature': 'x' } })
  expect(await statusesOf(8, forge)).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
  expect(warned.filter((told) => 'times' in told)).toHaveLength(1)
})

test('the CSRF call and customers’ pictures have the pace of reading', async () => {
  const csrf = await statusesOf(32, () => visitor.get('/sanctum/csrf-cookie'))
  expect([csrf.filter((status) => status === 200).length < 31, csrf.at(-1)]).toEqual([true, 429])
  const picture = await statusesOf(31, () => visitor.get(`/storage/avatars/${'a'.repeat(32)}.webp`))
  expect([picture[29], picture[30]]).toEqual([404, 429])
})
