import { findingKinds } from '@pandrop/contract/lifecycle/stock-finding'
import { healthStates } from '@pandrop/contract/staff/health'
import { Gauge, type Registry } from 'prom-client'
import type { Health, Watch } from '../domains/backoffice/health/health.ts'
import type { InTime } from './figures.ts'

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
  database_standbys: {
    help: 'Standbys that follow the database through a replication slot',
    of: ({ facts }) => facts.database.standbys,
  },
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
  archive_age_seconds: {
    help: 'Since the database last archived what it writes; NaN where no archive is kept',
    of: ({ facts, at }) => secondsBetween(facts.archive?.at, at),
  },
  restore_trial_age_seconds: {
    help: 'Since a backup was last restored on trial',
    of: ({ facts, at }) => secondsBetween(facts.tried?.at, at),
  },
  storage_free_bytes: {
    help: 'Room for files and database; NaN where files lie in S3',
    of: ({ outside }) => outside.storage.freeBytes ?? Number.NaN,
  },
  bank_answer_age_seconds: {
    help: 'Since the last answer of the bank was read',
    of: ({ facts, at }) => secondsBetween(facts.bank.answerAt, at),
  },
  payouts_unanswered: {
    help: 'Payouts of which the bank has said nothing for 5 days',
    of: ({ facts }) => facts.bank.unanswered,
  },
  webhooks_gave_up: {
    help: 'Webhooks turned off because nobody took what they were sent',
    of: ({ facts }) => facts.webhooks.gaveUp,
  },
  webhooks_lag_seconds: {
    help: 'How long the oldest delivery of a webhook waits; 0 where none does',
    of: ({ facts, at }) => (facts.webhooks.waitingSince ? secondsBetween(facts.webhooks.waitingSince, at) : 0),
  },
  trade_offers_stuck: {
    help: 'Trade offers of which Steam has not said for too long whether it has them',
    of: ({ facts }) => facts.trades.stuck,
  },
  trade_offers_paused: {
    help: '1 while accounts of the shop are kept from sending trades',
    of: ({ facts }) => Number(facts.trades.isPaused),
  },
  certificate_seconds_left: { help: 'Until the first certificate ends', of: secondsLeft },
}

/** How the shop is, in figures: one reading for all of them. */
export const measureHealth = (registry: Registry, watch: Watch, inTime: InTime): void => {
  const known = () => inTime(watch.health()).catch(() => undefined)
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
    name: 'pandrop_stock_findings',
    help: 'Open findings of stock-taking, by kind (back office, Items, Stock-taking)',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const { facts } = (await known()) ?? {}
      for (const kind of findingKinds) this.set({ kind }, facts?.stock[kind] ?? Number.NaN)
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
