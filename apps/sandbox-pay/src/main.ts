import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createSandbox, type Sandbox } from './app.ts'
import { type Env, readEnv } from './env.ts'

// How late an expiry or a delayed webhook may be.
const beatMs = 100

// The log goes to stderr: stdout carries the one line that says we are ready.
const log = pino({ name: 'sandbox-pay', level: 'warn' }, pino.destination({ dest: 2, sync: true }))

const start = async (env: Env): Promise<void> => {
  const sandbox = createSandbox({ ...env, log })
  const origin = await sandbox.listen(env)
  const stopping = new AbortController()
  let closed: Promise<void> | undefined
  const stop = () => {
    stopping.abort()
    closed ??= sandbox.close()
    // An open pipe from the shop, which may be waiting for our end, would keep the process alive.
    process.stdin.destroy()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  if (env.endWithParent) process.stdin.resume().on('close', stop)
  // The shop may be gone before it hears us; then nobody needs us either.
  process.stdout.on('error', stop)
  console.log(`sandbox-pay listening on ${origin}`)
  await beatUntil(stopping.signal, sandbox)
  await closed
}

const beatUntil = async (stopped: AbortSignal, sandbox: Sandbox): Promise<void> => {
  while (!stopped.aborted) {
    await sandbox.runDue()
    await sleep(beatMs, undefined, { signal: stopped }).catch(() => undefined)
  }
}

try {
  await start(readEnv())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // At once: everything acknowledged is on the disk, and a sandbox that cannot write must not go on serving.
  process.exit(1)
}
