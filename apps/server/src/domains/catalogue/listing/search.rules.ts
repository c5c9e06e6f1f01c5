import { nicknames } from './search-nicknames.rules.ts'

/**
 * The words of a text as the catalogue keeps them: lower case, no accents, no signs; "AK-47" is two words. The same as
 * the database's function search_words, in the order typed; a test compares the two.
 */
export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFD')
      .replace(/[\u0300-\u036f™★]/g, '')
      .toLowerCase()
      .split(/[^a-z0-9\u0080-\uffff]+/u)
      .filter((word) => word !== ''),
  ),
]

/** A lexeme; words have neither quotes nor backslashes. */
const exactly = (words: string): string =>
  `(${wordsOf(words)
    .map((word) => `'${word}'`)
    .join(' & ')})`

const meaningsOf = (word: string): readonly string[] => (Object.hasOwn(nicknames, word) ? (nicknames[word] ?? []) : [])

const beginning = (word: string): string => `'${word}':*`

const narrowTerm = (word: string): string => {
  const meanings = meaningsOf(word)
  return meanings.length > 0 ? `(${meanings.map(exactly).join(' | ')})` : beginning(word)
}

const wideTerm = (word: string): string => `(${[...meaningsOf(word).map(exactly), beginning(word)].join(' | ')})`

/**
 * A tsquery for all words in any order, each by its beginning; a nickname means what players mean by it.
 * @param words as wordsOf answers them, at least one
 */
export const narrowQuery = (words: readonly string[]): string => words.map(narrowTerm).join(' & ')

/** The same, but a nickname may also be the beginning of a word. */
export const wideQuery = (words: readonly string[]): string => words.map(wideTerm).join(' & ')

/** A word of the catalogue that a typed one may have meant. */
export interface SimilarWord {
  typed: string
  /** null: nothing resembles it */
  word: string | null
  /** 0 to 1, as pg_trgm measures it */
  similarity: number
  /** whether a word of the catalogue begins with what was typed */
  known: boolean
}

/** Another reading of what was typed. */
export interface Reading {
  words: readonly string[]
  /** 0 to 1; the likeliest first */
  likelihood: number
}

// A word left out, and two words written as one, are readings too, but less likely than a word as it was typed.
const leftOut = 0.1
const joined = 0.9

const readingsMax = 24

const likeliest = (readings: Reading[]): Reading[] =>
  readings.sort((left, right) => right.likelihood - left.likelihood).slice(0, readingsMax)

/** The readings of one word: itself where it begins a word of the catalogue, and what it resembles. */
const readingsOfWord = (word: string, similar: readonly SimilarWord[]): Reading[] => {
  const own = similar.filter(({ typed }) => typed === word)
  const isKnown = meaningsOf(word).length > 0 || own.some(({ known }) => known)
  const others = own.flatMap((row) => (row.word === null ? [] : [{ words: [row.word], likelihood: row.similarity }]))
  return [isKnown ? { words: [word], likelihood: 1 } : { words: [], likelihood: leftOut }, ...others]
}

/** Every way to write two neighbours as one word. */
const joinings = (words: readonly string[]): string[][] =>
  words.slice(1).map((word, index) => [...words.slice(0, index), `${words[index]}${word}`, ...words.slice(index + 2)])

/**
 * What may have been meant by words that find nothing together, the likeliest first: each word corrected to one that it
 * resembles, or left out where it resembles none; neighbours joined ("red line"). At most 24 readings.
 * @param similar what the vocabulary knows about each typed word
 */
export const readingsOf = (words: readonly string[], similar: readonly SimilarWord[]): Reading[] => {
  let readings: Reading[] = [{ words: [], likelihood: 1 }]
  for (const word of words) {
    const next = readingsOfWord(word, similar)
    readings = likeliest(
      readings.flatMap((reading) =>
        next.map((one) => ({
          words: [...reading.words, ...one.words],
          likelihood: reading.likelihood * one.likelihood,
        })),
      ),
    )
  }
  const whole = joinings(words).map((together) => ({ words: together, likelihood: joined }))
  const typed = words.join(' ')
  return likeliest([...readings, ...whole].filter((one) => one.words.length > 0 && one.words.join(' ') !== typed))
}
