import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox } from '../app.ts'

/** What the shop at this bench sends as its bearer token. */
export const secretKey = 'steam_0123456789abcdef'

/** A sandbox that listens, and a clock moved by hand. */
export interface Bench {
  sandbox: Sandbox
  origin: string
  /** moves the clock on and lets the sandbox do what became due */
  pass(days: number): Promise<void>
  /** starts a second sandbox over the same folder in place of the first */
  restart(): Promise<void>
  /** calls the API or a control route with the key; null: the connection broke */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply | null>
  /** sends an offer of one item under a code, changed by `changes` */
  send(code: string, changes?: object): Promise<Reply | null>
  close(): Promise<void>
}

export interface Reply {
  status: number
  body: Record<string, unknown>
}

/** Sets up a bench over a new folder. */
export const openBench = async (): Promise<Bench> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-steam-'))
  let now = new Date('2026-11-21T12:00:00Z')
  const start = async () => {
    const sandbox = createSandbox({ secretKey, dataDir, clock: { now: () => now } })
    return { sandbox, origin: await sandbox.listen({ port: 0, host: '127.0.0.1' }) }
  }
  const bench: Bench = {
    ...(await start()),
    pass: async (days) => {
      now = new Date(now.getTime() + days * 24 * 3_600_000)
      await bench.sandbox.runDue()
    },
    restart: async () => {
      await bench.sandbox.close()
      Object.assign(bench, await start())
    },
    call: async (method, path, body) => {
      const headers = { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) }
      const answer = await fetch(bench.origin + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null)
      return answer && { status: answer.status, body: (await answer.json()) as Reply['body'] }
    },
    send: (code, changes = {}) => bench.call('POST', '/v1/offers', { ...offerOf(code), ...changes }),
    close: async () => {
      await bench.sandbox.close()
      rmSync(dataDir, { recursive: true })
    },
  }
  return bench
}

const offerOf = (code: string) => ({
  account: '76561198000000001',
  partner: 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
  code,
  assets: [{ id: '30000000001', name: 'AK-47 | Redline (Field-Tested)' }],
})
