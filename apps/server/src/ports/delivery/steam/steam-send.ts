import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import type { OfferWish, SentOffer } from '../delivery.ts'
import type { SteamLogin } from './accounts-file.ts'
import { type MakeCall, SteamUnavailable } from './steam-account.ts'
import { type ListedOffer, readOffer, readSent } from './steam-offers.ts'

/** What sending and confirming need besides calls. */
export interface SendContext {
  login: SteamLogin
  clock: Clock
  /** origin */
  communityUrl: string
}

// Counter-Strike 2, and where its items lie in an inventory.
const copyOf = (assetid: string) => ({ appid: 730, contextid: '2', amount: 1, assetid })

// Valve's SteamID64: of an individual account it is this number plus the 32 bits of the account id.
const firstSteamid = 76_561_197_960_265_728n

/** Whom a trade link leads to; null: it is none. */
export const readTradeLink = (tradeLink: string): { partner: string; token: string; steamid: string } | null => {
  const link = URL.canParse(tradeLink) ? new URL(tradeLink).searchParams : new URLSearchParams()
  const [partner, token] = [link.get('partner') ?? '', link.get('token') ?? '']
  if (!/^\d{1,10}$/.test(partner) || token === '') return null
  return { partner, token, steamid: String(firstSteamid + BigInt(partner)) }
}

/** What an offer gives, and what it asks for: Steam's numbers of copies. */
export interface OfferContents extends Pick<OfferWish, 'tradeLink' | 'code'> {
  gives: readonly string[]
  asks: readonly string[]
}

/** Sends an offer and confirms it; throws SteamUnavailable where it is not known whether it was sent. */
export const sendOffer = async (call: MakeCall, wish: OfferContents, context: SendContext): Promise<SentOffer> => {
  const { tradeLink, code, gives, asks } = wish
  const link = readTradeLink(tradeLink)
  if (!link) return { outcome: 'refused', because: 'trade_link_invalid' }
  const { partner, token, steamid } = link
  const side = { currency: [], ready: false }
  const contents = {
    newversion: true,
    version: gives.length + asks.length + 1,
    me: { ...side, assets: gives.map(copyOf) },
    them: { ...side, assets: asks.map(copyOf) },
  }
  const answer = await call({
    at: 'community',
    path: '/tradeoffer/new/send',
    form: {
      serverid: '1',
      partner: steamid,
      tradeoffermessage: `${asks.length > 0 ? 'Offer' : 'Order'} code ${code}`,
      json_tradeoffer: JSON.stringify(contents),
      captcha: '',
      trade_offer_create_params: JSON.stringify({ trade_offer_access_token: token }),
    },
    headers: { referer: `${context.communityUrl}/tradeoffer/new/?partner=${partner}&token=${token}` },
  })
  const sent = readSent(answer)
  if ('outcome' in sent) return sent
  // Steam has it from here on: what fails now is found by its code.
  const listed = await readOffer(call, sent.steamId, context.communityUrl)
  if (!listed) throw new SteamUnavailable(`Steam does not know ${sent.steamId}, which it has just sent`)
  return { outcome: 'sent', offer: (await confirmed(call, listed, context)).offer }
}

/** The offer once its customer sees it: one that waits for the account's authenticator is confirmed first. */
export const confirmed = async (call: MakeCall, listed: ListedOffer, context: SendContext): Promise<ListedOffer> => {
  if (!listed.isUnconfirmed) return listed
  const { steamId } = listed.offer
  await confirm(call, steamId, context)
  const read = await readOffer(call, steamId, context.communityUrl)
  if (!read || read.isUnconfirmed) throw new SteamUnavailable(`${steamId} is not confirmed yet`)
  return read
}

const confirmations = z.object({
  success: z.literal(true),
  conf: z.array(z.object({ id: z.string(), nonce: z.string(), creator_id: z.string() })),
})

const accepted = z.object({ success: z.literal(true) })

// It may take Steam a moment to ask for it.
const listTriesMax = 3

const confirm = async (call: MakeCall, steamId: string, { login, clock }: SendContext): Promise<void> => {
  const { default: totp } = await import('steam-totp')
  const ask = (page: string, tag: string, query: Record<string, string> = {}) => {
    const time = Math.floor(clock.now().getTime() / 1000)
    const signed = {
      p: totp.getDeviceID(login.steamid),
      a: login.steamid,
      k: totp.getConfirmationKey(login.identity_secret, time, tag),
      t: String(time),
      m: 'react',
      tag,
    }
    const headers = { 'user-agent': 'okhttp/4.9.2' }
    return call({ at: 'community', path: `/mobileconf/${page}`, query: { ...signed, ...query }, headers })
  }
  for (let tryNo = 1; tryNo <= listTriesMax; tryNo += 1) {
    const listed = confirmations.safeParse((await ask('getlist', 'list')).body)
    if (!listed.success) throw new SteamUnavailable(`what ${login.steamid} has to confirm was not listed`)
    const found = listed.data.conf.find(({ creator_id }) => creator_id === steamId)
    if (!found) continue
    const answer = await ask('ajaxop', 'accept', { op: 'allow', cid: found.id, ck: found.nonce })
    if (accepted.safeParse(answer.body).success) return
    throw new SteamUnavailable(`${steamId} could not be confirmed: is the identity_secret right?`)
  }
  throw new SteamUnavailable(`Steam does not ask to confirm ${steamId}`)
}
