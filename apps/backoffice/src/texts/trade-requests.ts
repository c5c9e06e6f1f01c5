import type { TradeOfferState } from '@pandrop/contract/lifecycle/trade-offer'
import type { RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import { tradeStateNames, tradeTexts } from './trade-offers.ts'

/** Why an item that a customer sells did not come by itself, and what helps. */
const requestProblemTexts: Record<RequestProblem, string> = {
  account_unavailable: 'None of the shop’s accounts can ask in Steam. Look at them, then try again.',
  trade_link_invalid: 'Steam does not accept the trade link of the customer, who has been told.',
  inventory_private: 'The inventory of the customer is private, and they have been told.',
  item_missing: 'The item is not in the inventory of the customer, or cannot be traded yet.',
  item_differs: 'What the customer has under this name has another float than the offer says.',
  items_alike: 'Several things of the customer could be it, and no float says which: ask by hand.',
  items_unavailable: 'The customer has not got the item any more.',
  tries_spent: 'Nobody has answered three times.',
  not_recorded: 'The customer has given the item, but the offer has ended: see what becomes of it.',
  unknown_to_steam: 'Steam does not know this trade offer any more. Look at the account in Steam.',
  reversed: 'The customer has taken the trade back, and the offer has ended. See what became of its item.',
}

export const requestTexts = {
  title: 'Asked for by itself',
  banner: 'The trade of this offer',
  takenBack: 'It was taken back in Steam, and not by the shop.',
  failed: 'The trade stays as it is.',
} as const

/** Why it needs somebody, in a sentence. */
export const whyAskedOf = ({ state, problem }: { state: TradeOfferState; problem: RequestProblem | null }): string => {
  if (problem !== null) return requestProblemTexts[problem]
  const words: Partial<Record<TradeOfferState, string>> = {
    asked: tradeTexts.stuck,
    declined: tradeTexts.declined,
    cancelled: requestTexts.takenBack,
  }
  return words[state] ?? tradeStateNames[state]
}
