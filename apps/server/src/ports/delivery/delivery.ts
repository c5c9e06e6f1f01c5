import type { TradeProblem } from '@pandrop/contract/lifecycle/trade-offer'

/** How a trade offer stands in Steam (ETradeOfferState). */
export type SteamOfferState =
  | 'active'
  | 'accepted'
  | 'countered'
  | 'expired'
  | 'canceled'
  | 'declined'
  | 'invalid_items'
  | 'in_escrow'

/** A trade offer as Steam has it. */
export interface SteamOffer {
  /** Steam's number */
  steamId: string
  stands: SteamOfferState
  /** where whoever gets it accepts it */
  url: string
  /** UTC */
  expiresAt: Date
  /** UTC: accepted items are handed over then; null: at once */
  escrowUntil: Date | null
}

/** A trade offer that an account of the shop shall send. */
export interface OfferWish {
  /** Steam id of the account */
  account: string
  /** trade link of whoever gets it */
  tradeLink: string
  /** stands in its message; one is sent once under a code */
  code: string
  assets: { id: string; name: string }[]
}

/** Steam gave no usable answer; what it did is unknown until it is asked again. `problem` is for the log. */
export interface DeliveryUnavailable {
  outcome: 'unavailable'
  problem: string
}

export type SentOffer =
  | { outcome: 'sent'; offer: SteamOffer }
  /** no offer came to be, and none will by sending the same again */
  | { outcome: 'refused'; because: Extract<TradeProblem, `${string}_unavailable` | 'trade_link_invalid'> }
  | DeliveryUnavailable

export type FoundOffer = { outcome: 'found'; offer: SteamOffer } | { outcome: 'none' } | DeliveryUnavailable

/** How an account of the shop is doing in Steam. */
export type AccountState = 'ok' | 'offline' | 'rate_limited' | 'banned'

export type AccountsFound =
  | { outcome: 'found'; accounts: { steamid: string; state: AccountState }[] }
  | DeliveryUnavailable

/** Which offer of which account is meant. */
export interface OfferOf {
  /** Steam id of the account */
  account: string
  steamId: string
}

/** Accounts of the shop that send trade offers by themselves. No call throws for what happens at the other end. */
export interface Delivery {
  /** how the accounts with these Steam ids are doing */
  accounts(steamids: string[]): Promise<AccountsFound>
  send(wish: OfferWish): Promise<SentOffer>
  /** the offer that an account has sent under a code, however it ended; `since`: none was sent before, UTC */
  find(sent: { account: string; code: string; since: Date }): Promise<FoundOffer>
  /** the offer with this number */
  state(offer: OfferOf): Promise<FoundOffer>
  /** takes an offer back that nobody has answered; what became of any other is answered as it is */
  cancel(offer: OfferOf): Promise<FoundOffer>
}
