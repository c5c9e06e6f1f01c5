import * as z from 'zod/mini'
import type { SentOffer, SteamOffer, SteamOfferState } from '../delivery.ts'
import { type MakeCall, type SteamAnswer, SteamUnavailable } from './steam-account.ts'

/** A trade offer as Steam lists it. */
export interface ListedOffer {
  offer: SteamOffer
  message: string
  /** only its sender knows of it until the authenticator has confirmed it */
  isUnconfirmed: boolean
  /** Steam's number of the trade, of an accepted one; null of any other */
  tradeId: string | null
  /** it asked for copies */
  isAsking: boolean
}

const unconfirmed = 9

// Steam's own numbers (ETradeOfferState). 1, Invalid, and those that are not known say nothing that could be acted on.
// What becomes of a trade after its offer was accepted (it is reversed, or rolled back) is no state of the offer: the
// trade itself is asked for it.
const stateByNumber: Readonly<Record<number, SteamOfferState>> = {
  2: 'active',
  3: 'accepted',
  4: 'countered',
  5: 'expired',
  6: 'canceled',
  7: 'declined',
  8: 'invalid_items',
  [unconfirmed]: 'active',
  // By the authenticator, or because nobody confirmed it.
  10: 'canceled',
  11: 'in_escrow',
}

const offer = z.object({
  tradeofferid: z.string().check(z.regex(/^\d{1,20}$/)),
  trade_offer_state: z.number(),
  message: z.optional(z.string()),
  expiration_time: z.number(),
  escrow_end_date: z.optional(z.number()),
  tradeid: z.optional(z.string()),
  items_to_receive: z.optional(z.array(z.unknown())),
})

const page = z.object({
  response: z.object({ trade_offers_sent: z.optional(z.array(offer)), next_cursor: z.optional(z.number()) }),
})

const one = z.object({ response: z.object({ offer: z.optional(offer) }) })

const seconds = (since1970: number): Date => new Date(since1970 * 1000)

const listedOf = (found: z.output<typeof offer>, communityUrl: string): ListedOffer => {
  const {
    tradeofferid: steamId,
    trade_offer_state: number,
    escrow_end_date: escrow,
    items_to_receive: asked = [],
  } = found
  const stands = stateByNumber[number]
  if (!stands) throw new SteamUnavailable(`Steam says ${number} of trade offer ${steamId}`)
  return {
    offer: {
      steamId,
      stands,
      url: `${communityUrl}/tradeoffer/${steamId}/`,
      expiresAt: seconds(found.expiration_time),
      escrowUntil: escrow ? seconds(escrow) : null,
      receivedAssetIds: [],
    },
    message: found.message ?? '',
    isUnconfirmed: number === unconfirmed,
    tradeId: (stands === 'accepted' && found.tradeid) || null,
    isAsking: asked.length > 0,
  }
}

const isOk = ({ status, eresult }: SteamAnswer): boolean =>
  // Steam says 2, Fail, of answers that are whole; others are told by their shape.
  status === 200 && (eresult === null || eresult === 1 || eresult === 2)

const unusable = (path: string, { status, eresult }: SteamAnswer): SteamUnavailable =>
  new SteamUnavailable(`${path} was answered with ${status}, EResult ${eresult}`)

const listPath = '/IEconService/GetTradeOffers/v1/'
const pagesMax = 20

/**
 * The trade offers that an account has sent: all that are open, and those that have changed since a moment.
 * @returns throws SteamUnavailable rather than a part of them
 */
export const listSent = async (call: MakeCall, since: Date, communityUrl: string): Promise<ListedOffer[]> => {
  const found: z.output<typeof offer>[] = []
  let cursor = 0
  for (let pageNo = 0; pageNo < pagesMax; pageNo += 1) {
    const query = {
      get_sent_offers: '1',
      get_received_offers: '0',
      get_descriptions: '0',
      active_only: '1',
      time_historical_cutoff: String(Math.floor(since.getTime() / 1000)),
      cursor: String(cursor),
    }
    const answer = await call({ at: 'api', path: listPath, query })
    const read = page.safeParse(answer.body)
    const isEmpty = !read.data?.response.trade_offers_sent
    if (!read.success || !isOk(answer) || (isEmpty && answer.eresult === 2)) throw unusable(listPath, answer)
    found.push(...(read.data.response.trade_offers_sent ?? []))
    cursor = read.data.response.next_cursor ?? 0
    if (cursor === 0) return found.map((each) => listedOf(each, communityUrl))
  }
  throw new SteamUnavailable(`${listPath} has more than ${pagesMax} pages`)
}

