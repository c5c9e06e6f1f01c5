import type { Item, ItemDetails } from '@pandrop/contract/item'
import { hasPage } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { selectOfferedItems } from '../listing/list.sql.ts'
import type { StockNow } from '../listing/stock.ts'
import { isOutdated } from '../skins/references.rules.ts'
import { selectRecommended } from './catalogue.sql.ts'
import { inspectLinkOf } from './inspect-link.ts'
import {
  type DependsOn,
  type EffectOf,
  effectOnItems,
  type ItemOffer,
  isUnoffered,
  strongerOf,
} from './item-change.rules.ts'
import {
  type ItemDetailsRow,
  selectAtPrices,
  selectComparison,
  selectItem,
  selectItemsByIds,
  selectOfferedDays,
  selectPriceLog,
  selectSameFinish,
} from './item-details.sql.ts'
import { type ItemRow, toItem } from './item-row.ts'
import { largeWidth } from './picture.ts'
import { lowestBeforeReduction, marketDays, marketHistory, ownHistory } from './price-history.rules.ts'
import { byNearness, mostSimilar, nearnessOf, type SimilarOne, type Wanted } from './similar.rules.ts'
import { protectedUntil } from './trade-protection.rules.ts'

const alternativesMax = 12
const recommendedMax = 20
const recommendedDays = 30

/** Items as the wire sends them, in no particular order; unknown ids are missing. */
export const itemsByIds = async (q: Queryable, ids: number[]): Promise<Item[]> =>
  (await selectItemsByIds(q, ids)).map(toItem)

/** Those of some items that a visitor may buy now, in the order of the ids. */
export const offeredItemsOf = async (q: Queryable, ids: readonly number[]): Promise<Item[]> => {
  const rows = new Map((await selectOfferedItems(q, [...ids])).map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []).map(toItem)
}

type Prices = Pick<ItemDetails, 'price_history' | 'market_history' | 'lowest_price_30_days'>

const pricesOf = async (q: Queryable, item: ItemDetailsRow, now: Date): Promise<Prices> => {
  const since = daysBefore(now, marketDays)
  const [log, offered] = await Promise.all([
    selectPriceLog(q, item.id),
    selectOfferedDays(q, { skinId: item.skin_id, exterior: item.exterior, variant: item.variant, since, now }),
  ])
  const lowest = lowestBeforeReduction(log)
  return {
    price_history: ownHistory(log),
    market_history: marketHistory(offered, now),
    lowest_price_30_days: lowest === null ? null : toUnits(cents(lowest)),
  }
}

type Comparison = Pick<ItemDetails, 'reference' | 'same_seed'>

const comparisonOf = async (q: Queryable, item: ItemDetailsRow, now: Date): Promise<Comparison> => {
  const found = await selectComparison(q, item.id)
  if (!found) throw new Error(`item ${item.id} has no comparison`)
  const { reference_cents: price, reference_day: day, quote_days_max: quoteDays, same_seed } = found
  const isNamed = price !== null && item.state !== 'sold' && !isOutdated(day, quoteDays, now)
  return { reference: isNamed ? { price: toUnits(cents(price)), day } : null, same_seed }
}

/** Others that can be bought: the same finish at other floats, and other finishes. */
interface AlternativesRead {
  sameFinish: ItemRow[]
  similar: ItemRow[]
  /** what stands beside it, before it was read */
  planned: readonly SimilarOne[]
}

const wantedOf = (item: ItemDetailsRow): Wanted => ({ skin: item, price_cents: item.price_cents })

const readAlternatives = async (
  { q }: CatalogueIndex,
  stock: StockNow,
  item: ItemDetailsRow,
): Promise<AlternativesRead> => {
  const planned = mostSimilar(stock, wantedOf(item), alternativesMax)
  const nos = planned.map(({ no }) => no)
  const prices = planned.map(({ price_cents }) => price_cents)
  const [sameFinish, similar] = await Promise.all([
    selectSameFinish(q, item.id, item.skin_id, item.float, alternativesMax),
    selectAtPrices(q, nos, prices),
  ])
  return { sameFinish, similar, planned }
}

/**
 * How changes affect the page of an item. A copy of its finish may stand among those next to it in float, and in the
 * market's prices; another finish, where it comes nearer to the item than the farthest one shown, or was the nearest of
 * its kind.
 */
const effectOnDetails = (item: ItemDetailsRow, read: AlternativesRead, { table }: StockNow): EffectOf => {
  const { sameFinish, similar, planned } = read
  const shown = effectOnItems([item, ...sameFinish, ...similar].map(({ id }) => id))
  const farthest = planned.length < alternativesMax ? undefined : planned.at(-1)
  const comesNear = ({ kind_no, price_cents }: ItemOffer): boolean => {
    const skin = table.kinds[table.indexByNo.get(kind_no) ?? -1]?.skin
    const nearness = skin && nearnessOf(wantedOf(item), skin, price_cents)
    return nearness !== undefined && (farthest === undefined || byNearness(nearness, farthest) <= 0)
  }
  return (change) => {
    const { skin_id, now } = change
    // Nobody is offered it, and the market's prices may know of one sale more.
    if (isUnoffered(change)) return skin_id === item.skin_id ? strongerOf('numbers', shown(change)) : shown(change)
    if (skin_id === item.skin_id) return 'shown'
    return now && comesNear(now) ? 'shown' : shown(change)
  }
}

/** One item, sold or not, with its past and with others that can be bought; refuses item_not_found. */
export const itemDetailsOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  index: CatalogueIndex,
  id: number,
  dependsOn: DependsOn,
): Promise<Result<ItemDetails, 'item_not_found'>> => {
  const row = await selectItem(pool, id)
  if (!row || !hasPage(row.state)) return refuse('item_not_found')
  const now = clock.now()
  const stock = await index.stock.now()
  const [prices, comparison, alternatives] = await Promise.all([
    pricesOf(pool, row, now),
    comparisonOf(pool, row, now),
    readAlternatives(index, stock, row),
  ])
  dependsOn(effectOnDetails(row, alternatives, stock))
  const { sameFinish, similar } = alternatives
  return ok({
    ...toItem(row),
    img_url_full: row.large && `${row.large}-${largeWidth}.webp`,
    min_float: row.min_wear,
    max_float: row.max_wear,
    collection: row.collection,
    cases: row.cases,
    inspect_link: inspectLinkOf(row),
    protected_until: protectedUntil(now).toISOString(),
    ...prices,
    ...comparison,
    same_finish: sameFinish.map(toItem),
    // Only where there are no other finishes the same one once more.
    similar: (similar.length > 0 ? similar : sameFinish).map(toItem),
  })
}

/**
 * Items of the finishes most sold in 30 days, filled up with the most expensive of each weapon. Whatever is offered
 * anew may become one of them; how often a finish was sold is a number.
 */
export const recommendedItemsOf = async ({ pool, clock }: Shop, dependsOn: DependsOn): Promise<Item[]> => {
  const since = daysBefore(clock.now(), recommendedDays)
  const rows = await selectRecommended(pool, since, recommendedMax)
  const shown = effectOnItems(rows.map(({ id }) => id))
  dependsOn((change) => (change.now || shown(change) === 'shown' ? 'shown' : 'numbers'))
  return rows.map(toItem)
}
