import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { secretKey } from './testing/bench.ts'

let folder: string
let running: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-steam-'))
})

afterEach(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const start = async (port: number): Promise<string> => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  running = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { SANDBOX_PORT: String(port), SANDBOX_SECRET_KEY: secretKey, SANDBOX_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(running.stdout ?? process.stdin, 'data')
  return String(line)
}

test('the process says when it is ready, knows its offers after kill -9 and ends cleanly on SIGTERM', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const offer = {
    account: '76561198000000001',
    partner: 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
    code: 'AAAA-1111',
    assets: [{ id: '1', name: 'AK-47' }],
  }
  expect(await start(port)).toBe(`sandbox-steam listening on ${origin}\n`)
  await fetch(`${origin}/v1/offers`, { method: 'POST', headers, body: JSON.stringify(offer) })
  const killed = once(running ?? process, 'exit')
  running?.kill('SIGKILL')
  await killed
  await start(port)
  const found = await (await fetch(`${origin}/v1/offers?code=AAAA-1111`, { headers })).json()
  expect(found).toMatchObject({ offers: [{ state: 2 }] })
  const ended = once(running ?? process, 'exit')
  running?.kill('SIGTERM')
  const [code] = await ended
  expect(code).toBe(0)
})

test('there is none in production, and none without its key', () => {
  const complete = { SANDBOX_SECRET_KEY: secretKey, SANDBOX_DATA_DIR: '.data/sandbox-steam' }
  expect(readEnv(complete)).toMatchObject({ port: 3011, host: '127.0.0.1' })
  expect(() => readEnv({ ...complete, NODE_ENV: 'production' })).toThrow('NODE_ENV')
  expect(() => readEnv({ SANDBOX_DATA_DIR: '.data' })).toThrow('SANDBOX_SECRET_KEY')
})
