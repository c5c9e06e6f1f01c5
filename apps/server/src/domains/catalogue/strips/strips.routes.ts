import { homeHero, homeStrip } from '@pandrop/contract/catalogue'
import { ok } from '@pandrop/contract/result'
import { listStrips, pinItem, unpinItems } from '@pandrop/contract/staff/strips'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { heroOf } from './hero.ts'
import { pinItem as pin, staffStripsOf, unpinItems as unpin } from './staff-strips.ts'
import { stripOf } from './strips.ts'

/** A random draw is never cached (docs/behaviour/catalogue.md#random-draw). */
const unlessDrawn = (query: unknown) => (query as { strip: string }).strip !== 'deals'

/** The strips of the home page, and what staff pin to them. */
export const stripRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  const shown = async <Value extends object>(value: Value) =>
    ok({ strips: await staffStripsOf(shop, index), home_url: `${shop.env.PUBLIC_URL}/`, ...value })

  serve(homeStrip, async ({ query: { strip }, dependsOn }) => ok({ payload: await stripOf(index, strip, dependsOn) }), {
    cached: unlessDrawn,
  })

  serve(homeHero, async ({ dependsOn }) => ok({ payload: await heroOf(index, dependsOn) }), { cached: () => true })

  serve(listStrips, () => shown({}))

  serve(pinItem, async ({ body: { strip, item, place } }) => {
    const done = await pin(shop, { strip, itemId: item, place })
    return done.ok ? shown(done.value) : done
  })

  serve(unpinItems, async ({ body: { strip, items } }) => shown(await unpin(shop, { strip, itemIds: items })))
}
