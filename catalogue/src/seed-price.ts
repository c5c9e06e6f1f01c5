import type { Exterior, FloatRange } from './exteriors.ts'
import { iconPrices, iconVariantTimes } from './icon-prices.ts'
import type { ReferencePrice } from './prices.ts'
import { between, type Draw } from './seed-draw.ts'

const lowestCents = 5
const highestCents = 2_000_000

/** Above this a reference counts as this, so that premiums still tell the dearest items apart below the ceiling. */
const referenceCentsMax = 1_850_000

/** What the very best float of an exterior adds to the price, as a share; the worst one adds nothing. */
const premiumAtBest: Record<Exterior, number> = { FN: 0.12, MW: 0.08, FT: 0.12, WW: 0.06, BS: 0.08, NP: 0 }

/** Collectors pay once more for Factory New floats below 0.01: up to this share, at 0. */
const collectorsPremium = 0.15
const collectorsFloatMax = 0.01

/** Sellers ask a little less or more than the price list says. */
const askingShare = { minimum: 0.97, maximum: 1.04 }

/**
 * What a float adds to the price (catalogue/README.md, Prices of the seed): premium × (1 − place)², where place is 0 at
 * the low end and 1 at the high end of the floats that the finish can have in that exterior.
 * @returns a share: 0.08 means 8 % more
 */
export const floatPremium = (exterior: Exterior, float: number, reach: FloatRange): number => {
  const width = reach.till - reach.from
  const place = width > 0 ? (float - reach.from) / width : 1
  const collectors = exterior === 'FN' && float < collectorsFloatMax
  const extra = collectors ? collectorsPremium * (1 - float / collectorsFloatMax) : 0
  return premiumAtBest[exterior] * (1 - place) ** 2 + extra
}

/** The price that the list names before float and seller: set by hand for icons, else the reference. */
const listedCents = ({ skinId, exterior, variant, cents }: ReferencePrice): number => {
  const iconEur = iconPrices.get(skinId)?.[exterior]
  return iconEur === undefined ? cents : iconEur * 100 * iconVariantTimes[variant]
}

/** An item as far as its price needs it; `reach` is null together with `float`, for a vanilla knife. */
interface PricedItem {
  reference: ReferencePrice
  float: number | null
  reach: FloatRange | null
}

/**
 * The undiscounted price of a seeded item.
 * @returns cents, from 5 (0.05 EUR) to 2,000,000 (20,000 EUR)
 */
export const priceCents = ({ reference, float, reach }: PricedItem, draw: Draw): number => {
  const premium = float === null || reach === null ? 0 : floatPremium(reference.exterior, float, reach)
  const asking = between(draw('asking'), askingShare.minimum, askingShare.maximum)
  const listed = Math.min(listedCents(reference), referenceCentsMax)
  return Math.min(highestCents, Math.max(lowestCents, Math.round(listed * (1 + premium) * asking)))
}
