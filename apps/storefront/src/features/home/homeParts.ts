import { stripQuery } from '@pandrop/api-client/strip-queries'
import { lazyPart } from '../../lazyHydrate.tsx'
import { withTexts } from '../../texts/shown.ts'

/** What the home page's first view can do without (lazyHydrate.tsx). */
export const homeParts = {
  features: lazyPart(async (shop) => {
    const [{ Features }] = await Promise.all([
      withTexts(import('./Features.tsx'), import('../../texts/cards.ts')),
      shop?.queryClient.ensureQueryData(stripQuery(shop.api, 'sale')),
    ])
    return Features
  }),
  banner: lazyPart(async () => (await import('./Banner.tsx')).Banner),
}
