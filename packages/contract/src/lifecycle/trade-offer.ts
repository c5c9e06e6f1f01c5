import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of a trade offer that an account of the shop sends by itself: with what somebody has bought
 * (docs/behaviour/orders.md#sent-by-itself), or to ask for what somebody sells (docs/behaviour/offers.md#asked-for).
 * `asked`: written down and on its way; what Steam says of it decides everything that follows.
 */
export const tradeOfferLifecycle = defineLifecycle({
  states: ['asked', 'sent', 'in_escrow', 'accepted', 'declined', 'countered', 'expired', 'cancelled', 'failed'],
  steps: {
    sent: { from: ['asked'], to: 'sent', by: ['report'] },
    in_escrow: { from: ['sent'], to: 'in_escrow', by: ['report'] },
    accepted: { from: ['sent', 'in_escrow'], to: 'accepted', by: ['report'] },
    declined: { from: ['sent', 'in_escrow'], to: 'declined', by: ['report'] },
    countered: { from: ['sent'], to: 'countered', by: ['report'] },
    expired: { from: ['sent', 'in_escrow'], to: 'expired', by: ['report'] },
    cancelled: { from: ['asked', 'sent', 'in_escrow'], to: 'cancelled', by: ['report', 'job'] },
    failed: { from: ['asked', 'sent', 'in_escrow'], to: 'failed', by: ['report'] },
  },
})

export const tradeOfferStates = tradeOfferLifecycle.states

export type TradeOfferState = StateOf<typeof tradeOfferLifecycle>

/** Written down, and nobody knows yet whether Steam has it. */
export const isTradeAsked = (state: TradeOfferState): boolean => state === 'asked'

/** Steam has it, and its customer can still answer, or has and the items are held back. */
export const isTradeOut = (state: TradeOfferState): boolean => state === 'sent' || state === 'in_escrow'

/** Until it has ended, nobody sends another one for its order. */
export const isTradeUnderway = (state: TradeOfferState): boolean => isTradeAsked(state) || isTradeOut(state)

/** Its customer has accepted, and Steam holds the items back for some days. */
export const isTradeInEscrow = (state: TradeOfferState): boolean => state === 'in_escrow'

/** Its customer has the items, or has given theirs. */
export const isTradeAccepted = (state: TradeOfferState): boolean => state === 'accepted'

/** Its customer does not want it as it is: that is looked at before another one goes out. */
export const isTradeDeclined = (state: TradeOfferState): boolean => state === 'declined'

/** It was taken back, by us or in Steam. */
export const isTradeCancelled = (state: TradeOfferState): boolean => state === 'cancelled'

/** Steam did not take it, or took it off. */
export const isTradeFailed = (state: TradeOfferState): boolean => state === 'failed'

/**
 * Why a trade offer did not do what it should. items_unassigned: an item has no number in Steam or no account that is
 * in use; accounts_differ: its items lie on several; account_unavailable, trade_link_invalid, items_unavailable: what
 * Steam said; tries_spent: as often as it is tried; not_recorded: it was accepted, but the order is held or was given
 * up; unknown_to_steam: Steam has no such offer any more; reversed: the customer took the trade back.
 */
export const tradeProblems = [
  'items_unassigned',
  'accounts_differ',
  'account_unavailable',
  'trade_link_invalid',
  'items_unavailable',
  'tries_spent',
  'not_recorded',
  'unknown_to_steam',
  'reversed',
] as const

export type TradeProblem = (typeof tradeProblems)[number]

/** How often an order is sent, or an item asked for, before somebody has to look at it. */
export const tradeTriesMax = 3
