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
  /** what the account gives; empty: it asks for something */
  assets: OfferedAsset[]
  asks: OfferedAsset[]
}

/** Why none was sent. */
export type SendProblem = 'account_unavailable' | 'trade_link_invalid' | 'items_unavailable'

/** Why an inventory is not told. */
export type InventoryProblem = 'trade_link_invalid' | 'inventory_private'

/** What can be done with trade offers. Nothing here waits between its check and its write, so no two can interfere. */
export interface Trades {
  accountOf(id: string): Account
  /** every copy that is known to lie on an account */
  inventoryOf(account: string): Asset[]
  /**
   * Takes the shop's word for copies that lie on an account and that nobody has spoken of, unless somebody has said
   * what lies there.
   */
  believe(account: string, copies: readonly Asset[]): void
  /**
   * What the customer behind a trade link could give of a name ('': whatever it is). A customer of whose inventory
   * nobody has spoken has one copy of whatever is looked for.
   */
  inventoryBehind(partner: string, name: string): Asset[] | InventoryProblem
  /** Sends an offer; the same code again answers the one that was sent. */
  send(draft: OfferDraft): TradeOffer | SendProblem
  /** The customer accepts or declines, the shop cancels, its time is over: undefined where it is not open for that. */
  accept(id: string): TradeOffer | undefined
  decline(id: string): TradeOffer | undefined
  cancel(id: string): TradeOffer | undefined
  expire(id: string): TradeOffer | undefined
  /** Ends an escrow before its time. */
  release(id: string): TradeOffer | undefined
  /** The customer takes an accepted trade back: every copy goes to where it came from. */
  reverse(id: string): TradeOffer | undefined
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
/** As Steam's: so long an accepted trade can be taken back. */
const protectionDays = 7

const tradeLink = /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=\d+&token=[\w-]{4,}$/

// Valve's SteamID64: of an individual account it is this number plus the one that its trade link names.
const firstSteamid = 76_561_197_960_265_728n

const steamidOf = (partner: string): string =>
  String(firstSteamid + BigInt(new URL(partner).searchParams.get('partner') ?? 0))

/** A float of each exterior that a name ends in. */
const floatByExterior: Readonly<Record<string, number>> = {
  'Factory New': 0.035,
  'Minimal Wear': 0.11,
  'Field-Tested': 0.265,
  'Well-Worn': 0.415,
  'Battle-Scarred': 0.6,
}

const paintSeedsMax = 1000

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
  const isOn = (owner: string, { id }: OfferedAsset): boolean => {
    const known = state.assets.get(id)
    return known === undefined || known.account === owner
  }

  const areThere = ({ account, partner, assets, asks }: OfferDraft): boolean =>
    assets.every((asset) => isOn(account, asset)) && asks.every((asset) => isOn(steamidOf(partner), asset))

  const copyOf = ({ id, name }: OfferedAsset): Asset =>
    state.assets.get(id) ?? { id, name, account: null, float: null, paintSeed: null, protectedUntil: null }

