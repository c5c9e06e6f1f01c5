import { dayMilliseconds } from '@pandrop/money/days'

/** A price and since when it was asked. */
export interface AskedPrice {
  /** milliseconds since 1970, UTC */
  at: number
  /** units of the internal currency */
  price: number
}

/** The part of a history that is drawn. */
export interface ChartWindow {
  /** milliseconds since 1970, UTC */
  from: number
  till: number
}

/** Lowest and highest price in view, in units. */
export interface PriceSpan {
  low: number
  high: number
}

/** What the prices leave free above and below, in percent of the chart's height. */
export const chartMargin = 13

/**
 * What was asked at a moment: a price holds until the next one.
 * @param line oldest first
 * @returns undefined before the first price
 */
export const priceAt = (line: readonly AskedPrice[], at: number): number | undefined =>
  line.findLast((asked) => asked.at <= at)?.price

/**
 * The last days of a history, shorter where it began later, a day at least.
 * @param till the moment that counts as now
 */
export const chartWindow = (lines: readonly (readonly AskedPrice[])[], till: number, days: number): ChartWindow => {
  const begin = Math.min(till, ...lines.flatMap(([first]) => (first ? [first.at] : [])))
  const from = Math.max(begin, till - days * dayMilliseconds)
  return { from: Math.min(from, till - dayMilliseconds), till }
}

/** Days that a window has, rounded up; a reader walks through the chart in so many steps. */
export const daysIn = ({ from, till }: ChartWindow): number => Math.ceil((till - from) / dayMilliseconds)

/** The moment of a step: whole days back from the end, so that the last step is now. */
export const momentOf = (window: ChartWindow, step: number): number =>
  Math.max(window.from, window.till - (daysIn(window) - step) * dayMilliseconds)

/** The line inside the window: it enters with the price that held then. */
const visible = (line: readonly AskedPrice[], { from, till }: ChartWindow): AskedPrice[] => {
  const entering = priceAt(line, from)
  const inside = line.filter(({ at }) => at > from && at <= till)
  return entering === undefined ? inside : [{ at: from, price: entering }, ...inside]
}

/** @returns undefined where no line has a price inside the window */
export const spanOf = (lines: readonly (readonly AskedPrice[])[], window: ChartWindow): PriceSpan | undefined => {
  const prices = lines.flatMap((line) => visible(line, window)).map(({ price }) => price)
  if (prices.length === 0) return undefined
  return { low: Math.min(...prices), high: Math.max(...prices) }
}

/** Where a moment lies, in percent from the left. */
export const across = ({ from, till }: ChartWindow, at: number): number => ((at - from) / (till - from)) * 100

/** Where a price lies, in percent from the top; a history with one price runs through the middle. */
export const down = ({ low, high }: PriceSpan, price: number): number =>
  high === low ? 50 : chartMargin + ((high - price) / (high - low)) * (100 - 2 * chartMargin)

const written = (percent: number): string => String(Math.round(percent * 100) / 100)

/**
 * The steps of a line in a box of 100 by 100.
 * @returns the `d` of an SVG path; empty where the line has no price in the window
 */
export const stepPath = (line: readonly AskedPrice[], window: ChartWindow, span: PriceSpan): string => {
  const [first, ...rest] = visible(line, window)
  if (!first) return ''
  const place = ({ at, price }: AskedPrice) => ({ x: written(across(window, at)), y: written(down(span, price)) })
  const start = place(first)
  const steps = rest.map(place).map(({ x, y }) => `H${x}V${y}`)
  return `M${start.x} ${start.y}${steps.join('')}H100`
}
