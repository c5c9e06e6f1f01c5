import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureDemoCustomer } from './demo.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const canSignIn = async ({ email, password }: { email: string; password: string }): Promise<boolean> =>
  (await shop.visitor().post('/api/login', { username: email, password })).status === 200

test('a demo shop has one verified customer whose password stays the same from start to start', async () => {
  const first = await ensureDemoCustomer(shop.shop)
  expect(await ensureDemoCustomer(shop.shop)).toEqual(first)
  expect(await canSignIn(first)).toBe(true)
  const file = join(shop.shop.env.DATA_DIR, 'demo-customer.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a lost password file gives the demo customer a new password', async () => {
  const before = await ensureDemoCustomer(shop.shop)
  await rm(join(shop.shop.env.DATA_DIR, 'demo-customer.json'))
  const after = await ensureDemoCustomer(shop.shop)
  expect(after.password).not.toBe(before.password)
  expect([await canSignIn(before), await canSignIn(after)]).toEqual([false, true])
})

test('there is no demo customer in production, nor where the demo is off', async () => {
  const { env } = shop.shop
  for (const change of [{ NODE_ENV: 'production' as const }, { DEMO: false }]) {
    await expect(ensureDemoCustomer({ ...shop.shop, env: { ...env, ...change } })).rejects.toThrow(/demo/)
  }
})
