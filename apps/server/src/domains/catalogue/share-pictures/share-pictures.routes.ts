import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { createSharePictures } from './share-pictures.ts'

/** Whether the asker has this version already (RFC 9110, If-None-Match). */
const has = (request: FastifyRequest, tag: string): boolean => {
  const known = request.headers['if-none-match'] ?? ''
  return known.split(/,\s*/).some((one) => one === '*' || one.replace(/^W\//, '') === tag)
}

/**
 * The pictures beside shared links, 1200×630: /og/items/7.jpg of an item, /og/shop.jpg of every other page. The
 * storefront adds an item's price as a query, so that networks which never ask twice for one address see a new price.
 * @param storage folder of the pictures that items name
 */
export const sharePictureRoutes = (app: FastifyInstance, shop: Shop, storage: string): void => {
  const { ofItem, ofShop } = createSharePictures(shop, storage)
  const rateLimit = {
    // A picture costs more than a page: its pace is that of the sitemap.
    max: limitOf('write', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }

  const answer = async (request: FastifyRequest, reply: FastifyReply, found: Awaited<ReturnType<typeof ofShop>>) => {
    if (!found.ok) {
      const { status, body } = envelopeOf(found, 'en')
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
    const tag = `"${found.value.tag}"`
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag)
    // Networks and mail programs show it on pages of their own.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (has(request, tag)) return reply.code(304).send()
    return reply.type('image/jpeg').send(await found.value.jpeg())
  }

  app.get<{ Params: { id: string } }>('/og/items/:id(^[1-9]\\d{0,8}).jpg', options, async (request, reply) =>
    answer(request, reply, await ofItem(Number(request.params.id))),
  )
  app.get('/og/shop.jpg', options, async (request, reply) => answer(request, reply, await ofShop()))
}
