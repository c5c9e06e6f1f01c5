import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const complete = {
  SANDBOX_SECRET_KEY: 'sk_test_0123456789abcdef',
  SANDBOX_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:3000/api/stripe/webhook',
  SANDBOX_DATA_DIR: '.data/sandbox-pay',
}

test('secrets, webhook address and folder are enough to start on this machine', () => {
  expect(readEnv(complete)).toMatchObject({ port: 3010, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3010' })
})

test('everything that is missing is named at once', () => {
  for (const name of Object.keys(complete)) expect(() => readEnv({})).toThrow(name)
})

test.each([
  ['SANDBOX_PORT', '0'],
  ['SANDBOX_PORT', '65536'],
  ['SANDBOX_PUBLIC_URL', 'http://localhost:3010/pay'],
  ['SANDBOX_SECRET_KEY', 'sk_live_0123456789abcdef'],
  ['SANDBOX_WEBHOOK_SECRET', 'short'],
  ['SANDBOX_WEBHOOK_URL', 'ftp://127.0.0.1'],
  ['SANDBOX_HOST', '0.0.0.0'],
  ['NODE_ENV', 'production'],
])('%s=%s stops the start by name', (name, value) => {
  expect(() => readEnv({ ...complete, [name]: value })).toThrow(name)
})

test('an explicit demo may listen beyond this machine', () => {
  expect(readEnv({ ...complete, SANDBOX_HOST: '0.0.0.0', DEMO: '1' }).host).toBe('0.0.0.0')
})
