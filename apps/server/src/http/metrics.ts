import { healthStates } from '@pandrop/contract/staff/health'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countMails } from '../domains/backoffice/failed-jobs/failed-jobs.ts'
import type { Health, Watch } from '../domains/backoffice/health/health.ts'
import { countOverdueOffers } from '../domains/buying/offers/offer-list.ts'
import { ownTradeCounts } from '../domains/buying/trade-requests/request-desk.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Shop } from '../shop.ts'

/** What the figures of a shop are read from, besides itself. */
export interface Watched {
  securityLog: SecurityLog
  watch: Watch
}

/** What an answer was given to. */
interface Answered {
  method: string
  /** as the router knows it */
  route: string
  status: number
}

/** The figures of a shop as a monitoring system reads them. */
export interface Metrics {
  contentType: string
  /** counts one answer, by the seconds that it took */
  observe(answered: Answered, seconds: number): void
  text(): Promise<string>
}

/** Everything that is counted of a shop, from now on. */
export const createMetrics = (shop: Shop, { securityLog, watch }: Watched): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureMails(registry, shop)
  measureOffers(registry, shop)
  measureTrades(registry, shop)
  measureSecurity(registry, securityLog)
  measureHealth(registry, watch)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    observe: ({ method, route, status }, took) => seconds.observe({ method, route, status }, took),
    text: () => registry.metrics(),
  }
}

/** Mails that wait and that fail; NaN while the database cannot be asked, so that the other figures still come. */
const measureMails = (registry: Registry, { pool }: Shop): void => {
  const measures = {
    waiting: 'Mails that wait for their first try',
    failing: 'Mails that were tried and could not be sent yet (npm run shop -- mails failed)',
  }
  for (const [name, help] of Object.entries(measures) as ['waiting' | 'failing', string][]) {
    new Gauge({
      name: `pandrop_mails_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(
          await countMails(pool).then(
            (counts) => counts[name],
            () => Number.NaN,
          ),
        )
      },
    })
  }
}

/** What stands in the security log, and what was too much for it. */
const measureSecurity = (registry: Registry, securityLog: SecurityLog): void => {
  new Counter({
    name: 'pandrop_security_events_total',
    help: 'Sign-ins, resets, changed credentials and refusals at the doors (docs/security.md, Logs)',
    labelNames: ['event', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { event, outcome, times } of securityLog.counts()) this.inc({ event, outcome }, times)
    },
  })
}

/** Offers that nobody has answered in time; NaN as above. */
const measureOffers = (registry: Registry, shop: Shop): void => {
  new Gauge({
    name: 'pandrop_offers_overdue',
    help: 'Offers that should have been answered by now (npm run shop -- offers list --overdue)',
    registers: [registry],
    async collect() {
      this.set(await countOverdueOffers(shop).catch(() => Number.NaN))
    },
  })
}

/** Trade offers that accounts of the shop send by themselves; NaN as above. */
const measureTrades = (registry: Registry, shop: Shop): void => {
  const measures = {
    underway: 'Trade offers of the shop that are on their way or wait for an answer',
    waiting: 'Trade offers of the shop that need somebody (back office, Deliveries)',
  }
  for (const [name, help] of Object.entries(measures) as ['underway' | 'waiting', string][]) {
    new Gauge({
      name: `pandrop_trade_offers_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(
          await ownTradeCounts(shop).then(
            (counts) => counts[name],
            () => Number.NaN,
          ),
        )
      },
    })
  }
}

const secondsBetween = (then: Date | null | undefined, now: Date): number =>
  then ? (now.getTime() - then.getTime()) / 1000 : Number.NaN

const secondsLeft = ({ outside, at }: Health): number =>
  Math.min(
    ...outside.certificates.map((found) => (found.kind === 'read' ? -secondsBetween(found.until, at) : Number.NaN)),
  )

/** Figures of the shop's health; NaN for what is not known. */
const healthGauges: Readonly<Record<string, { help: string; of: (health: Health) => number }>> = {
  database_bytes: { help: 'Size of the database', of: ({ facts }) => facts.database.bytes },
  database_connections: { help: 'Connections taken', of: ({ facts }) => facts.database.connections },
  database_connections_max: { help: 'Connections that there are', of: ({ facts }) => facts.database.connectionsMax },
  queue_due: { help: 'Jobs that are due and wait', of: ({ facts }) => facts.queue.due },
  queue_lag_seconds: { help: 'How long the oldest of them waits', of: ({ facts }) => facts.queue.lagSeconds },
  queue_workers: { help: 'Programs that work off the queue', of: ({ facts }) => facts.queue.workers },
  jobs_failed: { help: 'Jobs that failed for good', of: ({ facts }) => facts.failed.jobs },
  rates_stale: { help: 'Currencies that charge no card', of: ({ facts }) => facts.rates.stale },
  price_list_age_days: { help: 'Of the newest one', of: ({ facts }) => facts.listDays ?? Number.NaN },
  provider_notice_age_seconds: {
    help: 'Since the last notice of the card provider',
    of: ({ facts, at }) => secondsBetween(facts.provider.noticeAt, at),
  },
  backup_age_seconds: {
    help: 'Since the moment that the last backup is of',
    of: ({ facts, at }) => secondsBetween(facts.backup?.madeAt, at),
  },
  restore_trial_age_seconds: {
    help: 'Since a backup was last restored on trial',
    of: ({ facts, at }) => secondsBetween(facts.tried?.at, at),
  },
  storage_free_bytes: {
    help: 'Room for files and database; NaN where files lie in S3',
    of: ({ outside }) => outside.storage.freeBytes ?? Number.NaN,
  },
  certificate_seconds_left: { help: 'Until the first certificate ends', of: secondsLeft },
}

/** How the shop is, in figures: one reading for all of them. */
const measureHealth = (registry: Registry, watch: Watch): void => {
  const known = () => watch.health().catch(() => undefined)
  for (const [name, { help, of }] of Object.entries(healthGauges))
    new Gauge({
      name: `pandrop_${name}`,
      help,
      registers: [registry],
      async collect() {
        const health = await known()
        this.set(health ? of(health) : Number.NaN)
      },
    })
  new Gauge({
    name: 'pandrop_health',
    help: 'Each check: 0 green, 1 amber, 2 red (npm run shop -- health)',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      this.reset()
      const health = await known()
      const height = healthStates.toReversed()
      for (const { name, state } of health?.checks ?? []) this.set({ check: name }, height.indexOf(state))
    },
  })
}
