import type { Answer } from '@pandrop/contract/call'
import type { filterData } from '@pandrop/contract/catalogue'

/** The filter values in stock; none of them is hard-coded (readings.md, The wire). */
export type FilterOptions = Answer<typeof filterData>['payload']

/** Steam's English tag and what it is called in the visitor's language. */
export type FilterOption = FilterOptions['types'][number]

/** What is offered while the shop does not say what it has: nothing. */
export const noFilterOptions: FilterOptions = { types: [], qualities: [], heroes: [], exterior_names: [], classes: [] }
