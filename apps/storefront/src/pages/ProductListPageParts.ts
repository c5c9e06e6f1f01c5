import { lazyPart } from '../lazyHydrate.tsx'

/** What draws the items of a list: a visit fetches the kind that it shows. */
export const itemParts = {
  cards: lazyPart(async () => (await import('./ProductListPageItems.tsx')).ProductListPageCards),
  rows: lazyPart(async () => (await import('./ProductListPageItems.tsx')).ProductListPageRows),
}
