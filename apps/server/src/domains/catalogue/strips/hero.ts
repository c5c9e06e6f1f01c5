import type { HomeHero } from '@pandrop/contract/catalogue'
import { rarities } from '@pandrop/contract/item'
import { heroFloatPriceMin, heroTurns } from '@pandrop/contract/limits'
import { fromUnits } from '@pandrop/money/money'
import { type DependsOn, effectOnItems, offersOf } from '../items/item-change.rules.ts'
import { offeredItemsOf } from '../items/items.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import type { Kind } from '../listing/kinds.rules.ts'
import type { StockNow } from '../listing/stock.ts'

const floatPriceCentsMin = fromUnits(heroFloatPriceMin)

const newOnes = { sale: false, isNew: true } as const
const allOnes = { sale: false, isNew: false } as const

/** From the finest on: the rare Contraband counts as Covert, so that there are some to take turns. */
const leastRarities = ['Covert', 'Classified', 'Restricted', 'Mil-Spec Grade', 'Industrial Grade', 'Consumer Grade']

/** Knives and gloves are all of the finest rarity: the cheapest of them would stand there day by day. */
const handheld: readonly string[] = ['Knife', 'Gloves']

const cleanExteriors: readonly string[] = ['Factory New', 'Minimal Wear']

const isCleanGun = ({ exterior, skin }: Kind): boolean =>
  cleanExteriors.includes(exterior) && !handheld.includes(skin.type)

interface Chosen {
  id: number
  weapon: string
}

const ranks: readonly string[] = rarities

const rankOf = (rarity: string): number => ranks.indexOf(rarity)

/** The cheapest of the clean guns that are new, of each weapon one: Covert ones, or of the rarest that there are. */
const cheapestNew = ({ table, slices }: StockNow): Chosen[] => {
  const slice = slices.of(newOnes)
  const clean = slice.byLowest.flatMap((at) => {
    const kind = table.kinds[at]
    return kind && isCleanGun(kind) ? [{ at, weapon: kind.skin.weapon, rank: rankOf(kind.skin.rarity) }] : []
  })
  const from = (least: string) => clean.filter(({ rank }) => rank >= rankOf(least))
  const fine = leastRarities.map(from).find((some) => some.length > 0) ?? []
  return fine
    .filter(({ weapon }, place) => fine.findIndex((other) => other.weapon === weapon) === place)
    .slice(0, heroTurns)
    .flatMap(({ at, weapon }) => {
      const least = slice.priceMin[at] ?? 0
      const ids = slices.partsOf(newOnes, at).flatMap(({ ids, prices }) => ids[prices.indexOf(least)] ?? [])
      return ids.slice(0, 1).map((id) => ({ id, weapon }))
    })
}

interface Floated extends Chosen {
  float: number
}

/** The lowest float of a kind among what is dear enough. */
const lowestDear = ({ table, slices }: StockNow, at: number): Floated | undefined => {
  const weapon = table.kinds[at]?.skin.weapon ?? ''
  const found = slices.partsOf(allOnes, at).flatMap(({ ids, prices, floats }): Floated[] => {
    const place = prices.findIndex((price) => price >= floatPriceCentsMin)
    const [id, float] = [ids[place], floats?.[place]]
    return id === undefined || float === undefined ? [] : [{ id, weapon, float }]
  })
  return found.sort(byFloat)[0]
}

const byFloat = (one: Floated, other: Floated): number => one.float - other.float || one.id - other.id

/** The lowest floats among what is dear, of each weapon one. Kinds are asked from the lowest float on, not all. */
const bestFloats = (stock: StockNow, without: readonly Chosen[]): Chosen[] => {
  const { table, slices } = stock
  const { all } = slices
  const taken = new Set(without.map(({ weapon }) => weapon))
  const lowest = (at: number): number => all.floatMin[at] ?? 0
  const dear = all.byHighest
    .filter((at) => (all.priceMax[at] ?? 0) >= floatPriceCentsMin && Number.isFinite(all.floatMin[at]))
    .filter((at) => !taken.has(table.kinds[at]?.skin.weapon ?? ''))
    .sort((one, other) => lowest(one) - lowest(other))
  let best: Floated[] = []
  for (const at of dear) {
    if ((best[heroTurns - 1]?.float ?? Number.POSITIVE_INFINITY) < lowest(at)) break
    const found = lowestDear(stock, at)
    if (!found) continue
    const beaten = best.find(({ weapon }) => weapon === found.weapon)
    if (beaten && byFloat(beaten, found) < 0) continue
    best = [...best.filter((one) => one !== beaten), found].sort(byFloat).slice(0, heroTurns)
  }
  return best
}

/**
 * What stands in the eyes of the home page (docs/behaviour/pages.md#hero-eyes), found in memory and read by its ids.
 * What becomes new or dear enough may take a place in a second's time; what is shown is right until then.
 */
export const heroOf = async (index: CatalogueIndex, dependsOn: DependsOn): Promise<HomeHero> => {
  const stock = await index.stock.now()
  const left = cheapestNew(stock)
  const right = bestFloats(stock, left)
  const ids = [...left, ...right].map(({ id }) => id)
  const shown = effectOnItems(ids)
  dependsOn((change) => {
    if (shown(change) === 'shown') return 'shown'
    const fits = offersOf(change).some(({ is_new, price_cents }) => is_new || price_cents >= floatPriceCentsMin)
    return fits ? 'moved' : 'none'
  })
  const items = await offeredItemsOf(index.q, ids)
  const itemsOf = (chosen: readonly Chosen[]) => items.filter(({ id }) => chosen.some((one) => one.id === id))
  return { left: itemsOf(left), right: itemsOf(right) }
}
