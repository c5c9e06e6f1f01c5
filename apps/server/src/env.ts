import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { namesProxies, problemsBetween, warningsOf, workersDefault } from './env.rules.ts'
import { isDrawnByLot, isKey } from './kept-key.ts'
import { OperatorProblem } from './operator-problem.ts'

/** The settings of a shop, checked; the names are those of the environment (ARCHITECTURE.md, Commands). */
export interface Env {
  NODE_ENV: 'production' | 'development'
  PORT: number
  HOST: string
  /** processes that serve visitors; 1: one process does everything */
  WORKERS: number
  /** absolute path */
  DATA_DIR: string
  /** the server's own login; absent: embedded PostgreSQL */
  DATABASE_URL?: string | undefined
  /** the login that may migrate; absent: the same as DATABASE_URL */
  DATABASE_OWNER_URL?: string | undefined
  /** in production the operator must say that the embedded PostgreSQL is meant */
  EMBEDDED_DATABASE: boolean
  /** origin that visitors use, without a slash at its end */
  PUBLIC_URL: string
  /** origin of the back office, on a host of its own; absent: it shares PUBLIC_URL's */
  DESK_URL?: string | undefined
  /** every rate limit is multiplied by this */
  RATE_LIMIT_FACTOR: number
  /** absent: mails land in the dev mailbox */
  SMTP_URL?: string | undefined
  /** absent: payments go to sandbox-pay */
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  /** absent: outside production sandbox-steam sends trade offers; none: everything is sent by hand */
  DELIVERY?: 'none' | undefined
  /** absolute path of the sealed file of accounts that send in Steam; absent: none does. In production alone */
  STEAM_ACCOUNTS?: string | undefined
  /** https://KEY:SECRET@host/bucket[/prefix][?region=…] (ports/storage/s3.ts); absent: files lie in DATA_DIR */
  S3_URL?: string | undefined
  /** 32 bytes in base64 each: the first seals, all open; ENCRYPTION_KEY alone is one; absent: the one in DATA_DIR */
  ENCRYPTION_KEYS?: [string, ...string[]] | undefined
  /** path of a Chromium that draws pictures of skins, or none; absent: the one that is found */
  CHROMIUM?: string | undefined
  /** demo items and accounts; never in production */
  DEMO: boolean
  /** a number of proxies, or addresses and networks whose X-Forwarded-For is believed; absent or 0: none */
  TRUST_PROXY?: string | number | undefined
  /** how long a server that is told to stop goes on serving while /readyz says that it is not ready */
  DRAIN_SECONDS: number
  /** bearer token of /metrics; absent: the page does not exist */
  METRICS_TOKEN?: string | undefined
  /** where traces go; absent: there are none (tracing.ts) */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  /** what was set knowingly and is said aloud at every start all the same */
  warnings: string[]
}

type Source = Record<string, string | undefined>

const number = (minimum: number, maximum: number, message: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number(message).check(z.gte(minimum, message), z.lte(maximum, message)),
    ),
  )

const wholeNumber = (minimum: number, maximum: number, message: string) =>
  number(minimum, maximum, message).check(z.refine(Number.isInteger, message))

