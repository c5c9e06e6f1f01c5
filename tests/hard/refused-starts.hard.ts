import { type ChildProcess, spawn } from 'node:child_process'
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

const start = (settings: { dataDir: string; port: number }): Running => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: settings.dataDir, PORT: String(settings.port) },
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
