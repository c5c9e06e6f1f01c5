import type { Item } from '@pandrop/contract/item'
import { carouselLimit, type Strip } from '@pandrop/contract/limits'
import { type DependsOn, effectOnItems, type ItemOffer } from '../items/item-change.rules.ts'
import { toItem } from '../items/item-row.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { itemListOf } from '../listing/list.ts'
import { selectShownPins } from './strips.sql.ts'

const automatic = {
  sale: { sale: true },
  new: { new: true },
  deals: { random: true },
} as const satisfies Record<Strip, object>

const belongs: Record<Strip, (offer: ItemOffer) => boolean> = {
  sale: ({ on_sale }) => on_sale,
  new: ({ is_new }) => is_new,
  deals: () => true,
}

/** What a strip shows where nothing is pinned to it. */
export const automaticOf = async (index: CatalogueIndex, strip: Strip, dependsOn: DependsOn): Promise<Item[]> => {
  const list = await itemListOf(index, { ...automatic[strip], limit: carouselLimit }, dependsOn)
  // Only a category can be unknown.
  return list.ok ? list.value.payload : []
}

/**
 * A strip of the home page: pinned items in their order while they are what it promises, then what follows by itself,
 * none of them twice (docs/behaviour/catalogue.md#pins).
 */
export const stripOf = async (index: CatalogueIndex, strip: Strip, dependsOn: DependsOn): Promise<Item[]> => {
  const [rows, rest] = await Promise.all([selectShownPins(index.q, strip), automaticOf(index, strip, dependsOn)])
  const shown = effectOnItems(rows.map(({ id }) => id))
  // A pinned item that is offered again, or belongs to the strip again, comes back to its place.
  dependsOn((change) => (change.now && belongs[strip](change.now) ? 'shown' : shown(change)))
  const pinned = new Set(rows.map(({ id }) => id))
  return [...rows.map(toItem), ...rest.filter(({ id }) => !pinned.has(id))].slice(0, carouselLimit)
}
