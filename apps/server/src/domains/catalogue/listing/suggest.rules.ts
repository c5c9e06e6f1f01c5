import type { KindTable, SkinFacts } from './kinds.rules.ts'
import { wordsOf } from './search.rules.ts'
import type { Slice } from './stock.rules.ts'

/** Everything in stock under one name. */
export interface Candidate {
  name: string
  /** facts of the skin with the most copies: the phases of a Doppler share a name */
  skin: SkinFacts
  /** items in stock */
  count: number
  /** cents of the cheapest and of the dearest */
  priceMin: number
  priceMax: number
}

/** The market's name of a skin without its star. */
export const plainName = ({ market_name }: SkinFacts): string => market_name.replace(/^★ /, '')

/** What is in stock of the kinds found, gathered under the names that `nameOf` gives their skins. */
export const candidatesOf = (
  { kinds }: KindTable,
  slice: Slice,
  found: Uint8Array,
  nameOf: (skin: SkinFacts) => string,
): Candidate[] => {
  const candidates = new Map<string, Candidate & { most: number }>()
  for (const index of slice.byLowest) {
    const kind = kinds[index]
    if (!found[index] || !kind) continue
    const name = nameOf(kind.skin)
    const count = slice.counts[index] ?? 0
    const priceMax = slice.priceMax[index] ?? 0
    const known = candidates.get(name)
    if (!known) {
      candidates.set(name, {
        name,
        skin: kind.skin,
        count,
        most: count,
        priceMin: slice.priceMin[index] ?? 0,
        priceMax,
      })
      continue
    }
    if (count > known.most) Object.assign(known, { skin: kind.skin, most: count })
    known.count += count
    known.priceMax = Math.max(known.priceMax, priceMax)
  }
  return [...candidates.values()]
}

/** The letters and digits of a name alone, so that it does not matter how it is spaced. */
export const squeezed = (text: string): string => wordsOf(text).join('')

/** Whether the name, or what follows its bar, begins with what was typed, however it is spaced. */
export const begins = (name: string, typed: string): boolean =>
  [name, name.split('| ')[1] ?? ''].some((part) => squeezed(part).startsWith(typed))

/** The best candidates: names that begin with what was typed first, then those with most copies, then the dearest. */
export const bestOf = (candidates: readonly Candidate[], typed: string, most: number): Candidate[] => {
  const letters = squeezed(typed)
  return candidates
    .map((candidate) => ({ candidate, rank: begins(candidate.name, letters) ? 0 : 1 }))
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        right.candidate.count - left.candidate.count ||
        right.candidate.priceMax - left.candidate.priceMax,
    )
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

/** The weapons of which everything that can exist was found: "ak" means one, "ak redline" none. */
export const weaponsFound = ({ columns }: KindTable, found: Uint8Array): Set<string> => {
  const { values, codes } = columns.heroes
  const isWhole = new Uint8Array(values.length).fill(1)
  codes.forEach((code, index) => {
    if (!found[index]) isWhole[code] = 0
  })
  return new Set(values.filter((_, code) => isWhole[code] === 1))
}
