import type { KindTable, SkinFacts } from './kinds.rules.ts'
import { wordsOf } from './search.rules.ts'
import { begins, plainName, squeezed } from './suggest.rules.ts'

const variantWords = ['stattrak', 'souvenir']

/** The words without those that say how a copy is made; all of them where nothing else is left. */
export const nameWords = (words: readonly string[]): readonly string[] => {
  const others = words.filter((word) => !variantWords.includes(word))
  return others.length > 0 ? others : words
}

/** The kinds that a search found, and how many items of each are in stock; both by index of the kind. */
interface FoundKinds {
  table: KindTable
  counts: Int32Array
  found: Uint8Array
}

interface FoundSkin {
  skin: SkinFacts
  count: number
  /** 0: the name is what was typed, 1: it begins so, 2: neither */
  rank: number
}

const rankOf = (name: string, letters: string): number => {
  if (squeezed(name) === letters) return 0
  return begins(name, letters) ? 1 : 2
}

/**
 * The ids of the best skins found: the name typed in full first, then names that begin with what was typed, then those
 * with most items in stock, then by name and phase. Phases of a Doppler are skins of their own.
 */
export const bestSkins = ({ table, counts, found }: FoundKinds, words: readonly string[], most: number): string[] => {
  const letters = words.join('')
  const skins = new Map<string, FoundSkin>()
  table.kinds.forEach(({ skin }, index) => {
    if (!found[index]) return
    const count = counts[index] ?? 0
    const known = skins.get(skin.id)
    if (known) known.count += count
    else skins.set(skin.id, { skin, count, rank: rankOf(plainName(skin), letters) })
  })
  return [...skins.values()]
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        right.count - left.count ||
        compare(left.skin.market_name, right.skin.market_name) ||
        compare(left.skin.phase, right.skin.phase),
    )
    .slice(0, most)
    .map(({ skin }) => skin.id)
}

/** A skin that is known by its name alone: it has no kinds yet, because nobody knows what it costs. */
export interface UnpricedSkin {
  id: string
  /** those of its name, and weapon and finish as one word each */
  words: readonly string[]
}

/** A skin as it is looked for while it has no kinds. */
export const unpricedSkin = ({ id, market_name, phase, type, weapon, finish }: SkinFacts): UnpricedSkin => {
  const text = [market_name, phase, phase.replace('Phase ', 'p'), type, squeezed(weapon), squeezed(finish)].join(' ')
  return { id, words: wordsOf(text) }
}

/** The ids of skins without kinds that have every word typed, each by its beginning. */
export const unpricedMeant = (unpriced: readonly UnpricedSkin[], words: readonly string[]): string[] => {
  if (words.length === 0) return []
  const has = (skin: UnpricedSkin, typed: string): boolean => skin.words.some((word) => word.startsWith(typed))
  return unpriced.filter((skin) => words.every((typed) => has(skin, typed))).map(({ id }) => id)
}

const compare = (left: string, right: string): number => {
  if (left === right) return 0
  return left < right ? -1 : 1
}
