import type { AttachedName } from './attached.rules.ts'
import type { KindTable } from './kinds.rules.ts'
import type { Bounds, ListFilter } from './narrowing.rules.ts'
import { wordsOf } from './search.rules.ts'
import type { Meaning, Search } from './search.ts'

/** What a search means for single copies. */
export interface CopiesMeant extends Meaning {
  /** values of the stickers and charms of which a copy has to have one; absent where the search names none */
  attached?: ReadonlySet<string>
}

interface Known {
  search: Search
  table: KindTable
  /** the stickers and charms that there are */
  names: Iterable<AttachedName>
}

/** What may be one search: some words at one end name a skin, the others what is on it. */
interface Split {
  skin: readonly string[]
  attached: readonly string[]
}

// A search has no more words than a name of a skin and one of a sticker.
const wordsMax = 12

/** All words for what is on it first, then as many of them as there can be. */
const splitsOf = (words: readonly string[]): Split[] => {
  if (words.length > wordsMax) return []
  const whole: Split[] = [{ skin: [], attached: words }]
  const parted = words.slice(1).flatMap((_, at): Split[] => [
    { skin: words.slice(0, at + 1), attached: words.slice(at + 1) },
    { skin: words.slice(-at - 1), attached: words.slice(0, -at - 1) },
  ])
  return [...whole, ...parted]
}

/** Of names of stickers and charms those in which each word begins one of theirs. */
const namesMeant = (words: readonly string[], names: readonly { value: string; words: readonly string[] }[]) =>
  names.filter((name) => words.every((word) => name.words.some((own) => own.startsWith(word))))

/**
 * What a search means, stickers and charms included (docs/behaviour/catalogue.md#search). Skins come first: only where
 * none has the words as they were typed, some or all of them are those of a sticker or charm on a copy for sale.
 */
export const copiesMeant = async (typed: string, { search, table, names }: Known): Promise<CopiesMeant> => {
  const whole = await search.meaningOf(typed, table)
  const words = wordsOf(typed)
  if (whole.asTyped || words.length === 0) return whole
  const known = [...names].map(({ value, label }) => ({ value, words: wordsOf(label) }))
  for (const { skin, attached } of splitsOf(words)) {
    const meant = namesMeant(attached, known)
    if (meant.length === 0) continue
    const values = new Set(meant.map(({ value }) => value))
    if (skin.length === 0) return { found: new Uint8Array(table.kinds.length).fill(1), asTyped: true, attached: values }
    const { found, asTyped } = await search.meaningOf(skin.join(' '), table)
    if (asTyped) return { found, asTyped, attached: values }
  }
  return whole
}

/** A filter that lets pass only copies with what its search names. */
export const withMeant = (filter: ListFilter, meant: CopiesMeant | undefined): ListFilter => {
  if (!meant?.attached) return filter
  const { stickersMin, groups } = filter.bounds.attached ?? { stickersMin: 0, groups: [] }
  const bounds: Bounds = { ...filter.bounds, attached: { stickersMin, groups: [...groups, meant.attached] } }
  return { ...filter, bounds }
}
