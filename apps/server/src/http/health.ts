import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { pendingMigrations } from '../db/migrate.ts'
import { countMails } from '../domains/backoffice/failed-jobs/failed-jobs.ts'
import { countOverdueOffers } from '../domains/buying/offers/offer-list.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Shop } from '../shop.ts'

const same = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** One question to the database a second, however many ask. */
const rememberedForASecond = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let known: { until: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (!known || known.until <= now) known = { until: now + 1000, answer: ask() }
    return known.answer
  }
}

/** Alive, ready, and what a monitoring system counts. */
export const registerHealth = (app: FastifyInstance, shop: Shop, securityLog: SecurityLog): void => {
  app.get('/healthz', async () => ({ status: 'OK' }))

  const isReady = rememberedForASecond(() =>
    pendingMigrations(shop.pool).then(
      (pending) => pending.length === 0,
      () => false,
    ),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'OK' : 'error' })
  })

  const token = shop.env.METRICS_TOKEN
  if (!token) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureMails(registry, shop)
  measureOffers(registry, shop)
  measureSecurity(registry, securityLog)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!same(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.code(404).send({ status: 'error' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
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
