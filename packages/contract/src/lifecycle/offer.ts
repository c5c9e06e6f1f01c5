import { defineLifecycle, type StaffStepOf, type StateOf, type StepOf, staffStepsOf } from './lifecycle.ts'

/** The life of an offer (docs/behaviour/offers.md#offer-states); from its payout on, that payout's steps move it. */
export const offerLifecycle = defineLifecycle({
  states: [
    'pending',
    'offer',
    'awaiting_item',
    'ready_for_payout',
    'payout_processing',
    'approved',
    'declined_by_user',
    'declined_by_service',
  ],
  steps: {
    countered: {
      from: ['pending', 'offer'],
      to: 'offer',
      by: ['staff'],
      until: 'counterExpiresAt',
      command: 'counter',
      does: 'makes a counter-offer, or changes the one that stands; without --price the lesser of quote and wish',
      takes: ['price', 'float'],
      repeatsByContent: true,
    },
    rejected: {
      from: ['pending', 'offer'],
      to: 'declined_by_service',
      by: ['staff'],
      command: 'decline',
      does: 'turns an offer down, or takes back a counter-offer that stands',
      needs: ['note'],
      record: 'the shop does not take it',
      mail: 'offer_rejected',
    },
    accepted: {
      from: ['offer'],
      to: 'awaiting_item',
      by: ['customer'],
      until: 'counterExpiresAt',
      repeatsByContent: true,
    },
    declined: { from: ['offer'], to: 'declined_by_user', by: ['customer'] },
    counter_expired: {
      from: ['offer'],
      to: 'declined_by_service',
      by: ['job'],
      after: 'counterExpiresAt',
      record: 'the counter-offer was not answered in time',
      mail: 'offer_expired',
    },
    received: {
      from: ['awaiting_item'],
      to: 'awaiting_item',
      by: ['staff', 'report'],
      unless: 'receivedAt',
      command: 'received',
      does: 'records that the item is here: seven days of trade protection begin',
      needs: ['trade_offer_id'],
      takes: ['same_trade', 'float', 'paint_seed', 'asset_id'],
      record: 'the item is here',
      mail: 'offer_item_received',
      repeatsByContent: true,
    },
    not_received: {
      from: ['awaiting_item'],
      to: 'declined_by_service',
      by: ['staff', 'job'],
      unless: 'receivedAt',
      after: 'receiveUntil',
      command: 'not-received',
      does: 'gives an accepted offer up whose item did not come in time; happens by itself',
      record: 'the item did not come in time',
      mail: 'offer_not_received',
    },
    reversed: {
      from: ['awaiting_item'],
      to: 'declined_by_service',
      by: ['staff', 'report'],
      only: ['receivedAt'],
      command: 'reversed',
      does: 'gives an offer up whose item was taken back in Steam during its protection',
      record: 'the trade was reversed',
      mail: 'offer_reversed',
    },
    ready: {
      from: ['awaiting_item'],
      to: 'ready_for_payout',
      by: ['staff', 'job'],
      only: ['receivedAt'],
      after: 'protectedUntil',
      command: 'ready',
      does: 'makes an offer ready for its payout after the trade protection; happens by itself',
      record: 'the trade protection is over',
      mail: 'offer_ready',
    },
    payout_requested: { from: ['ready_for_payout'], to: 'payout_processing', by: ['customer'] },
    payout_set_off: { from: ['payout_processing'], by: ['payout'] },
    payout_sent: { from: ['payout_processing'], by: ['payout'] },
    payout_confirmed: { from: ['payout_processing'], to: 'approved', by: ['payout'] },
    payout_failed: { from: ['payout_processing'], to: 'ready_for_payout', by: ['payout'] },
    payout_returned: { from: ['approved'], to: 'ready_for_payout', by: ['payout'] },
  },
})

export const offerStates = offerLifecycle.states

export type OfferState = StateOf<typeof offerLifecycle>

/** The shop has not answered it yet. */
export const isToAnswer = (state: OfferState): state is 'pending' => state === 'pending'

/** The shop's price stands, and the customer has not answered it yet. */
export const isCountered = (state: OfferState): boolean => state === 'offer'

/** Both want the deal: its item is awaited, or is here and Steam can still take it back. */
export const isAgreed = (state: OfferState): state is 'awaiting_item' => state === 'awaiting_item'

/** Its item is the shop's for good, and its customer may ask for the money. */
export const isPayable = (state: OfferState): boolean => state === 'ready_for_payout'

/** The shop has agreed to buy, and nothing has undone it: what was received of it is ours. */
export const isBought = (state: OfferState): boolean =>
  isAgreed(state) || isPayable(state) || state === 'payout_processing' || state === 'approved'

/** It has come to nothing. */
export const isDeclined = (state: OfferState): boolean =>
  state === 'declined_by_user' || state === 'declined_by_service'

/** A step of an offer, whoever takes it. */
export type OfferStep = StepOf<typeof offerLifecycle>

/** The steps that staff take, in the order in which they are declared. */
export const staffOfferSteps = staffStepsOf(offerLifecycle)

export type StaffOfferStep = StaffStepOf<typeof offerLifecycle>

/** What can happen to an offer, as its timeline names it. */
export const offerEventKinds = [
  'created',
  'counter_changed',
  ...(Object.keys(offerLifecycle.steps) as OfferStep[]),
] as const

export type OfferEventKind = (typeof offerEventKinds)[number]

/**
 * The six values of the sell form: an offer's quality is its exterior (docs/behaviour/offers.md#quality-is-exterior).
 */
export const offerQualities = [
  'field_tested',
  'battle_scarred',
  'minimal_wear',
  'well_worn',
  'factory_new',
  'not_painted',
] as const

export type OfferQuality = (typeof offerQualities)[number]

/** How a copy is made; `variant` of an item (docs/behaviour/catalogue.md#item). */
export const offerVariants = ['normal', 'stattrak', 'souvenir'] as const

export type OfferVariant = (typeof offerVariants)[number]

/** Working days in which the shop answers (docs/behaviour/offers.md#reply-time). */
export const replyWorkingDays = 3

/** Days in which an accepted item must be here (docs/behaviour/offers.md#item-comes). */
export const receiveDays = 7

/** Hours for which payouts pause after a new password or e-mail (docs/behaviour/accounts.md#payout-pause). */
export const payoutPauseHours = 24

/** docs/behaviour/look.md#offer-status-icon */
export const offerStatusTone = (status: OfferState): 'success' | 'waiting' | 'error' => {
  if (status === 'approved') return 'success'
  return isDeclined(status) ? 'error' : 'waiting'
}

/** What the button of an offer in the list is for (docs/behaviour/offers.md#what-to-do). */
export const offerAction = (status: OfferState): 'payout' | 'offer' | 'details' => {
  if (isPayable(status)) return 'payout'
  return isCountered(status) ? 'offer' : 'details'
}
