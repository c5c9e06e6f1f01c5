import { type Cents, cents, roundHalfEven } from '@pandrop/money/money'

/** What the shop keeps of reference prices from this one on. */
export interface Margin {
  from: Cents
  /** 22 means 22 % */
  percent: number
}

/** What the shop would pay for a copy, and why; indicative. */
export interface Quote {
  /** what the shop sells such a copy for */
  reference: Cents
  /** the margin that applies begins at this reference price */
  marginFrom: Cents
  /** 22 means 22 % */
  marginPercent: number
  quote: Cents
}

// Percents have two decimals, so in hundredths of a percent every step is a whole number.
const hundredths = 100

/**
 * What the shop would pay: the reference price less the margin that begins highest without beginning above it. Rounded
 * half to even, and never less than one cent.
 * @param margins in any order
 * @returns null where no margin begins low enough
 */
export const quoteOf = (reference: Cents, margins: readonly Margin[]): Quote | null => {
  const [margin] = margins.filter(({ from }) => from <= reference).sort((left, right) => right.from - left.from)
  if (!margin) return null
  const kept = 100 * hundredths - Math.round(margin.percent * hundredths)
  const quote = roundHalfEven((reference * kept) / (100 * hundredths))
  return { reference, marginFrom: margin.from, marginPercent: margin.percent, quote: cents(Math.max(quote, 1)) }
}

/**
 * The margins as they would be with one set, or without it.
 * @param percent null: without the margin from there on
 */
export const marginsWith = (
  margins: readonly Margin[],
  { from, percent }: { from: Cents; percent: number | null },
): Margin[] => [...margins.filter((margin) => margin.from !== from), ...(percent === null ? [] : [{ from, percent }])]

/** Where the next margin begins; null: there is none above. */
export const tillOf = (from: Cents, margins: readonly Margin[]): Cents | null =>
  margins.reduce<Cents | null>(
    (till, margin) => (margin.from > from && (till === null || margin.from < till) ? margin.from : till),
    null,
  )

// Nothing can be had for nothing, so that the first margin is shown by a price in its middle.
const lonelyExample = cents(100)

/** A reference price that shows what a margin makes: where it begins; of the first one, in its middle. */
export const examplePriceOf = (from: Cents, margins: readonly Margin[]): Cents => {
  if (from > 0) return from
  const till = tillOf(from, margins)
  return till === null ? lonelyExample : cents(Math.max(1, Math.floor(till / 2)))
}

/** A price at which more is paid for less: one cent below it a copy brings more than at it. */
export interface Fall {
  from: Cents
  /** what is paid one cent below */
  below: Cents
  /** what is paid there */
  there: Cents
}

/** Where a margin is so much higher than the one below it that a dearer copy brings less. */
export const fallsOf = (margins: readonly Margin[]): Fall[] =>
  margins.flatMap(({ from }) => {
    const below = from > 0 ? quoteOf(cents(from - 1), margins)?.quote : undefined
    const there = quoteOf(from, margins)?.quote
    return below !== undefined && there !== undefined && below > there ? [{ from, below, there }] : []
  })
