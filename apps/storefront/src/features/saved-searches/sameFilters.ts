import type { SavedFilters } from '@pandrop/contract/saved-searches'

const asText = (filters: SavedFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(),
  )

/** Whether two lists are the same one, in whichever order their values were ticked. */
export const sameFilters = (one: SavedFilters, other: SavedFilters): boolean => asText(one) === asText(other)

/** Whether anything narrows a list; only such a one can be kept. */
export const narrowsAnything = (filters: SavedFilters): boolean => asText(filters) !== asText({})
