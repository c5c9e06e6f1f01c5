import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import totp from 'steam-totp'
import { systemClock } from '../../../../clock.ts'
import type { Delivery, OfferWish } from '../../delivery.ts'
import type { SteamLogin } from '../accounts-file.ts'
import type { SignIn } from '../sign-in.ts'
import { createSteam, type SteamOptions } from '../steam.ts'

/** An account whose secrets open nothing. */
export const testLogin: SteamLogin = {
  steamid: '76561198000000042',
  account_name: 'panda1',
  password: 'not-a-password',
  shared_secret: 'AAECAwQFBgcICQoLDA0ODxAREhM=',
  identity_secret: 'ExIREA8ODQwLCgkIBwYFBAMCAQA=',
}

/** The adapter on such a server, without pauses and without a list that it remembers. */
export const openTestSteam = (steam: SteamServer, options: Partial<SteamOptions> = {}): Delivery =>
  createSteam({
    accounts: [testLogin],
    clock: systemClock,
    signIn: () => steam.signIn,
    apiUrl: steam.url,
    communityUrl: steam.url,
    pauseMs: 0,
    listMsMax: 0,
    ...options,
  })

/** An offer of one copy. */
export const wish: OfferWish = {
  account: testLogin.steamid,
  tradeLink: 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=abcdEF12',
  code: 'ABCD-EFGH',
  assets: [{ id: '30000000001', name: 'AK-47 | Redline' }],
}

/** A trade offer as the server keeps it. */
export interface KeptOffer {
  id: string
  message: string
  /** ETradeOfferState */
  state: number
  assets: string[]
  partner: string
  token: string
  /** what it asks for */
  asks: string[]
  /** ETradeStatus of its trade, once it was accepted */
  trade: number
  /** seconds since 1970 */
  updated: number
  escrowEnds?: number
}

/** What happens to the next call of a path instead of what should. */
interface Fault {
  path: string
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** the call is carried out, and its answer lost */
  isDone?: boolean
  /** it is never answered */
  hangs?: boolean
}

/** Answers as Steam's web API and community do, as far as the adapter asks (the shapes: docs/decisions). */
export interface SteamServer {
  url: string
  /** oldest first; a test changes their states */
  offers: KeptOffer[]
  /** paths of all calls */
  calls: string[]
  faults: Fault[]
  /** how often somebody signed in */
  signIns(): number
  signIn: SignIn
  /** what was signed in is so no more */
  signOut(): void
  economyBan: string
  /** pages of the inventory of whoever the trade link leads to */
  inventory: object[]
  /** pages of the account's own inventory: what can be seen by everybody, and what Steam protects */
  holdings: { open: object[]; guarded: object[] }
  close(): Promise<void>
}

const pageSize = 2
const openStates = [2, 9, 11]

interface Asked {
  path: string
  query: URLSearchParams
  form: URLSearchParams
  cookies: Record<string, string>
}

const readAsked = async (request: IncomingMessage): Promise<Asked> => {
  const url = new URL(request.url ?? '/', 'http://steam')
  let text = ''
  for await (const chunk of request) text += chunk
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2) as [string, string])
  return {
    path: url.pathname,
    query: url.searchParams,
    form: new URLSearchParams(text),
    cookies: Object.fromEntries(pairs),
  }
}

interface Given {
  status?: number
  body: unknown
  headers?: Record<string, string>
}

