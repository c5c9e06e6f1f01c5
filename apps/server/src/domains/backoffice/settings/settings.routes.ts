import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { squareSizes } from '../../content/shop-pictures.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { sendTestMail } from '../../identity/staff/staff-mail.ts'
import { changeSettings, putSettingsBack } from './change-settings.ts'
import { settingsChanges } from './settings-changes.ts'
import { staffSettings } from './standing-settings.ts'
import { uploadPicture } from './upload-picture.ts'

/** What is set in the shop: all staff see it, administrators change it. */
export const settingsRoutes = (serve: Serve, shop: Shop): void => {
  const standing = async () => ok(await staffSettings(shop.pool))

  serve(calls.getStaffSettings, standing)

  serve(calls.changeSettings, async ({ body: { section, values, seen }, staff: { by } }) => {
    const changed = await changeSettings(shop, { section, values, by, seen })
    return changed.ok ? standing() : changed
  })

  serve(calls.listSettingsChanges, ({ query }) => settingsChanges(shop.pool, query))

  serve(calls.putSettingsBack, async ({ params: { id: changeId }, staff: { by } }) => {
    const back = await putSettingsBack(shop, { changeId, by })
    return back.ok ? standing() : back
  })

  serve(calls.uploadShopPicture, ({ file: { bytes } }) => uploadPicture(shop, bytes), { pace: 'secret' })

  serve(calls.sendTestMail, async ({ staff: { staffId } }) => ok(await sendTestMail(shop, staffId)))
}

/** Pictures of the shop: /storage/brand/<32 digits>-192.png, beside the catalogue's (http/files.ts). */
export const shopPictureRoute = (app: FastifyInstance, shop: Shop): void => {
  const path = `/storage/brand/:name(^[0-9a-f]{32}-(?:${squareSizes.join('|')}|\\d{1,3}x\\d{1,2})\\.png$)`
  // Each may be a read of the bucket.
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }
  app.get<{ Params: { name: string } }>(path, options, async ({ params: { name } }, reply) => {
    const bytes = await shop.storage.get(`brand/${name}`)
    if (!bytes) {
      const { status, body } = envelopeOf(refuse('not_found'), 'en')
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
  })
}
