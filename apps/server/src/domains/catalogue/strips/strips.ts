import type { Item } from '@pandrop/contract/item'
import { carouselLimit, type Strip } from '@pandrop/contract/limits'
import type { Queryable } from '../../../db/statement.ts'
import { type DependsOn, effectOnItems, type ItemOffer, offersOf } from '../items/item-change.rules.ts'
import { type ItemRow, toItem } from '../items/item-row.ts'
import { itemsByIds } from '../items/items.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { drawItems, shuffled } from '../listing/draw.ts'
import type { KindTable } from '../listing/kinds.rules.ts'
import { selectByRank } from '../listing/list.sql.ts'
import { priceCentsMax } from '../listing/narrowing.rules.ts'
import type { Slice } from '../listing/stock.rules.ts'
import { colourOf, type Mixable, mixableOf, mixed } from './mix.rules.ts'
import { selectNewest, selectShownPins } from './strips.sql.ts'

const belongs: Record<Strip, (offer: ItemOffer) => boolean> = {
  sale: ({ on_sale }) => on_sale,
  new: ({ is_new }) => is_new,
  deals: () => true,
}

/** Among so many candidates a strip finds what it wishes for, where the stock has it. */
const candidatesMax = 240

/** The cheapest item of a kind. */
interface Candidate extends Mixable {
  no: number
}

const candidateOf = ({ kinds }: KindTable, { priceMin }: Slice, index: number): Candidate[] => {
  const kind = kinds[index]
  if (!kind) return []
  const { weapon, finish, rarity } = kind.skin
  return [{ no: kind.no, weapon, finish, rarity, price_cents: priceMin[index] ?? 0 }]
}

/** All kinds in an order that mixes them and stays: indexes by a hash of their numbers (Knuth's multiplicative one). */
const mixedOrders = new WeakMap<KindTable, readonly number[]>()

const mixedOrder = (table: KindTable): readonly number[] => {
  const known = mixedOrders.get(table)
  if (known) return known
  const hashOf = (index: number): number => Math.imul(table.kinds[index]?.no ?? 0, 2_654_435_761) >>> 0
  const order = [...table.kinds.keys()].sort((left, right) => hashOf(left) - hashOf(right))
  mixedOrders.set(table, order)
  return order
}

/** Of each colour some, so that one that is rare among many is not missed. */
const someOfEachColour = (candidates: readonly Candidate[]): Candidate[] => {
  const counts = new Map<string, number>()
  return candidates.filter(({ rarity }) => {
    const count = (counts.get(colourOf(rarity)) ?? 0) + 1
    counts.set(colourOf(rarity), count)
    return count <= candidatesMax / 4
  })
}

/** The cheapest item of each of these kinds, in their order. */
const readCheapest = async ({ q }: CatalogueIndex, kinds: readonly number[], sale: boolean): Promise<ItemRow[]> => {
  const all = { priceFrom: 0, priceTill: priceCentsMax, floatFrom: null, floatTill: null, isNew: false }
  const rows = await selectByRank(q, { ...all, sale, kinds: [...kinds], ranks: kinds.map(() => 0) })
  const byKind = new Map(rows.map((row) => [row.kind_no, row]))
  return kinds.flatMap((no) => byKind.get(no) ?? [])
}

type Chooser = (index: CatalogueIndex, pinned: () => Promise<readonly Mixable[]>) => Promise<Item[]>

/** Reduced ones in an order that mixes them, the cheapest copy of each. */
const chooseSale: Chooser = async (index, pinned) => {
  const [{ table, slices }, before] = await Promise.all([index.stock.now(), pinned()])
  const slice = slices.of({ sale: true, isNew: false })
  const inStock = mixedOrder(table).filter((at) => slice.counts[at])
  const candidates = someOfEachColour(inStock.flatMap((at) => candidateOf(table, slice, at)))
  const chosen = mixed(candidates, carouselLimit, before)
  return (
    await readCheapest(
      index,
      chosen.map(({ no }) => no),
      true,
    )
  ).map(toItem)
}

/** What came last. */
const chooseNew: Chooser = async (index, pinned) => {
  const [candidates, before] = await Promise.all([selectNewest(index.q, candidatesMax), pinned()])
  const ids = mixed(candidates, carouselLimit, before).map(({ id }) => id)
  const items = new Map((await itemsByIds(index.q, ids)).map((item) => [item.id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** By chance: of what is drawn the cheapest copy. */
const chooseDeals: Chooser = async (index, pinned) => {
  const [{ table, slices }, before] = await Promise.all([index.stock.now(), pinned()])
  const { all } = slices
  const total = all.counts.reduce((sum, count) => sum + count, 0)
  const drawn = new Set(drawItems(all.counts, total, candidatesMax).map(({ index: at }) => at))
  const candidates = shuffled([...drawn]).flatMap((at) => candidateOf(table, all, at))
  const chosen = mixed(candidates, carouselLimit, before)
  return (
    await readCheapest(
      index,
      chosen.map(({ no }) => no),
      false,
    )
  ).map(toItem)
}

const choosers: Record<Strip, Chooser> = { sale: chooseSale, new: chooseNew, deals: chooseDeals }

const noPins = () => Promise.resolve([])

/**
 * What a strip shows by itself (docs/behaviour/catalogue.md#mixed-strips). Whatever else becomes or ceases to be what
 * it promises may be chosen in a second's time; what it shows is right until then.
 * @param pinned what stands in it already
 */
export const automaticOf = async (
  index: CatalogueIndex,
  strip: Strip,
  dependsOn: DependsOn,
  pinned: () => Promise<readonly Mixable[]> = noPins,
): Promise<Item[]> => {
  const items = await choosers[strip](index, pinned)
  const shown = effectOnItems(items.map(({ id }) => id))
  dependsOn((change) => {
    if (shown(change) === 'shown') return 'shown'
    return strip !== 'deals' && offersOf(change).some(belongs[strip]) ? 'moved' : 'none'
  })
  return items
}

/** What is pinned to a strip and is what it promises, in its order. */
export const shownPins = async (q: Queryable, strip: Strip): Promise<Item[]> =>
  (await selectShownPins(q, strip)).map(toItem)

/**
 * A strip of the home page: pinned items in their order while they are what it promises, then what follows by itself,
 * none of their finishes twice (docs/behaviour/catalogue.md#pins).
 */
export const stripOf = async (index: CatalogueIndex, strip: Strip, dependsOn: DependsOn): Promise<Item[]> => {
  const pins = shownPins(index.q, strip)
  const [pinned, rest] = await Promise.all([
    pins,
    automaticOf(index, strip, dependsOn, async () => (await pins).map(mixableOf)),
  ])
  const shown = effectOnItems(pinned.map(({ id }) => id))
  // A pinned item that is offered again, or belongs to the strip again, comes back to its place.
  dependsOn((change) => (change.now && belongs[strip](change.now) ? 'shown' : shown(change)))
  return [...pinned, ...rest]
}
