/** Specification section 4, Offer statuses. */
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

/** The six values of the sell form: an offer's quality is its exterior (readings.md, Words). */
export const offerQualities = [
  'field_tested',
  'battle_scarred',
  'minimal_wear',
  'well_worn',
  'factory_new',
  'not_painted',
] as const
