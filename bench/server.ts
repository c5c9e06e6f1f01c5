import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** A program that serves, in a process of its own. */
export interface Server {
  origin: string
  pid: number
  /** milliseconds from starting its process to the first 200 */
  startMilliseconds: number
  process: ChildProcess
  /** SIGTERM, and where that does not end it in time SIGKILL */
  stop(): Promise<void>
}

/** How a program is started. */
export interface ServerOptions {
  /** parameters of node */
  parameters: string[]
  cwd?: string
  env: Record<string, string>
  port: number
  /** address that answers 200 once it serves */
  healthPath: string
  /** file that takes what it says; without one only its errors are shown */
  log?: string
  /** it may be asked what it holds: memoryHeldBy */
  tellsMemory?: true
}

// Asked by a message, answers with what is left once all garbage is collected. Threads of the server load it as well,
// and have nobody to tell.
const teller = `
  if (process.channel) {
    process.on('message', () => {
      globalThis.gc()
      process.send(process.memoryUsage())
    })
    process.channel.unref()
  }
`
const tellerParameters = ['--expose-gc', `--import=data:text/javascript,${encodeURIComponent(teller)}`]

/** What a server holds once its garbage is collected, in megabytes. */
export interface HeldMemory {
  /** what objects and buffers take */
  live: number
  /** what V8 keeps for objects to come */
  spare: number
  /** the rest of what is resident: the program, threads, and what malloc keeps */
  rest: number
}

/** What a server holds; only of one that was started with tellsMemory. */
export const memoryHeldBy = async ({ process: child }: Server): Promise<HeldMemory> => {
  const answered = once(child, 'message')
  child.send('memory')
  const [{ rss, heapTotal, heapUsed, external }] = (await answered) as [NodeJS.MemoryUsage]
  const megabytes = (bytes: number): number => bytes / 2 ** 20
  return {
    live: megabytes(heapUsed + external),
    spare: megabytes(heapTotal - heapUsed),
    rest: megabytes(rss - heapTotal - external),
  }
}

// What was started ends with the bench, also where that is told to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const startSecondsMax = 180
const stopSecondsMax = 30

const isHealthy = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })

const stopping = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = new AbortController()
  const kill = delay(stopSecondsMax * 1000, undefined, { signal: late.signal, ref: false }).then(
    () => child.kill('SIGKILL'),
    () => {},
  )
  await ended
  late.abort()
  await kill
}

/** Starts a server and waits for its first 200; throws where it ends before or takes longer than three minutes. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const { parameters, cwd, env, port, healthPath, log, tellsMemory } = options
  const origin = `http://127.0.0.1:${port}`
  const output = log ? openSync(log, 'a', 0o600) : undefined
  const begun = performance.now()
  const child = spawn(process.execPath, [...(tellsMemory ? tellerParameters : []), ...parameters], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit', ...(tellsMemory ? (['ipc'] as const) : [])],
  })
  while (!(await isHealthy(origin + healthPath))) {
    const isLate = performance.now() - begun > startSecondsMax * 1000
    if (child.exitCode !== null || isLate) {
      await stopping(child)
      const why = isLate ? `does not answer after ${startSecondsMax} s` : `ended with code ${child.exitCode}`
      throw new Error(`${parameters.join(' ')} ${why}${log ? `: ${readFileSync(log, 'utf8').slice(-2000)}` : ''}`)
    }
    await delay(5)
  }
  const startMilliseconds = performance.now() - begun
  const abandon = () => void child.kill('SIGTERM')
  process.once('exit', abandon)
  const stop = async (): Promise<void> => {
    process.off('exit', abandon)
    await stopping(child)
  }
  return { origin, pid: child.pid ?? 0, startMilliseconds, process: child, stop }
}

/** Starts the built shop, as npm start would run it but without limits of pace. */
export const startShopServer = (options: {
  port: number
  dataDir: string
  env?: Record<string, string>
  log?: string
  tellsMemory?: true
}): Promise<Server> =>
  startServer({
    parameters: ['--max-semi-space-size=4', 'apps/server/dist/main.mjs'],
    env: {
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      DELIVERY: 'none',
      // As npm start does.
      MALLOC_ARENA_MAX: '2',
      // What one process does is measured, on any machine.
      WORKERS: '1',
      ...options.env,
    },
    port: options.port,
    healthPath: '/healthz',
    ...(options.log ? { log: options.log } : {}),
    ...(options.tellsMemory ? { tellsMemory: true } : {}),
  })
