import { between, type Draw, wholeBetween } from './seed-draw.ts'

/** What an item cost from one moment on. */
export interface PriceStep {
  hoursAgo: number
  priceCents: number
  /** Struck out beside the price while the item is on sale, else null. */
  oldPriceCents: number | null
}

const day = 24

/** A cheaper item is never on sale: five percent of its price would be less than a few cents. */
const saleCentsMin = 100

/**
 * Whether an item of that price may be on sale.
 * @param cents its undiscounted price
 */
export const mayBeOnSale = (cents: number): boolean => cents >= saleCentsMin

/**
 * Sixty days of prices that end in a reduction by 5 to 25 %. The old price is the lowest of the 30 days before the
 * reduction, as the price log must show (docs/behaviour/catalogue.md#old-price).
 * @param undiscountedCents the price before the reduction
 * @returns four steps, oldest first; the last one is the sale
 */
export const saleHistory = (undiscountedCents: number, draw: Draw): [PriceStep, ...PriceStep[]] => {
  const reducedHoursAgo = wholeBetween(draw('reduced'), 6, 20 * day)
  const before = (purpose: string, fromDays: number, tillDays: number): number =>
    reducedHoursAgo + wholeBetween(draw(purpose), fromDays * day, tillDays * day)
  const times = (factor: number): number => Math.round(undiscountedCents * factor)
  return [
    {
      hoursAgo: before('listed', 60, 110),
      priceCents: times(between(draw('first price'), 1.04, 1.14)),
      oldPriceCents: null,
    },
    {
      hoursAgo: before('second step', 40, 50),
      priceCents: times(between(draw('second price'), 1, 1.08)),
      oldPriceCents: null,
    },
    { hoursAgo: before('third step', 12, 25), priceCents: undiscountedCents, oldPriceCents: null },
    {
      hoursAgo: reducedHoursAgo,
      priceCents: times(1 - between(draw('discount'), 0.05, 0.25)),
      oldPriceCents: undiscountedCents,
    },
  ]
}
