import type { Item } from '@pandrop/contract/item'
import { carouselLimit, type Strip } from '@pandrop/contract/limits'
import { toItem } from '../items/item-row.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { itemListOf } from '../listing/list.ts'
import { selectShownPins } from './strips.sql.ts'

const automatic = {
  sale: { sale: true },
  new: { new: true },
  deals: { random: true },
} as const satisfies Record<Strip, object>

/** What a strip shows where nothing is pinned to it. */
export const automaticOf = async (index: CatalogueIndex, strip: Strip): Promise<Item[]> => {
  const list = await itemListOf(index, { ...automatic[strip], limit: carouselLimit })
  // Only a category can be unknown.
  return list.ok ? list.value.payload : []
}

/**
 * A strip of the home page: pinned items in their order while they are what it promises, then what follows by itself,
 * none of them twice (docs/behaviour/catalogue.md#pins).
 */
export const stripOf = async (index: CatalogueIndex, strip: Strip): Promise<Item[]> => {
  const [rows, rest] = await Promise.all([selectShownPins(index.q, strip), automaticOf(index, strip)])
  const pinned = new Set(rows.map(({ id }) => id))
  return [...rows.map(toItem), ...rest.filter(({ id }) => !pinned.has(id))].slice(0, carouselLimit)
}
