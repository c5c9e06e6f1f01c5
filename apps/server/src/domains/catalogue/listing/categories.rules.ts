import type { Category } from '@pandrop/contract/catalogue'
import { itemTypes } from '@pandrop/contract/item'

/** A weapon that has items in stock. */
export interface StockedWeapon {
  type: string
  weapon: string
  /** the game's number of the weapon: a stable id */
  def_index: number
}

/** What a category means for a list. */
export interface CategoryScope {
  type?: string
  weapon?: string
}

const root = { id: 1, name: 'CS2', url: 'cs2' }

// Types and weapons share one space of ids: the game's numbers start above.
const weaponIdBase = 1000

/** "Sniper Rifle" becomes "sniper-rifle". */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What is in stock as a tree: cs2, types in order (docs/behaviour/catalogue.md#types-in-stock), weapons by name. */
export const categoryTree = (weapons: readonly StockedWeapon[]): Category => {
  const types = itemTypes.filter((type) => weapons.some((stocked) => stocked.type === type))
  return {
    ...root,
    subcategories: types.map((type) => ({
      id: 2 + itemTypes.indexOf(type),
      name: type,
      url: slugOf(type),
      subcategories: weapons
        .filter((stocked) => stocked.type === type)
        .map(({ weapon, def_index }) => ({ id: weaponIdBase + def_index, name: weapon, url: slugOf(weapon) })),
    })),
  }
}

/**
 * What a category reference stands for.
 * @param reference url, name or id of any level, or 'all'; absent means everything
 * @returns undefined when no such category exists
 */
export const scopeOf = (reference: string | undefined, tree: Category): CategoryScope | undefined => {
  const names = ({ id, name, url }: { id: number; name: string; url: string }) =>
    [String(id), name.toLowerCase(), url].includes((reference ?? '').toLowerCase())
  if (reference === undefined || reference === 'all' || names(tree)) return {}
  for (const type of tree.subcategories) {
    if (names(type)) return { type: type.name }
    const weapon = type.subcategories.find(names)
    if (weapon) return { weapon: weapon.name }
  }
  return undefined
}
