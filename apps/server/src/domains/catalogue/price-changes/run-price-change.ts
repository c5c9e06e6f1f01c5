import { isSetting, isUndoing } from '@pandrop/contract/lifecycle/price-change'
import { outsideAudit } from '../../../db/audit-context.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { lockItems } from '../staff-items/item-writes.sql.ts'
import { setPrices } from '../staff-items/set-prices.ts'
import {
  finishChange,
  finishUndo,
  lockPriceChange,
  notePutBack,
  noteSet,
  putBackPrices,
  selectToPutBack,
  selectToSet,
  selectUntouched,
} from './price-changes.sql.ts'

// Purchases wait for the locks of one transaction, so that none holds many.
const itemsPerTransaction = 500

const undoMinutes = 15

/**
 * Carries a change of many prices out, or takes it back where that was asked for: five hundred items at a time, each
 * part with what it did noted in one transaction. Where it stopped, the next run goes on; two at once take turns.
 * The audit log has the change in one row, each item stands among its lines, and each price in the price log.
 */
export const runPriceChange = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>, priceChangeId: number): Promise<void> =>
  outsideAudit(async () => {
    let isMore = true
    while (isMore) isMore = await inTransaction(pool, (tx) => doPart(tx, priceChangeId, clock.now()))
  })

/** @returns whether anything is left to do */
const doPart = async (tx: Transaction, priceChangeId: number, at: Date): Promise<boolean> => {
  const change = await lockPriceChange(tx, priceChangeId)
  if (!change) throw new Error(`there is no price change ${priceChangeId}`)
  if (isSetting(change.state)) {
    const isMore = await forPart(tx, priceChangeId, { toDo: selectToSet, work: setPart })
    if (!isMore) await finishChange(tx, priceChangeId, at, new Date(at.getTime() + undoMinutes * 60_000))
    return isMore
  }
  if (!isUndoing(change.state)) return false
  const isMore = await forPart(tx, priceChangeId, { toDo: selectToPutBack, work: putBackPart })
  if (!isMore) await finishUndo(tx, priceChangeId, at)
  return isMore
}

type Work = (tx: Transaction, part: { priceChangeId: number; itemIds: number[] }) => Promise<void>

/** @returns false: nothing was left to do */
const forPart = async (
  tx: Transaction,
  priceChangeId: number,
  { toDo, work }: { toDo: typeof selectToSet; work: Work },
): Promise<boolean> => {
  const itemIds = (await toDo(tx, priceChangeId, itemsPerTransaction)).map(({ item_id: id }) => id)
  if (itemIds.length === 0) return false
  // Before anybody asks who has touched them: whoever does so now waits.
  await lockItems(tx, itemIds)
  await work(tx, { priceChangeId, itemIds })
  return true
}

const setPart: Work = async (tx, { priceChangeId, itemIds }) => {
  const untouched = await selectUntouched(tx, priceChangeId, itemIds)
  const prices = untouched
    .filter(({ is_below_cost: isBelowCost }) => !isBelowCost)
    .map(({ item_id: itemId, cents: priceCents }) => ({ itemId, priceCents }))
  const { changed, unchangedIds, refusedIds } = await setPrices(tx, prices)
  await noteSet(tx, {
    priceChangeId,
    itemIds,
    changedIds: [...changed.map(({ itemId }) => itemId), ...unchangedIds],
    heldIds: refusedIds,
    belowCostIds: idsOf(untouched.filter(({ is_below_cost: isBelowCost }) => isBelowCost)),
  })
}

const putBackPart: Work = async (tx, { priceChangeId, itemIds }) => {
  const untouched = await putBackPrices(tx, priceChangeId, itemIds)
  await notePutBack(tx, {
    priceChangeId,
    itemIds,
    changedIds: idsOf(untouched.filter(({ is_held: isHeld }) => !isHeld)),
    heldIds: idsOf(untouched.filter(({ is_held: isHeld }) => isHeld)),
  })
}

const idsOf = (rows: readonly { item_id: number }[]): number[] => rows.map(({ item_id: id }) => id)
