import type { Item, ItemDetails } from '@pandrop/contract/item'
import { hasPage } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { selectRecommended } from './catalogue.sql.ts'
import { inspectLinkOf } from './inspect-link.ts'
import { type DependsOn, type EffectOf, effectOnItems, isUnoffered, strongerOf } from './item-change.rules.ts'
import {
  type ItemDetailsRow,
  selectItem,
  selectItemsByIds,
  selectOfferedDays,
  selectPriceLog,
  selectSameFinish,
  selectSimilar,
} from './item-details.sql.ts'
import { type ItemRow, toItem } from './item-row.ts'
import { lowestBeforeReduction, marketDays, marketHistory, ownHistory } from './price-history.rules.ts'
import { protectedUntil } from './trade-protection.rules.ts'

const alternativesMax = 12
const recommendedMax = 20
const recommendedDays = 30

/** Items as the wire sends them, in no particular order; unknown ids are missing. */
export const itemsByIds = async (q: Queryable, ids: number[]): Promise<Item[]> =>
  (await selectItemsByIds(q, ids)).map(toItem)

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

/** Others that can be bought: the same finish at other floats, and other finishes. */
interface AlternativesRead {
  sameFinish: ItemRow[]
  similar: ItemRow[]
}

const readAlternatives = async (q: Queryable, item: ItemDetailsRow): Promise<AlternativesRead> => {
  const [sameFinish, similar] = await Promise.all([
    selectSameFinish(q, item.id, item.skin_id, item.float, alternativesMax),
    selectSimilar(q, item.skin_id, item.weapon, item.price_cents, alternativesMax),
  ])
  return { sameFinish, similar }
}

/**
 * How changes affect the page of an item. A copy of its finish may stand among those next to it in float, and in the
 * market's prices; another finish of the weapon, where its price is nearer than that of the farthest one shown.
 */
const effectOnDetails = (item: ItemDetailsRow, { sameFinish, similar }: AlternativesRead): EffectOf => {
  const shown = effectOnItems([item, ...sameFinish, ...similar].map(({ id }) => id))
  const distanceOf = ({ price_cents }: { price_cents: number }) => Math.abs(price_cents - item.price_cents)
  const distanceMax = similar.length < alternativesMax ? Number.POSITIVE_INFINITY : Math.max(...similar.map(distanceOf))
  return (change) => {
    const { skin_id, now } = change
    // Nobody is offered it, and the market's prices may know of one sale more.
    if (isUnoffered(change)) return skin_id === item.skin_id ? strongerOf('numbers', shown(change)) : shown(change)
    if (skin_id === item.skin_id) return 'shown'
    return now && now.weapon === item.weapon && distanceOf(now) <= distanceMax ? 'shown' : shown(change)
  }
}

/** One item, sold or not, with its past and with others that can be bought; refuses item_not_found. */
export const itemDetailsOf = async (
  { pool, clock }: Shop,
  id: number,
  dependsOn: DependsOn,
): Promise<Result<ItemDetails, 'item_not_found'>> => {
  const row = await selectItem(pool, id)
  if (!row || !hasPage(row.state)) return refuse('item_not_found')
  const now = clock.now()
  const [prices, alternatives] = await Promise.all([pricesOf(pool, row, now), readAlternatives(pool, row)])
  dependsOn(effectOnDetails(row, alternatives))
  const { sameFinish, similar } = alternatives
  return ok({
    ...toItem(row),
    min_float: row.min_wear,
    max_float: row.max_wear,
    collection: row.collection,
    cases: row.cases,
    inspect_link: inspectLinkOf(row),
    protected_until: protectedUntil(now).toISOString(),
    ...prices,
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
