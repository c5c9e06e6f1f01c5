import { lateCode } from '../lateCode.tsx'

/** What draws the items of a list: a visit fetches the kind that it shows. */
export const itemParts = {
  cards: lateCode(async () => (await import('./ProductListPageItems.tsx')).ProductListPageCards),
  rows: lateCode(async () => (await import('./ProductListPageItems.tsx')).ProductListPageRows),
}