/** Starts it on a free port of this machine. */
export const startSteamServer = async (): Promise<SteamServer> => {
  let signIns = 0
  let token: string | undefined
  const { steamid, identity_secret: identitySecret } = testLogin
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const steam: SteamServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    offers: [],
    calls: [],
    faults: [],
    signIns: () => signIns,
    signIn: async () => {
      signIns += 1
      token = `token-${signIns}`
      return token
    },
    signOut: () => {
      token = undefined
    },
    economyBan: 'none',
    inventory: [],
    holdings: { open: [nothingHeld], guarded: [nothingHeld] },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await readAsked(request)
    steam.calls.push(asked.path)
    const at = steam.faults.findIndex(({ path }) => path === asked.path)
    const [fault] = at === -1 ? [] : steam.faults.splice(at, 1)
    if (fault?.isDone) given(asked)
    if (fault?.hangs) return
    const { status = 200, body, headers } = fault ? { body: fault.body ?? '', ...fault } : given(asked)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  const given = (asked: Asked): Given => {
    const isApi = /^\/I[A-Z]/.test(asked.path)
    if (isApi) {
      if (!token || asked.query.get('access_token') !== token) return { status: 401, body: '<html>Unauthorized</html>' }
      return api(asked)
    }
    const isSignedIn = token && asked.cookies.steamLoginSecure === encodeURIComponent(`${steamid}||${token}`)
    if (asked.path.startsWith('/mobileconf/')) {
      return { body: isSignedIn ? confirmation(asked) : { success: false, needauth: true } }
    }
    if (asked.path === '/inventory/76561197960265770/730/2') return { body: pageAfter(steam.inventory, asked) }
    if (asked.path === `/inventory/${steamid}/730/2`) return { body: pageAfter(steam.holdings.open, asked) }
    if (asked.path === `/inventory/${steamid}/730/16`)
      return isSignedIn ? { body: pageAfter(steam.holdings.guarded, asked) } : { status: 403, body: 'null' }
    if (!isSignedIn) return { status: 302, body: '', headers: { location: 'https://steamcommunity.com/login/home/' } }
    if (!asked.form.get('sessionid') || asked.form.get('sessionid') !== asked.cookies.sessionid)
      return { status: 400, body: '' }
    return community(asked)
  }

  const api = ({ path, query }: Asked): Given => {
    const headers = { 'x-eresult': '1' }
    if (path === '/ISteamUser/GetPlayerBans/v1/')
      return { body: { players: [{ SteamId: steamid, CommunityBanned: false, EconomyBan: steam.economyBan }] } }
    if (path === '/IEconService/GetTradeOffer/v1/') {
      const found = steam.offers.find(({ id }) => id === query.get('tradeofferid'))
      return found
        ? { headers, body: { response: { offer: wireOf(found) } } }
        : { headers: { 'x-eresult': '42' }, body: {} }
    }
    if (path === '/IEconService/GetTradeStatus/v1/') {
      const found = steam.offers.find(({ id }) => `9${id}` === query.get('tradeid'))
      const received = found?.asks.map((assetid) => ({ assetid, new_assetid: `8${assetid}` }))
      const trade = { tradeid: `9${found?.id}`, status: found?.trade, assets_received: received }
      return { headers, body: { response: { trades: found ? [trade] : [] } } }
    }
    const [cutoff, cursor] = [Number(query.get('time_historical_cutoff')), Number(query.get('cursor'))]
    const listed = steam.offers
      .filter(({ state, updated }) => openStates.includes(state) || updated >= cutoff)
      .toReversed()
    const sent = listed.slice(cursor, cursor + pageSize).map(wireOf)
    const next = cursor + pageSize < listed.length ? cursor + pageSize : 0
    return { headers, body: { response: { ...(sent.length > 0 && { trade_offers_sent: sent }), next_cursor: next } } }
  }

  const confirmation = ({ path, query }: Asked): object => {
    const [time, tag] = [Number(query.get('t')), query.get('tag') ?? '']
    const isSigned = query.get('k') === totp.getConfirmationKey(identitySecret, time, tag)
    if (!isSigned || query.get('a') !== steamid || query.get('p') !== totp.getDeviceID(steamid))
      return { success: false }
    const waiting = steam.offers.filter(({ state }) => state === 9)
    if (path === '/mobileconf/getlist' && tag === 'list')
      return {
        success: true,
        conf: waiting.map(({ id }) => ({ id: `1${id}`, nonce: `2${id}`, creator_id: id, type: 2 })),
      }
    const found = waiting.find(({ id }) => query.get('cid') === `1${id}` && query.get('ck') === `2${id}`)
    if (!found || tag !== 'accept' || query.get('op') !== 'allow') return { success: false }
    found.state = 2
    return { success: true }
  }

  const community = ({ path, form }: Asked): Given => {
    if (path === '/tradeoffer/new/send') {
      const contents = JSON.parse(form.get('json_tradeoffer') ?? '') as {
        me: { assets: { assetid: string }[] }
        them: { assets: { assetid: string }[] }
      }
      const params = JSON.parse(form.get('trade_offer_create_params') ?? '') as { trade_offer_access_token: string }
      const offer = {
        id: String(7_300_000_001 + steam.offers.length),
        message: form.get('tradeoffermessage') ?? '',
        state: 9,
        assets: contents.me.assets.map(({ assetid }) => assetid),
        asks: contents.them.assets.map(({ assetid }) => assetid),
        trade: 3,
        partner: form.get('partner') ?? '',
        token: params.trade_offer_access_token,
        updated: now(),
      }
      steam.offers.push(offer)
      return { body: { tradeofferid: offer.id, needs_mobile_confirmation: true, needs_email_confirmation: false } }
    }
    const found = steam.offers.find(({ id }) => path === `/tradeoffer/${id}/cancel`)
    if (!found || ![2, 9].includes(found.state)) return { status: 500, body: { success: 11 } }
    Object.assign(found, { state: 6, updated: now() })
    return { body: { tradeofferid: found.id } }
  }
  return steam
}

const nothingHeld = { total_inventory_count: 0, success: 1, rwgrsn: -2 }

const pageAfter = (pages: object[], { query }: Asked): object | null => {
  const after = query.get('start_assetid')
  return pages[after === null ? 0 : Number(after)] ?? null
}

const now = (): number => Math.floor(Date.now() / 1000)

const itemOf = (assetid: string) => ({ appid: 730, contextid: '2', assetid, amount: '1', missing: false })

const wireOf = ({ id, message, state, updated, assets, asks, escrowEnds }: KeptOffer) => ({
  tradeofferid: id,
  accountid_other: 42,
  message,
  expiration_time: updated + 14 * 86_400,
  trade_offer_state: state,
  ...(assets.length > 0 && { items_to_give: assets.map(itemOf) }),
  ...(asks.length > 0 && { items_to_receive: asks.map(itemOf) }),
  ...(state === 3 && { tradeid: `9${id}` }),
  is_our_offer: true,
  time_created: updated,
  time_updated: updated,
  from_real_time_trade: false,
  escrow_end_date: escrowEnds ?? 0,
  confirmation_method: 2,
})
