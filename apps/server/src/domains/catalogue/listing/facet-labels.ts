import { dictionaryOf } from '@pandrop/dictionaries/languages'
import type { FilterGroup } from './kinds.rules.ts'

/** Groups whose values the shop translates; weapons and collections are names. */
const translated: readonly FilterGroup[] = ['types', 'qualities', 'exterior_names', 'classes']

/** "Mil-Spec Grade" becomes "tag_mil_spec_grade" and "★" "tag_star", as the storefront asks for them. */
const keyOf = (tag: string): string =>
  `tag_${tag.toLowerCase().replace('™', '').replace('★', 'star').replace(/[ -]/g, '_')}`

/**
 * What the shop calls a filter value in a language; the value itself where it has no word for it.
 * @param language ISO 639-1
 */
export const facetLabel = (group: FilterGroup, value: string, language: string): string =>
  (translated.includes(group) ? dictionaryOf(language)[keyOf(value)] : undefined) ?? value