  const newAssetId = () => newNumber((number) => state.assets.get(number) !== undefined)

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
    const { account, assets, asks } = offer
    const newAssetIds = [...assets, ...asks].map(newAssetId)
    const gone = [...assets, ...asks].map((asset) => ({ ...copyOf(asset), account: null }))
    const protectedUntil = now() + protectionDays * dayMs
    const come = asks.map((asset, at) => ({
      ...copyOf(asset),
      id: newAssetIds[assets.length + at] ?? '',
      account,
      protectedUntil,
    }))
    return put(offer, offerStates.accepted, { newAssetIds, escrowEndsAt: null }, [...gone, ...come])
  }

  const reverse = (id: string): TradeOffer | undefined => {
    const offer = state.offers.get(id)
    const isOpen = offer?.state === offerStates.accepted && offer.reversedAt === null
    if (!isOpen || offer.updatedAt + protectionDays * dayMs <= now()) return undefined
    const { account, partner, assets, asks, newAssetIds } = offer
    const traded = [...assets, ...asks].map(({ name }, at) => ({ id: newAssetIds[at] ?? '', name }))
    const gone = traded.map((copy) => ({ ...copyOf(copy), account: null }))
    const ownerOf = (at: number) => (at < assets.length ? account : steamidOf(partner))
    const back = gone.map((copy, at) => ({ ...copy, id: newAssetId(), account: ownerOf(at), protectedUntil: null }))
    return put(offer, offerStates.accepted, { reversedAt: now() }, [...gone, ...back])
  }

  const ends = (becomes: OfferState) => (id: string) => whileActive(id, (offer) => put(offer, becomes))

  const accept = (id: string) =>
    whileActive(id, (offer) => {
      // Somebody else has a copy of it meanwhile: Steam then takes the offer off.
      if (!areThere(offer)) return put(offer, offerStates.invalidItems)
      if (!offer.isEscrowed) return handOver(offer)
      return put(offer, offerStates.inEscrow, { escrowEndsAt: now() + escrowDays * dayMs })
    })

  const release = (id: string) => {
    const offer = state.offers.get(id)
    return offer?.state === offerStates.inEscrow ? handOver(offer) : undefined
  }

  const inventoryBehind = (partner: string, name: string): Asset[] | InventoryProblem => {
    if (!tradeLink.test(partner)) return 'trade_link_invalid'
    const owner = steamidOf(partner)
    const inventory = state.inventories.get(owner)
    if (inventory?.isPrivate) return 'inventory_private'
    const owned = state.assets.all().filter((asset) => asset.account === owner && (name === '' || asset.name === name))
    if (inventory !== undefined || owned.length > 0 || name === '') return owned
    const float = floatByExterior[/\(([^()]+)\)$/.exec(name)?.[1] ?? ''] ?? null
    const paintSeed = float === null ? null : randomInt(paintSeedsMax)
    const made = { id: newAssetId(), name, account: owner, float, paintSeed, protectedUntil: null }
    state.commit({ assets: [made] })
    return [made]
  }

  const send = (draft: OfferDraft): TradeOffer | SendProblem => {
    const { account, partner, code, assets, asks } = draft
    const sent = state.offerByCode(code)
    if (sent) return sent
    if (accountOf(account).state !== 'ok') return 'account_unavailable'
    if (!tradeLink.test(partner)) return 'trade_link_invalid'
    if (!areThere(draft)) return 'items_unavailable'
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
      asks: asks.map((asset) => ({ id: asset.id, name: copyOf(asset).name })),
      state: offerStates.active,
      createdAt: at,
      updatedAt: at,
      expiresAt: at + offerDays * dayMs,
      escrowEndsAt: null,
      isEscrowed,
      newAssetIds: [],
      reversedAt: null,
    }
    const given = assets.map((asset) => ({ ...copyOf(asset), account }))
    const asked = asks.map((asset) => ({ ...copyOf(asset), account: steamidOf(partner) }))
    state.commit({ offers: [offer], assets: [...given, ...asked] })
    return offer
  }

  const expire = ends(offerStates.expired)

  const believe = (account: string, copies: readonly Asset[]): void => {
    if (state.inventories.get(account) !== undefined) return
    // One that was offered before anybody had said what it is.
    const isNews = ({ id, float }: Asset) => {
      const known = state.assets.get(id)
      return known === undefined || (known.account === account && known.float === null && float !== null)
    }
    const news = copies.filter(isNews).map((copy) => ({ ...copy, account }))
    if (news.length > 0) state.commit({ assets: news })
  }

  return {
    accountOf,
    inventoryOf: (account) => state.assets.all().filter((asset) => asset.account === account),
    inventoryBehind,
    believe,
    send,
    accept,
    decline: ends(offerStates.declined),
    cancel: ends(offerStates.canceled),
    expire,
    release,
    reverse,
    runDue: () => {
      for (const { id, state: stands, expiresAt, escrowEndsAt } of state.openOffers()) {
        if (stands === offerStates.active && expiresAt <= now()) expire(id)
        if (escrowEndsAt !== null && escrowEndsAt <= now()) release(id)
      }
    },
  }
}
