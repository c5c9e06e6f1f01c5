import { exteriorNames } from '@pandrop/contract/exteriors'
import { itemClasses, itemTypes, rarities } from '@pandrop/contract/item'
import { type FilterGroup, type KindTable, othersThan } from './kinds.rules.ts'

/** A value of a group and how many items it would show. */
export interface Facet {
  value: string
  count: number
}

/** The order in which traders name the values; what it does not know comes last, by name. */
const orders: Record<FilterGroup, readonly string[]> = {
  types: itemTypes,
  qualities: [...rarities].reverse(),
  heroes: [],
  exterior_names: Object.values(exteriorNames),
  classes: itemClasses,
  collections: [],
}

const inOrder = (group: FilterGroup) => {
  const order = orders[group]
  const rankOf = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return (left: Facet, right: Facet): number =>
    rankOf(left.value) - rankOf(right.value) || left.value.localeCompare(right.value, 'en')
}

/** What facets are made of; everything by index of the kind. */
export interface FacetOptions {
  table: KindTable
  /** indexes of the kinds whose values are offered */
  offered: readonly number[]
  /** items that pass price, float, sale and new */
  counts: Int32Array
  /** which filters the kind fails */
  failures: Uint8Array
}

/**
 * The values of a group in the order of the group, each with the items that it would show: every filter counts but
 * those of the group itself. A value that would show nothing is offered all the same.
 */
export const facetsOf = (group: FilterGroup, { table, offered, counts, failures }: FacetOptions): Facet[] => {
  const { values, codes } = table.columns[group]
  const others = othersThan(group)
  const items = new Float64Array(values.length)
  const isOffered = new Uint8Array(values.length)
  for (const index of offered) {
    const code = codes[index] ?? 0
    isOffered[code] = 1
    if (((failures[index] ?? 0) & others) === 0) items[code] = (items[code] ?? 0) + (counts[index] ?? 0)
  }
  return values
    .map((value, code) => ({ value, count: items[code] ?? 0 }))
    .filter(({ value }, code) => value !== '' && isOffered[code] === 1)
    .sort(inOrder(group))
}
