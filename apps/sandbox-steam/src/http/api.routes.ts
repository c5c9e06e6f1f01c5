import { isKey, sentKey } from '@pandrop/sandbox/access'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { State } from '../trades/state.ts'
import { type Asset, type OfferedAsset, offerObject } from '../trades/trade-offer.ts'
import type { Faults, OfferDraft, Trades } from '../trades/trades.ts'

/** What API and control routes are made over. */
export interface ApiParts {
  state: State
  trades: Trades
  faults: Faults
  secretKey: string
  publicUrl: () => string
}

interface ById {
  Params: { id: string }
}

const offersMax = 100

const believedBytesMax = 8 * 1024 * 1024

const assetObject = ({ id, name, float, paintSeed, protectedUntil }: Asset) => ({
  id,
  name,
  float,
  paint_seed: paintSeed,
  protected_until: protectedUntil,
})

/** Answers a problem in the API's shape: a word for programs. */
export const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.status(status).send({ error })

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 300

/** Copies as a body names them; null where they are none. */
export const assetsOf = (named: unknown): OfferedAsset[] | null => {
  if (!Array.isArray(named)) return null
  const assets = named.map((asset: unknown) => (asset ?? {}) as Record<string, unknown>)
  const isAsset = ({ id, name }: Record<string, unknown>) => isText(id) && /^\d{1,20}$/.test(id) && isText(name)
  return assets.every(isAsset) ? assets.map(({ id, name }) => ({ id: String(id), name: String(name) })) : null
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The copies of somebody as a body names them; null where they are none. */
export const copiesOf = (named: unknown, account: string): Asset[] | null => {
  const assets = assetsOf(named)
  if (!assets) return null
  return assets.map((asset, at) => {
    const told = (named as Record<string, unknown>[])[at] ?? {}
    return {
      ...asset,
      account,
      float: numberOrNull(told.float),
      paintSeed: numberOrNull(told.paint_seed),
      protectedUntil: numberOrNull(told.protected_until),
    }
  })
}

/** The offer that a body asks for, which gives something or asks for something; null where it asks for none. */
const draftOf = (body: unknown): OfferDraft | null => {
  const { account, partner, code, assets = [], asks = [] } = (body ?? {}) as Record<string, unknown>
  if (!isText(account) || !isText(partner) || !isText(code)) return null
  const [given, asked] = [assetsOf(assets), assetsOf(asks)]
  if (!given || !asked || given.length + asked.length === 0) return null
  return { account, partner, code, assets: given, asks: asked }
}

/** The calls of the shop, to be registered under /v1. */
export const apiRoutes = (parts: ApiParts) => async (api: FastifyInstance) => {
  const { state, trades, faults, secretKey } = parts
  const shown = (offer: Parameters<typeof offerObject>[0]) => offerObject(offer, parts.publicUrl())

  api.addHook('onRequest', async (request, reply) => {
    const sent = sentKey(request.headers.authorization)
    if (sent === undefined || !isKey(sent, secretKey)) return refuse(reply, 401, 'key_wrong')
    if (faults.failCalls > 0) {
      faults.failCalls -= 1
      return refuse(reply, 500, 'broken_on_purpose')
    }
  })

  api.get<{ Querystring: { ids?: string } }>('/accounts', ({ query: { ids } }) => ({
    accounts: ids === undefined ? state.accounts.all() : ids.split(',').map(trades.accountOf),
  }))

  const inventory = (id: string, reply: FastifyReply) => {
    if (trades.accountOf(id).state !== 'ok') return refuse(reply, 409, 'account_unavailable')
    return { assets: trades.inventoryOf(id).map(assetObject) }
  }

  api.get<ById>('/accounts/:id/inventory', ({ params: { id } }, reply) => inventory(id, reply))

  // A shop names all that it believes to lie there.
  api.post<ById>('/accounts/:id/inventory', { bodyLimit: believedBytesMax }, ({ params: { id }, body }, reply) => {
    const copies = copiesOf((body as { assets?: unknown } | null)?.assets, id)
    if (!copies) return refuse(reply, 400, 'request_wrong')
    if (trades.accountOf(id).state === 'ok') trades.believe(id, copies)
    return inventory(id, reply)
  })

  api.get<{ Querystring: { partner?: string; name?: string } }>('/inventory', ({ query }, reply) => {
    const found = trades.inventoryBehind(query.partner ?? '', query.name ?? '')
    if (typeof found === 'string') return refuse(reply, 409, found)
    return { assets: found.map(assetObject) }
  })

  api.post('/offers', (request, reply) => {
    const draft = draftOf(request.body)
    if (!draft) return refuse(reply, 400, 'request_wrong')
    const sent = trades.send(draft)
    if (typeof sent === 'string') return refuse(reply, 409, sent)
    if (faults.loseAnswers > 0) {
      faults.loseAnswers -= 1
      request.raw.socket.destroy()
    }
    return shown(sent)
  })

  api.get<{ Querystring: { code?: string } }>('/offers', ({ query: { code } }) => {
    if (code === undefined) {
      const { data } = state.offers.page({ after: null, limit: offersMax, matches: () => true })
      return { offers: data.map(shown) }
    }
    const found = state.offerByCode(code)
    return { offers: found ? [shown(found)] : [] }
  })

  api.get<ById>('/offers/:id', ({ params: { id } }, reply) => {
    const offer = state.offers.get(id)
    return offer ? shown(offer) : refuse(reply, 404, 'offer_unknown')
  })

  // Of one that is not active any more nothing is cancelled: the answer says what became of it.
  api.post<ById>('/offers/:id/cancel', ({ params: { id } }, reply) => {
    const offer = trades.cancel(id) ?? state.offers.get(id)
    return offer ? shown(offer) : refuse(reply, 404, 'offer_unknown')
  })
}
