import type { RefusalOf } from '@pandrop/contract/call'
import { isBought } from '@pandrop/contract/lifecycle/offer'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { shelveOffer as shelveOfferCall } from '@pandrop/contract/staff/shelving'
import { type Cents, cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { addItemWithin, type NewItem } from '../../catalogue/staff-items/add-item.ts'
import { referenceOf } from '../new-offers/quote.ts'
import { type LockedOffer, lockOffer } from '../offers/locked-offer.ts'
import { copyOf, type SaidOfCopy } from './copy.rules.ts'
import { selectItemOfOffer } from './shelving.sql.ts'

/** What somebody says of an offer's copy and decides about it; what is left out is what the offer knows. */
export interface Shelving extends SaidOfCopy {
  offerId: number
  /** staff:<id> or staff:cli */
  by: string
  /** what customers pay; absent: the reference price */
  price?: Cents | undefined
  assetId?: string | null | undefined
  /** the Steam account that it is kept on; null: nobody says */
  accountId?: number | null | undefined
  note?: string | undefined
  newUntil?: Date | null | undefined
  isHidden?: boolean | undefined
  /** a price below the cost or far from the reference is meant */
  isSure?: boolean | undefined
}

/** The item that an offer's copy is now. */
export interface Shelved {
  itemId: number
  title: string
  price: Cents
  /** false: it was an item already */
  changed: boolean
}

export type ShelvingOutcome = Result<Shelved, RefusalOf<typeof shelveOfferCall> | 'invalid_input'>

/**
 * Puts the copy that an offer has brought on sale, at what the shop paid for it as its cost and for sale from the end
 * of its trade protection on. Nothing is booked: it stands in stock since it was received
 * (docs/behaviour/offers.md#shelving). An offer whose copy is an item already answers that item.
 * @returns refuses offer_not_found, offer_not_here, offer_skin_unknown and offer_copy_unknown, and what an item cannot
 *   be (addItem)
 */
export const shelveOffer = ({ pool, clock }: StaffContext, shelving: Shelving): Promise<ShelvingOutcome> =>
  inTransaction(pool, async (tx): Promise<ShelvingOutcome> => {
    const offer = await lockOffer(tx, shelving.offerId)
    if (!offer) return refuse('offer_not_found')
    const standing = await itemOf(tx, offer.id)
    if (standing) return ok({ ...standing, changed: false })
    if (offer.receivedAt === null || !isBought(offer.state)) return refuse('offer_not_here')
    return shelve(tx, offer, { ...shelving, at: clock.now() })
  })

const itemOf = async (tx: Transaction, offerId: number): Promise<Omit<Shelved, 'changed'> | undefined> => {
  const item = await selectItemOfOffer(tx, offerId)
  return item && { itemId: item.id, title: item.title, price: cents(item.price_cents) }
}

const shelve = async (
  tx: Transaction,
  offer: LockedOffer,
  { by, at, ...shelving }: Shelving & { at: Date },
): Promise<ShelvingOutcome> => {
  const copy = copyOf(offer, shelving)
  if (!copy.ok) return copy
  const reference = await referenceOf(tx, copy.value)
  if (reference === undefined) return refuse('skin_not_found')
  if (reference === null) return refuse('variant_unknown')
  const { assetId, accountId, note = '', newUntil, isHidden = false, isSure = false } = shelving
  const { protectedUntil } = offer
  const item: NewItem = {
    ...copy.value,
    price: shelving.price ?? reference,
    cost: offer.price,
    costSource: 'offer',
    sourceRef: null,
    assetId: assetId === undefined ? offer.assetId : assetId,
    accountId: accountId === undefined ? offer.accountId : accountId,
    externalId: null,
    note,
    availableFrom: protectedUntil !== null && protectedUntil > at ? protectedUntil : null,
    newUntil,
    isHidden,
    isSure,
    offerId: offer.id,
  }
  const added = await addItemWithin(tx, item, { by, at })
  if (!added.ok) {
    const { refusal } = added
    // It has no number of another program.
    return refusal === 'external_id_known' ? refuse('invalid_input') : { ...added, refusal }
  }
  const shelved = await itemOf(tx, offer.id)
  if (!shelved) throw new Error(`offer ${offer.id} was shelved and has no item`)
  return ok({ ...shelved, changed: true })
}

/** What became of one of several offers. */
export interface ShelvedOne {
  offerId: number
  outcome: ShelvingOutcome
}

/**
 * Puts the copies of several offers on sale, each for itself and at its reference price.
 * @returns what came of each, in their order, each once
 */
export const shelveOffers = async (
  context: StaffContext,
  offerIds: readonly number[],
  decided: Pick<Shelving, 'by' | 'accountId' | 'isHidden'>,
): Promise<ShelvedOne[]> => {
  const shelved: ShelvedOne[] = []
  for (const offerId of new Set(offerIds))
    shelved.push({ offerId, outcome: await shelveOffer(context, { offerId, ...decided }) })
  return shelved
}
