import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

const ask = async ({ browser, password }: TestCustomer, email: string, typed = password): Promise<string> => {
  const { body } = await browser.call('PUT', '/api/user/profile', { body: { email, cur_password: typed } })
  return body.code ?? String(body.status)
}

test('a customer asks for another e-mail five times an hour at most', async () => {
  const ann = await shop.customer()
  for (let wish = 1; wish <= 5; wish += 1) expect(await ask(ann, `wish${wish}@example.org`)).toBe('OK')
  expect(await ask(ann, 'wish6@example.org')).toBe('too_many_requests')
  const { payload } = (await ann.browser.get('/api/user/profile')).body
  expect(payload).toMatchObject({ pending_email: 'wish5@example.org' })
  shop.clock.advance({ minutes: 61 })
  expect(await ask(ann, 'wish6@example.org')).toBe('OK')
})

test('one address is asked for five times an hour at most, whoever asks', async () => {
  const customers = await Promise.all(Array.from({ length: 7 }, () => shop.customer()))
  const answers = await Promise.all(customers.map((customer) => ask(customer, 'flooded@example.org')))
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(2)
})

test('ten wrong passwords in 15 minutes close the change of the e-mail, also for the right one', async () => {
  const ann = await shop.customer()
  const tries = Array.from({ length: 12 }, () => ask(ann, 'stolen@example.org', 'Wrong2026'))
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'current_password_wrong')).toHaveLength(10)
  expect(await ask(ann, 'stolen@example.org')).toBe('too_many_requests')
  shop.clock.advance({ minutes: 16 })
  expect(await ask(ann, 'stolen@example.org')).toBe('OK')
})
