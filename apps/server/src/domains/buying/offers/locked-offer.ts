import type { Attachments } from '@pandrop/contract/attachments'
import type { RefusalOf } from '@pandrop/contract/call'
import { transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import {
  isAgreed,
  isPayable,
  type OfferEventKind,
  type OfferQuality,
  type OfferState,
  type OfferVariant,
  offerLifecycle,
} from '@pandrop/contract/lifecycle/offer'
import type { Result } from '@pandrop/contract/result'
import type { takeOfferStep } from '@pandrop/contract/staff/offer-steps'
import { type Cents, cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import type { Noun, StepDone, StepWords } from '../../../lifecycle/take-step.ts'
import { insertOfferEvent, lockOfferRow, selectLastEvent, updateOfferState } from './offer-steps.sql.ts'

/** What became of an offer. */
export type OfferDone = StepDone<OfferState>

/** Who takes a step with which offer, and what the step needs or takes (lifecycle/offer.ts). */
export interface OfferStepping extends StepWords {
  offerId: number
  /** the newest event that they had seen; absent: they do not say */
  seenEventId?: number | undefined
  /** of countered, cents; absent: the quote from the reference price and the margins, or the wish where that is less */
  price?: Cents | undefined
  /** of countered: without a price the quote is meant even where it is above the wish */
  isAboveWishMeant?: boolean | undefined
  /** of the copy, 0 to 1; what was known before counts unless given */
  float?: number | undefined
  /** of received: the copy's, 0 to 1000 */
  paintSeed?: number | undefined
  /** of received: Steam's number of the copy since the trade */
  assetId?: string | undefined
  /** of received: the Steam account that it lies on */
  accountId?: number | undefined
  /** of received: Steam's number of the trade, or its address */
  tradeOfferId?: string | undefined
  /** the number stands at something else of the same customer, and is meant */
  isSameTrade?: boolean | undefined
}

export type OfferOutcome = Result<OfferDone, RefusalOf<typeof takeOfferStep> | 'invalid_input'>

/** A step that is taken now with a locked offer. */
export interface OfferTaking {
  /** undefined: there is none */
  offer: LockedOffer | undefined
  stepping: OfferStepping
  at: Date
}

/** An offer, as its steps are refused. */
export const offerNoun: Noun<typeof offerLifecycle, 'offer_not_found', 'offer_state_wrong'> = {
  name: 'offer',
  lifecycle: offerLifecycle,
  notFound: 'offer_not_found',
  stateWrong: 'offer_state_wrong',
}

/** An offer that nobody else changes before the transaction ends. */
export interface LockedOffer {
  id: number
  customerId: number
  state: OfferState
  /** the newest thing that happened to it */
  lastStep: OfferEventKind
  lastEventId: number
  /** who did it */
  lastEventBy: string
  title: string
  skinId: string | null
  variant: OfferVariant | null
  quality: OfferQuality
  wish: Cents
  /** the counter-offer; what is paid once it is accepted */
  price: Cents | null
  counterExpiresAt: Date | null
  acceptedAt: Date | null
  receiveUntil: Date | null
  tradeOfferId: string | null
  receivedAt: Date | null
  protectedUntil: Date | null
  float: number | null
  paintSeed: number | null
  assetId: string | null
  /** the Steam account that its copy came to */
  accountId: number | null
  /** what its customer says is on it; null: nothing */
  attachments: Attachments | null
}

/** Locks an offer; it comes before its payout and before balances in the one order of locks. */
export const lockOffer = async (tx: Transaction, offerId: number): Promise<LockedOffer | undefined> => {
  const row = await lockOfferRow(tx, offerId)
  if (!row) return undefined
  const last = await selectLastEvent(tx, offerId)
  if (!last) throw new Error(`offer ${offerId} has no timeline`)
  return {
    id: row.id,
    customerId: row.customer_id,
    state: row.state,
    lastStep: last.kind,
    lastEventId: last.id,
    lastEventBy: last.by,
    title: row.title,
    skinId: row.skin_id,
    variant: row.variant,
    quality: row.quality,
    wish: cents(row.user_price_cents),
    price: row.service_price_cents === null ? null : cents(row.service_price_cents),
    counterExpiresAt: row.counter_expires_at,
    acceptedAt: row.accepted_at,
    receiveUntil: row.receive_until,
    tradeOfferId: row.trade_offer_id,
    receivedAt: row.received_at,
    protectedUntil: row.protected_until,
    float: row.float,
    paintSeed: row.paint_seed,
    assetId: row.asset_id,
    accountId: row.steam_account_id,
    attachments: row.attachments,
  }
}

/** A change of an offer, as its timeline keeps it. */
export interface OfferChange {
  kind: OfferEventKind
  /** where it is afterwards; its present state where only something was learnt */
  to: OfferState
  /** customer:<id>, staff:<id> or the name of a job */
  by: string
  at: Date
  /** for the record; the customer never sees it */
  why: string
  /** an operator's own words to the customer */
  note?: string | undefined
  /** the price that was offered, of countered and counter_changed */
  price?: Cents | undefined
}

/**
 * Moves a locked offer along the table of transitions and writes down what happened. The caller has decided that it
 * may: a step that the table does not have is a bug and throws.
 */
export const changeOffer = async (tx: Transaction, offer: LockedOffer, change: OfferChange): Promise<void> => {
  const { kind, to, by, at, why, note, price } = change
  const isAlong = transitionsOf(offerLifecycle).some(([from, target]) => from === offer.state && target === to)
  if (to !== offer.state && !isAlong) throw new Error(`offer ${offer.id}: ${offer.state} leads not to ${to}`)
  if (to !== offer.state) {
    const firstReady = isPayable(to) && isAgreed(offer.state)
    await updateOfferState(tx, offer.id, to, firstReady ? at : null)
  }
  await insertOfferEvent(tx, {
    offerId: offer.id,
    kind,
    state: to,
    by,
    at,
    why,
    note: note ?? null,
    cents: price ?? null,
  })
}
