import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findDebianProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'

/** HAProxy before some servers. */
export interface Balancer {
  origin: string
  pid: number
  /** how many servers it sends to */
  up: () => Promise<number>
  stop: () => Promise<void>
}

const upSecondsMax = 10

/** The configuration that we ship, as it stands. */
export const haproxyConfig = (): string => readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')

/** HAProxy, the installed one or Debian's. */
export const findHaproxy = () =>
  findDebianProgram({
    name: 'haproxy',
    path: '/usr/sbin/haproxy',
    packages: ['haproxy', 'liblua5.3-0', 'libopentracing1', 'libopentracing-c-wrapper0'],
  })

/** A text with some parts exchanged; throws where one of them is not there. */
export const exchange = (text: string, changes: Record<string, string>): string =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the configuration has no ${JSON.stringify(from)} any more`)
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

/** HAProxy with the configuration that we ship, on plain HTTP and with servers on these ports; all of them are up. */
export const balance = async (ports: readonly number[]): Promise<Balancer> => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-haproxy-'))
  const [port, socket] = [await freePort(), join(folder, 'admin.sock')]
  const servers = ports.map((each, place) => `    server shop${place} 127.0.0.1:${each}\n`)
  const changed = exchange(haproxyConfig(), {
    '    bind :80\n': '',
    '/run/haproxy/admin.sock mode': `${socket} mode`,
    'bind :443 ssl crt /etc/haproxy/shop.pem alpn h2,http/1.1': `bind 127.0.0.1:${port}`,
    '    http-request redirect scheme https code 308 unless { ssl_fc }\n': '',
    '    server one 127.0.0.1:3000\n    server two 127.0.0.1:3001\n': servers.join(''),
  })
  writeFileSync(join(folder, 'haproxy.cfg'), changed)
  const { path, env } = findHaproxy()
  const child: ChildProcess = spawn(path, ['-db', '-f', join(folder, 'haproxy.cfg')], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  // It ends with whoever started it, also where that is told to stop.
  const abandon = () => void child.kill('SIGTERM')
  process.once('exit', abandon)
  const stop = async (): Promise<void> => {
    process.off('exit', abandon)
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  // Before it is there nobody answers.
  const stat = () => askAt(socket, 'show stat').catch(() => '')
  const up = async () => (await stat()).match(/^shop,shop\d+,.*,UP,/gm)?.length ?? 0
  const deadline = performance.now() + upSecondsMax * 1000
  while ((await up()) < ports.length) {
    if (performance.now() > deadline) {
      await stop()
      throw new Error(`HAProxy does not send to ${ports.length} servers after ${upSecondsMax} s`)
    }
    await delay(50)
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, up, stop }
}
