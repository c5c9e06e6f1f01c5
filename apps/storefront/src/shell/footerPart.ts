import { lazyPart } from '../lazyHydrate.tsx'
import { withTexts } from '../texts/shown.ts'

/** The footer, which no first view shows: its script and texts come when somebody scrolls near it. */
export const footerPart = lazyPart(
  async () => (await withTexts(import('./Footer.tsx'), import('../texts/footer.ts'))).Footer,
)
