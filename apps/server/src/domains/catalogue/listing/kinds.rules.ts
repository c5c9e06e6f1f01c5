/** What the lists need to know about a skin. */
export interface SkinFacts {
  id: string
  market_name: string
  weapon: string
  finish: string
  phase: string
  type: string
  rarity: string
  collection: string
  /** the game's number of the weapon */
  def_index: number
  /** path of its picture without size and ending */
  picture: string
}

/** One skin in one exterior and variant: what the copies of an item have in common. */
export interface Kind {
  /** its number in the database */
  no: number
  skin: SkinFacts
  /** Steam's English name */
  exterior: string
  class: string
}

/** The groups of filter values, as filter-data names them. */
export const filterGroups = ['types', 'qualities', 'heroes', 'exterior_names', 'classes', 'collections'] as const

export type FilterGroup = (typeof filterGroups)[number]

/** The values of each group that may pass; absent: all. */
export type Chosen = Partial<Record<FilterGroup, readonly string[] | undefined>>

const tagOf: Record<FilterGroup, (kind: Kind) => string> = {
  types: ({ skin }) => skin.type,
  qualities: ({ skin }) => skin.rarity,
  heroes: ({ skin }) => skin.weapon,
  exterior_names: ({ exterior }) => exterior,
  classes: (kind) => kind.class,
  collections: ({ skin }) => skin.collection,
}

/** The values of one group, and which of them each kind has. */
interface Column {
  /** an empty text stands for kinds without a value */
  values: readonly string[]
  /** by index of the kind: where its value stands in `values` */
  codes: Uint16Array
}

/**
 * Every kind that can exist. Every list looks at all of them, so each has an index from 0 on, and what is asked about
 * them stands in arrays of numbers by index: that takes microseconds where objects take milliseconds.
 */
export interface KindTable {
  /** by index */
  kinds: readonly Kind[]
  indexByNo: ReadonlyMap<number, number>
  columns: Readonly<Record<FilterGroup, Column>>
}

const columnOf = (kinds: readonly Kind[], group: FilterGroup): Column => {
  const known = new Map<string, number>()
  const codes = new Uint16Array(kinds.length)
  kinds.forEach((kind, index) => {
    const value = tagOf[group](kind)
    const code = known.get(value) ?? known.size
    known.set(value, code)
    codes[index] = code
  })
  return { values: [...known.keys()], codes }
}

/** The table of these kinds, in their order. */
export const kindTable = (kinds: readonly Kind[]): KindTable => {
  const columns = Object.fromEntries(filterGroups.map((group) => [group, columnOf(kinds, group)]))
  return {
    kinds,
    indexByNo: new Map(kinds.map(({ no }, index) => [no, index])),
    columns: columns as unknown as KindTable['columns'],
  }
}

const bitOf = (group: FilterGroup): number => 1 << filterGroups.indexOf(group)

/** Fails outside of every group: the search did not find it. */
const notFound = 1 << filterGroups.length

/**
 * Which filters each kind fails, by index: 0 passes all; else a bit for each group, as they stand in filterGroups.
 * @param found by index: 1 where the search found the kind; absent without a search
 */
export const failuresOf = ({ kinds, columns }: KindTable, chosen: Chosen, found?: Uint8Array): Uint8Array => {
  const failures = new Uint8Array(kinds.length)
  for (const group of filterGroups) {
    const values = chosen[group]
    if (!values) continue
    const { values: known, codes } = columns[group]
    const fails = Uint8Array.from(known, (value) => (values.includes(value) ? 0 : bitOf(group)))
    for (let index = 0; index < failures.length; index += 1) {
      failures[index] = (failures[index] ?? 0) | (fails[codes[index] ?? 0] ?? 0)
    }
  }
  if (found) for (let index = 0; index < failures.length; index += 1) if (!found[index]) failures[index] = notFound
  return failures
}

/** By index: 1 for the kinds that fail nothing. */
export const passingOf = (failures: Uint8Array): Uint8Array => {
  const passing = new Uint8Array(failures.length)
  for (let index = 0; index < failures.length; index += 1) passing[index] = failures[index] === 0 ? 1 : 0
  return passing
}

/** The bits that keep a kind from counting beside the values of this group: it may fail the group itself alone. */
export const othersThan = (group: FilterGroup): number => ~bitOf(group)

/** By index: 1 for the kinds that count beside the values of some group. */
export const countingOf = (failures: Uint8Array): Uint8Array =>
  failures.map((failed) => (failed !== notFound && (failed & (failed - 1)) === 0 ? 1 : 0))
