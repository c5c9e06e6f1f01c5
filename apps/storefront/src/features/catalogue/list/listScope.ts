import type { Category } from '@pandrop/contract/catalogue'
import type { Text } from '@pandrop/dictionaries/translate'
import { categoryOf } from '../../../listRequest.ts'
import type { ListParams, ListSearch } from '../../../search.ts'
import { tagText } from '../../../tagText.ts'

/** What a category in the path stands for; empty for the whole shelf. */
export interface ListScope {
  type?: string
  weapon?: string
}

interface Named {
  id: number
  name: string
  url: string
}

const names = (reference: string, { id, name, url }: Named): boolean =>
  [String(id), name.toLowerCase(), url].includes(reference.toLowerCase())

/** The category of a path, of which the deeper one counts: a url, name or id of any level, or 'all'. */
export const scopeOf = (params: ListParams, categories: readonly Category[]): ListScope => {
  const reference = categoryOf(params)
  if (!reference) return {}
  for (const type of categories.flatMap((root) => root.subcategories)) {
    if (names(reference, type)) return { type: type.name }
    const weapon = type.subcategories.find((leaf) => names(reference, leaf))
    if (weapon) return { type: type.name, weapon: weapon.name }
  }
  return {}
}

/** The types that the list shows; none means all of them. */
export const chosenTypes = (search: ListSearch, { type }: ListScope): readonly string[] =>
  type === undefined ? (search.type ?? []) : [type]

/** The chosen type, or 'All Items' (docs/behaviour/catalogue.md#product-list). */
export const listHeading = (text: Text, search: ListSearch, scope: ListScope): string => {
  if (scope.weapon !== undefined) return scope.weapon
  const types = chosenTypes(search, scope).map((type) => tagText(text, type))
  return types.join(', ') || text('list_all_items')
}

/** The weapons of the chosen types; of all types where none is chosen. */
export const weaponsOf = (types: readonly string[], categories: readonly Category[]): ReadonlySet<string> =>
  new Set(
    categories
      .flatMap((root) => root.subcategories)
      .filter(({ name }) => types.length === 0 || types.includes(name))
      .flatMap(({ subcategories }) => subcategories.map(({ name }) => name)),
  )
