import type { SearchFilters, SearchPart } from '@pandrop/contract/catalogue'
import { exteriorNames, isExterior } from '@pandrop/contract/exteriors'
import { itemClasses, itemTypes } from '@pandrop/contract/item'
import { cents, fromUnits, toUnits } from '@pandrop/money/money'
import type { KindTable } from './kinds.rules.ts'
import { wordsOf } from './search.rules.ts'
import { type FoundPart, readBounds } from './search-bounds.rules.ts'
import { nicknames } from './search-nicknames.rules.ts'
import { squeezed } from './suggest.rules.ts'

/** The names that a search is compared with. */
export interface SearchNames {
  weapons: readonly string[]
  finishes: readonly string[]
  /** whether any skin of a weapon, or of a type, comes in a class */
  comes: (by: 'weapon' | 'type', name: string, itemClass: string) => boolean
}

const namesByTable = new WeakMap<KindTable, SearchNames>()

/** The names of a catalogue, gathered once. */
export const namesIn = (table: KindTable): SearchNames => {
  const known = namesByTable.get(table)
  if (known) return known
  const pairs = new Set(
    table.kinds.flatMap((kind) => [`weapon ${kind.skin.weapon} ${kind.class}`, `type ${kind.skin.type} ${kind.class}`]),
  )
  const finishes = new Set(table.kinds.map(({ skin }) => skin.finish))
  finishes.delete('')
  const comes: SearchNames['comes'] = (by, name, itemClass) => pairs.has(`${by} ${name} ${itemClass}`)
  const names = { weapons: table.columns.heroes.values, finishes: [...finishes], comes }
  namesByTable.set(table, names)
  return names
}

/** A search taken apart. */
export interface Understood {
  /** in the order typed */
  parts: SearchPart[]
  filters: SearchFilters
}

const exteriorOf = (words: readonly string[]): string | undefined => {
  const code = words.join(' ').toUpperCase()
  if (isExterior(code) && code !== 'NP') return exteriorNames[code]
  if (code === 'VANILLA') return exteriorNames.NP
  return Object.values(exteriorNames).find((name) => wordsOf(name).join(' ') === words.join(' '))
}

const variants: Readonly<Record<string, string>> = {
  st: 'StatTrak™',
  trak: 'StatTrak™',
  stattrak: 'StatTrak™',
  sv: 'Souvenir',
  souv: 'Souvenir',
  souvenir: 'Souvenir',
}

const phases: Readonly<Record<string, string>> = {
  ruby: 'Ruby',
  sapphire: 'Sapphire',
  blackpearl: 'Black Pearl',
  bp: 'Black Pearl',
  emerald: 'Emerald',
}

const phaseOf = (letters: string): string | undefined => {
  const numbered = /^(?:p|phase)([1-4])$/.exec(letters)
  return numbered ? `Phase ${numbered[1]}` : own(phases, letters)
}

const typeOf = (letters: string): string | undefined =>
  itemTypes.find((type) => [squeezed(type), `${squeezed(type)}s`].includes(letters)) ??
  (letters === 'knives' ? 'Knife' : undefined)

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const beginsAll = (name: string, words: readonly string[]): boolean => {
  const theirs = wordsOf(name)
  return words.every((word) => theirs.some((other) => other.startsWith(word)))
}

const only = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined)

// Fewer begin too many names.
const lettersMin = 3

/** The one name that is meant: by a nickname, written in full, or by the beginnings of its words and of no other's. */
const nameMeant = (words: readonly string[], names: readonly string[], others: readonly string[]) => {
  const letters = words.join('')
  const meanings = Object.hasOwn(nicknames, letters) ? nicknames[letters] : undefined
  if (meanings) return only(names.filter((name) => meanings.some((meaning) => squeezed(meaning) === squeezed(name))))
  const begun = names.filter((name) => beginsAll(name, words))
  const inFull = names.find((name) => squeezed(name) === letters)
  if (inFull !== undefined && begun.every((name) => name === inFull)) return inFull
  const isClear = letters.length >= lettersMin && !others.some((name) => beginsAll(name, words))
  return isClear || /^m9$/.test(letters) ? only(begun) : undefined
}

type Named = Pick<SearchPart, 'kind' | 'value'>

const named = (kind: SearchPart['kind'], value: string | undefined): Named | undefined =>
  value === undefined ? undefined : { kind, value }

const readWords = (words: readonly string[], { weapons, finishes }: SearchNames): Named | undefined => {
  const letters = words.join('')
  return (
    named('exterior', exteriorOf(words)) ??
    named('class', own(variants, letters)) ??
    named('phase', phaseOf(letters)) ??
    named('type', typeOf(letters)) ??
    named('weapon', nameMeant(words, weapons, finishes)) ??
    named('finish', nameMeant(words, finishes, weapons))
  )
}

