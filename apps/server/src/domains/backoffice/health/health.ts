import { access, constants, mkdir, statfs } from 'node:fs/promises'
import type { HealthCheck, HealthState } from '@pandrop/contract/staff/health'
import { daysBefore } from '@pandrop/money/days'
import { pendingMigrations } from '../../../db/migrate.ts'
import type { Env } from '../../../env.ts'
import { readCertificate } from '../../../ports/web/certificate.ts'
import { remembered } from '../../../remembered.ts'
import type { Shop } from '../../../shop.ts'
import { version } from '../../../version.ts'
import { ownTradeCounts } from '../../buying/trade-requests/request-desk.ts'
import { newestListDays } from '../../catalogue/skins/skin.ts'
import { stockHealth } from '../../catalogue/stock-taking/stock-standing.ts'
import { missingIdentity } from '../../content/identity.ts'
import { ratesToLookAfter } from '../../content/rates/staff-currencies.ts'
import { isSendingPaused } from '../../orders/trade-offers/send-trades.ts'
import { countFailedJobs } from '../failed-jobs/failed-jobs.ts'
import { bankDaysMax, checksOf, type HealthFacts, type OutsideFacts, worstOf } from './health.rules.ts'
import {
  type SlowRunRow,
  selectArchive,
  selectBackups,
  selectDatabase,
  selectMoneyHealth,
  selectQueue,
  selectSlowestRuns,
  selectWebhookHealth,
} from './health.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock' | 'env' | 'storage'>

/** How the shop is. */
export interface Health {
  at: Date
  state: HealthState
  checks: HealthCheck[]
  slowest: SlowRunRow[]
  facts: HealthFacts
  outside: OutsideFacts
}

const runsShown = 5

const readFacts = async ({ pool, clock, env }: Omit<Reading, 'storage'>): Promise<HealthFacts> => {
  const now = clock.now()
  // One after the other: whoever waits for this can, and visitors need the connections more.
  const pending = await pendingMigrations(pool)
  const database = await selectDatabase(pool)
  const queue = await selectQueue(pool)
  const failed = await countFailedJobs(pool)
  const money = await selectMoneyHealth(pool, daysBefore(now, bankDaysMax))
  const rates = await ratesToLookAfter({ pool, clock })
  const listDays = await newestListDays({ pool, clock })
  const webhooks = await selectWebhookHealth(pool)
  const backups = await selectBackups(pool)
  const missing = await missingIdentity(pool)
  const trades = await ownTradeCounts({ pool, clock })
  const paused = await isSendingPaused(pool)
  const stock = await stockHealth({ pool, clock })
  const archive = await selectArchive(pool)
  if (!database || !queue || !money || !webhooks)
    throw new Error('a question without conditions was answered by no row')
  const backup = backups.find(({ step }) => step === 'created')
  const tried = backups.find(({ step }) => step === 'tried')
  return {
    version,
    migration: database.migration,
    pending: pending.length,
    database: {
      bytes: database.bytes,
      connections: database.connections,
      connectionsMax: database.connections_max,
      standbys: database.standbys,
      version: database.server_version,
      isEmbedded: env.DATABASE_URL === undefined,
    },
    queue: {
      due: queue.due,
      lagSeconds: queue.lag_seconds,
      workers: queue.workers,
      running: queue.running,
      runningSeconds: queue.running_seconds,
    },
    failed,
    provider: { noticeAt: money.notice_at, settledAt: money.settled_at },
    bank: { answerAt: money.answer_at, unanswered: money.unanswered },
    rates,
    listDays,
    webhooks: { on: webhooks.on, gaveUp: webhooks.gave_up, waitingSince: webhooks.waiting_since },
    trades: { isPaused: paused, stuck: trades.stuck },
    stock,
    backup: backup ? { madeAt: backup.made_at } : null,
    archive: archive ? { at: archive.archived_at, isFailing: archive.failing } : null,
    tried: tried ? { at: tried.at } : null,
    warnings: env.warnings,
    // A demo is run by nobody.
    missing: env.DEMO ? [] : missing,
    isProduction: env.NODE_ENV === 'production',
  }
}

const trialFile = 'health/trial.txt'

const failureOf = ({ message }: Error): string => message

/** Whether a file can be written and taken away again, and how much room there is. */
const lookAtStorage = async ({ env, storage }: Pick<Reading, 'env' | 'storage'>): Promise<OutsideFacts['storage']> => {
  const failure = await storage
    .put(trialFile, Buffer.from('whether this can be written'), 'text/plain')
    .then(() => storage.remove(trialFile))
    .then(() => null, failureOf)
  if (env.S3_URL) return { failure, freeBytes: null, allBytes: null }
  const disk = await mkdir(env.DATA_DIR, { recursive: true })
    .then(() => access(env.DATA_DIR, constants.W_OK))
    .then(() => statfs(env.DATA_DIR))
    .catch(failureOf)
  if (typeof disk === 'string') return { failure: failure ?? disk, freeBytes: null, allBytes: null }
  return { failure, freeBytes: disk.bavail * disk.bsize, allBytes: disk.blocks * disk.bsize }
}

const origins = ({ PUBLIC_URL, DESK_URL }: Env): string[] => [PUBLIC_URL, ...(DESK_URL ? [DESK_URL] : [])]

/** Files, disk and certificates, which are there without a database. */
export const lookOutside = async (shop: Pick<Reading, 'env' | 'storage'>): Promise<OutsideFacts> => {
  const [storage, certificates] = await Promise.all([
    lookAtStorage(shop),
    Promise.all(origins(shop.env).map(readCertificate)),
  ])
  return { storage, certificates }
}

const judge = async (shop: Reading, facts: HealthFacts, outside: OutsideFacts): Promise<Health> => {
  const at = shop.clock.now()
  const checks = checksOf(facts, outside, at)
  const slowest = await selectSlowestRuns(shop.pool, daysBefore(at, 1), runsShown)
  return { at, state: worstOf(checks.map(({ state }) => state)), checks, slowest, facts, outside }
}

/** How the shop is at this moment. */
export const readHealth = async (shop: Reading): Promise<Health> => {
  const [facts, outside] = await Promise.all([readFacts(shop), lookOutside(shop)])
  return judge(shop, facts, outside)
}

/** How the shop is, for everybody who asks: people, monitoring, the page of today. */
export interface Watch {
  /** as readHealth, some seconds ago at most; what lies outside a minute */
  health(): Promise<Health>
  /** how many checks are red, without waiting for what lies outside */
  redCount(): Promise<number>
}

const insideMilliseconds = 2000
const outsideMilliseconds = 60_000

/** Looks at the shop as often as it is worth it, however many ask. */
export const watchHealth = (shop: Reading): Watch => {
  let known: OutsideFacts | undefined
  const outside = remembered(outsideMilliseconds, async () => {
    known = await lookOutside(shop)
    return known
  })
  const inside = remembered(insideMilliseconds, () => readFacts(shop))
  return {
    health: async () => {
      const [facts, found] = await Promise.all([inside(), outside()])
      return judge(shop, facts, found)
    },
    redCount: async () => {
      // Nobody waits for it: what goes wrong there is told to whoever does.
      outside().catch(() => undefined)
      return checksOf(await inside(), known, shop.clock.now()).filter(({ state }) => state === 'red').length
    },
  }
}
