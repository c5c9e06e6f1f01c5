import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sdkFor, topUp } from './testing/bench.ts'
import { openShop, type Shop } from './testing/shop.ts'

const secretKey = 'sk_test_0123456789abcdef'

let folder: string
let shop: Shop
let port: string
let running: ChildProcess | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-pay-'))
  shop = await openShop(() => new Date())
  port = await freePort()
})

afterEach(async () => {
  running?.kill('SIGKILL')
  await shop.close()
  rmSync(folder, { recursive: true })
})

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : address)
}

/** Starts the process and answers what it printed first, or everything that it complained of before it ended. */
const start = async (changes: Record<string, string> = {}): Promise<string> => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      SANDBOX_PORT: port,
      SANDBOX_SECRET_KEY: secretKey,
      SANDBOX_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      SANDBOX_WEBHOOK_URL: shop.webhookUrl,
      SANDBOX_DATA_DIR: folder,
      ...changes,
    },
  })
  running = child
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const ready = once(child.stdout, 'data').then(([chunk]) => String(chunk))
  return Promise.race([ready, once(child, 'close').then(() => complaint)])
}

/** Makes the process end and answers its exit code. */
const end = async (ask: (child: ChildProcess) => unknown): Promise<number | null> => {
  if (running === undefined) throw new Error('nothing was started')
  const ended = once(running, 'exit')
  ask(running)
  const [code] = await ended
  return code
}

const stop = (signal: NodeJS.Signals): Promise<number | null> => end((child) => child.kill(signal))

test('the process says when it is ready, ends cleanly on SIGTERM and knows its sessions after kill -9', async () => {
  const origin = `http://127.0.0.1:${port}`
  expect(await start()).toBe(`sandbox-pay listening on ${origin}\n`)
  const stripe = sdkFor(origin, secretKey)
  const { id } = await stripe.checkout.sessions.create(topUp(new Date()))
  await stop('SIGKILL')

  await start()
  await stripe.checkout.sessions.expire(id)
  await shop.hasReceived(1)
  expect(await stop('SIGTERM')).toBe(0)

  await start()
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
  expect(await stop('SIGINT')).toBe(0)
})

test('a process stops at once while the shop leaves a webhook unanswered, and sends it again later', async () => {
  await start()
  const stripe = sdkFor(`http://127.0.0.1:${port}`, secretKey)
  const { id } = await stripe.checkout.sessions.create(topUp(new Date()))
  shop.answers.push('silence')
  await stripe.checkout.sessions.expire(id)
  await shop.hasReceived(1)
  expect(await stop('SIGTERM')).toBe(0)
  await start()
  await shop.hasReceived(2)
})

test('a second process on the same port stops with a clear message and leaves the journal alone', async () => {
  await start()
  const first = running
  const stripe = sdkFor(`http://127.0.0.1:${port}`, secretKey)
  const { id } = await stripe.checkout.sessions.create(topUp(new Date()))
  expect(await start()).toContain('EADDRINUSE')
  running = first
  await stripe.checkout.sessions.expire(id)
  await stop('SIGKILL')
  await start()
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
})

test('a process that watches the pipe from its shop ends when told to, and when the pipe closes', async () => {
  const watching = { SANDBOX_END_WITH_PARENT: '1' }
  await start(watching)
  expect(await stop('SIGTERM')).toBe(0)
  await start(watching)
  expect(await end((child) => child.stdin?.end())).toBe(0)
})

test('an incomplete environment stops the start by name', async () => {
  expect(await start({ SANDBOX_WEBHOOK_URL: '' })).toContain('SANDBOX_WEBHOOK_URL is missing')
})
