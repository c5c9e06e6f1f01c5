import { expect, test } from 'vitest'
import { workersDefault } from './env.rules.ts'
import { readEnv } from './env.ts'

const real = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://server@db/shop?sslmode=verify-full',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  TRUST_PROXY: '1',
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
    DRAIN_SECONDS: 0,
  })
})

test('visitors are served by a process for each core but one, four at most, and a gigabyte for each', () => {
  const gigabytes = (count: number) => count * 2 ** 30
  expect(workersDefault({ cores: 1, memoryBytes: gigabytes(16) })).toBe(1)
  expect(workersDefault({ cores: 2, memoryBytes: gigabytes(16) })).toBe(1)
  expect(workersDefault({ cores: 4, memoryBytes: gigabytes(16) })).toBe(3)
  expect(workersDefault({ cores: 64, memoryBytes: gigabytes(256) })).toBe(4)
  expect(workersDefault({ cores: 64, memoryBytes: gigabytes(2.5) })).toBe(2)
  expect(workersDefault({ cores: 64, memoryBytes: gigabytes(0.5) })).toBe(1)
  expect(readEnv({}).WORKERS).toBeLessThanOrEqual(4)
  expect(readEnv({ WORKERS: '7' }).WORKERS).toBe(7)
  for (const WORKERS of ['0', '65', '1.5', 'all'])
    expect(() => readEnv({ WORKERS }), WORKERS).toThrow('WORKERS must be a whole number from 1 to 64')
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
  expect(start).toThrow(/TRUST_PROXY is missing/)
  expect(start).toThrow(/DATABASE_URL is missing \(or set EMBEDDED_DATABASE=1/)
  expect(start).toThrow(/RATE_LIMIT_FACTOR must be 1 in production/)
  expect(start).toThrow(/DEMO must not be 1 in production/)
})

test('a production shop with real settings starts, without demo data', () => {
  expect(readEnv(real)).toMatchObject({ NODE_ENV: 'production', DEMO: false, PUBLIC_URL: 'https://shop.example' })
})

test('a production shop takes no test key of the card provider: its cards are worth nothing', () => {
  for (const STRIPE_SECRET_KEY of ['sk_test_0123456789abcdef', 'rk_test_0123456789abcdef']) {
    expect(() => readEnv({ ...real, STRIPE_SECRET_KEY })).toThrow(/STRIPE_SECRET_KEY is a test key/)
    const { STRIPE_WEBHOOK_SECRET } = real
    expect(readEnv({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).STRIPE_SECRET_KEY).toBe(STRIPE_SECRET_KEY)
  }
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
  for (const PUBLIC_URL of ['https://shop.example', 'http://shop.example', 'http://192.168.1.5:3000']) {
    expect(() => readEnv({ PUBLIC_URL }), PUBLIC_URL).toThrow(`PUBLIC_URL ${PUBLIC_URL} is a public one`)
    expect(readEnv({ PUBLIC_URL, DEMO: '1' }).PUBLIC_URL).toBe(PUBLIC_URL)
  }
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
  for (const TRUST_PROXY of ['true', '0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/0', '128.0.0.0/1', '10.0.0.0/33', '99']) {
    expect(() => readEnv({ TRUST_PROXY }), TRUST_PROXY).toThrow(/TRUST_PROXY must be a number of proxies/)
  }
})

test('a production shop says which proxies stand in front; none at all is said aloud at every start', () => {
  const { TRUST_PROXY: _, ...untold } = real
  expect(() => readEnv(untold)).toThrow(/TRUST_PROXY is missing/)
  expect(readEnv(real).warnings).toEqual([])
  const alone = readEnv({ ...real, TRUST_PROXY: '0' })
  expect([alone.TRUST_PROXY, alone.warnings]).toEqual([0, [expect.stringMatching(/^TRUST_PROXY is 0/)]])
})

test('NODE_ENV is a word that means something: a misspelt production is no demo', () => {
  for (const NODE_ENV of ['prod', 'Production', 'staging']) {
    expect(() => readEnv({ NODE_ENV }), NODE_ENV).toThrow(/NODE_ENV must be production, development or test/)
  }
  for (const NODE_ENV of ['development', 'test', '']) expect(readEnv({ NODE_ENV }).NODE_ENV).toBe('development')
})

test('mail, database and bucket of a production shop are reached over TLS unless somebody says otherwise', () => {
  const open = {
    SMTP_URL: ['smtp://mail.example', 'smtps://mail.example?tls.rejectUnauthorized=false', 'smtp://m?ignoreTLS=true'],
    DATABASE_URL: [
      'postgres://server@db/shop',
      'postgres://server@db/shop?sslmode=no-verify',
      'postgres://localhost/shop?host=db',
      'postgres://server@db/shop?uselibpqcompat=true&sslmode=require',
    ],
    S3_URL: ['http://key:secret@files/bucket'],
  }
  const said = { SMTP_URL: 'INSECURE_MAIL', DATABASE_URL: 'INSECURE_DATABASE', S3_URL: 'INSECURE_STORAGE' }
  for (const [name, addresses] of Object.entries(open)) {
    for (const address of addresses) {
      const flag = said[name as keyof typeof said]
      expect(() => readEnv({ ...real, [name]: address }), address).toThrow(`${flag}=1`)
      expect(readEnv({ ...real, [name]: address, [flag]: '1' }).warnings).toEqual([expect.stringContaining(flag)])
    }
  }
  const safe = {
    SMTP_URL: ['smtp://mail.example?requireTLS=true', 'smtp://localhost:25', 'smtps://mail.example'],
    DATABASE_URL: ['postgres:///shop?host=/var/run/postgresql', 'postgres://127.0.0.1/shop', real.DATABASE_URL],
    S3_URL: ['http://key:secret@127.0.0.1:9000/bucket', 'https://key:secret@files/bucket'],
  }
  for (const [name, addresses] of Object.entries(safe)) {
    for (const address of addresses) expect(readEnv({ ...real, [name]: address }).warnings).toEqual([])
  }
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
  const filled = Buffer.alloc(32).toString('base64')
  expect(() => readEnv({ ENCRYPTION_KEY: filled })).toThrow('ENCRYPTION_KEY must be drawn by lot')
  expect(readEnv(real).ENCRYPTION_KEYS).toEqual([real.ENCRYPTION_KEY])
})

test('keys are changed by naming the new one before the old one', () => {
  const { ENCRYPTION_KEY: old, ...others } = real
  const fresh = 'q83vEjRWeJCrze8SNFZ4kAEjRWeJq83vmrze8SNFZ4k='
  expect(readEnv({ ...others, ENCRYPTION_KEYS: `${fresh}, ${old}` }).ENCRYPTION_KEYS).toEqual([fresh, old])
  expect(() => readEnv({ ...others, ENCRYPTION_KEYS: `${fresh},old` })).toThrow('ENCRYPTION_KEYS must be 32 bytes')
  expect(() => readEnv({ ...real, ENCRYPTION_KEYS: fresh })).toThrow('must not stand beside')
})

test('the back office may have a host of its own, beside the shop and reached as the shop is', () => {
  const DESK_URL = 'https://desk.shop.example/'
  expect(readEnv({ ...real, DESK_URL }).DESK_URL).toBe('https://desk.shop.example')
  expect(readEnv(real).DESK_URL).toBeUndefined()
  for (const wrong of [
    'https://shop.example:8443',
    'http://desk.shop.example',
    'https://desk.shop.example/backoffice',
  ]) {
    expect(() => readEnv({ ...real, DESK_URL: wrong }), wrong).toThrow(/DESK_URL must/)
  }
  expect(() => readEnv({ DESK_URL })).toThrow(/PUBLIC_URL is missing beside DESK_URL/)
})

test('accounts of the real Steam send in production alone: what a demo sells costs nothing', () => {
  expect(readEnv({ ...real, STEAM_ACCOUNTS: 'steam-accounts' }).STEAM_ACCOUNTS).toBe(`${process.cwd()}/steam-accounts`)
  expect(() => readEnv({ STEAM_ACCOUNTS: 'steam-accounts' })).toThrow(/STEAM_ACCOUNTS is for production/)
})
