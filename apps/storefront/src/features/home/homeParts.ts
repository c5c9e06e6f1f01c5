import { lazyPart } from '../../lazyHydrate.tsx'
import { withTexts } from '../../texts/shown.ts'

/** What the home page's first view can do without (lazyHydrate.tsx). */
export const homeParts = {
  features: lazyPart(async () => {
    const { Features } = await withTexts(import('./Features.tsx'), import('../../texts/cards.ts'))
    return Features
  }),
  banner: lazyPart(async () => (await import('./Banner.tsx')).Banner),
}
