import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const real = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://server@db/shop',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  ENCRYPTION_KEY: 'oB1sJxJ4m0v2bC0mZl0p4kq2mH2d8e6n1r3t5u7w9yA=',
}

test('an empty environment is a demo shop on this machine alone', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: `${process.cwd()}/.data`,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    RATE_LIMIT_FACTOR: 1,
    DEMO: true,
    EMBEDDED_DATABASE: false,
  })
})

test('every missing and unsuitable name is listed at once', () => {
  const start = () =>
    readEnv({ NODE_ENV: 'production', PORT: 'eighty', DEMO: '1', SMTP_URL: 'mail', RATE_LIMIT_FACTOR: '5' })
  expect(start).toThrow(/PORT must be a whole number from 1 to 65535/)
  expect(start).toThrow(/SMTP_URL must be an address beginning with smtp:\/\/ or smtps:\/\//)
  expect(start).toThrow(/PUBLIC_URL is missing/)
  expect(start).toThrow(/STRIPE_SECRET_KEY is missing/)
  expect(start).toThrow(/STRIPE_WEBHOOK_SECRET is missing/)
  expect(start).toThrow(/ENCRYPTION_KEY is missing/)
  expect(start).toThrow(/DATABASE_URL is missing \(or set EMBEDDED_DATABASE=1/)
  expect(start).toThrow(/RATE_LIMIT_FACTOR must be 1 in production/)
  expect(start).toThrow(/DEMO must not be 1 in production/)
})

test('a production shop with real settings starts, without demo data', () => {
  expect(readEnv(real)).toMatchObject({ NODE_ENV: 'production', DEMO: false, PUBLIC_URL: 'https://shop.example' })
})

test('embedded PostgreSQL in production is an explicit choice', () => {
  const { DATABASE_URL: _, ...embedded } = real
  expect(() => readEnv(embedded)).toThrow(/DATABASE_URL is missing/)
  expect(readEnv({ ...embedded, EMBEDDED_DATABASE: '1' }).EMBEDDED_DATABASE).toBe(true)
})

test('a production shop is reached over https', () => {
  expect(() => readEnv({ ...real, PUBLIC_URL: 'http://shop.example' })).toThrow(/PUBLIC_URL must begin with https/)
  expect(readEnv({ ...real, PUBLIC_URL: 'http://localhost:3000/' }).PUBLIC_URL).toBe('http://localhost:3000')
})

test('a demo is open to other machines only when DEMO=1 says so', () => {
  expect(() => readEnv({ HOST: '0.0.0.0' })).toThrow(/HOST 0.0.0.0 is open to other machines/)
  expect(() => readEnv({ PUBLIC_URL: 'https://shop.example' })).toThrow(/PUBLIC_URL https:\/\/shop.example/)
  expect(readEnv({ HOST: '0.0.0.0', DEMO: '1' }).PUBLIC_URL).toBe('http://127.0.0.1:3000')
  expect(readEnv({ HOST: '::1' }).PUBLIC_URL).toBe('http://[::1]:3000')
})

test('names that only make sense together are asked for together', () => {
  expect(() => readEnv({ STRIPE_SECRET_KEY: real.STRIPE_SECRET_KEY })).toThrow(/STRIPE_WEBHOOK_SECRET is missing/)
  expect(() => readEnv({ STRIPE_WEBHOOK_SECRET: real.STRIPE_WEBHOOK_SECRET })).toThrow(/STRIPE_SECRET_KEY is missing/)
  expect(() => readEnv({ DATABASE_OWNER_URL: real.DATABASE_URL })).toThrow(/DATABASE_URL is missing beside/)
})

test('an empty value counts as absent', () => {
  expect(readEnv({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({ PORT: 3000 })
})

test('forwarded addresses are believed only from named proxies', () => {
  expect(readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1)
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8,::1' }).TRUST_PROXY).toBe('10.0.0.0/8,::1')
  expect(() => readEnv({ TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY must be a number of proxies/)
})

test('a bucket is named with its key, its secret and its name', () => {
  for (const S3_URL of ['s3://key:secret@host/bucket', 'https://host/bucket', 'https://key:secret@host/', 'bucket']) {
    expect(() => readEnv({ S3_URL }), S3_URL).toThrow('S3_URL must look like https://KEY:SECRET@host/bucket')
  }
  const S3_URL = 'http://key:a%2Fb@127.0.0.1:9000/bucket/prefix?region=eu-central-1'
  expect(readEnv({ S3_URL }).S3_URL).toBe(S3_URL)
})

test('the key that seals IBANs is 32 bytes', () => {
  for (const ENCRYPTION_KEY of ['a word', 'c2hvcnQ=', real.ENCRYPTION_KEY.replace('=', '')]) {
    expect(() => readEnv({ ENCRYPTION_KEY }), ENCRYPTION_KEY).toThrow('ENCRYPTION_KEY must be 32 bytes in base64')
  }
  expect(readEnv(real).ENCRYPTION_KEY).toBe(real.ENCRYPTION_KEY)
})
