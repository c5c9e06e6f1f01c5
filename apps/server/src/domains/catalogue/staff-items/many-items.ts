import type { Received, RefusalOf } from '@pandrop/contract/call'
import type { WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type changeItems, itemsAtOnceMax } from '@pandrop/contract/staff/item-changes'
import type { StockFilters } from '@pandrop/contract/staff/items'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { foundItemIds } from './item-list.ts'
import { lockInStock, type ManyDone, takeStepWithMany } from './item-steps.ts'
import { markItemsNew, moveItems, selectOpenAccount } from './item-writes.sql.ts'

/** Items by number, or all that a filter finds among those up to a number. */
export type Chosen = { ids: number[] } | { found: StockFilters; newestId: number }

/** The same as the wire sends it. */
export const chosenOf = (items: Received<typeof changeItems, 'body'>['items']): Chosen =>
  'ids' in items ? items : { found: items.found, newestId: items.newest_id }

/** What a query says of items, beside whatever else it asks. */
interface ChosenAsked extends Partial<StockFilters> {
  ids?: number[] | undefined
  newest_id?: number | undefined
}

/** The same as a query names it; undefined: it names none. */
export const chosenOfQuery = ({ ids, newest_id: newestId, ...found }: ChosenAsked): Chosen | undefined => {
  if (ids !== undefined) return { ids }
  const { tab } = found
  return tab !== undefined && newestId !== undefined ? { found: { ...found, tab }, newestId } : undefined
}

/** What is done with each of them. */
export type ManyChange =
  | { kind: 'hide' | 'show' }
  | { kind: 'withdraw'; because: WithdrawalCause }
  | { kind: 'account'; accountId: number | null }
  | { kind: 'new_until'; newUntil: Date | null }

// Purchases wait for the locks of one transaction, so that none holds many.
const itemsPerTransaction = 500

/**
 * Changes many items, five hundred at a time: where it stops in between, the same again does the rest.
 * @returns what became of them; refuses items_too_many and account_not_found
 */
export const changeManyItems = async (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  index: CatalogueIndex,
  { chosen, change, by }: { chosen: Chosen; change: ManyChange; by: string },
): Promise<Result<ManyDone, RefusalOf<typeof changeItems>>> => {
  const ids = await chosenIds({ pool, clock }, index, chosen)
  if (!ids.ok) return ids
  const itemIds = ids.value
  if (change.kind === 'account' && change.accountId !== null && !(await selectOpenAccount(pool, change.accountId)))
    return refuse('account_not_found')
  const done: ManyDone = { changed: 0, unchanged: 0, refusedIds: [] }
  for (let first = 0; first < itemIds.length; first += itemsPerTransaction) {
    const part = itemIds.slice(first, first + itemsPerTransaction)
    const { changed, unchanged, refusedIds } = await inTransaction(pool, (tx) =>
      changePart(tx, part, { change, by, at: clock.now() }),
    )
    done.changed += changed
    done.unchanged += unchanged
    done.refusedIds.push(...refusedIds)
  }
  return ok(done)
}

/** Numbers of what was chosen, each once and lowest first; refuses items_too_many above so many. */
export const chosenIds = async (
  shop: Pick<StaffContext, 'pool' | 'clock'>,
  index: CatalogueIndex,
  chosen: Chosen,
  idsMax: number = itemsAtOnceMax,
): Promise<Result<number[], 'items_too_many'>> => {
  const itemIds = await idsOf(shop, index, { chosen, idsMax: idsMax + 1 })
  return itemIds.length <= idsMax
    ? ok(itemIds)
    : refuse('items_too_many', { values: { count: `more than ${idsMax}`, max: `${idsMax}` } })
}

const idsOf = async (
  shop: Pick<StaffContext, 'pool' | 'clock'>,
  index: CatalogueIndex,
  { chosen, idsMax }: { chosen: Chosen; idsMax: number },
): Promise<number[]> => {
  if ('found' in chosen) {
    const { newestId } = chosen
    return foundItemIds(shop, index, chosen.found, { newestId, idsMax })
  }
  return [...new Set(chosen.ids)].sort((one, other) => one - other)
}

const changePart = async (
  tx: Transaction,
  itemIds: number[],
  { change, by, at }: { change: ManyChange; by: string; at: Date },
): Promise<ManyDone> => {
  switch (change.kind) {
    case 'hide':
    case 'show':
      return takeStepWithMany(tx, change.kind, { itemIds, by, at })
    case 'withdraw':
      return takeStepWithMany(tx, 'withdraw', { itemIds, because: change.because, by, at })
    default: {
      const { inStock, refusedIds } = await lockInStock(tx, itemIds)
      const changed =
        change.kind === 'account'
          ? await moveItems(tx, inStock, change.accountId)
          : await markItemsNew(tx, inStock, change.newUntil)
      return { changed: changed.length, unchanged: inStock.length - changed.length, refusedIds }
    }
  }
}
