import { Gauge, type Registry } from 'prom-client'
import { type PromiseFigures, watchPromises } from '../domains/backoffice/health/promises.ts'
import { type QueuedTask, watchQueue } from '../domains/backoffice/health/queued-tasks.ts'
import type { Shop } from '../shop.ts'
import type { InTime } from './figures.ts'

/** What a shop promises; every figure is zero for ever, and NaN while it cannot be read. */
const promiseGauges: Readonly<Record<string, { help: string; of: (figures: PromiseFigures) => number }>> = {
  items_sold_twice: {
    help: 'Copies in more than one order that counts; must be 0',
    of: ({ itemsSoldTwice }) => itemsSoldTwice,
  },
  ledger_imbalance_cents: {
    help: 'How far postings are from zero, all added up; must be 0 (npm run shop -- ledger verify)',
    of: ({ imbalanceCents }) => imbalanceCents,
  },
  balances_negative: {
    help: 'Customers with less than nothing; must be 0',
    of: ({ negativeBalances }) => negativeBalances,
  },
  balances_wrong: {
    help: 'Customers whose balance is not the sum of their postings; must be 0 (npm run shop -- ledger verify)',
    of: ({ wrongBalances }) => wrongBalances,
  },
}

/** The promises: one look for all of them, a minute old at least before the next. */
export const measurePromises = (registry: Registry, shop: Pick<Shop, 'pool'>, inTime: InTime): void => {
  const read = watchPromises(shop)
  for (const [name, { help, of }] of Object.entries(promiseGauges))
    new Gauge({
      name: `pandrop_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await inTime(read()).then(of, () => Number.NaN))
      },
    })
}

const queueGauges: Readonly<Record<string, { help: string; of: (queued: QueuedTask) => number }>> = {
  jobs_due: { help: 'Jobs of a kind that are due and wait', of: ({ due }) => due },
  jobs_lag_seconds: { help: 'How long the oldest of them waits', of: ({ lagSeconds }) => lagSeconds },
}

/** What waits in the queue by its kind; no series while it cannot be read. */
export const measureQueue = (registry: Registry, { pool }: Pick<Shop, 'pool'>, inTime: InTime): void => {
  const read = watchQueue({ pool })
  for (const [name, { help, of }] of Object.entries(queueGauges))
    new Gauge({
      name: `pandrop_${name}`,
      help,
      labelNames: ['task'],
      registers: [registry],
      async collect() {
        this.reset()
        const { tasks } = await inTime(read()).catch(() => ({ tasks: [] }))
        for (const queued of tasks) this.set({ task: queued.task }, of(queued))
      },
    })
  new Gauge({
    name: 'pandrop_mails_failing_seconds',
    help: 'How long ago the oldest mail was written that could not be sent yet; 0 where none is',
    registers: [registry],
    async collect() {
      const seconds = await inTime(read()).then(
        ({ failingMailSeconds }) => failingMailSeconds,
        () => Number.NaN,
      )
      this.set(seconds)
    },
  })
}

/**
 * What waits for a connection.
 * @returns reads it; called before the other figures are, which ask for more connections than there are themselves
 */
export const measureWaiting = (registry: Registry, { pool }: Pick<Shop, 'pool'>): (() => void) => {
  const waiting = new Gauge({
    name: 'pandrop_pool_waiting',
    help: 'Questions of requests that wait for a connection to the database',
    registers: [registry],
  })
  return () => waiting.set(pool.waitingCount)
}
