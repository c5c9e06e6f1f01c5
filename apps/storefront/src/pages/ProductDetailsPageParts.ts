import { withItemTexts } from '../features/catalogue/details/itemParts.ts'
import { latePart } from '../late.tsx'

/** Other copies and similar items, below everything else. */
export const shelfPart = latePart(() =>
  withItemTexts(async () => (await import('./ProductDetailsPageShelf.tsx')).ProductDetailsPageShelf),
)