const url = (protocols: string[]) => {
  const message = `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
  return z.string().check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message))
}

const flag = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((text: '0' | '1') => text === '1'),
)

const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        namesProxies,
        'must be a number of proxies, or addresses and networks between commas, none of all the world',
      ),
    ),
  z.transform((text: string) => (/^\d+$/.test(text) ? Number(text) : text)),
)

const isBucketUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && /^\/[^/]/.test(pathname)
}
const bucketUrl = z.string().check(z.refine(isBucketUrl, 'must look like https://KEY:SECRET@host/bucket'))

const postgres = url(['postgres:', 'postgresql:'])
const encryptionKey = z
  .string()
  .check(
    z.refine(isKey, { error: 'must be 32 bytes in base64 (openssl rand -base64 32)', abort: true }),
    z.refine(isDrawnByLot, 'must be drawn by lot (openssl rand -base64 32), not filled in'),
  )
const encryptionKeys = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((key) => key.trim())),
  ),
  z.array(encryptionKey),
)
const secret = z.string().check(z.minLength(16, 'must have at least 16 characters'))

const schema = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
  PORT: z._default(wholeNumber(1, 65_535, 'must be a whole number from 1 to 65535'), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  WORKERS: z.optional(wholeNumber(1, 64, 'must be a whole number from 1 to 64')),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(postgres),
  DATABASE_OWNER_URL: z.optional(postgres),
  EMBEDDED_DATABASE: z.optional(flag),
  PUBLIC_URL: z.optional(url(['http:', 'https:'])),
  DESK_URL: z.optional(url(['http:', 'https:'])),
  RATE_LIMIT_FACTOR: z._default(number(0.01, 1_000_000, 'must be a number from 0.01 to 1000000'), 1),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  STRIPE_SECRET_KEY: z.optional(secret),
  STRIPE_WEBHOOK_SECRET: z.optional(secret),
  DELIVERY: z.optional(z.enum(['none'], 'must be none, or absent')),
  STEAM_ACCOUNTS: z.optional(z.string()),
  S3_URL: z.optional(bucketUrl),
  INSECURE_MAIL: z.optional(flag),
  INSECURE_DATABASE: z.optional(flag),
  INSECURE_STORAGE: z.optional(flag),
  ENCRYPTION_KEY: z.optional(encryptionKey),
  ENCRYPTION_KEYS: z.optional(encryptionKeys),
  CHROMIUM: z.optional(z.string()),
  DEMO: z.optional(flag),
  TRUST_PROXY: z.optional(trustProxy),
  DRAIN_SECONDS: z._default(wholeNumber(0, 120, 'must be a whole number from 0 to 120'), 0),
  METRICS_TOKEN: z.optional(secret),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url(['http:', 'https:'])),
})

type Settings = z.infer<typeof schema>

/**
 * Reads the environment, as this file alone does in the server. Every missing and every unsuitable name is listed at
 * once in the OperatorProblem that is thrown.
 * @param source names and texts; an empty text counts as absent
 */
export const readEnv = (source: Source = process.env): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== undefined && text !== ''))
  const parsed = schema.safeParse(given)
  const unreadable = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? []
  // Rules between names are told from the texts, so that they are reported beside unreadable values.
  const problems = [...unreadable, ...problemsBetween(given)]
  if (!parsed.success || problems.length > 0) {
    throw new OperatorProblem(`These settings stop the start:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
  return complete(parsed.data, given)
}

/** What pgBackRest and the PostgreSQL of a drill are started with: their own settings, none of the shop's secrets. */
export const pgbackrestEnvironment = (source: Source = process.env): Record<string, string> => {
  const handed = Object.entries(source).filter(([name]) => /^(PATH|LD_LIBRARY_PATH|PGBACKREST_\w+)$/.test(name))
  return { ...(Object.fromEntries(handed) as Record<string, string>), LC_ALL: 'C.UTF-8' }
}

const complete = (settings: Settings, given: Source): Env => {
  const production = settings.NODE_ENV === 'production'
  const { ENCRYPTION_KEY, ...others } = settings
  const [key = ENCRYPTION_KEY, ...olderKeys] = settings.ENCRYPTION_KEYS ?? []
  return {
    ...others,
    ENCRYPTION_KEYS: key === undefined ? undefined : [key, ...olderKeys],
    NODE_ENV: production ? 'production' : 'development',
    WORKERS: settings.WORKERS ?? workersDefault({ cores: availableParallelism(), memoryBytes: memoryBytes() }),
    DATA_DIR: resolve(settings.DATA_DIR),
    STEAM_ACCOUNTS: settings.STEAM_ACCOUNTS && resolve(settings.STEAM_ACCOUNTS),
    EMBEDDED_DATABASE: settings.EMBEDDED_DATABASE ?? false,
    PUBLIC_URL: (settings.PUBLIC_URL ?? ownAddress(settings)).replace(/\/+$/, ''),
    DESK_URL: settings.DESK_URL && new URL(settings.DESK_URL).origin,
    DEMO: settings.DEMO ?? !production,
    warnings: warningsOf(given),
  }
}

/** Of this machine, or as much as a container may have of it. */
const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

const ownAddress = ({ HOST, PORT }: Settings): string => {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://127.0.0.1:${PORT}`
  return HOST.includes(':') ? `http://[${HOST}]:${PORT}` : `http://${HOST}:${PORT}`
}
