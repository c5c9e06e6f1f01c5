import { type Colour, colourOf } from './colour.ts'

type Each<Names extends readonly string[], Value> = { readonly [Index in keyof Names]: Value }

/**
 * A recipe's colours, as many as a family knows what to do with.
 * @param own the family's, for those that the recipe leaves out
 */
export const paletteOf = <const Names extends readonly string[]>(
  given: readonly string[],
  own: Names,
): Each<Names, string> => own.map((colour, index) => given[index] ?? colour) as Each<Names, string>

/** The same, to reckon with. */
export const coloursOf = <const Names extends readonly string[]>(
  given: readonly string[],
  own: Names,
): Each<Names, Colour> => paletteOf(given, own).map(colourOf) as Each<Names, Colour>

/** All that a recipe gives where it gives enough, else the family's own. */
export const allColours = (given: readonly string[], own: readonly string[]): string[] => [
  ...(given.length > 1 ? given : own),
]

/** One of them, round and round. */
export const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number): Value => {
  const value = values[((Math.floor(index) % values.length) + values.length) % values.length]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}
