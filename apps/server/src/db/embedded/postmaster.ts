import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorProblem } from '../../operator-problem.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type ClusterPaths, programEnvironment } from './cluster.ts'
import { findProcess, type RunningProcess, waitForEnd } from './processes.ts'

/** PostgreSQL's main process, accepting connections. */
export interface Postmaster {
  /** on 127.0.0.1 */
  port: number
  /** settles when the process has ended, for whatever reason */
  ended: Promise<void>
  /** ends it in an orderly way, at the latest after 20 seconds */
  stop(): Promise<void>
  /** asks it to end without waiting: all that is possible while our own process exits */
  abandon(): void
}

/** What startPostmaster needs. */
export interface PostmasterOptions {
  paths: Pick<ClusterPaths, 'cluster' | 'log'>
  binaries: Pick<Binaries, 'postgres'>
  account: Account
  /** false: no waiting for the disk, for tests; a power cut may then lose or damage everything */
  durable: boolean
  /** a free one is taken when absent */
  port?: number
  /** more settings, or others than ours */
  settings?: Record<string, string>
  /** its whole environment; ours when absent */
  env?: Record<string, string>
  /** how long it may take until it accepts connections; two minutes when absent */
  readyMillisMax?: number
}

const orderlyMillisMax = 15_000
const immediateMillisMax = 5_000
const ordinaryReadyMillisMax = 120_000
const startsMax = 40

const ownSettings = (port: number, durable: boolean): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  // Queries of a shop are short: compiling or spreading them costs more than it saves on two cores.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
})

/**
 * Ends a PostgreSQL that a killed Pandrop left running on this cluster. Call it only while holding the data lock.
 * A process that merely has the number from an old postmaster.pid is left alone.
 */
export const stopLeftover = async ({ cluster }: ClusterPaths): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [firstLine = '', ...others] = readFileSync(pidFile, 'utf8').split('\n')
  const leftover = findProcess(Number(firstLine))
  if (leftover && isPostmasterOf(cluster, leftover)) return await endProcess(leftover)
  // PostgreSQL refuses to start while any process has that number, and ignores its parent's. Deleting the file would
  // also skip its check that no child of the old postmaster still writes.
  writeFileSync(pidFile, [String(process.pid), ...others].join('\n'))
}

const isPostmasterOf = (cluster: string, { command }: RunningProcess): boolean =>
  basename(command[0] ?? '') === 'postgres' && command.includes(cluster)

const endProcess = async (found: RunningProcess): Promise<void> => {
  process.kill(found.pid, 'SIGINT')
  if (await waitForEnd(found, orderlyMillisMax)) return
  process.kill(found.pid, 'SIGQUIT')
  if (await waitForEnd(found, immediateMillisMax)) return
  throw new OperatorProblem(`A PostgreSQL left by a killed Pandrop does not stop: end process ${found.pid} by hand.`)
}

/** Starts PostgreSQL on a port of the loopback interface and waits until it accepts connections. */
export const startPostmaster = async (options: PostmasterOptions): Promise<Postmaster> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await findFreePort())
    const said = await sizeOf(options.paths.log)
    const child = await spawnPostgres(options, port)
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    if (await isReady(child, options)) return running(child, port, ended)
    const output = (await readFile(options.paths.log, 'utf8')).slice(said)
    if (attempt === startsMax || !isTemporary(output)) {
      const told = output.trim().slice(-2000)
      throw new OperatorProblem(`PostgreSQL did not start (${options.paths.log}):\n${told}${explained(told)}`)
    }
    await delay(250)
  }
}

// The port was taken since it was found free, or children of a killed postmaster are about to notice and end.
const isTemporary = (output: string): boolean =>
  /Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory block/.test(output)

/** What PostgreSQL says of a copy of its folder that was made while it wrote, in words for who has not made it. */
const explained = (said: string): string =>
  /could not locate (a valid|required) checkpoint record/.test(said)
    ? '\nThe data folder is a copy that was made while PostgreSQL wrote to it, and lacks a part. Nothing can be ' +
      'mended in it: restore a backup into another DATA_DIR (npm run shop -- backup restore).'
    : ''

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const sizeOf = async (path: string): Promise<number> => (existsSync(path) ? (await stat(path)).size : 0)

const spawnPostgres = async (options: PostmasterOptions, port: number): Promise<ChildProcess> => {
  const { paths, binaries, account, durable, env = programEnvironment } = options
  const settings = Object.entries({ ...ownSettings(port, durable), ...options.settings })
  const assignments = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options: as } = account.command(binaries.postgres, ['-D', paths.cluster, ...assignments])
  const log = await open(paths.log, 'a', 0o600)
  try {
    const stdio: ['ignore', number, number] = ['ignore', log.fd, log.fd]
    // A group of its own: Ctrl-C reaches the server alone, which ends its work before it ends the database.
    const child = spawn(file, args, { ...as, cwd: '/', env, detached: true, stdio })
    // A program that cannot be spawned has no pid, which isReady sees; unheard, the event would end our own process.
    return child.once('error', () => {})
  } finally {
    await log.close()
  }
}

const isReady = async (
  child: ChildProcess,
  { paths: { cluster }, readyMillisMax = ordinaryReadyMillisMax }: PostmasterOptions,
): Promise<boolean> => {
  const deadline = performance.now() + readyMillisMax
  while (performance.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
    if (saysReady(join(cluster, 'postmaster.pid'), child.pid)) return true
    await delay(10)
  }
  throw new OperatorProblem(`PostgreSQL is still not ready after ${readyMillisMax / 1000} seconds.`)
}

// Lines of postmaster.pid (PostgreSQL's miscadmin.h): the first is the process, the eighth its status.
const saysReady = (pidFile: string, pid: number | undefined): boolean => {
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n')
    return lines[0]?.trim() === String(pid) && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

const running = (child: ChildProcess, port: number, ended: Promise<void>): Postmaster => {
  const endsWithin = (millisMax: number): Promise<boolean> => {
    const timeout = new AbortController()
    const late = delay(millisMax, false, { signal: timeout.signal }).catch(() => false)
    return Promise.race([ended.then(() => true), late]).finally(() => timeout.abort())
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGINT')
    if (await endsWithin(orderlyMillisMax)) return
    child.kill('SIGQUIT')
    if (!(await endsWithin(immediateMillisMax))) child.kill('SIGKILL')
    await ended
  }
  return { port, ended, stop, abandon: () => void child.kill('SIGINT') }
}
