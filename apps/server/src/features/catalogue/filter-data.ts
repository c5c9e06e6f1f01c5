import type { Answer } from '@pandrop/contract/call'
import type { filterData } from '@pandrop/contract/catalogue'
import { itemClasses, itemTypes, rarities } from '@pandrop/contract/item'
import type { Queryable } from '../../db/statement.ts'
import { selectStockedValues } from './catalogue.sql.ts'
import { scopeOf } from './categories.rules.ts'
import { exteriorNames } from './item-row.ts'
import { categoryTreeOf } from './list.ts'

type FilterData = Answer<typeof filterData>['payload']

/** Values in the order in which traders name them; a value that the order does not know comes last. */
const ordered = (values: readonly string[], order: readonly string[]): string[] => {
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return [...values].sort((left, right) => place(left) - place(right) || left.localeCompare(right, 'en'))
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const rarestFirst = [...rarities].reverse()

/**
 * The filter values in stock (readings.md, The wire: none is hard-coded).
 * @param category any level; one that does not exist has no values
 */
export const filterDataOf = async (q: Queryable, category: string | undefined): Promise<FilterData> => {
  const scope = scopeOf(category, await categoryTreeOf(q))
  const none = { types: [], rarities: [], weapons: [], exteriors: [], classes: [] }
  const stocked = scope && (await selectStockedValues(q, scope.type ?? null, scope.weapon ?? null))
  const { types, rarities: inStock, weapons, exteriors, classes } = stocked ?? none
  return {
    types: options(ordered(types, itemTypes)),
    qualities: options(ordered(inStock, rarestFirst)),
    heroes: options(ordered(weapons, [])),
    exterior_names: options(
      Object.entries(exteriorNames)
        .filter(([code]) => exteriors.some((exterior) => exterior === code))
        .map(([, name]) => name),
    ),
    classes: options(ordered(classes, itemClasses)),
  }
}
