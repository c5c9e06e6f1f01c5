import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countMails } from '../domains/backoffice/failed-jobs/failed-jobs.ts'
import type { Watch } from '../domains/backoffice/health/health.ts'
import { countOverdueOffers } from '../domains/buying/offers/offer-list.ts'
import { ownTradeCounts } from '../domains/buying/trade-requests/request-desk.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Shop } from '../shop.ts'
import { countProcess, type Figures, type InTime, type Siblings, summed } from './figures.ts'
import { measureHealth } from './health-metrics.ts'
import { measurePromises, measureQueue, measureWaiting } from './promise-metrics.ts'

/** What the figures of a shop are read from, besides itself. */
export interface Watched {
  securityLog: SecurityLog
  watch: Watch
  /** absent where this process serves alone */
  siblings: Siblings | undefined
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
  /**
   * All figures, for somebody who gives up after so many seconds. What the database has not told within half of them
   * is NaN: a shop that waits for its database is not one that does not answer.
   */
  text(secondsMax: number): Promise<string>
}

/**
 * Everything that is counted of a shop, from now on. What this process alone knows is told of all processes of the
 * server; what stands in the database is the same for all of them, and read by the one that is asked.
 */
export const createMetrics = (shop: Shop, { securityLog, watch, siblings }: Watched): Metrics => {
  const [own, shared] = [new Registry(), new Registry()]
  let late: Promise<never> = new Promise(() => {})
  const inTime: InTime = (reading) => Promise.race([reading, late])
  countProcess(own, siblings?.name)
  measureMails(shared, shop, inTime)
  measureOffers(shared, shop, inTime)
  measureTrades(shared, shop, inTime)
  measureSecurity(own, securityLog)
  measureHealth(shared, watch, inTime)
  measureQueue(shared, shop, inTime)
  measurePromises(shared, shop, inTime)
  const readWaiting = measureWaiting(own, shop)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [own],
  })
  const counted = (): Promise<Figures> => {
    readWaiting()
    return own.getMetricsAsJSON()
  }
  siblings?.tell(counted)
  return {
    contentType: shared.contentType,
    observe: ({ method, route, status }, took) => seconds.observe({ method, route, status }, took),
    text: async (secondsMax) => {
      late = delay(secondsMax * 500, undefined, { ref: false }).then(() => {
        throw new Error('not read in time')
      })
      // Nobody may wait for it.
      late.catch(() => undefined)
      readWaiting()
      const ofAll = siblings ? summed(await siblings.ask(await counted())) : own
      return (await Promise.all([ofAll.metrics(), shared.metrics()])).join('\n')
    },
  }
}

/** Mails that wait and that fail; NaN while the database cannot be asked, so that the other figures still come. */
const measureMails = (registry: Registry, { pool }: Shop, inTime: InTime): void => {
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
          await inTime(countMails(pool)).then(
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
const measureOffers = (registry: Registry, shop: Shop, inTime: InTime): void => {
  new Gauge({
    name: 'pandrop_offers_overdue',
    help: 'Offers that should have been answered by now (npm run shop -- offers list --overdue)',
    registers: [registry],
    async collect() {
      this.set(await inTime(countOverdueOffers(shop)).catch(() => Number.NaN))
    },
  })
}

/** Trade offers that accounts of the shop send by themselves; NaN as above. */
const measureTrades = (registry: Registry, shop: Shop, inTime: InTime): void => {
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
          await inTime(ownTradeCounts(shop)).then(
            (counts) => counts[name],
            () => Number.NaN,
          ),
        )
      },
    })
  }
}
