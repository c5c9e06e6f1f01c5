import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { SavedFilters } from '@pandrop/contract/saved-searches'

const tidied = (value: SavedFilters[keyof SavedFilters]) => (Array.isArray(value) ? [...new Set(value)].sort() : value)

/**
 * Filters as they are kept: the same list is the same text, in whichever order its values were ticked.
 * @returns refuses saved_search_empty where nothing narrows the list: everything that comes would be told
 */
export const tidyFilters = (filters: SavedFilters): Result<SavedFilters, 'saved_search_empty'> => {
  const kept = Object.entries(filters)
    .map(([name, value]) => [name, tidied(value)] as const)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return kept.length === 0 ? refuse('saved_search_empty') : ok(Object.fromEntries(kept))
}
