import { lazyCode } from '../lazyCode.tsx'

/** What draws the items of a list: a visit fetches the kind that it shows. */
export const itemParts = {
  cards: lazyCode(async () => (await import('./ProductListPageItems.tsx')).ProductListPageCards),
  rows: lazyCode(async () => (await import('./ProductListPageItems.tsx')).ProductListPageRows),
}
