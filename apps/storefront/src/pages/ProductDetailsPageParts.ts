import { withItemTexts } from '../features/catalogue/details/itemParts.ts'
import { lazyPart } from '../lazyHydrate.tsx'

/** Other copies and similar items, below everything else. */
export const shelfPart = lazyPart(() =>
  withItemTexts(async () => (await import('./ProductDetailsPageShelf.tsx')).ProductDetailsPageShelf),
)
