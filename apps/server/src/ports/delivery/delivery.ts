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
  /** accepted, and taken back while Steam protected the trade */
  | 'reversed'

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
  /** Steam's numbers of the copies that it has brought to the account of the shop, which are other ones than before */
  receivedAssetIds: string[]
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

/** A trade offer by which an account of the shop shall ask for a copy of a customer's. */
export interface RequestWish extends Omit<OfferWish, 'assets'> {
  asset: { id: string; name: string }
}

/** A copy that a customer could give. */
export interface InventoryCopy {
  assetId: string
  /** market_hash_name: with variant and exterior */
  marketName: string
  /** 0 to 1; null: it has none, or Steam does not tell it */
  float: number | null
  paintSeed: number | null
}

export type InventoryFound =
  | { outcome: 'found'; copies: InventoryCopy[] }
  | { outcome: 'refused'; because: 'trade_link_invalid' | 'inventory_private' }
  | DeliveryUnavailable

/** A copy that lies on an account of the shop. */
export interface HeldCopy extends InventoryCopy {
  isTradable: boolean
  /** UTC: it is protected or held back until then; null: it is not, or Steam does not tell until when */
  tradableFrom: Date | null
}

/** Everything that lies on an account, or nothing: half of it would make the other half look gone. */
export type HoldingsFound = { outcome: 'found'; copies: HeldCopy[] } | DeliveryUnavailable

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
  /** what can be traded of the inventory behind a trade link, as far as it bears a market name */
  inventory(tradeLink: string, marketName: string): Promise<InventoryFound>
  /** everything of the game that lies on the account with this Steam id, protected copies included */
  holdings(account: string): Promise<HoldingsFound>
  /** sends an offer that asks for a copy and gives nothing; found, followed and taken back as any other */
  request(wish: RequestWish): Promise<SentOffer>
  send(wish: OfferWish): Promise<SentOffer>
  /** the offer that an account has sent under a code, however it ended; `since`: none was sent before, UTC */
  find(sent: { account: string; code: string; since: Date }): Promise<FoundOffer>
  /** the offer with this number */
  state(offer: OfferOf): Promise<FoundOffer>
  /** takes an offer back that nobody has answered; what became of any other is answered as it is */
  cancel(offer: OfferOf): Promise<FoundOffer>
}
