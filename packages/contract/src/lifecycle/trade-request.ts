/**
 * Why the item of an accepted offer was not asked for, or did not come by the trade offer that asks for it; that trade
 * offer lives as one that is sent (trade-offer.ts). account_unavailable: no account of the shop can ask;
 * trade_link_invalid, inventory_private, items_unavailable: what Steam said; item_missing, item_differs: the customer
 * does not have it, or has it otherwise than agreed; items_alike: several of theirs could be it; tries_spent: as often
 * as it is tried; not_recorded: it was accepted, but its offer has ended; unknown_to_steam: Steam has no such offer any
 * more; reversed: the customer took the trade back.
 */
export const requestProblems = [
  'account_unavailable',
  'trade_link_invalid',
  'inventory_private',
  'item_missing',
  'item_differs',
  'items_alike',
  'items_unavailable',
  'tries_spent',
  'not_recorded',
  'unknown_to_steam',
  'reversed',
] as const

export type RequestProblem = (typeof requestProblems)[number]

/** What customers can mend in Steam by themselves: the item is asked for again without anybody of the staff. */
export const isMendable = (problem: RequestProblem): problem is 'trade_link_invalid' | 'inventory_private' =>
  problem === 'trade_link_invalid' || problem === 'inventory_private'

/** Hours after which it is asked for again where its customer has something to mend. */
export const mendHours = 6
