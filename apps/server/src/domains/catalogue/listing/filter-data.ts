import type { Answer, Received } from '@pandrop/contract/call'
import type { FilterOption, filterData } from '@pandrop/contract/catalogue'
import { cents, toUnits } from '@pandrop/money/money'
import type { DependsOn } from '../items/item-change.rules.ts'
import { attachedFacetsOf } from './attached-facets.rules.ts'
import { type CatalogueIndex, categoryTreeOf } from './catalogue-index.ts'
import { scopeOf } from './categories.rules.ts'
import { effectOnCounts, kindBitsOf } from './effects.rules.ts'
import { facetLabel } from './facet-labels.ts'
import { type FacetOptions, facetsOf } from './facets.rules.ts'
import { filterOf } from './filter.rules.ts'
import { countingOf, type FilterGroup, failuresOf, passingOf } from './kinds.rules.ts'
import { isOfCopies, priceCentsMax } from './narrowing.rules.ts'
import { copiesMeant, withMeant } from './search-attached.ts'
import { type PriceRange, priceRangeOf, tallyOf } from './tally.rules.ts'

type FilterQuery = Received<typeof filterData, 'query'>
type FilterData = Answer<typeof filterData>['payload']

const none: FilterData = {
  types: [],
  qualities: [],
  heroes: [],
  exterior_names: [],
  classes: [],
  collections: [],
  stickers: [],
  attached: [],
  prices: null,
}

/**
 * The filter values in stock within the category (docs/behaviour/catalogue.md#values-in-stock), each with the number of
 * items that ticking it would show under every other filter, and the prices under every filter but the price.
 * @param query a category that does not exist has no values; with `stacks` the numbers are of stacks
 * @param language ISO 639-1, of the labels; values stay Steam's English tags
 */
export const filterDataOf = async (
  { stock, search }: CatalogueIndex,
  query: FilterQuery,
  language: string,
  dependsOn: DependsOn,
): Promise<FilterData> => {
  const { table, slices } = await stock.now()
  const scope = query.category === undefined ? {} : scopeOf(query.category, categoryTreeOf({ table, slices }))
  if (!scope) return none
  const asQueried = filterOf(query, scope)
  const known = { search, table, names: slices.attached.names() }
  const meaning = asQueried.search === undefined ? undefined : await copiesMeant(asQueried.search, known)
  const filter = withMeant(asQueried, meaning)
  const inScope = passingOf(failuresOf(table, filterOf({}, scope).chosen))
  const offered = slices.all.byLowest.filter((index) => inScope[index])
  // Also of kinds that count beside no value: a value is offered as long as anything of it is in stock.
  dependsOn(effectOnCounts(kindBitsOf(table, inScope)))
  const failures = failuresOf(table, filter.chosen, meaning?.found)
  const counting = countingOf(failures).map((counts, index) => counts & (inScope[index] ?? 0))
  const atAnyPrice = { ...filter, bounds: { ...filter.bounds, priceFrom: 0, priceTill: priceCentsMax } }
  const tally = tallyOf({ slices, filter, asked: counting })
  // Of one pattern or sticker lists show copies.
  const inStacks = query.stacks && !isOfCopies(filter.bounds)
  const counts = inStacks ? tally.counts.map((count) => Math.min(1, count)) : tally.counts
  const passing = passingOf(failures)
  const prices = priceRangeOf({ slices, filter: atAnyPrice, asked: passing })
  const { stickers, attached } = attachedFacetsOf({ slices, filter, ticked: query.attached, passing })
  const facets: FacetOptions = { table, offered, counts, failures }
  const optionsOf = (group: FilterGroup): FilterOption[] =>
    facetsOf(group, facets).map(({ value, count }) => ({ value, label: facetLabel(group, value, language), count }))
  return {
    types: optionsOf('types'),
    qualities: optionsOf('qualities'),
    heroes: optionsOf('heroes'),
    exterior_names: optionsOf('exterior_names'),
    classes: optionsOf('classes'),
    collections: optionsOf('collections'),
    stickers: stickers.map(({ value, count }) => ({ value, label: value, count })),
    attached,
    prices: pricesOf(prices),
  }
}

const pricesOf = (prices: PriceRange | null): FilterData['prices'] =>
  prices && { min: toUnits(cents(prices.min)), max: toUnits(cents(prices.max)) }
