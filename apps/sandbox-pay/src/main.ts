import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createSandbox, type Sandbox } from './app.ts'
import { type Env, readEnv } from './env.ts'

// How late an expiry or a delayed webhook may be.
const beatMs = 100

// The log goes to stderr: stdout carries the one line that says we are ready.
const log = pino({ name: 'sandbox-pay' }, pino.destination({ dest: 2, sync: true }))

const start = async (env: Env): Promise<void> => {
  const sandbox = createSandbox({ ...env, log })
  const origin = await sandbox.listen(env)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  console.log(`sandbox-pay listening on ${origin}`)
  await beatUntil(stopping.signal, sandbox)
  await sandbox.close()
}

const beatUntil = async (stopped: AbortSignal, sandbox: Sandbox): Promise<void> => {
  while (!stopped.aborted) {
    await Promise.race([sandbox.runDue(), aborted(stopped)])
    await sleep(beatMs, undefined, { signal: stopped }).catch(() => undefined)
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

try {
  await start(readEnv())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
