import type { Attachments } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import type { Cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { newDaysOf } from '../../content/settings.ts'
import { checkCopy, checkPrice } from './copy.rules.ts'
import {
  type ItemWrite,
  insertItem,
  selectKind,
  selectOpenAccount,
  selectTwin,
  type TwinRow,
} from './item-writes.sql.ts'
import { bookIntake } from './stock-books.ts'

/** A copy that comes into stock. */
export interface NewItem {
  skinId: string
  exterior: ExteriorCode
  variant: OfferVariant
  /** null together with the paint seed, for what is not painted */
  float: number | null
  paintSeed: number | null
  /** null: nothing is on it */
  attachments: Attachments | null
  price: Cents
  /** what the shop paid; null: nobody knows */
  cost: Cents | null
  /** of a known cost */
  costSource: 'offer' | 'purchase' | 'opening' | null
  sourceRef: string | null
  assetId: string | null
  accountId: number | null
  externalId: string | null
  note: string
  /** nobody can buy it before; null: at once */
  availableFrom: Date | null
  /** null: it is not new; undefined: for as long as usual, unless it comes in hidden */
  newUntil?: Date | null | undefined
  isHidden: boolean
  /** a price below the cost or far from the reference is meant */
  isSure: boolean
  /** the offer that it was bought by */
  offerId?: number
  /** names the attempt: the same again adds nothing */
  requestKey?: string | undefined
}

/** What is not added, and why. */
export type AddRefusal =
  | 'skin_not_found'
  | 'variant_unknown'
  | 'float_outside'
  | 'invalid_input'
  | 'account_not_found'
  | 'asset_known'
  | 'external_id_known'
  | 'price_below_cost'
  | 'price_unusual'

/** What became of an item that was to be added. */
export interface AddedItem {
  id: number
  /** false: the same attempt or offer had added it before */
  changed: boolean
}

/**
 * Puts a copy into stock.
 * @returns its number; refuses what cannot exist (checkCopy), account_not_found for one that is closed or unknown,
 *   asset_known and external_id_known with the item that is it already, and a price that is not sure (checkPrice)
 */
export const addItem = (
  { pool, clock }: StaffContext,
  item: NewItem,
  { by }: { by: string },
): Promise<Result<AddedItem, AddRefusal>> =>
  inTransaction(pool, (tx) => addItemWithin(tx, item, { by, at: clock.now() }))

/**
 * The same within the transaction of whoever brings the item in.
 * @param by staff:<id>, staff:cli or the name of a job
 */
export const addItemWithin = async (
  tx: Transaction,
  item: NewItem,
  { by, at }: { by: string; at: Date },
): Promise<Result<AddedItem, AddRefusal>> => {
  const { offerId = null, requestKey = null, assetId, externalId } = item
  // Looked at first: what was added before is answered as at first, whatever has become of its price or account.
  const before = await selectTwin(tx, { itemId: null, assetId: null, externalId: null, offerId, key: requestKey })
  if (before) return ok({ id: before.id, changed: false })
  const kind = await selectKind(tx, item.skinId, item.exterior, item.variant)
  const reference = checkCopy(item, kind)
  if (!reference.ok) return reference
  const priced = checkPrice({ price: item.price, cost: item.cost, reference: reference.value }, item.isSure)
  if (!priced.ok) return priced
  if (item.accountId !== null && !(await selectOpenAccount(tx, item.accountId))) return refuse('account_not_found')
  const added = await insertItem(tx, {
    ...writeOf(asItArrives(item, { at, newDays: await newDaysOf(tx) })),
    state: item.isHidden ? 'hidden' : 'available',
    offerId,
    requestKey,
  })
  if (added) {
    // What an offer was paid stands in stock since its item was received.
    if (item.costSource !== 'offer') await bookIntake(tx, { itemId: added.id, cost: item.cost, by, at })
    return ok({ id: added.id, changed: true })
  }
  const twin = await selectTwin(tx, { itemId: null, assetId, externalId, offerId, key: requestKey })
  if (!twin) throw new Error('an item was not added, and nothing stands in its way')
  return twin.of === 'asset' || twin.of === 'external' ? refuseTwin(twin) : ok({ id: twin.id, changed: false })
}

/** The refusal of an item that would repeat another, whose number it carries. */
export const refuseTwin = ({ id, of }: TwinRow): Refused<'asset_known' | 'external_id_known'> =>
  refuse(of === 'asset' ? 'asset_known' : 'external_id_known', { values: { item: `${id}` }, payload: { item: id } })

interface Arrival {
  at: Date
  /** for how long it is new; 0: not at all */
  newDays: number
}

/** Until when a copy is new that nobody said it of: its days begin when it can be bought. */
const usualNewUntil = ({ isHidden, availableFrom }: NewItem, { at, newDays }: Arrival): Date | null =>
  isHidden || newDays === 0
    ? null
    : daysAfter(availableFrom !== null && availableFrom > at ? availableFrom : at, newDays)

/** A copy that comes in now, with what follows where nobody said otherwise. */
export const asItArrives = (item: NewItem, arrival: Arrival): NewItem => ({
  ...item,
  newUntil: item.newUntil === undefined ? usualNewUntil(item, arrival) : item.newUntil,
})

/** An item as it is written. */
export const writeOf = (item: Omit<NewItem, 'isHidden' | 'isSure'>): ItemWrite => ({
  skinId: item.skinId,
  exterior: item.exterior,
  variant: item.variant,
  float: item.float,
  paintSeed: item.paintSeed,
  attachments: item.attachments,
  priceCents: item.price,
  costCents: item.cost,
  costSource: item.cost === null ? null : (item.costSource ?? 'purchase'),
  sourceRef: item.sourceRef,
  assetId: item.assetId,
  accountId: item.accountId,
  externalId: item.externalId,
  note: item.note,
  availableFrom: item.availableFrom,
  newUntil: item.newUntil ?? null,
})
