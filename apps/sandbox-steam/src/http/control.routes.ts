import { isFromThisMachine, isKey, sentKey } from '@pandrop/sandbox/access'
import type { FastifyInstance } from 'fastify'
import { type AccountState, accountStates, offerObject } from '../trades/trade-offer.ts'
import { type ApiParts, copiesOf, refuse } from './api.routes.ts'

const knobs = ['failCalls', 'loseAnswers', 'escrowNext'] as const

const deeds = ['accept', 'decline', 'expire', 'release', 'reverse'] as const

const isAccountState = (value: unknown): value is AccountState => accountStates.some((state) => state === value)

/**
 * What is done to the sandbox on purpose, to be registered under /_sandbox. `POST /faults` sets any of the knobs (the
 * others stay) and answers all; `POST /accounts/:id` says how an account is doing, `POST /inventories/:id` what a
 * customer has; `POST /offers/:id/<deed>` plays the customer, or Steam's clock. For callers on this machine with the
 * key; for any other they do not exist.
 */
export const controlRoutes = (parts: ApiParts) => async (control: FastifyInstance) => {
  const { state, trades, faults, secretKey } = parts

  control.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const sent = sentKey(request.headers.authorization)
    if (sent === undefined || !isKey(sent, secretKey)) return refuse(reply, 401, 'key_wrong')
  })

  control.post('/faults', (request, reply) => {
    const wanted = (request.body ?? {}) as Record<string, unknown>
    const isKnown = (name: string): boolean => knobs.some((knob) => knob === name)
    const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
    if (!Object.entries(wanted).every(([name, value]) => isKnown(name) && isCount(value)))
      return refuse(reply, 400, 'request_wrong')
    return Object.assign(faults, wanted)
  })

  control.post<{ Params: { id: string } }>('/accounts/:id', (request, reply) => {
    const { state: wanted, name = '' } = (request.body ?? {}) as Record<string, unknown>
    if (!isAccountState(wanted)) return refuse(reply, 400, 'request_wrong')
    const account = { id: request.params.id, name: String(name), state: wanted }
    state.commit({ accounts: [account] })
    return account
  })

  control.post<{ Params: { id: string } }>('/inventories/:id', (request, reply) => {
    const { private: isPrivate = false, assets = [] } = (request.body ?? {}) as Record<string, unknown>
    const copies = copiesOf(assets, request.params.id)
    if (typeof isPrivate !== 'boolean' || !copies) return refuse(reply, 400, 'request_wrong')
    const gone = trades.inventoryOf(request.params.id).map((asset) => ({ ...asset, account: null }))
    state.commit({ inventories: [{ id: request.params.id, isPrivate }], assets: [...gone, ...copies] })
    return { private: isPrivate, assets: copies }
  })

  for (const deed of deeds)
    control.post<{ Params: { id: string } }>(`/offers/:id/${deed}`, (request, reply) => {
      const offer = trades[deed](request.params.id)
      return offer ? offerObject(offer, parts.publicUrl()) : refuse(reply, 409, 'offer_not_open')
    })
}
