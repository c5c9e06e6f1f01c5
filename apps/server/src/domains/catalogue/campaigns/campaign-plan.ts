import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { tokenOf } from '../price-changes/plan.ts'
import { type Chosen, chosenIds } from '../staff-items/many-items.ts'
import { type PreviewRow, previewItems } from './campaign-items.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

/** Items by number or filter, or by number with a price each. */
export type CampaignChosen = Chosen | { prices: { itemId: number; price: Cents }[] }

/** Items with the prices that are wished for them, in EUR cents; null: a percentage makes them. */
export interface WishedItems {
  ids: number[]
  wished: (number | null)[]
}

/**
 * Which items are meant, lowest first.
 * @returns refuses items_too_many, and invalid_input for an item that has two prices
 */
export const wishedItems = async (
  context: Context,
  index: CatalogueIndex,
  chosen: CampaignChosen,
): Promise<Result<WishedItems, 'items_too_many' | 'invalid_input'>> => {
  if ('prices' in chosen) {
    const priced = chosen.prices.toSorted((one, other) => one.itemId - other.itemId)
    if (new Set(priced.map(({ itemId }) => itemId)).size < priced.length)
      return refuse('invalid_input', { errors: { items: ['field_invalid'] } })
    return ok({ ids: priced.map(({ itemId }) => itemId), wished: priced.map(({ price }) => price) })
  }
  const ids = await chosenIds(context, index, chosen)
  return ids.ok ? ok({ ids: ids.value, wished: ids.value.map(() => null) }) : ids
}

/** What a campaign would do to which items. */
interface CampaignPlan {
  /** in the order of the items; what is not there, sold or withdrawn has none */
  rows: PreviewRow[]
  /** how many would not bring back what they cost */
  belowCost: number
  /** names everything that was seen */
  token: string
}

/** It would not bring back what the item cost. */
export const isBelowCost = ({ cost_cents: cost, then_cents: then }: PreviewRow): boolean => cost !== null && then < cost

/**
 * What a campaign would do, by the very statements that would do it, as everything stands now.
 * @param percent 20 means 20 %; null: the items have prices of their own
 * @param at when it would begin
 */
export const campaignPlan = async (
  q: Queryable,
  { ids, wished }: WishedItems,
  { percent, at }: { percent: number | null; at: Date },
): Promise<CampaignPlan> => {
  const found = await previewItems(q, { ids, wished, percent, at })
  const seen = found.map((row) => [row.id, row.state, row.price_cents, row.cost_cents, ...outcomeOf(row)])
  const rows = found.filter(({ state }) => isInStock(state) || isReserved(state))
  return { rows, belowCost: rows.filter(isBelowCost).length, token: tokenOf([percent, ids, wished, seen]) }
}

const outcomeOf = (row: PreviewRow) => [row.then_cents, row.old_cents, row.elsewhere_id]
