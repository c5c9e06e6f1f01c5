import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './environment.ts'

/** A sandbox as a process runs it. */
export interface Runnable {
  /** starts to serve and answers the origin; throws when the port is taken */
  listen(address: { port: number; host: string }): Promise<string>
  /** does whatever became due; called again and again */
  runDue(): Promise<void>
  close(): Promise<void>
}

// How late something that became due may be.
const beatMs = 100

const beatUntil = async (stopped: AbortSignal, sandbox: Runnable): Promise<void> => {
  while (!stopped.aborted) {
    await sandbox.runDue()
    await sleep(beatMs, undefined, { signal: stopped }).catch(() => undefined)
  }
}

const serve = async (name: string, place: Place, sandbox: Runnable): Promise<void> => {
  const origin = await sandbox.listen(place)
  const stopping = new AbortController()
  let closed: Promise<void> | undefined
  const stop = () => {
    stopping.abort()
    closed ??= sandbox.close()
    // An open pipe from the shop, which may be waiting for our end, would keep the process alive.
    process.stdin.destroy()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  if (place.endWithParent) process.stdin.resume().on('close', stop)
  // The shop may be gone before it hears us; then nobody needs us either.
  process.stdout.on('error', stop)
  console.log(`${name} listening on ${origin}`)
  await beatUntil(stopping.signal, sandbox)
  await closed
}

/**
 * Runs a sandbox as a process of its own until it is told to end, or until the pipe from its shop closes. One line on
 * stdout says that it is ready.
 */
export const runProcess = async <Env extends Place>(
  name: string,
  readEnv: () => Env,
  create: (env: Env) => Runnable,
): Promise<void> => {
  try {
    const env = readEnv()
    await serve(name, env, create(env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    // At once: everything acknowledged is on the disk, and a sandbox that cannot write must not go on serving.
    process.exit(1)
  }
}
