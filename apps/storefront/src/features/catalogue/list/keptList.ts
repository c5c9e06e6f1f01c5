import type { SavedFilters } from '@pandrop/contract/saved-searches'
import type { Text } from '@pandrop/dictionaries/translate'
import type { ListSearch, Shelf } from '../../../search.ts'
import { tagText } from '../../../tagText.ts'
import { activeFilters } from './activeFilters.ts'
import type { ListScope } from './listScope.ts'

/** What a list shows, wherever its address says so: in the path, as a shelf or as a filter. */
interface Shown {
  search: ListSearch
  shelf: Shelf
  scope: ListScope
}

/** The filters of a list without its order and page; empty where nothing narrows it. */
export const keptFilters = ({ search, shelf, scope: { type, weapon } }: Shown): SavedFilters => {
  const { page, sort, copies, sale, new: isNew, ...filters } = search
  return {
    ...filters,
    ...(type !== undefined && weapon === undefined && { type: [type] }),
    ...(weapon !== undefined && { heroes: [weapon] }),
    ...((sale || shelf === 'sale') && { sale: true }),
    ...((isNew || shelf === 'new') && { new: true }),
  }
}

/** The contract's longest name of a kept list (contract/saved-searches). */
const nameLengthMax = 80

interface Naming extends Shown {
  text: Text
  /** an amount in EUR as text in the visitor's currency */
  format: (euro: number) => string
}

/** A list's name, made of what narrows it: "kara p2, Factory New, Under €900". */
export const nameOfList = ({ search, shelf, scope, text, format }: Naming): string => {
  const types = scope.weapon ?? (scope.type === undefined ? search.type : [scope.type])
  const parts = [
    search.search,
    ...[types ?? []].flat().map((type) => tagText(text, type)),
    // On its own shelf a flag is no chip, but it is what was kept.
    ...activeFilters({ search: { ...search, [shelf]: true }, shelf: 'all', text, format }).map(({ label }) => label),
  ]
  return parts.filter(Boolean).join(', ').slice(0, nameLengthMax).trim()
}
