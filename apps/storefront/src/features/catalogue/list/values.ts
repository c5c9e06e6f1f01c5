import type { FilterOption } from './filterOptions.ts'

/** The values on offer, and those that are chosen although the shelf has none of them: they must be there to untick. */
export const withChosen = (options: readonly FilterOption[], chosen: readonly string[]): readonly FilterOption[] => {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  return [...options, ...missing.map((value) => ({ value, label: value, count: 0 }))]
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** The values whose name has all of the typed words, whatever their case and signs: "m4a1 s" finds M4A1-S. */
export const findable = (options: readonly FilterOption[], typed: string): readonly FilterOption[] => {
  const words = plain(typed).split(' ').filter(Boolean)
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}
