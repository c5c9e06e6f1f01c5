import { latePart } from '../../late.tsx'

/** What the home page's first view can do without (late.tsx). */
export const homeParts = {
  features: latePart(async () => (await import('./Features.tsx')).Features),
  banner: latePart(async () => (await import('./Banner.tsx')).Banner),
}
