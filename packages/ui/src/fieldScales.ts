import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { WearLimits } from './wear.ts'

/** A copy in the field. */
export interface PriceDot {
  /** unlike every other one's */
  key: string
  /** wear between 0 and 1 */
  float: number
  /** in the currency that is shown */
  price: number
  /** the copy that the page is about; another that can be bought; one that was sold */
  kind: 'own' | 'for_sale' | 'sold'
  /** the copy in words */
  words: string
  /** where it can be bought */
  href?: string | undefined
}

/** From floats and prices to percent of the field, from the left and from the top. */
export interface FieldScales {
  across: ScaleLinear<number, number>
  down: ScaleLinear<number, number>
}

/** What dots leave free at each side, in percent: a large drop fits in. */
const margin = { x: 4, y: 9 }

/** How far a field of one float, or of one price, reaches to both sides of it, as a share of that. */
const shareBeside = 0.1

/** About so many lines of round prices, and so many floats below. */
const ticksWished = 4

/**
 * The part of the floats that copies reach, within what the exterior of the finish has; all of that where they reach a
 * single one.
 */
const reachOf = (floats: readonly number[], { min, max }: WearLimits): [number, number] => {
  const low = Math.min(...floats)
  const high = Math.max(...floats)
  return low === high ? [Math.min(min, low), Math.max(max, high)] : [low, high]
}

/** From the lowest to the highest price, ended by round ones. */
const spanOf = (prices: readonly number[]): [number, number] => {
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  return low === high ? [low * (1 - shareBeside), high * (1 + shareBeside)] : [low, high]
}

/**
 * How a field is laid out.
 * @param dots one at least
 * @param limits of the exterior, as far as the finish has it
 * @param reference a price that must be seen too
 */
export const fieldScales = (dots: readonly PriceDot[], limits: WearLimits, reference?: number): FieldScales => {
  const floats = dots.map(({ float }) => float)
  const prices = [...dots.map(({ price }) => price), ...(reference === undefined ? [] : [reference])]
  return {
    across: scaleLinear()
      .domain(reachOf(floats, limits))
      .range([margin.x, 100 - margin.x]),
    down: scaleLinear()
      .domain(spanOf(prices))
      .nice(ticksWished)
      .range([100 - margin.y, margin.y]),
  }
}

/** A place along an axis and the value that stands there. */
export interface FieldTick {
  at: number
  value: number
}

/** Round values of a scale. */
export const ticksOf = (scale: ScaleLinear<number, number>): FieldTick[] =>
  scale.ticks(ticksWished).map((value) => ({ value, at: scale(value) }))

/** Best float first, then the cheapest: the order in which a reader walks through a field. */
export const inReadingOrder = (dots: readonly PriceDot[]): PriceDot[] =>
  [...dots].sort((one, other) => one.float - other.float || one.price - other.price)

/** A place in a field and how large that is, in px. */
interface Pointed {
  x: number
  y: number
  width: number
  height: number
}

/** The dot nearest to a pointer; undefined in an empty field. */
export const nearestDot = (
  dots: readonly PriceDot[],
  { across, down }: FieldScales,
  { x, y, width, height }: Pointed,
): PriceDot | undefined => {
  const distance = ({ float, price }: PriceDot): number =>
    Math.hypot((across(float) / 100) * width - x, (down(price) / 100) * height - y)
  return dots.reduce<PriceDot | undefined>(
    (nearest, dot) => (nearest && distance(nearest) <= distance(dot) ? nearest : dot),
    undefined,
  )
}
