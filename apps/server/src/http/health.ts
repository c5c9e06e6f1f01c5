import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { historyOf } from '../db/migrate.ts'
import { remembered } from '../remembered.ts'
import type { Shop } from '../shop.ts'
import type { Watched } from './metrics.ts'

// Prometheus says how long it waits; by default it waits ten seconds.
const scrapeSecondsOf = ({ headers }: FastifyRequest): number =>
  Number(headers['x-prometheus-scrape-timeout-seconds']) || 10

const same = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Alive, ready, and what a monitoring system counts; whole to whoever holds its token alone.
 * @returns a switch: from then on the server is not ready, so that balancers send nothing new to one that will stop
 */
export const registerHealth = async (app: FastifyInstance, shop: Shop, watched: Watched): Promise<() => void> => {
  let stopping = false
  const notReadyFromNow = () => {
    stopping = true
  }
  app.get('/healthz', async () => ({ status: 'OK' }))

  const { METRICS_TOKEN: token } = shop.env
  const holdsToken = ({ headers }: FastifyRequest): boolean =>
    token !== undefined && same(headers.authorization ?? '', `Bearer ${token}`)

  // One question to the database a second, however many ask. Where a newer version has brought what this one does not
  // survive, balancers send their visitors to that one.
  const isReady = remembered(1000, () =>
    historyOf(shop.pool).then(
      ({ pending, stranger }) => pending === 0 && stranger === null,
      () => false,
    ),
  )
  app.get<{ Querystring: { full?: string } }>('/readyz', async (request, reply) => {
    const ready = !stopping && (await isReady())
    if (ready && request.query.full !== undefined && holdsToken(request)) {
      const { at, state, checks, slowest } = await watched.watch.health()
      const answer = { status: state === 'red' ? 'error' : 'OK', at, state, checks, slowest }
      return reply.code(state === 'red' ? 503 : 200).send(answer)
    }
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'OK' : 'error' })
  })

  if (!token) return notReadyFromNow
  // Loaded where there is a token: nobody else reads them.
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(shop, watched)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!holdsToken(request)) return reply.code(404).send({ status: 'error' })
    return reply.type(metrics.contentType).send(await metrics.text(scrapeSecondsOf(request)))
  })
  return notReadyFromNow
}
