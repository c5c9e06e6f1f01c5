import { readTradeNumber } from '../../orders/trades/trade-number.rules.ts'

/** What somebody typed into the search of the back office may mean. */
export interface StaffQuestion {
  /** an order's, a customer's, an item's or an offer's number, or Steam's of a trade */
  number: string | null
  /** Steam's number of a trade: the same, or from the address of a trade offer */
  trade: string | null
  /** year and number of a credit note, and of a receipt, whatever stands before them */
  creditNote: { year: number; number: number } | null
  receipt: { year: number; number: number } | null
  /** each has to occur; none where nothing is long enough to be looked for */
  words: string[]
  /** how a promo code begins, in upper case as they are kept */
  promo: string | null
  /** how the bank's name of a payout begins: hexadecimal, without hyphens */
  reference: string | null
}

// Shorter ones have no trigram, and occur everywhere.
const wordLettersMin = 3
const referenceLettersMin = 8

/** Reads it: `#48213`, `kovač berg`, `ak redline`, `3f2a91c0-…`. */
export const readQuestion = (typed: string): StaffQuestion => {
  const text = typed.normalize('NFC').trim().toLowerCase()
  const hex = text.replaceAll('-', '')
  const [, prefix, year, number] = /^([a-z0-9]{1,8})-(\d{4})-0{0,5}([1-9]\d{0,8})$/.exec(text) ?? []
  const paper = year && number ? { year: Number(year), number: Number(number) } : null
  return {
    number: /^#?([1-9]\d{0,14})$/.exec(text)?.[1] ?? null,
    trade: readTradeNumber(text),
    creditNote: prefix === 'cn' ? paper : null,
    receipt: paper,
    words: text.startsWith('#') ? [] : text.split(/\s+/).filter((word) => word.length > 0),
    promo: /^[a-z0-9][a-z0-9_-]{2,39}$/.test(text) ? text.toUpperCase() : null,
    reference: hex.length >= referenceLettersMin && /^[0-9a-f]{8,32}$/.test(hex) ? hex : null,
  }
}

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Patterns of LIKE for words that an index can look up; empty where there is no such word. */
export const patternsOf = (words: string[]): string[] =>
  words.some((word) => word.length >= wordLettersMin) ? words.map((word) => `%${escaped(word)}%`) : []

/** The pattern of whatever begins with a text. */
export const beginningWith = (text: string): string => `${escaped(text)}%`

/** A text search query for titles that have all words, or what begins so; empty: there is nothing to look for. */
export const titleQuery = (words: string[]): string =>
  words
    .map((word) => word.normalize('NFD').replace(/[\u0300-\u036f™★]/g, ''))
    .flatMap((word) => word.split(/[^a-z0-9\u0080-\uffff]+/))
    .filter((word) => word.length > 0)
    .map((word) => `'${word}':*`)
    .join(' & ')
