import { runProcess } from '@pandrop/sandbox/process'
import pino from 'pino'
import { createSandbox } from './app.ts'
import { readEnv } from './env.ts'

// The log goes to stderr: stdout carries the one line that says we are ready.
const log = pino({ name: 'sandbox-pay', level: 'warn' }, pino.destination({ dest: 2, sync: true }))

await runProcess('sandbox-pay', readEnv, (env) => createSandbox({ ...env, log }))
