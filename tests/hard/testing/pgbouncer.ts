import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseUrls } from '@pandrop/server/db/embedded'
import { expect } from 'vitest'
import { findDebianProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'

/** Debian's account of nobody. */
const nobody = 65_534

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * A pooler before a database.
 * @param mode session: one connection for each that comes; transaction: for each transaction
 * @returns the database's addresses through it
 */
export const startPgbouncer = async (
  { serverUrl, ownerUrl }: DatabaseUrls,
  mode: 'session' | 'transaction',
): Promise<DatabaseUrls & { stop(): Promise<void> }> => {
  const packages: [string, ...string[]] = ['pgbouncer', 'libc-ares2', 'libevent-2.1-7']
  const { path, env } = findDebianProgram({ name: 'pgbouncer', path: '/usr/sbin/pgbouncer', packages })
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-pgbouncer-'))
  const [urls, port] = [[serverUrl, ownerUrl].map((url) => new URL(url)), await freePort()]
  const { hostname, port: databasePort } = new URL(serverUrl)
  writeFileSync(
    join(folder, 'users'),
    urls.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`).join('\n'),
  )
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${databasePort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users')}`,
    `pool_mode = ${mode}`,
    'default_pool_size = 40',
    'ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), lines.join('\n'))
  chmodSync(folder, 0o755)
  // It does not run as root.
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const child = spawn(path, [join(folder, 'pgbouncer.ini')], { env: { ...process.env, ...env }, ...account })
  await expect.poll(() => isOpen(port), { timeout: 10_000 }).toBe(true)
  const through = (url: string) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  return {
    serverUrl: through(serverUrl),
    ownerUrl: through(ownerUrl),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
