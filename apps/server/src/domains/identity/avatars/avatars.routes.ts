import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../accounts/attempts.ts'
import { profileOf } from '../profile/profile.ts'
import { avatarBytes, removeAvatar, uploadAvatar } from './avatars.ts'

/** Changing and removing the customer's picture. */
export const avatarRoutes = (serve: Serve, shop: Shop): void => {
  serve(
    calls.uploadAvatar,
    async ({ customer: { customerId }, file }) => {
      const uploaded = await uploadAvatar(shop, { customerId, bytes: file.bytes })
      return uploaded.ok ? ok({ payload: await profileOf(shop, customerId) }) : uploaded
    },
    // Five megabytes are read before the verb counts its hourly limit.
    { pace: 'secret' },
  )

  serve(calls.removeAvatar, async ({ customer: { customerId } }) => {
    await removeAvatar(shop, customerId)
    return ok({ payload: await profileOf(shop, customerId) })
  })
}

/** The pictures themselves: /storage/avatars/<32 hex digits>.webp, beside the catalogue's (http/files.ts). */
export const avatarFileRoute = (app: FastifyInstance, shop: Shop): void => {
  const path = '/storage/avatars/:name(^[0-9a-f]{32}\\.webp$)'
  // Each may be a read of the bucket.
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }
  app.get<{ Params: { name: string } }>(path, options, async ({ params }, reply) => {
    const found = await avatarBytes(shop, params.name)
    if (!found.ok) {
      const { status, body } = envelopeOf(found, 'en')
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(found.value)
  })
}
