import * as z from 'zod/mini'
import type {
  Delivery,
  DeliveryUnavailable,
  FoundOffer,
  InventoryCopy,
  SentOffer,
  SteamOffer,
  SteamOfferState,
} from './delivery.ts'

/** What is needed to reach sandbox-steam. */
export interface SteamAccess {
  /** origin */
  apiUrl: string
  secretKey: string
}

/** What the shop believes to lie on the account with a Steam id: a sandbox that has heard nothing else believes it. */
export type BelievedCopies = (account: string) => Promise<InventoryCopy[]>

const secondsMax = 10

// Steam's own numbers (ETradeOfferState).
const stateByNumber: Readonly<Record<number, SteamOfferState>> = {
  2: 'active',
  3: 'accepted',
  4: 'countered',
  5: 'expired',
  6: 'canceled',
  7: 'declined',
  8: 'invalid_items',
  11: 'in_escrow',
}

const moment = z.pipe(
  z.number(),
  z.transform((milliseconds: number) => new Date(milliseconds)),
)

const offer = z.pipe(
  z.object({
    id: z.string(),
    state: z.number().check(z.refine((number) => number in stateByNumber)),
    url: z.string(),
    expires_at: moment,
    escrow_ends_at: z.nullable(moment),
    /** of an accepted one; the customer has taken the trade back */
    reversed: z.boolean(),
    asks: z.array(z.object({ id: z.string() })),
    new_asset_ids: z.array(z.string()),
  }),
  z.transform(
    (found): SteamOffer => ({
      steamId: found.id,
      stands: found.reversed ? 'reversed' : (stateByNumber[found.state] ?? 'active'),
      url: found.url,
      expiresAt: found.expires_at,
      escrowUntil: found.escrow_ends_at,
      receivedAssetIds: found.asks.length > 0 ? found.new_asset_ids : [],
    }),
  ),
)

const offers = z.object({ offers: z.array(offer) })

const accounts = z.object({
  accounts: z.array(z.object({ id: z.string(), state: z.enum(['ok', 'offline', 'rate_limited', 'banned']) })),
})

const asset = z.object({
  id: z.string(),
  name: z.string(),
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.number()),
  protected_until: z.nullable(moment),
})

const inventory = z.object({ assets: z.array(asset) })

const copyOf = ({ id, name, float, paint_seed: paintSeed }: z.output<typeof asset>): InventoryCopy => ({
  assetId: id,
  marketName: name,
  float,
  paintSeed,
})

const believedAsset = ({ assetId: id, marketName: name, float, paintSeed: paint_seed }: InventoryCopy) => ({
  id,
  name,
  float,
  paint_seed,
})

const inventoryRefused = z.object({ error: z.enum(['trade_link_invalid', 'inventory_private']) })

const refused = z.object({ error: z.enum(['account_unavailable', 'trade_link_invalid', 'items_unavailable']) })

const unavailable = (problem: string): DeliveryUnavailable => ({ outcome: 'unavailable', problem })

type Answered<T> = { outcome: 'answered'; status: number; body: T } | DeliveryUnavailable

/**
 * The adapter for sandbox-steam, which stands for Steam where a shop is tried out (docs/delivery.md).
 * @param believed absent: an account holds what its sandbox has heard of, and nothing else
 */
export const createSandboxSteam = (
  { apiUrl, secretKey }: SteamAccess,
  believed: BelievedCopies = async () => [],
): Delivery => {
  const call = async <T extends z.ZodMiniType>(
    schema: T,
    path: string,
    posted?: object,
  ): Promise<Answered<z.output<T>>> => {
    try {
      const answer = await fetch(`${apiUrl}/v1${path}`, {
        method: posted ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secretKey}`, ...(posted && { 'content-type': 'application/json' }) },
        ...(posted && { body: JSON.stringify(posted) }),
        signal: AbortSignal.timeout(secondsMax * 1000),
      })
      const read = schema.safeParse(await answer.json())
      if (!read.success) return unavailable(`${path} was answered with ${answer.status}`)
      return { outcome: 'answered', status: answer.status, body: read.data }
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : String(error))
    }
  }

  const one = async (path: string, posted?: object): Promise<FoundOffer> => {
    const answer = await call(z.union([offer, z.object({ error: z.literal('offer_unknown') })]), path, posted)
    if (answer.outcome === 'unavailable') return answer
    return 'error' in answer.body ? { outcome: 'none' } : { outcome: 'found', offer: answer.body }
  }

  const sent = async (posted: object): Promise<SentOffer> => {
    const answer = await call(z.union([offer, refused]), '/offers', posted)
    if (answer.outcome === 'unavailable') return answer
    return 'error' in answer.body
      ? { outcome: 'refused', because: answer.body.error }
      : { outcome: 'sent', offer: answer.body }
  }

  return {
    accounts: async (steamids) => {
      if (steamids.length === 0) return { outcome: 'found', accounts: [] }
      const answer = await call(accounts, `/accounts?ids=${steamids.join(',')}`)
      if (answer.outcome === 'unavailable') return answer
      return { outcome: 'found', accounts: answer.body.accounts.map(({ id, state }) => ({ steamid: id, state })) }
    },
    send: ({ account, tradeLink: partner, code, assets }) => sent({ account, partner, code, assets }),
    request: ({ account, tradeLink: partner, code, asset }) => sent({ account, partner, code, asks: [asset] }),
    inventory: async (tradeLink, marketName) => {
      const asked = new URLSearchParams({ partner: tradeLink, name: marketName })
      const answer = await call(z.union([inventory, inventoryRefused]), `/inventory?${asked}`)
      if (answer.outcome === 'unavailable') return answer
      if ('error' in answer.body) return { outcome: 'refused', because: answer.body.error }
      return { outcome: 'found', copies: answer.body.assets.map(copyOf) }
    },
    holdings: async (account) => {
      const assets = (await believed(account)).map(believedAsset)
      const answer = await call(inventory, `/accounts/${account}/inventory`, { assets })
      if (answer.outcome === 'unavailable') return answer
      const copies = answer.body.assets.map((held) => ({
        ...copyOf(held),
        isTradable: held.protected_until === null,
        tradableFrom: held.protected_until,
      }))
      return { outcome: 'found', copies }
    },
    find: async ({ code }) => {
      const answer = await call(offers, `/offers?code=${encodeURIComponent(code)}`)
      if (answer.outcome === 'unavailable') return answer
      const [found] = answer.body.offers
      return found ? { outcome: 'found', offer: found } : { outcome: 'none' }
    },
    state: ({ steamId }) => one(`/offers/${steamId}`),
    cancel: ({ steamId }) => one(`/offers/${steamId}/cancel`, {}),
  }
}
