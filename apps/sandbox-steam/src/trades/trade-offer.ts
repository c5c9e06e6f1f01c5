/** Steam's own numbers for the state of a trade offer (ETradeOfferState). */
export const offerStates = {
  active: 2,
  accepted: 3,
  countered: 4,
  expired: 5,
  canceled: 6,
  declined: 7,
  invalidItems: 8,
  inEscrow: 11,
} as const

export type OfferState = (typeof offerStates)[keyof typeof offerStates]

/** An item as it is offered: Steam's number of the copy, and what it is called. */
export interface OfferedAsset {
  id: string
  name: string
}

/** A trade offer that one of the shop's accounts has sent. */
export interface TradeOffer {
  /** decimal, as Steam's */
  id: string
  /** part of the address of its page, which nobody guesses */
  token: string
  /** Steam id of the account that sent it */
  account: string
  /** trade link of whoever gets it */
  partner: string
  /** what the shop knows it by; stands in its message */
  code: string
  /** what the account gives */
  assets: OfferedAsset[]
  /** what it asks for */
  asks: OfferedAsset[]
  state: OfferState
  /** Unix milliseconds, like every moment here */
  createdAt: number
  updatedAt: number
  expiresAt: number
  /** until when accepted items are held back; null: they are not */
  escrowEndsAt: number | null
  /** accepting it begins an escrow */
  isEscrowed: boolean
  /** what the copies are numbered once they have changed hands */
  newAssetIds: string[]
  /** the customer has taken an accepted trade back; null: they have not */
  reversedAt: number | null
}

/** How an account of the shop is doing; one that nobody has spoken of is well. */
export const accountStates = ['ok', 'offline', 'rate_limited', 'banned'] as const

export type AccountState = (typeof accountStates)[number]

export interface Account {
  /** Steam id */
  id: string
  name: string
  state: AccountState
}

/** A copy that somebody has spoken of, and the Steam id of whoever has it; null: it has been traded away. */
export interface Asset {
  id: string
  name: string
  account: string | null
  /** 0 to 1; null: it has none, or nobody has said */
  float: number | null
  paintSeed: number | null
  /** it came by a trade that can be taken back until then; null: by none that can */
  protectedUntil: number | null
}

/** What somebody has said of a customer's inventory: from then on nothing more is made up for them. */
export interface Inventory {
  /** Steam id of the customer */
  id: string
  isPrivate: boolean
}

/** An offer as the API shows it; `url`: the page on which it is accepted. */
export const offerObject = (offer: TradeOffer, publicUrl: string) => ({
  id: offer.id,
  state: offer.state,
  account: offer.account,
  partner: offer.partner,
  code: offer.code,
  message: `Code ${offer.code}`,
  assets: offer.assets,
  asks: offer.asks,
  created_at: offer.createdAt,
  updated_at: offer.updatedAt,
  expires_at: offer.expiresAt,
  escrow_ends_at: offer.escrowEndsAt,
  new_asset_ids: offer.newAssetIds,
  reversed: offer.reversedAt !== null,
  url: `${publicUrl}/offer/${offer.id}/${offer.token}`,
})
