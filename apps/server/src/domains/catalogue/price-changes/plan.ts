import { createHash } from 'node:crypto'
import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import { oddPrice } from '@pandrop/contract/staff/item-changes'
import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { settingsOf } from '../../content/settings.ts'
import { type PriceFactsRow, selectPriceFacts } from './price-preview.sql.ts'
import { isDeep, type PriceTerms, planPrice } from './price-ways.rules.ts'

/** An item whose price will be another. */
export interface PlannedMove {
  itemId: number
  title: string
  before: Cents
  after: Cents
}

/** How many items a change leaves as they are, and why; how many it holds, and what is odd about the rest. */
interface PlanCounts {
  unchanged: number
  reserved: number
  gone: number
  without_cost: number
  without_margin: number
  too_high: number
  in_campaign: number
  at_floor: number
  deep: number
  below_cost: number
  unusual: number
  reductions_ended: number
}

/** What new prices of many items come to. */
export interface PriceChangePlan {
  moves: PlannedMove[]
  counts: PlanCounts
  /** names everything that it was made of */
  token: string
}

interface Planned {
  terms: PriceTerms
  /** items leave running campaigns by it; otherwise they keep the price that they have of one */
  isWithCampaigns: boolean
}

/**
 * What becomes of the prices of these items by these terms, as everything stands now.
 * @param itemIds each once, lowest first
 */
export const planOf = async (
  q: Queryable,
  { terms, isWithCampaigns, itemIds }: Planned & { itemIds: readonly number[] },
): Promise<PriceChangePlan> => {
  const [{ vat_percent: vatPercent }, rows] = await Promise.all([settingsOf(q), selectPriceFacts(q, [...itemIds])])
  const counts: PlanCounts = {
    unchanged: 0,
    reserved: 0,
    gone: itemIds.length - rows.length,
    without_cost: 0,
    without_margin: 0,
    too_high: 0,
    in_campaign: 0,
    at_floor: 0,
    deep: 0,
    below_cost: 0,
    unusual: 0,
    reductions_ended: 0,
  }
  const moves = rows.flatMap((row) => planRow(row, { terms, isWithCampaigns }, { vatPercent, counts }))
  const seen = [itemIds, terms, isWithCampaigns, vatPercent, rows.map((row) => Object.values(row))]
  return { moves, counts, token: tokenOf(seen) }
}

/** Names everything that was seen: a part of it that is different gives another one. */
export const tokenOf = (seen: unknown): string => createHash('sha256').update(JSON.stringify(seen)).digest('base64url')

const whyNone = { cost: 'without_cost', margin: 'without_margin', high: 'too_high' } as const

/** The move of an item, if it moves; whatever becomes of it is counted. */
const planRow = (
  row: PriceFactsRow,
  { terms, isWithCampaigns }: Planned,
  { vatPercent, counts }: { vatPercent: number; counts: PlanCounts },
): PlannedMove[] => {
  if (!isInStock(row.state)) {
    counts[isReserved(row.state) ? 'reserved' : 'gone'] += 1
    return []
  }
  const isCampaigns = row.campaign_id !== null
  if (isCampaigns && !isWithCampaigns) {
    counts.in_campaign += 1
    return []
  }
  const [before, reference] = [cents(row.price_cents), cents(row.reference_cents)]
  const cost = row.cost_cents === null ? null : cents(row.cost_cents)
  const plan = planPrice(terms, { price: before, cost, reference, marginPercent: row.margin_percent }, vatPercent)
  if (plan.kind === 'none') {
    counts[whyNone[plan.because]] += 1
    return []
  }
  if (plan.isHeld) counts.at_floor += 1
  if (plan.kind === 'same') {
    counts.unchanged += 1
    return []
  }
  const after = plan.price
  if (isCampaigns) counts.in_campaign += 1
  if (isDeep(before, after)) counts.deep += 1
  if (cost !== null && after < cost) counts.below_cost += 1
  if (oddPrice({ price: after, cost: null, reference }) !== null) counts.unusual += 1
  if (row.old_price_cents !== null && after > before) counts.reductions_ended += 1
  return [{ itemId: row.id, title: row.title, before, after }]
}
