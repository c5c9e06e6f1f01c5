import { randomBytes, randomInt } from 'node:crypto'
import type { State } from './state.ts'
import {
  type Account,
  type Asset,
  type OfferedAsset,
  type OfferState,
  offerStates,
  type TradeOffer,
} from './trade-offer.ts'

/** A trade offer as the shop wants it sent. */
export interface OfferDraft {
  account: string
  partner: string
  code: string
  assets: OfferedAsset[]
}

/** Why none was sent. */
export type SendProblem = 'account_unavailable' | 'trade_link_invalid' | 'items_unavailable'

/** What can be done with trade offers. Nothing here waits between its check and its write, so no two can interfere. */
export interface Trades {
  accountOf(id: string): Account
  /** every copy that is known to lie on an account */
  inventoryOf(account: string): Asset[]
  /** Sends an offer; the same code again answers the one that was sent. */
  send(draft: OfferDraft): TradeOffer | SendProblem
  /** The customer accepts or declines, the shop cancels, its time is over: undefined where it is not open for that. */
  accept(id: string): TradeOffer | undefined
  decline(id: string): TradeOffer | undefined
  cancel(id: string): TradeOffer | undefined
  expire(id: string): TradeOffer | undefined
  /** Ends an escrow before its time. */
  release(id: string): TradeOffer | undefined
  /** Expires offers and ends escrows whose time is over. */
  runDue(): void
}

/** What goes wrong on purpose. Kept in memory only: a restart heals everything. */
export interface Faults {
  /** Coming API calls that answer 500 and do nothing. */
  failCalls: number
  /** Coming calls that send an offer, do so and then break the connection instead of answering. */
  loseAnswers: number
  /** Coming offers that begin an escrow once they are accepted. */
  escrowNext: number
}

const dayMs = 24 * 3_600_000
/** As Steam's: an offer that nobody answers. */
const offerDays = 14
/** As Steam's, for accounts whose owner has no authenticator. */
const escrowDays = 15

const tradeLink = /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=\d+&token=[\w-]{4,}$/

const newNumber = (isTaken: (number: string) => boolean): string => {
  for (;;) {
    const number = String(randomInt(1_000_000_000, 9_999_999_999))
    if (!isTaken(number)) return number
  }
}

/** The trade offers over this state. */
export const createTrades = (parts: { state: State; now: () => Date; faults: Faults }): Trades => {
  const { state, faults } = parts
  const now = () => parts.now().getTime()

  const accountOf = (id: string): Account => state.accounts.get(id) ?? { id, name: '', state: 'ok' }

  /** A copy that nobody has spoken of lies where the shop says; one that was traded away lies there no more. */
  const isOn = (account: string, { id }: OfferedAsset): boolean => {
    const known = state.assets.get(id)
    return known === undefined || known.account === account
  }

  const put = (offer: TradeOffer, becomes: OfferState, more: Partial<TradeOffer> = {}, assets: Asset[] = []) => {
    const changed = { ...offer, ...more, state: becomes, updatedAt: now() }
    state.commit({ offers: [changed], assets })
    return changed
  }

  const whileActive = (id: string, work: (offer: TradeOffer) => TradeOffer): TradeOffer | undefined => {
    const offer = state.offers.get(id)
    return offer?.state === offerStates.active ? work(offer) : undefined
  }

  const handOver = (offer: TradeOffer): TradeOffer => {
    const newAssetIds = offer.assets.map(() => newNumber((number) => state.assets.get(number) !== undefined))
    const gone = offer.assets.map((asset) => ({ ...asset, account: null }))
    return put(offer, offerStates.accepted, { newAssetIds, escrowEndsAt: null }, gone)
  }

  const ends = (becomes: OfferState) => (id: string) => whileActive(id, (offer) => put(offer, becomes))

  const accept = (id: string) =>
    whileActive(id, (offer) => {
      // Somebody else has a copy of it meanwhile: Steam then takes the offer off.
      if (!offer.assets.every((asset) => isOn(offer.account, asset))) return put(offer, offerStates.invalidItems)
      if (!offer.isEscrowed) return handOver(offer)
      return put(offer, offerStates.inEscrow, { escrowEndsAt: now() + escrowDays * dayMs })
    })

  const release = (id: string) => {
    const offer = state.offers.get(id)
    return offer?.state === offerStates.inEscrow ? handOver(offer) : undefined
  }

  const send = ({ account, partner, code, assets }: OfferDraft): TradeOffer | SendProblem => {
    const sent = state.offerByCode(code)
    if (sent) return sent
    if (accountOf(account).state !== 'ok') return 'account_unavailable'
    if (!tradeLink.test(partner)) return 'trade_link_invalid'
    if (!assets.every((asset) => isOn(account, asset))) return 'items_unavailable'
    const isEscrowed = faults.escrowNext > 0
    if (isEscrowed) faults.escrowNext -= 1
    const at = now()
    const offer: TradeOffer = {
      id: newNumber((number) => state.offers.get(number) !== undefined),
      token: randomBytes(16).toString('hex'),
      account,
      partner,
      code,
      assets,
      state: offerStates.active,
      createdAt: at,
      updatedAt: at,
      expiresAt: at + offerDays * dayMs,
      escrowEndsAt: null,
      isEscrowed,
      newAssetIds: [],
    }
    state.commit({ offers: [offer], assets: assets.map((asset) => ({ ...asset, account })) })
    return offer
  }

  const expire = ends(offerStates.expired)

  return {
    accountOf,
    inventoryOf: (account) => state.assets.all().filter((asset) => asset.account === account),
    send,
    accept,
    decline: ends(offerStates.declined),
    cancel: ends(offerStates.canceled),
    expire,
    release,
    runDue: () => {
      for (const { id, state: stands, expiresAt, escrowEndsAt } of state.openOffers()) {
        if (stands === offerStates.active && expiresAt <= now()) expire(id)
        if (escrowEndsAt !== null && escrowEndsAt <= now()) release(id)
      }
    },
  }
}
