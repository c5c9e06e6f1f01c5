import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { type Cents, cents, roundHalfEven } from '@pandrop/money/money'
import type { ReadRow } from './import-format.ts'
import { readMarketName } from './item-row.rules.ts'

/** What a row of a price list says, kept as JSON between reading and importing. */
export interface PriceRow {
  /** as the file names it, with its phase */
  title: string
  /** without what follows: star and finish alone */
  name: string
  variant: OfferVariant
  exterior: ExteriorCode | null
  /** empty: it names none */
  phase: string
  /** units of the currency; null for what is named like no skin, whose price nobody asks for */
  price: number | null
  /** ISO 4217 */
  currency: string
}

/** A row as any kind of file has it. */
export interface RawPrice {
  line: number
  name: string
  /** a text as somebody typed it, with a point; a number as a program wrote it */
  price: string | number | null
  currency: string
  phase: string
}

/** The columns of a price list, in their order. */
export const priceColumns = ['market_hash_name', 'price', 'currency', 'phase'] as const

type PriceColumn = (typeof priceColumns)[number]

const nameMax = 200
const phaseMax = 40
const unitsMax = 1_000_000_000

/**
 * Units of a currency as a row says them. Texts have two decimals at most: 1.234 may be meant as thousands.
 * @returns undefined for what is no amount above zero
 */
const readUnits = (price: string | number): number | undefined => {
  const isAmount = typeof price === 'number' || /^\d{1,10}(\.\d{1,2})?$/.test(price)
  const units = isAmount ? Number(price) : Number.NaN
  return units > 0 && units <= unitsMax ? units : undefined
}

/** Skins have a wear, or the star of knives and gloves; cases, stickers, charms and agents have neither. */
export const isNamedLikeSkin = ({ name, exterior }: Pick<PriceRow, 'name' | 'exterior'>): boolean =>
  name.startsWith('★') || exterior !== null

/** Reads one row, whichever kind of file it stands in. */
export const readPriceRow = ({ line, name, price, currency, phase }: RawPrice): ReadRow<PriceRow> => {
  const title = [name, phase && `(${phase})`].filter(Boolean).join(' ')
  const source: Record<PriceColumn, string> = {
    market_hash_name: name,
    price: String(price ?? ''),
    currency,
    phase,
  }
  const wrong = (field: PriceColumn, why: string): ReadRow<PriceRow> => ({
    line,
    label: title,
    data: null,
    source,
    problem: { field, why },
  })
  if (name === '') return wrong('market_hash_name', 'Which skin is it?')
  if (name.length > nameMax) return wrong('market_hash_name', `At most ${nameMax} characters`)
  const named = readMarketName(name)
  const data: PriceRow = { title, ...named, phase, price: null, currency: '' }
  if (!isNamedLikeSkin(named)) return { line, label: title, data, source }
  if (price === null || price === '') return wrong('price', 'It has no price')
  const units = readUnits(price)
  if (units === undefined) return wrong('price', 'No amount above 0 with two decimals at most, such as 12.50')
  const code = currency.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return wrong('currency', 'No currency such as EUR')
  if (phase.length > phaseMax) return wrong('phase', `At most ${phaseMax} characters`)
  return { line, label: title, data: { ...data, price: units, currency: code }, source }
}

/** What a kind is called in its file, however it is written: without an exterior it is a vanilla knife. */
const kindText = ({ name, variant, exterior, phase }: PriceRow): string =>
  JSON.stringify([name.toLowerCase(), variant, exterior ?? 'NP', phase.toLowerCase()])

/** Goes through the rows of a file in their order: of a kind the first counts, and the others are wrong. */
export const oncePerKind = (rows: readonly ReadRow<PriceRow>[]): ReadRow<PriceRow>[] => {
  const lines = new Map<string, number>()
  return rows.map((row) => {
    if (row.data === null || row.data.price === null) return row
    const key = kindText(row.data)
    const first = lines.get(key)
    if (first === undefined) lines.set(key, row.line)
    const problem = { field: 'market_hash_name', why: `Line ${first} has a price of this kind already` }
    return first === undefined ? row : { ...row, data: null, problem }
  })
}

/** What no kind costs less than. */
const referenceCentsMin = cents(3)

/**
 * The reference that a price becomes, in EUR cents, at least 0.03.
 * @param price in units of its currency
 * @param rate units of that currency for 1 EUR
 * @param factor from 0.01 to 2, in hundredths
 */
export const referenceOf = ({ price, rate, factor }: { price: number; rate: number; factor: number }): Cents => {
  // Hundredths are whole numbers first: 1.10 × 0.95 is 1.045 exactly, and not a little more.
  const hundredths = Number((price * 100).toFixed(4)) * Math.round(factor * 100)
  return cents(Math.max(referenceCentsMin, roundHalfEven(hundredths / 100 / rate)))
}
