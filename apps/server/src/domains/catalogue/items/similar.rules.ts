import type { KindTable, SkinFacts } from '../listing/kinds.rules.ts'
import type { Slices } from '../listing/stock.rules.ts'
import { colourOf, finishKey } from '../strips/mix.rules.ts'

/** What is in stock, as lists know it. */
interface InStock {
  table: KindTable
  slices: Slices
}

/** What is looked for: something like an item. */
export interface Wanted {
  skin: Pick<SkinFacts, 'weapon' | 'finish' | 'type' | 'rarity'>
  price_cents: number
}

/** How near one comes to what is wanted: steps first, cents within them; less is nearer. */
export interface Nearness {
  step: number
  cents: number
}

/** A copy of another finish. */
export interface SimilarOne extends Nearness {
  /** index of the kind, and its number */
  index: number
  no: number
  price_cents: number
}

/** Up to so much dearer or cheaper is the same price. */
const samePrice = 0.4

/** Neither its price nor its weapon and colour are like what is wanted. */
const nothingLike = 4

const stepOf = (wanted: Wanted, skin: Wanted['skin'], cents: number): number => {
  const isOfWeapon = skin.weapon === wanted.skin.weapon
  if (cents > wanted.price_cents * samePrice) return isOfWeapon ? 3 : nothingLike
  if (isOfWeapon) return 0
  if (colourOf(skin.rarity) !== colourOf(wanted.skin.rarity)) return nothingLike
  return skin.type === wanted.skin.type ? 1 : 2
}

/** How near an item of a skin comes; undefined for what is not similar, and for the finish itself. */
export const nearnessOf = (wanted: Wanted, skin: Wanted['skin'], price_cents: number): Nearness | undefined => {
  if (finishKey(skin) === finishKey(wanted.skin)) return undefined
  const cents = Math.abs(price_cents - wanted.price_cents)
  const step = stepOf(wanted, skin, cents)
  return step === nothingLike ? undefined : { step, cents }
}

export const byNearness = (one: Nearness, other: Nearness): number => one.step - other.step || one.cents - other.cents

/** The price of a kind that is nearest to another, of two equally near the lower one. */
const nearestPrice = ({ slices }: InStock, index: number, wanted: number): number => {
  const { priceMin, priceMax } = slices.all
  const [lowest, highest] = [priceMin[index] ?? 0, priceMax[index] ?? 0]
  if (wanted <= lowest) return lowest
  if (wanted >= highest) return highest
  let nearest = lowest
  for (const { prices } of slices.partsOf({ sale: false, isNew: false }, index))
    for (const price of prices) {
      const closer = Math.abs(price - wanted) - Math.abs(nearest - wanted)
      if (closer < 0 || (closer === 0 && price < nearest)) nearest = price
    }
  return nearest
}

/** Whether a kind can be similar, as far as its weapon, its colour and the extremes of its prices tell. */
const akinOf = ({ table, slices }: InStock, { skin, price_cents }: Wanted): ((index: number) => boolean) => {
  const { heroes, qualities } = table.columns
  const { priceMin, priceMax } = slices.all
  const weapon = heroes.values.indexOf(skin.weapon)
  const ofColour = qualities.values.map((rarity) => colourOf(rarity) === colourOf(skin.rarity))
  const [from, till] = [price_cents * (1 - samePrice), price_cents * (1 + samePrice)]
  return (index) => {
    if (heroes.codes[index] === weapon) return true
    const isAtPrice = (priceMax[index] ?? 0) >= from && (priceMin[index] ?? 0) <= till
    return isAtPrice && ofColour[qualities.codes[index] ?? 0] === true
  }
}

/**
 * One copy of each of the finishes most like what is wanted (docs/behaviour/catalogue.md#similar-items): of the weapon
 * at about its price, then of its type and of any in its colour, then of the weapon whatever they cost.
 * @param most at most so many, nearest first
 */
export const mostSimilar = (stock: InStock, wanted: Wanted, most: number): SimilarOne[] => {
  const isAkin = akinOf(stock, wanted)
  const nearest = new Map<string, SimilarOne>()
  for (const index of stock.slices.all.byLowest) {
    const kind = isAkin(index) ? stock.table.kinds[index] : undefined
    if (!kind) continue
    const price_cents = nearestPrice(stock, index, wanted.price_cents)
    const nearness = nearnessOf(wanted, kind.skin, price_cents)
    const key = finishKey(kind.skin)
    const known = nearest.get(key)
    if (nearness && !(known && byNearness(known, nearness) <= 0))
      nearest.set(key, { ...nearness, index, no: kind.no, price_cents })
  }
  return [...nearest.values()].sort((one, other) => byNearness(one, other) || one.index - other.index).slice(0, most)
}
