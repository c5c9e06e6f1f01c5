import type { RefusalOf } from '@pandrop/contract/call'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { isTakenBack, priceChangeLifecycle } from '@pandrop/contract/lifecycle/price-change'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type {
  makePriceChange as makeCall,
  PricePreview,
  previewPriceChange as previewCall,
} from '@pandrop/contract/staff/price-changes'
import { minuteText } from '@pandrop/money/days'
import { sum, toUnits } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { type Chosen, chosenIds } from '../staff-items/many-items.ts'
import { quietSince } from '../wishlist/alerts.rules.ts'
import { type PlannedMove, planOf } from './plan.ts'
import {
  beginUndo,
  insertPriceChange,
  insertPriceLines,
  lockPriceChange,
  selectByAttempt,
} from './price-changes.sql.ts'
import { countWishes } from './price-preview.sql.ts'
import { type PriceTerms, readTerms } from './price-ways.rules.ts'

/** New prices of many items, as somebody wishes them. */
export interface PriceWish {
  chosen: Chosen
  terms: PriceTerms
  /** also of items whose price is a running campaign's, which they leave by that */
  isWithCampaigns: boolean
}

type Context = Pick<Shop, 'pool' | 'clock'>

const movesShown = 10

/**
 * What new prices of many items come to, as everything stands now; amounts in EUR units.
 * @returns with a token that names all that was seen; refuses items_too_many, and invalid_input beside amount
 */
export const previewPriceChange = async (
  { pool, clock }: Context,
  index: CatalogueIndex,
  { chosen, terms: wished, isWithCampaigns }: PriceWish,
): Promise<Result<PricePreview, RefusalOf<typeof previewCall> | 'invalid_input'>> => {
  const terms = readTerms(wished)
  if (!terms.ok) return terms
  const ids = await chosenIds({ pool, clock }, index, chosen)
  if (!ids.ok) return ids
  const { moves, counts, token } = await planOf(pool, { terms: terms.value, isWithCampaigns, itemIds: ids.value })
  const now = clock.now()
  const wishes = await countWishes(pool, {
    itemIds: moves.map(({ itemId }) => itemId),
    afterCents: moves.map(({ after }) => after),
    now,
    quietSince: quietSince(now),
  })
  if (!wishes) throw new Error('counting wishes answered without a row')
  return ok({
    items: ids.value.length,
    moved: moves.length,
    before: toUnits(sum(moves.map(({ before }) => before))),
    after: toUnits(sum(moves.map(({ after }) => after))),
    ...counts,
    ...wishes,
    moves: largest(moves).map(({ itemId: id, title, before, after }) => ({
      id,
      title,
      before: toUnits(before),
      after: toUnits(after),
    })),
    token,
  })
}

const distance = ({ before, after }: PlannedMove): number => Math.abs(after - before)

const largest = (moves: readonly PlannedMove[]): PlannedMove[] =>
  moves.toSorted((one, other) => distance(other) - distance(one) || one.itemId - other.itemId).slice(0, movesShown)

/** A change of many prices that somebody has seen before. */
interface PriceOrder extends PriceWish {
  /** of the preview */
  token: string
  /** prices may fall by more than half */
  isDeepMeant: boolean
  /** staff:<id> or staff:cli */
  by: string
  /** names the attempt: the same again changes nothing */
  requestKey?: string | undefined
}

/**
 * Notes new prices of many items and leaves them to a job (run-price-change.ts).
 * @returns the number of the change; refuses as its preview, preview_stale where that has grown old, prices_unchanged
 *   where none would be another, and prices_fall_deep with how many, unless that is meant
 */
export const makePriceChange = async (
  { pool, clock }: Context,
  index: CatalogueIndex,
  order: PriceOrder,
): Promise<Result<number, RefusalOf<typeof makeCall> | 'invalid_input'>> => {
  const { requestKey } = order
  // Looked at first: the same attempt is answered as at first, whatever its prices have become.
  const before = requestKey === undefined ? undefined : await selectByAttempt(pool, requestKey)
  if (before) return ok(before.id)
  const terms = readTerms(order.terms)
  if (!terms.ok) return terms
  const ids = await chosenIds({ pool, clock }, index, order.chosen)
  if (!ids.ok) return ids
  return inTransaction(pool, (tx) =>
    noteChange(tx, { ...order, terms: terms.value, itemIds: ids.value, at: clock.now() }),
  )
}

const noteChange = async (
  tx: Transaction,
  { terms, isWithCampaigns, itemIds, token, isDeepMeant, by, at, requestKey }: NotedOrder,
): Promise<Result<number, 'preview_stale' | 'prices_unchanged' | 'prices_fall_deep'>> => {
  const plan = await planOf(tx, { terms, isWithCampaigns, itemIds })
  if (plan.token !== token) return refuse('preview_stale')
  const { moves, counts } = plan
  if (moves.length === 0) return refuse('prices_unchanged')
  if (counts.deep > 0 && !isDeepMeant) return refuse('prices_fall_deep', { values: { count: `${counts.deep}` } })
  const [beforeCents, afterCents] = [moves.map(({ before }) => before), moves.map(({ after }) => after)]
  const sums = { beforeCents: sum(beforeCents), afterCents: sum(afterCents) }
  const added = await insertPriceChange(tx, {
    ...terms,
    ...sums,
    by,
    at,
    requestKey: requestKey ?? null,
    items: moves.length,
  })
  if (!added) return raced(tx, requestKey ?? '')
  const lines = await insertPriceLines(tx, {
    priceChangeId: added.id,
    itemIds: moves.map(({ itemId }) => itemId),
    beforeCents,
    afterCents,
  })
  // Somebody was quicker between the two questions.
  if (lines.length < moves.length) return refuse('preview_stale')
  await enqueue(tx, 'run_price_change', { priceChangeId: added.id })
  return ok(added.id)
}

type NotedOrder = Omit<PriceOrder, 'chosen'> & { itemIds: readonly number[]; at: Date }

/** The same attempt came twice at once: the other one has noted it. */
const raced = async (tx: Transaction, requestKey: string): Promise<Result<number, never>> => {
  const other = await selectByAttempt(tx, requestKey)
  if (!other) throw new Error('a price change was not noted, and nothing stands in its way')
  return ok(other.id)
}

/**
 * Takes a change back: what has not had its turn has none any more, and a job puts back every price that nobody touched
 * since, as its campaign's again where it was one (run-price-change.ts).
 * @returns false: it was taken back before; refuses price_change_not_found, and undo_too_late with until when
 */
export const undoPriceChange = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { priceChangeId, by }: { priceChangeId: number; by: string },
): Promise<Result<boolean, 'price_change_not_found' | 'undo_too_late'>> =>
  inTransaction(pool, async (tx) => {
    const row = await lockPriceChange(tx, priceChangeId)
    if (!row) return refuse('price_change_not_found')
    const { state, undo_until: undoUntil } = row
    if (isTakenBack(state)) return ok(false)
    if (decide(priceChangeLifecycle, { state, undoUntil }, 'undo', clock.now()).may === 'late')
      return refuse('undo_too_late', { values: { until: undoUntil === null ? '' : minuteText(undoUntil) } })
    await beginUndo(tx, priceChangeId, by)
    await enqueue(tx, 'run_price_change', { priceChangeId })
    return ok(true)
  })
