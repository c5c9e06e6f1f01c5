import * as z from 'zod/mini'
import type { Delivery, DeliveryUnavailable, FoundOffer, SteamOffer, SteamOfferState } from './delivery.ts'

/** What is needed to reach sandbox-steam. */
export interface SteamAccess {
  /** origin */
  apiUrl: string
  secretKey: string
}

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
  }),
  z.transform(
    (found): SteamOffer => ({
      steamId: found.id,
      stands: stateByNumber[found.state] ?? 'active',
      url: found.url,
      expiresAt: found.expires_at,
      escrowUntil: found.escrow_ends_at,
    }),
  ),
)

const offers = z.object({ offers: z.array(offer) })

const accounts = z.object({
  accounts: z.array(z.object({ id: z.string(), state: z.enum(['ok', 'offline', 'rate_limited', 'banned']) })),
})

const refused = z.object({ error: z.enum(['account_unavailable', 'trade_link_invalid', 'items_unavailable']) })

const unavailable = (problem: string): DeliveryUnavailable => ({ outcome: 'unavailable', problem })

type Answered<T> = { outcome: 'answered'; status: number; body: T } | DeliveryUnavailable

/** The adapter for sandbox-steam, which stands for Steam where a shop is tried out (docs/delivery.md). */
export const createSandboxSteam = ({ apiUrl, secretKey }: SteamAccess): Delivery => {
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

  return {
    accounts: async (steamids) => {
      if (steamids.length === 0) return { outcome: 'found', accounts: [] }
      const answer = await call(accounts, `/accounts?ids=${steamids.join(',')}`)
      if (answer.outcome === 'unavailable') return answer
      return { outcome: 'found', accounts: answer.body.accounts.map(({ id, state }) => ({ steamid: id, state })) }
    },
    send: async ({ account, tradeLink, code, assets }) => {
      const answer = await call(z.union([offer, refused]), '/offers', { account, partner: tradeLink, code, assets })
      if (answer.outcome === 'unavailable') return answer
      return 'error' in answer.body
        ? { outcome: 'refused', because: answer.body.error }
        : { outcome: 'sent', offer: answer.body }
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
