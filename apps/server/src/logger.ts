import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import type { Env } from './env.ts'

/** Where such a field stands in a logged object, down to its third level, its value is not written. */
const secrets = ['authorization', 'cookie', 'password', 'passConfirm', 'token', 'connectionString']

/** Structured logs on standard output, one JSON object a line, without secrets. */
export const createLogger = (env: Pick<Env, 'NODE_ENV'>): FastifyBaseLogger =>
  pino({
    level: env.NODE_ENV === 'production' ? 'info' : 'warn',
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  })
