import { lazyPart } from '../lazyHydrate.tsx'
import { withTexts } from '../texts/shown.ts'

/** The header's way into the search: a form that works without its script, which comes with the first touch. */
export const searchPart = lazyPart(
  async () => (await withTexts(import('./search/SearchButton.tsx'), import('../texts/search.ts'))).SearchButton,
)
