import type { SearchPart } from '@pandrop/contract/catalogue'
import { paintSeedMax } from '@pandrop/contract/limits'

/** A piece of a text that was understood, and where it stands there. */
export interface FoundPart {
  part: SearchPart
  at: number
}

/** What was understood of a text, and the text with blanks in its place, so that all else keeps its own. */
interface BoundsRead {
  found: FoundPart[]
  rest: string
}

// In the shop's six languages.
const under = 'under|below|max|unter|bis|under|moins de|sous|menos de|hasta|poniżej|do|до|менше|нижче'
const over = 'over|above|min|from|über|ab|plus de|más de|desde|powyżej|od|від|понад|вище'

const sign = String.raw`(?:[€$£]\s?)?`
const number = String.raw`${sign}(\d{0,7}(?:[.,]\d{1,9})?k?)(?:\s?(?:€|\$|£|eur|usd)(?![\p{L}\d]))?`
const begin = String.raw`(?<![\p{L}\d.,-])`
const end = String.raw`(?![\p{L}\d.,-])`

const rangePattern = new RegExp(String.raw`${begin}${number}\s?[-–]\s?${number}${end}`, 'giu')
const tillPattern = new RegExp(String.raw`(?:<=?|≤|${begin}(?:${under})(?=[\s\d€$£]))\s?${number}${end}`, 'giu')
const fromPattern = new RegExp(String.raw`(?:>=?|≥|${begin}(?:${over})(?=[\s\d€$£]))\s?${number}${end}`, 'giu')
const seedPattern = new RegExp(String.raw`(?:#|${begin}(?:seed|pattern)\s)\s?(\d{1,4})${end}`, 'giu')
// Still being typed: it narrows nothing yet.
const halfTyped = /(?:[<>≤≥]=?\s?[€$£]?[\d.,]*|#)\s*$/u

/** "1,5k" is 1500; undefined for what is no number. */
const numberIn = (digits: string): number | undefined => {
  const isThousands = /k$/i.test(digits)
  const value = Number.parseFloat(digits.replace(/k$/i, '').replace(',', '.'))
  return Number.isNaN(value) ? undefined : value * (isThousands ? 1000 : 1)
}

/** Floats are written from 0. on; nobody means a price by 0.07. */
const isFloat = (digits: string): boolean => /^0?[.,]\d+$/.test(digits)

interface Ends {
  from?: string | undefined
  till?: string | undefined
}

const boundsPart = (typed: string, { from, till }: Ends): SearchPart | undefined => {
  const ends = [from, till].filter((one) => one !== undefined)
  const values = ends.map(numberIn)
  const [first, last = first] = values
  if (first === undefined || last === undefined || values.length < ends.length || first > last) return undefined
  const kind = ends.every(isFloat) ? 'float' : 'price'
  const bounds = { ...(from !== undefined && { from: first }), ...(till !== undefined && { till: last }) }
  return { kind, typed, value: ends.join('–'), ...bounds }
}

const seedPart = (typed: string, digits: string): SearchPart | undefined =>
  Number(digits) <= paintSeedMax ? { kind: 'seed', typed, value: String(Number(digits)) } : undefined

const readers: readonly { pattern: RegExp; read: (typed: string, numbers: string[]) => SearchPart | undefined }[] = [
  { pattern: seedPattern, read: (typed, [digits = '']) => seedPart(typed, digits) },
  { pattern: tillPattern, read: (typed, [till]) => boundsPart(typed, { till }) },
  { pattern: fromPattern, read: (typed, [from]) => boundsPart(typed, { from }) },
  { pattern: rangePattern, read: (typed, [from, till]) => boundsPart(typed, { from, till }) },
]

/**
 * Reads prices ("<900", "under 900", ">50", "50-100", "1.5k"), floats ("<0.07", "0.01-0.02") and paint seeds ("#661")
 * out of a text; of two of one kind the last one counts, and all are found.
 */
export const readBounds = (text: string): BoundsRead => {
  const found: FoundPart[] = []
  let rest = text
  for (const { pattern, read } of readers) {
    rest = rest.replaceAll(pattern, (typed: string, ...more: unknown[]) => {
      const at = more.find((one) => typeof one === 'number') ?? 0
      const numbers = more.filter((one) => typeof one === 'string').slice(0, -1)
      const part = read(typed.trim(), numbers)
      if (!part) return typed
      found.push({ part, at: at + typed.length - typed.trimStart().length })
      return ' '.repeat(typed.length)
    })
  }
  return { found, rest: rest.replace(halfTyped, (typed) => ' '.repeat(typed.length)) }
}
