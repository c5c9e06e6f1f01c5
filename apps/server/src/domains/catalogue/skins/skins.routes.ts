import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/skins'
import { fromUnits } from '@pandrop/money/money'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { drawingsOf, drawSkin } from '../drawings/drawings.ts'
import { drawnFolder, uploadFolder } from '../items/picture.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { endReference, setReference } from './references.ts'
import { catalogueSkinOf, priceListsOf } from './skin.ts'
import { skinsOf } from './skin-list.ts'
import { removeSkinPicture, uploadSkinPicture } from './skin-pictures.ts'

/** Skins of the catalogue in the back office, and what each of their kinds usually costs. */
export const skinRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  const withSkin = async (skinId: string) => {
    const [skin, drawings] = await Promise.all([catalogueSkinOf(shop, skinId), drawingsOf(shop, skinId)])
    return skin.ok ? ok({ skin: { ...skin.value, drawings } }) : skin
  }

  serve(calls.listSkins, ({ query }) => skinsOf(shop, index, query))

  serve(calls.getSkin, ({ params: { id } }) => withSkin(id))

  serve(calls.setReference, async ({ params: { id: skinId }, body, staff: { by } }) => {
    const { exterior, variant, price, reason, last_day: lastDay = null, seen, sure: isSure = false } = body
    const wish = { skinId, exterior, variant, price: fromUnits(price), reason, lastDay, isSure, by }
    const set = await setReference(shop, { ...wish, seen: seen === null ? null : fromUnits(seen) })
    return set.ok ? withSkin(skinId) : set
  })

  serve(calls.endReference, async ({ params: { id: skinId }, body: { exterior, variant, seen } }) => {
    const ended = await endReference(shop, { skinId, exterior, variant }, seen === null ? null : fromUnits(seen))
    return ended.ok ? withSkin(skinId) : ended
  })

  serve(calls.uploadSkinPicture, async ({ params, file: { bytes }, staff: { by } }) => {
    const { id: skinId, exterior } = params
    const upload = { skinId, exterior: exterior === 'all' ? null : exterior, bytes, by }
    const shown = await uploadSkinPicture(shop, upload)
    return shown.ok ? withSkin(skinId) : shown
  })

  serve(calls.removeSkinPicture, async ({ params: { id: skinId }, body: { exterior } }) => {
    const removed = await removeSkinPicture(shop, { skinId, exterior })
    return removed.ok ? withSkin(skinId) : removed
  })

  serve(calls.drawSkin, async ({ params: { id: skinId } }) => {
    const asked = await drawSkin(shop, skinId)
    return asked.ok ? withSkin(skinId) : asked
  })

  serve(calls.getPriceLists, async () => ok(await priceListsOf(shop)))
}

/**
 * Pictures that were uploaded or drawn here: /storage/uploads/<32 digits>-456.webp, beside the catalogue's
 * (http/files.ts).
 */
export const keptPictureRoute = (app: FastifyInstance, shop: Shop): void => {
  const name = '^[0-9a-f]{32}-(?:456|900|1800)\\.(?:webp|avif)$'
  const path = `/storage/:folder(^(?:${uploadFolder}|${drawnFolder})$)/:name(${name})`
  // Each may be a read of the bucket; a page shows a few dozen.
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR) * 4,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }
  app.get<{ Params: { folder: string; name: string } }>(path, options, async ({ params }, reply) => {
    const { folder, name } = params
    const bytes = await shop.storage.get(`${folder}/${name}`)
    if (!bytes) {
      const { status, body } = envelopeOf(refuse('not_found'), 'en')
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
    const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp'
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
  })
}
