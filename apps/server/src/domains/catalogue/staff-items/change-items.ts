import { type AttachmentsSaid, attachmentsWith } from '@pandrop/contract/attachments'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { refuseTwin } from './add-item.ts'
import { selectOpenAccounts } from './add-items.sql.ts'
import { kindsOf } from './add-items.ts'
import { type ChangeRefusal, checkStanding, factsOf, type ItemFacts, isSame } from './change-item.ts'
import { type ItemToUpdate, selectTwins, updateItems } from './change-items.sql.ts'
import { checkCopy, checkPrice, type KindFacts } from './copy.rules.ts'
import { type LockedItemRow, lockWholeItems } from './item-writes.sql.ts'
import { bookCostCorrections } from './stock-books.ts'

/** What is changed of one of many items; absent: as it is. Which copy it is does not change. */
export interface OneChange {
  itemId: number
  price?: Cents
  /** what the shop paid for it, somewhere else than by an offer */
  cost?: Cents
  assetId?: string
  accountId?: number
  externalId?: string
  note?: string
  availableFrom?: Date
  /** what is said of it; the rest of it stays */
  attachments?: AttachmentsSaid
  isHidden?: boolean
}

interface Terms {
  /** prices below the cost or far from the reference are meant */
  isSure: boolean
  /** why items cost something else, for the record */
  costReason: string
  /** staff:<id>, staff:cli or the name of a job */
  by: string
  at: Date
}

type Changed = Result<{ changed: boolean }, ChangeRefusal>

/**
 * Changes many items within one transaction, as changeItemWithin and a step to hide or show do with each of them, in a
 * few statements. Those that are refused leave the others as they are. It locks the items in the order of their ids, as
 * a purchase does.
 * @param changes each item once; a second time is a bug and throws
 * @returns what became of each, in their order: as changeItem; a number that another item has is refused whether or not
 *   that other one gives it up
 */
export const changeItemsWithin = async (
  tx: Transaction,
  changes: readonly OneChange[],
  terms: Terms,
): Promise<Changed[]> => {
  const itemIds = changes.map(({ itemId }) => itemId)
  if (new Set(itemIds).size < itemIds.length) throw new Error('an item cannot be changed twice at once')
  const locked = await lockWholeItems(tx, itemIds)
  const shop = await knownOf(tx, changes, locked)
  const rows = new Map(locked.map((row) => [row.id, row]))
  const decided = changes.map((change) => decide(change, rows.get(change.itemId), { ...shop, isSure: terms.isSure }))
  const moves = decided.flatMap((found) => (found.ok && found.value ? [found.value] : []))
  if (moves.length > 0) await updateItems(tx, JSON.stringify(moves.map(({ write }) => write)))
  const corrections = moves
    .filter(({ before, write }) => before.cost !== write.cost_cents)
    .map(({ before, write }) => ({ itemId: write.id, before: before.cost, after: write.cost_cents as Cents | null }))
  await bookCostCorrections(tx, corrections, { reason: terms.costReason, by: terms.by, at: terms.at })
  return decided.map((found) => (found.ok ? ok({ changed: found.value !== null }) : found))
}

/** What the shop knows of everything that changes name. */
interface Known {
  kindOf: (facts: ItemFacts) => KindFacts | undefined
  openAccounts: ReadonlySet<number>
  byAssetId: ReadonlyMap<string, number>
  byExternalId: ReadonlyMap<string, number>
}

const named = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  values.filter((value): value is Value => value !== undefined)

const knownOf = async (
  tx: Transaction,
  changes: readonly OneChange[],
  locked: readonly LockedItemRow[],
): Promise<Known> => {
  const kindOf = await kindsOf(tx, locked.map(factsOf))
  const accounts = await selectOpenAccounts(tx, [...new Set(named(changes.map(({ accountId }) => accountId)))])
  const assetIds = named(changes.map(({ assetId }) => assetId))
  const externalIds = named(changes.map(({ externalId }) => externalId))
  const twins = assetIds.length + externalIds.length === 0 ? [] : await selectTwins(tx, assetIds, externalIds)
  return {
    kindOf,
    openAccounts: new Set(accounts.map(({ id }) => id)),
    byAssetId: new Map(twins.flatMap(({ id, asset_id: number }) => (number === null ? [] : [[number, id]]))),
    byExternalId: new Map(twins.flatMap(({ id, external_id: number }) => (number === null ? [] : [[number, id]]))),
  }
}

interface Move {
  before: ItemFacts
  write: ItemToUpdate
}

/** What is written of an item; null where it is as wished already. */
const decide = (
  { itemId, isHidden, cost, attachments, ...change }: OneChange,
  row: LockedItemRow | undefined,
  { isSure, ...known }: Known & { isSure: boolean },
): Result<Move | null, ChangeRefusal> => {
  if (!row) return refuse('item_not_found')
  const now = factsOf(row)
  const isCostAnother = cost !== undefined && cost !== now.cost
  const then: ItemFacts = {
    ...now,
    ...change,
    ...(attachments && { attachments: attachmentsWith(now.attachments, attachments) }),
    ...(isCostAnother && { cost, costSource: 'purchase' as const }),
  }
  const isShelfAnother = isHidden !== undefined && isHidden !== (row.state === 'hidden')
  const isAnother = (Object.keys(now) as (keyof ItemFacts)[]).some((fact) => !isSame(now[fact], then[fact]))
  if (!isAnother && !isShelfAnother) return ok(null)
  const standing = checkStanding(row)
  if (!standing.ok) return standing
  if (isCostAnother && row.cost_source === 'offer') return refuse('cost_of_offer')
  const reference = checkCopy(then, known.kindOf(then))
  if (!reference.ok) return reference
  if (then.price !== now.price || then.cost !== now.cost) {
    const priced = checkPrice({ price: then.price, cost: then.cost, reference: reference.value }, isSure)
    if (!priced.ok) return priced
  }
  if (then.accountId !== null && then.accountId !== now.accountId && !known.openAccounts.has(then.accountId))
    return refuse('account_not_found')
  const twin = twinOf(itemId, change, known)
  return twin ?? ok({ before: now, write: writeOf(row, then, isHidden ?? row.state === 'hidden') })
}

const twinOf = (itemId: number, { assetId, externalId }: Partial<OneChange>, known: Known) => {
  const asset = assetId === undefined ? itemId : (known.byAssetId.get(assetId) ?? itemId)
  if (asset !== itemId) return refuseTwin({ id: asset, of: 'asset' })
  const external = externalId === undefined ? itemId : (known.byExternalId.get(externalId) ?? itemId)
  return external === itemId ? null : refuseTwin({ id: external, of: 'external' })
}

const writeOf = (row: LockedItemRow, then: ItemFacts, isHidden: boolean): ItemToUpdate => ({
  id: row.id,
  state: isHidden ? 'hidden' : 'available',
  price_cents: then.price,
  // As one that is set by hand (changeItemWithin).
  old_price_cents: then.price <= row.price_cents ? row.old_price_cents : null,
  cost_cents: then.cost,
  cost_source: then.costSource,
  asset_id: then.assetId,
  account_id: then.accountId,
  external_id: then.externalId,
  note: then.note,
  available_from: then.availableFrom,
  attachments: then.attachments,
})
