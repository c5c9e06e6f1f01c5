import { latePart } from '../../late.tsx'
import { withTexts } from '../../texts/shown.ts'

/** What the home page's first view can do without (late.tsx). */
export const homeParts = {
  features: latePart(async () => {
    const { Features } = await withTexts(import('./Features.tsx'), import('../../texts/cards.ts'))
    return Features
  }),
  banner: latePart(async () => (await import('./Banner.tsx')).Banner),
}