interface Token {
  words: string[]
  at: number
  end: number
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[^\s|(),·]+/gu)].flatMap(({ 0: typed, index }) => {
    const words = wordsOf(typed)
    return words.length > 0 ? [{ words, at: index, end: index + typed.length }] : []
  })

// "the battle scarred one" has no longer name in it.
const tokensMax = 4

/** Words that name something, the longest first; the others as they stand. */
const readNames = (text: string, rest: string, names: SearchNames): { found: FoundPart[]; left: Token[] } => {
  const tokens = tokensOf(rest)
  const found: FoundPart[] = []
  const left: Token[] = []
  for (let from = 0; from < tokens.length; ) {
    const hit = longestFrom(tokens, from, names)
    const first = tokens[from]
    const last = tokens[from + (hit?.length ?? 1) - 1]
    if (first && last && hit) {
      found.push({ part: { ...hit.named, typed: text.slice(first.at, last.end) }, at: first.at })
    } else if (first) left.push(first)
    from += hit?.length ?? 1
  }
  return { found, left }
}

const longestFrom = (tokens: readonly Token[], from: number, names: SearchNames) => {
  for (let length = Math.min(tokensMax, tokens.length - from); length > 0; length -= 1) {
    const words = tokens.slice(from, from + length).flatMap((token) => token.words)
    const meant = readWords(words, names)
    if (meant) return { named: meant, length }
  }
  return undefined
}

/** How a part is searched for that no filter has. */
const searchWords = ({ kind, value }: SearchPart): string => (kind === 'phase' ? value.replace('Phase ', 'p') : value)

/** StatTrak™ alone means both of its classes; with a weapon or type those that it comes in. */
const classesOf = (variant: string, parts: readonly SearchPart[], { comes }: SearchNames): string[] => {
  const within = parts.flatMap(({ kind, value }) => (kind === 'weapon' || kind === 'type' ? [{ kind, value }] : []))
  return itemClasses.filter(
    (itemClass) =>
      itemClass.endsWith(variant) &&
      (within.length === 0 || within.some(({ kind, value }) => comes(kind, value, itemClass))),
  )
}

// The contract's longest search.
const searchLengthMax = 80

/**
 * Takes a search apart into what lists can be filtered by and what is left to be searched for.
 * @param perEuro units for one EUR of the currency that prices are typed in
 */
export const understand = (typed: string, names: SearchNames, perEuro: number): Understood => {
  const { found: bounds, rest } = readBounds(typed)
  const { found, left } = readNames(typed, rest, names)
  const inOrder = [...bounds, ...found].toSorted((one, other) => one.at - other.at)
  const parts = inOrder.map(({ part }) => part)
  const of = (kind: SearchPart['kind']): SearchPart[] => parts.filter((part) => part.kind === kind)
  const values = (kind: SearchPart['kind']): string[] => [...new Set(of(kind).map(({ value }) => value))]
  const searched = [
    ...found.flatMap(({ part, at }) =>
      part.kind === 'finish' || part.kind === 'phase' ? [{ words: searchWords(part), at }] : [],
    ),
    ...left.map(({ words, at }) => ({ words: words.join(' '), at })),
  ]
  const search = searched
    .toSorted((one, other) => one.at - other.at)
    .map(({ words }) => words)
    .join(' ')
  const lists = {
    heroes: values('weapon'),
    type: values('type'),
    exterior_names: values('exterior'),
    item_class: values('class').flatMap((variant) => classesOf(variant, parts, names)),
  }
  const inEuro = (units: number): number => toUnits(cents(fromUnits(units / perEuro)))
  const endsOf = (kind: 'price' | 'float', convert: (value: number) => number) => {
    const from = of(kind).findLast((part) => part.from !== undefined)?.from
    const till = of(kind).findLast((part) => part.till !== undefined)?.till
    return {
      ...(from !== undefined && { [`${kind}_from`]: convert(from) }),
      ...(till !== undefined && { [`${kind}_till`]: convert(till) }),
    }
  }
  const seed = of('seed').at(-1)?.value
  const filters: SearchFilters = {
    ...(search !== '' && { search: search.slice(0, searchLengthMax) }),
    ...Object.fromEntries(Object.entries(lists).filter(([, chosen]) => chosen.length > 0)),
    ...endsOf('price', inEuro),
    ...endsOf('float', (float) => float),
    ...(seed !== undefined && { paint_seed: Number(seed) }),
  }
  return { parts, filters }
}
