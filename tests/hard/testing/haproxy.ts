import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findDebianProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'

/** The configuration that we ship. */
export const haproxyConfig = (): string => readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')

/** How HAProxy is started. */
export const findHaproxy = () =>
  findDebianProgram({
    name: 'haproxy',
    path: '/usr/sbin/haproxy',
    packages: ['haproxy', 'liblua5.3-0', 'libopentracing1', 'libopentracing-c-wrapper0'],
  })

/** A configuration with other words in it; each of those that go has to be there. */
export const exchange = (text: string, changes: Record<string, string>): string =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replace(from, to)
  }, text)

/** What HAProxy answers at its socket. */
const askAt = async (socket: string, question: string): Promise<string> => {
  const connection = createConnection(socket)
  connection.end(`${question}\n`)
  let said = ''
  for await (const chunk of connection) said += chunk
  return said
}

/** HAProxy that runs. */
export interface Balancer {
  origin: string
  /** how many servers it sends to */
  up: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * HAProxy with the configuration that we ship, on plain HTTP and with these servers.
 * @param servers both of them up, which is waited for
 */
export const balance = async (servers: readonly [{ port: number }, { port: number }]): Promise<Balancer> => {
  const { path, env } = findHaproxy()
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-haproxy-'))
  const [port, socket] = [await freePort(), join(folder, 'admin.sock')]
  const changed = exchange(haproxyConfig(), {
    '    bind :80\n': '',
    '/run/haproxy/admin.sock mode': `${socket} mode`,
    'bind :443 ssl crt /etc/haproxy/shop.pem alpn h2,http/1.1': `bind 127.0.0.1:${port}`,
    '    http-request redirect scheme https code 308 unless { ssl_fc }\n': '',
    '127.0.0.1:3000': `127.0.0.1:${servers[0].port}`,
    '127.0.0.1:3001': `127.0.0.1:${servers[1].port}`,
  })
  writeFileSync(join(folder, 'haproxy.cfg'), changed)
  const parameters = ['-db', '-f', join(folder, 'haproxy.cfg')]
  const child = spawn(path, parameters, { env: { ...process.env, ...env }, stdio: 'ignore' })
  // Before it is there nobody answers.
  const stat = () => askAt(socket, 'show stat').catch(() => '')
  const up = async () => (await stat()).match(/^shop,(one|two),.*,UP,/gm)?.length ?? 0
  await expect.poll(up, { timeout: 10_000 }).toBe(servers.length)
  return {
    origin: `http://127.0.0.1:${port}`,
    up,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
