import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { processesOf } from './testing/npm-start.ts'

interface Running {
  child: ChildProcess
  printed(): string
}

let place: string
let open: Running
let port: number

interface Settings {
  dataDir: string
  port: number
  /** beside those two */
  env?: Record<string, string>
}

const start = (settings: Settings, program = ['apps/server/src/main.ts']): Running => {
  const { dataDir, port: at, env = {} } = settings
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: String(at), ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  return { child, printed: () => text }
}

const exitCodeOf = async ({ child }: Running): Promise<number | null> => {
  const [code] = await once(child, 'exit')
  return code
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'pandrop-refused-'))
  // PostgreSQL's own account must pass through when the tests run as root.
  chmodSync(place, 0o711)
  port = await freePort()
  open = start({ dataDir: join(place, 'first'), port })
  await vi.waitFor(() => expect(open.printed()).toContain('Pandrop is open'), { timeout: 60_000 })
})

afterAll(async () => {
  const ended = exitCodeOf(open)
  open.child.kill('SIGTERM')
  await ended
  rmSync(place, { recursive: true, force: true })
})

test('a shop whose port is taken says so without a stack and leaves nothing running', async () => {
  const dataDir = join(place, 'second')
  const second = start({ dataDir, port })
  expect(await exitCodeOf(second)).toBe(1)
  expect(second.printed()).toContain(`Port ${port} of 127.0.0.1 cannot be opened: another program uses it.`)
  expect(second.printed()).not.toContain('    at ')
  expect(processesOf(dataDir)).toEqual([])
})

test('a second shop on one data folder is refused, and the first keeps its database and card provider', async () => {
  const dataDir = join(place, 'first')
  const keys = () => readFileSync(join(dataDir, 'sandbox-pay.json'), 'utf8')
  // Without PostgreSQL's children, which come and go.
  const programs = () => processesOf(dataDir).filter((command) => !command.startsWith('postgres:'))
  const [before, running] = [keys(), programs()]
  const second = start({ dataDir, port: await freePort() })
  expect(await exitCodeOf(second)).toBe(1)
  expect(second.printed()).toContain(`Another Pandrop (process ${open.child.pid}) is running on ${dataDir}.`)
  expect(keys()).toBe(before)
  expect(programs()).toEqual(running)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})

/** All that a real shop is asked for, with nobody behind it. */
const real = {
  NODE_ENV: 'production',
  EMBEDDED_DATABASE: '1',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_live_never_asked_here',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_asked_here',
  TRUST_PROXY: '0',
}

test('a real shop opens once it is known who runs it, and says what to type until then', async () => {
  const env = { ...real, ENCRYPTION_KEY: randomBytes(32).toString('base64') }
  const settings = { dataDir: join(place, 'real'), port: await freePort(), env }
  const type = async (...typed: string[]) => {
    const command = start(settings, ['apps/server/src/cli/main.ts', ...typed])
    return { code: await exitCodeOf(command), said: command.printed() }
  }
  const nameless = start(settings)
  expect(await exitCodeOf(nameless)).toBe(1)
  expect(nameless.printed()).toContain('npm run shop -- settings set requisites "…"')
  expect(nameless.printed()).toContain('npm run shop -- settings set support_email "…"')
  expect(nameless.printed()).not.toContain('    at ')
  expect(await type('settings', 'set', 'requisites', 'Bamboo Ltd, Ljubljana')).toMatchObject({ code: 0 })
  expect(await type('settings', 'set', 'support_email', 'help@shop.example')).toMatchObject({ code: 0 })
  const named = start(settings)
  await vi.waitFor(() => expect(named.printed()).toContain('Pandrop is open: https://shop.example'), {
    timeout: 60_000,
  })
  // What was decided knowingly is said all the same.
  expect(named.printed()).toContain('TRUST_PROXY is 0')
  const ended = exitCodeOf(named)
  named.child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
