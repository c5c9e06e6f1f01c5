import type { ItemDetails, ItemMarket } from '@pandrop/contract/item'

/** How an item stands among the copies of its kind that can be bought; `count` has the item itself among them. */
export type Place =
  | { kind: 'only' }
  | { kind: 'best_cheapest'; count: number }
  | { kind: 'best'; count: number }
  | { kind: 'cheapest'; count: number }
  | { kind: 'beaten'; count: number }
  | { kind: 'unbeaten' }
  | { kind: 'dearer'; count: number }

type Judged = Pick<ItemDetails, 'float' | 'price' | 'reference' | 'state'>

/** What is said of a price; `percent` against the reference, null where nobody knows one. */
export interface Verdict {
  percent: number | null
  place: Place | null
}

/**
 * Where a price stands among others. Best and cheapest are said of one copy alone: a float or a price that another has
 * as well is neither. `beaten` are copies that are better and cheaper; where there are none, every better float costs
 * at least as much.
 */
const placeOf = (isPainted: boolean, among: ItemMarket['among']): Place | null => {
  const { others, cheaper, as_dear, better, alike, better_cheaper } = among
  const count = others + 1
  if (others === 0) return { kind: 'only' }
  const isCheapest = cheaper === 0 && as_dear === 0
  if (!isPainted)
    return isCheapest ? { kind: 'cheapest', count } : cheaper > 0 ? { kind: 'dearer', count: cheaper } : null
  const isBest = better === 0 && alike === 0
  if (isBest && isCheapest) return { kind: 'best_cheapest', count }
  if (isBest) return { kind: 'best', count }
  if (isCheapest) return { kind: 'cheapest', count }
  if (better_cheaper > 0) return { kind: 'beaten', count: better_cheaper }
  return better > 0 ? { kind: 'unbeaten' } : null
}

/**
 * What can be said of an item's price (docs/behaviour/catalogue.md#verdict).
 * @returns undefined where nothing can be: of what is sold, and where there is neither reference nor place
 */
export const verdictOf = (item: Judged, { among }: Pick<ItemMarket, 'among'>): Verdict | undefined => {
  if (item.state === 'sold') return undefined
  const percent = item.reference && Math.round((item.price / item.reference.price - 1) * 100)
  const place = placeOf(item.float !== null, among)
  return percent === null && place === null ? undefined : { percent, place }
}
