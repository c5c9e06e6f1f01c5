import type { Received } from '@pandrop/contract/call'
import type { filterData } from '@pandrop/contract/catalogue'
import { fromUnits } from '@pandrop/money/money'
import type { AttachedBounds } from './attached.rules.ts'
import type { CategoryScope } from './categories.rules.ts'
import { type Bounds, type ListFilter, priceCentsMax } from './narrowing.rules.ts'

type FilterQuery = Received<typeof filterData, 'query'>

/** A group in which nothing is ticked lets everything pass. */
const ticked = (values: readonly string[] | undefined) => (values && values.length > 0 ? values : undefined)

const within = (name: string | undefined, values: readonly string[] | undefined) =>
  name === undefined ? ticked(values) : [name]

const attachedOf = ({ stickers_min: stickersMin = 0, attached }: FilterQuery): AttachedBounds | null => {
  const values = ticked(attached)
  if (stickersMin === 0 && !values) return null
  return { stickersMin, groups: values ? [new Set(values)] : [] }
}

const boundsOf = ({ price_from, price_till, float_from, float_till, paint_seed, ...query }: FilterQuery): Bounds => ({
  priceFrom: price_from === undefined ? 0 : fromUnits(price_from),
  priceTill: price_till === undefined ? priceCentsMax : fromUnits(price_till),
  floats:
    float_from === undefined && float_till === undefined ? null : { from: float_from ?? 0, till: float_till ?? 1 },
  paintSeed: paint_seed ?? null,
  attached: attachedOf(query),
})

/**
 * What a query asks for. A category takes the place of its own group: within "knife" another type is not asked about.
 * Both ends of prices and floats count (docs/behaviour/catalogue.md#list-filters).
 * @param scope what its category stands for
 */
export const filterOf = (query: FilterQuery, scope: CategoryScope): ListFilter => ({
  search: query.search,
  chosen: {
    types: within(scope.type, query.type),
    qualities: ticked(query.quality),
    heroes: within(scope.weapon, query.heroes),
    exterior_names: ticked(query.exterior_names),
    classes: ticked(query.item_class),
    collections: ticked(query.collection),
  },
  bounds: boundsOf(query),
  sale: query.sale ?? false,
  isNew: query.new ?? false,
})
