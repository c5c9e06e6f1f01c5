import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import { takesGzip } from '../../../http/takes-gzip.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { writeRobots } from './sitemap.rules.ts'
import { createSitemaps } from './sitemap.ts'

const sendSitemap = (request: FastifyRequest, reply: FastifyReply, sitemap: Buffer): FastifyReply => {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600')
  reply.header('vary', 'accept-encoding')
  if (takesGzip(request.headers['accept-encoding'])) return reply.header('content-encoding', 'gzip').send(sitemap)
  return reply.send(Readable.from([sitemap]).pipe(createGunzip()))
}

/** What search engines read before they read pages: robots.txt, the sitemap and its parts. */
export const sitemapRoutes = (app: FastifyInstance, shop: Shop, catalogueIndex: CatalogueIndex): void => {
  const find = createSitemaps(shop, catalogueIndex)
  const rateLimit = {
    max: limitOf('write', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }

  app.get('/robots.txt', options, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeRobots(shop.env.PUBLIC_URL)),
  )

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const sitemap = await find(new URL(request.url, 'http://shop').pathname)
    if (sitemap) return sendSitemap(request, reply, sitemap)
    const { status, body } = envelopeOf(refuse('not_found'), 'en')
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }
  app.get('/sitemap.xml', options, answer)
  app.get('/sitemap-pages.xml', options, answer)
  app.get('/sitemap-items-:part(^[1-9]\\d{0,6}).xml', options, answer)
}
