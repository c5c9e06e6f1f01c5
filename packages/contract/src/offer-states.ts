/** docs/behaviour/offers.md#offer-states */
export const offerStates = [
  'pending',
  'offer',
  'awaiting_item',
  'ready_for_payout',
  'payout_processing',
  'approved',
  'declined_by_user',
  'declined_by_service',
] as const

export type OfferState = (typeof offerStates)[number]

/**
 * From where an offer may go where (docs/behaviour/offers.md#offer-states); shared by the server and every screen, and
 * compared with the database's own table by a test.
 */
export const offerTransitions = {
  pending: ['offer', 'declined_by_service'],
  offer: ['awaiting_item', 'declined_by_user', 'declined_by_service'],
  awaiting_item: ['ready_for_payout', 'declined_by_service'],
  ready_for_payout: ['payout_processing'],
  payout_processing: ['approved', 'ready_for_payout'],
  // Its payout was paid and came back.
  approved: ['ready_for_payout'],
  declined_by_user: [],
  declined_by_service: [],
} as const satisfies Record<OfferState, readonly OfferState[]>

/** What can happen to an offer, as its timeline names it. */
export const offerEventKinds = [
  'created',
  'countered',
  'counter_changed',
  'accepted',
  'declined',
  'rejected',
  'counter_expired',
  'received',
  'not_received',
  'reversed',
  'ready',
  'payout_requested',
  'payout_set_off',
  'payout_sent',
  'payout_confirmed',
  'payout_failed',
  'payout_returned',
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
  return status === 'declined_by_user' || status === 'declined_by_service' ? 'error' : 'waiting'
}

/** What the button of an offer in the list is for (docs/behaviour/offers.md#what-to-do). */
export const offerAction = (status: OfferState): 'payout' | 'offer' | 'details' => {
  if (status === 'ready_for_payout') return 'payout'
  return status === 'offer' ? 'offer' : 'details'
}
