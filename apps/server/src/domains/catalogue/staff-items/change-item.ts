import { createHash } from 'node:crypto'
import { type AttachmentsSaid, attachmentsWith } from '@pandrop/contract/attachments'
import type { RefusalOf } from '@pandrop/contract/call'
import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { changeItem as changeItemCall } from '@pandrop/contract/staff/item-changes'
import { minuteText } from '@pandrop/money/days'
import { cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { type NewItem, refuseTwin, writeOf } from './add-item.ts'
import { checkCopy, checkPrice } from './copy.rules.ts'
import {
  type LockedItemRow,
  lockItem,
  selectKind,
  selectOpenAccount,
  selectTwin,
  updateItem,
} from './item-writes.sql.ts'
import { bookCostCorrection } from './stock-books.ts'

/** What is known and decided of an item, and which copy it is. */
export type ItemFacts = Omit<NewItem, 'isHidden' | 'isSure' | 'offerId' | 'requestKey'>

/** A change that somebody wishes; absent: as it is. */
export type ItemChange = {
  [Fact in keyof Omit<ItemFacts, 'costSource' | 'attachments'>]?: ItemFacts[Fact] | undefined
} & {
  /** what is said of it; the rest of it stays */
  attachments?: AttachmentsSaid | undefined
}

interface Changing {
  itemId: number
  change: ItemChange
  isSure: boolean
  /** as the item named itself when it was read (seenOf); undefined: whatever it is */
  seen: string | undefined
  /** staff:<id> or staff:cli */
  by: string
  /** why it cost something else, for the record */
  costReason?: string | undefined
}

export type ChangeRefusal = RefusalOf<typeof changeItemCall> | 'invalid_input'

/** What is known and decided of an item, as its row has it. */
export const factsOf = (row: LockedItemRow): ItemFacts => ({
  skinId: row.skin_id,
  exterior: row.exterior,
  variant: row.variant,
  float: row.float,
  paintSeed: row.paint_seed,
  attachments: attachmentsWith(row.attachments, {}),
  price: cents(row.price_cents),
  cost: row.cost_cents === null ? null : cents(row.cost_cents),
  costSource: row.cost_source,
  sourceRef: row.source_ref,
  assetId: row.asset_id,
  accountId: row.account_id,
  externalId: row.external_id,
  note: row.note,
  availableFrom: row.available_from,
  newUntil: row.new_until,
})

/** Names everything of an item that can be changed: it is another once anything of that is. */
export const seenOf = (row: LockedItemRow): string =>
  createHash('sha256')
    .update(JSON.stringify([row.state, ...Object.values(factsOf(row))]))
    .digest('base64url')

const copyFacts = ['skinId', 'exterior', 'variant', 'float', 'paintSeed'] as const

/** Whether two facts are the same; moments by their time, what is on a copy letter by letter. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}

const differ = (one: ItemFacts, other: ItemFacts, facts: readonly (keyof ItemFacts)[]): boolean =>
  facts.some((fact) => !isSame(one[fact], other[fact]))

/**
 * Changes what is known and decided of an item that the shop has and nobody holds.
 * @returns whether anything was changed; refuses item_not_found, item_changed where it is not as it was seen any more,
 *   item_reserved with until when, item_gone, item_ordered for another copy than the one an order names, cost_of_offer,
 *   and as addItem
 */
export const changeItem = (
  { pool, clock }: StaffContext,
  changing: Changing,
): Promise<Result<{ changed: boolean }, ChangeRefusal>> =>
  inTransaction(pool, (tx) => changeItemWithin(tx, { ...changing, at: clock.now() }))

/** The same within the transaction of whoever changes it with others. */
export const changeItemWithin = async (
  tx: Transaction,
  { itemId, change: { attachments, ...change }, isSure, seen, by, costReason, at }: Changing & { at: Date },
): Promise<Result<{ changed: boolean }, ChangeRefusal>> => {
  const row = await lockItem(tx, itemId)
  if (!row) return refuse('item_not_found')
  const now = factsOf(row)
  const then: ItemFacts = {
    ...now,
    ...withoutUndefined(change),
    ...(attachments && { attachments: attachmentsWith(now.attachments, attachments) }),
  }
  const changed = (Object.keys(now) as (keyof ItemFacts)[]).filter((fact) => !isSame(now[fact], then[fact]))
  // What is as wished already is not asked about: an answer that was lost on its way is asked for again.
  if (changed.length === 0) return ok({ changed: false })
  if (seen !== undefined && seen !== seenOf(row)) return refuse('item_changed')
  const standing = checkStanding(row)
  if (!standing.ok) return standing
  const isOther = differ(now, then, copyFacts)
  if (isOther && row.is_ordered) return refuse('item_ordered')
  if (row.cost_source === 'offer' && then.cost !== now.cost) return refuse('cost_of_offer')
  const checked = await checkFacts(tx, then, { now, isSure })
  if (!checked.ok) return checked
  const { assetId, externalId } = then
  const twin = await selectTwin(tx, { itemId, assetId, externalId, offerId: null, key: null })
  if (twin) return refuseTwin(twin)
  // A price that is set by hand ends a reduction unless it goes further down: an old price is a campaign's to claim.
  const isLower = then.price <= now.price
  await updateItem(tx, { ...writeOf(then), itemId, oldPriceCents: isLower ? row.old_price_cents : null })
  await bookCostCorrection(tx, { itemId, before: now.cost, after: then.cost, reason: costReason, by, at })
  return ok({ changed: true })
}

const withoutUndefined = (change: Omit<ItemChange, 'attachments'>): Partial<ItemFacts> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

/** Whether an item can be changed at all: refuses item_reserved with until when, and item_gone. */
export const checkStanding = ({
  state,
  reserved_until: until,
}: LockedItemRow): Result<null, 'item_reserved' | 'item_gone'> => {
  if (isInStock(state)) return ok(null)
  if (!isReserved(state)) return refuse('item_gone')
  return refuse('item_reserved', { values: { until: until === null ? '' : minuteText(until) } })
}

/** Only what is changed is asked about: an old price far from the reference is not the question of a new note. */
const checkFacts = async (
  tx: Transaction,
  then: ItemFacts,
  { now, isSure }: { now: ItemFacts; isSure: boolean },
): Promise<Result<null, ChangeRefusal>> => {
  const reference = checkCopy(then, await selectKind(tx, then.skinId, then.exterior, then.variant))
  if (!reference.ok) return reference
  if (differ(now, then, ['price', 'cost', ...copyFacts])) {
    const priced = checkPrice({ price: then.price, cost: then.cost, reference: reference.value }, isSure)
    if (!priced.ok) return priced
  }
  const isMoved = then.accountId !== null && then.accountId !== now.accountId
  return isMoved && !(await selectOpenAccount(tx, then.accountId ?? 0)) ? refuse('account_not_found') : ok(null)
}
