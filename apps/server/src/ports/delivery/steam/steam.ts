import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import { remembered } from '../../../remembered.ts'
import type { AccountState, Delivery, DeliveryUnavailable, SentOffer, SteamOffer } from '../delivery.ts'
import type { SteamLogin } from './accounts-file.ts'
import { type SignIn, signInOf } from './sign-in.ts'
import { type MakeCall, openSteamAccount, type SteamAccount, SteamUnavailable } from './steam-account.ts'
import { readHoldings, readInventory } from './steam-inventory.ts'
import { type ListedOffer, listSent, readOffer, settled } from './steam-offers.ts'
import { confirmed, type OfferContents, sendOffer } from './steam-send.ts'

/** What the adapter is made of; everything but accounts and clock has the value of the real Steam. */
export interface SteamOptions {
  accounts: SteamLogin[]
  clock: Clock
  signIn?: (login: SteamLogin) => SignIn
  /** origins */
  apiUrl?: string
  communityUrl?: string
  /** between two calls of one account */
  pauseMs?: number
  /** under the 50 seconds in which whoever called has a trade offer to themselves */
  turnMsMax?: number
  callMsMax?: number
  /** for which what Steam lists is believed when one offer is asked about */
  listMsMax?: number
}

const defaults = {
  signIn: signInOf,
  apiUrl: 'https://api.steampowered.com',
  communityUrl: 'https://steamcommunity.com',
  pauseMs: 1000,
  turnMsMax: 40_000,
  callMsMax: 10_000,
  listMsMax: 30_000,
} as const

const hourMs = 3_600_000

const bansMsMax = 60_000

// Somebody waits for the page that shows it.
const stateMsMax = 5000

/**
 * The adapter for the real Steam (docs/delivery.md): web API for what is asked, community for what is done.
 * Calls of one account are made one after the other.
 */
export const createSteam = (given: SteamOptions): Delivery => {
  const options = { ...defaults, ...given }
  const { communityUrl, clock } = options
  const since = (ms: number) => new Date(clock.now().getTime() - ms)

  const open = (login: SteamLogin) => {
    const account = openSteamAccount(login, { ...options, signIn: options.signIn(login) })
    const ask = (): Promise<Listing> =>
      account.turn(async (call) => new Map((await listSent(call, since(hourMs), communityUrl)).map(byId)))
    const isBanned = remembered(bansMsMax, () => account.turn((call) => askBanned(call, login.steamid)))
    const context = { login, clock, communityUrl }
    return { account, context, isBanned, list: remembered(options.listMsMax, ask) }
  }
  const opened = new Map(given.accounts.map((login) => [login.steamid, open(login)]))
  const accountOf = (steamid: string) => {
    const found = opened.get(steamid)
    if (!found) throw new SteamUnavailable(`${steamid} is not in STEAM_ACCOUNTS`)
    return found
  }

  const send = async (steamid: string, contents: OfferContents): Promise<SentOffer> => {
    const sender = opened.get(steamid)
    if (!sender) return { outcome: 'refused', because: 'account_unavailable' }
    return answered(() => sender.account.turn((call) => sendOffer(call, contents, sender.context)))
  }

  return {
    accounts: async (steamids) => {
      const known = steamids.flatMap((steamid) => opened.get(steamid) ?? [])
      const accounts = known.map(async ({ account, isBanned }) => ({
        steamid: account.login.steamid,
        state: await stateOf(account, isBanned),
      }))
      return { outcome: 'found', accounts: await Promise.all(accounts) }
    },
    inventory: (tradeLink, marketName) =>
      answered(async () => {
        const all = [...opened.values()].map(({ account }) => account)
        const asking = all.find((account) => account.state() === 'ok') ?? all[0]
        if (!asking) throw new SteamUnavailable('STEAM_ACCOUNTS has no account')
        return asking.turn((call) => readInventory(call, tradeLink, marketName))
      }),
    holdings: (steamid) => answered(() => accountOf(steamid).account.turn((call) => readHoldings(call, steamid))),
    request: ({ account, asset, ...wish }) => send(account, { ...wish, gives: [], asks: [asset.id] }),
    send: ({ account, assets, ...wish }) => send(account, { ...wish, gives: assets.map(({ id }) => id), asks: [] }),
    find: ({ account: steamid, code, since: askedAt }) =>
      answered(async () => {
        const { account, context } = accountOf(steamid)
        // An hour for clocks that differ, ours and Steam's.
        const from = new Date(askedAt.getTime() - hourMs)
        return account.turn(async (call) => {
          const listed = await listSent(call, from, communityUrl)
          const found = listed.find(({ message }) => message.includes(code))
          return foundOf(found && (await confirmed(call, found, context)))
        })
      }),
    state: ({ account: steamid, steamId }) =>
      answered(async () => {
        const { account, context, list } = accountOf(steamid)
        const listed = (await list()).get(steamId)
        if (listed && !listed.isUnconfirmed && listed.tradeId === null) return foundOf(listed)
        return account.turn(async (call) => {
          const read = await readOffer(call, steamId, communityUrl)
          return foundOf(read && (await settled(call, await confirmed(call, read, context))))
        })
      }),
    cancel: ({ account: steamid, steamId }) =>
      answered(() =>
        accountOf(steamid).account.turn(async (call) => {
          const before = await readOffer(call, steamId, communityUrl)
          if (before?.offer.stands !== 'active') return foundOf(before && (await settled(call, before)))
          const headers = { referer: before.offer.url }
          await call({ at: 'community', path: `/tradeoffer/${steamId}/cancel`, form: {}, headers })
          // Whatever that was answered with: somebody may have accepted it at that moment.
          const after = await readOffer(call, steamId, communityUrl)
          if (after?.offer.stands === 'active') throw new SteamUnavailable(`${steamId} was not taken back`)
          return foundOf(after && (await settled(call, after)))
        }),
      ),
  }
}

type Listing = ReadonlyMap<string, ListedOffer>

const byId = (listed: ListedOffer) => [listed.offer.steamId, listed] as const

const foundOf = (
  listed: ListedOffer | null | undefined,
): { outcome: 'found'; offer: SteamOffer } | { outcome: 'none' } =>
  listed ? { outcome: 'found', offer: listed.offer } : { outcome: 'none' }

const answered = async <T>(ask: () => Promise<T>): Promise<T | DeliveryUnavailable> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SteamUnavailable) return { outcome: 'unavailable', problem: error.message }
    throw error
  }
}

const bans = z.object({
  players: z.array(z.object({ SteamId: z.string(), CommunityBanned: z.boolean(), EconomyBan: z.string() })),
})

const askBanned = async (call: MakeCall, steamid: string): Promise<boolean> => {
  const path = '/ISteamUser/GetPlayerBans/v1/'
  // Steam may want a key of the web API for this one.
  const answer = await call({ at: 'api', path, query: { steamids: steamid }, mayBeRefused: true })
  const found = bans.safeParse(answer.body).data?.players.find(({ SteamId }) => SteamId === steamid)
  if (!found) throw new SteamUnavailable(`${path} was answered with ${answer.status}`)
  return found.CommunityBanned || found.EconomyBan === 'banned'
}

/** What cannot be asked is told by how the account's calls went. */
const stateOf = async (account: SteamAccount, isBanned: () => Promise<boolean>): Promise<AccountState> => {
  const asked = await Promise.race([answered(isBanned), wait(stateMsMax, null, { ref: false })])
  return asked === true ? 'banned' : account.state()
}