// EResult: 9 FileNotFound, 42 NoMatch.
const unknownResults = [9, 42]

/**
 * One trade offer of an account.
 * @returns null where Steam says that it has none with this number; an answer without one is none
 */
export const readOffer = async (call: MakeCall, steamId: string, communityUrl: string): Promise<ListedOffer | null> => {
  const path = '/IEconService/GetTradeOffer/v1/'
  const answer = await call({ at: 'api', path, query: { tradeofferid: steamId } })
  if (unknownResults.includes(answer.eresult ?? 0)) return null
  const found = one.safeParse(answer.body).data?.response.offer
  if (!found || !isOk(answer)) throw unusable(path, answer)
  return listedOf(found, communityUrl)
}

const trades = z.object({
  response: z.object({
    trades: z.array(
      z.object({
        tradeid: z.string(),
        status: z.number(),
        assets_received: z.optional(z.array(z.object({ new_assetid: z.optional(z.string()) }))),
      }),
    ),
  }),
})

// ETradeStatus: 3 Complete; 4 Failed before anything was exchanged; 5, 6, 7 rolled back by Steam's support, 11 at the
// end of an escrow, 12 by its customer while it was protected. Any other is on its way to one of these.
const completeStatus = 3
const failedStatus = 4
const reversedStatuses = [failedStatus, 5, 6, 7, 11, 12]

/** An accepted offer as its trade stands, with what that has brought; any other as it is. */
export const settled = async (call: MakeCall, listed: ListedOffer): Promise<ListedOffer> => {
  const { offer, tradeId, isAsking } = listed
  if (tradeId === null) return listed
  const path = '/IEconService/GetTradeStatus/v1/'
  const answer = await call({ at: 'api', path, query: { tradeid: tradeId } })
  const found = trades.safeParse(answer.body).data?.response.trades.find(({ tradeid }) => tradeid === tradeId)
  if (!found || !isOk(answer)) throw unusable(path, answer)
  // What was to be given is still here: nobody has taken anything back.
  if (found.status === failedStatus && !isAsking) return { ...listed, offer: { ...offer, stands: 'invalid_items' } }
  if (reversedStatuses.includes(found.status)) return { ...listed, offer: { ...offer, stands: 'reversed' } }
  const received = (found.assets_received ?? []).flatMap(({ new_assetid: id }) => id ?? [])
  // What was given is away once its offer is accepted, and a trade that is not over yet can still be reversed.
  if (!isAsking) return listed
  if (found.status !== completeStatus || received.length === 0)
    throw new SteamUnavailable(`trade ${tradeId} is not complete (${found.status})`)
  return { ...listed, offer: { ...offer, receivedAssetIds: received } }
}

/** Steam's number of a sent offer; or why none came to be. */
export type SendAnswer = { steamId: string } | Extract<SentOffer, { outcome: 'refused' }>

const sent = z.object({ tradeofferid: z.string().check(z.regex(/^\d{1,20}$/)) })
const failed = z.object({ strError: z.string() })

type Because = Extract<SentOffer, { outcome: 'refused' }>['because']

// What Steam writes where it sends nothing; the first that fits counts. A limit passes by itself.
const refusals: readonly { says: RegExp; because: Because | null }[] = [
  { says: /too many trade offers|too many outstanding|item server/i, because: null },
  { says: /because they have a trade ban|is not available to trade|trade url/i, because: 'trade_link_invalid' },
  {
    says: /new device|must have had steam guard|you (recently|have a trade ban)|your account/i,
    because: 'account_unavailable',
  },
  // EResult: 15 AccessDenied, the two cannot trade with each other; 24 InsufficientPrivilege; 26 Revoked.
  { says: /\(15\)\s*$/, because: 'trade_link_invalid' },
  { says: /\(24\)\s*$/, because: 'account_unavailable' },
  { says: /\(26\)\s*$/, because: 'items_unavailable' },
]

/** Reads what sending was answered with; throws SteamUnavailable where an offer may have come to be. */
export const readSent = ({ status, body }: SteamAnswer): SendAnswer => {
  const offered = sent.safeParse(body)
  if (status === 200 && offered.success) return { steamId: offered.data.tradeofferid }
  const text = failed.safeParse(body).data?.strError
  const because = refusals.find(({ says }) => text !== undefined && says.test(text))?.because
  if (because) return { outcome: 'refused', because }
  throw new SteamUnavailable(`sending was answered with ${status}: ${(text ?? 'nothing to read').slice(0, 200)}`)
}
