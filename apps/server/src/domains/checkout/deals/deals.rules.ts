import { type Availability, stateAt } from '@pandrop/contract/pricing'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { formatCents } from '@pandrop/money/format'
import { type Cents, sum } from '@pandrop/money/money'
import { type Confirmed, questionOf } from '../purchase/together-price.rules.ts'

/** An item that an operator wants to offer, as it stood when its row was locked. */
export interface DealItem extends Availability {
  itemId: number
  price: Cents
  /** what the shop paid for it; null: nobody knows */
  cost: Cents | null
}

/** Everything that decides whether a deal may be made. */
interface DealQuestion {
  /** those that were named, each once */
  itemIds: number[]
  /** of these, those that exist */
  items: DealItem[]
  /** of all together */
  price: Cents
  /** what was asked about and is meant */
  confirmed: Confirmed
  /** 22 means 22 % */
  vatPercent: number
  now: Date
}

/**
 * Decides whether items are offered at one price (docs/behaviour/orders.md#deal-price).
 * @returns what they cost one by one; refuses deal_items_taken with those that nobody can buy now,
 *   deal_price_above_sum, and deal_unconfirmed with what is asked about and was not confirmed
 */
export const checkDeal = ({
  itemIds,
  items,
  price,
  confirmed,
  vatPercent,
  now,
}: DealQuestion): Result<Cents, 'deal_items_taken' | 'deal_price_above_sum' | 'deal_unconfirmed'> => {
  const free = new Set(items.filter((item) => stateAt(item, now) === 'available').map(({ itemId }) => itemId))
  const taken = itemIds.filter((id) => !free.has(id))
  if (taken.length > 0)
    return refuse('deal_items_taken', { values: { items: taken.join(', ') }, payload: { item_ids: taken } })
  const apart = sum(items.map((item) => item.price))
  if (price > apart) {
    const said = `€${formatCents(apart)}`
    return refuse('deal_price_above_sum', {
      values: { sum: said },
      errors: { price: [{ text: `At most ${said}, what they cost one by one` }] },
    })
  }
  const costs = items.map((item) => item.cost)
  const question = questionOf({ price, sum: apart, costs, vatPercent }, confirmed)
  return question ? refuse('deal_unconfirmed', question) : ok(apart)
}
