import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prove } from '../proof/testing/proofs.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

const ask = async ({ browser }: TestCustomer, email: string): Promise<string> => {
  const { body } = await browser.call('PUT', '/api/user/profile', { body: { email } })
  return body.code ?? String(body.status)
}

test('a customer asks for another e-mail five times an hour at most', async () => {
  const ann = await shop.customer()
  for (let wish = 1; wish <= 5; wish += 1) expect(await ask(ann, `wish${wish}@example.org`)).toBe('OK')
  expect(await ask(ann, 'wish6@example.org')).toBe('too_many_requests')
  const { payload } = (await ann.browser.get('/api/user/profile')).body
  expect(payload).toMatchObject({ pending_email: 'wish5@example.org' })
  shop.clock.advance({ minutes: 61 })
  await prove(ann)
  expect(await ask(ann, 'wish6@example.org')).toBe('OK')
})

test('one address is asked for five times an hour at most, whoever asks', async () => {
  const customers = await Promise.all(Array.from({ length: 7 }, () => shop.customer()))
  const answers = await Promise.all(customers.map((customer) => ask(customer, 'flooded@example.org')))
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(2)
})
