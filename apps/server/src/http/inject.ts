import { randomUUID } from 'node:crypto'
import type { FetchJson } from '@pandrop/contract/document'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type EffectOf, onAnyChange } from '../domains/catalogue/items/item-change.rules.ts'

const header = 'x-pandrop-document'

/** Known to this process only, so that no visitor can pass for a document being rendered. */
const pass = randomUUID()

/** Whether a request is the server asking itself for a document's data; such calls have no pace. */
export const isOwnRequest = (headers: Record<string, unknown>): boolean => headers[header] === pass

/** By the answer of an own request. */
const effectsByAnswer = new WeakMap<object, readonly EffectOf[]>()

/** Tells whoever renders a document how changes of items affect the answer to an own request. */
export const tellEffects = (reply: FastifyReply, effects: readonly EffectOf[]): void => {
  effectsByAnswer.set(reply.raw, effects)
}

/** Has a document drawn anew, as a guest with these cookies would get it, past what is ready. */
export const redraw = async (app: FastifyInstance, address: string, cookie: string): Promise<void> => {
  const headers = { [header]: pass, 'accept-encoding': 'gzip', cookie }
  await app.inject({ method: 'GET', url: address, headers }).catch((error: unknown) => {
    // A shop that ends answers nobody any more.
    app.log.warn({ err: error }, 'a document was not drawn anew')
  })
}

/** What is read for a document, and how changes of items affect it. */
export interface DocumentReads {
  fetchJson: FetchJson
  /** of everything that was read so far */
  effects: readonly EffectOf[]
}

/** Reads the shop's own API without a network, as a guest, for one document; refusals come as their envelopes. */
export const readsOfDocument = (app: FastifyInstance): DocumentReads => {
  const effects: EffectOf[] = []
  return {
    effects,
    fetchJson: async (path) => {
      const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers: { [header]: pass } })
      effects.push(...(effectsByAnswer.get(answer.raw.res) ?? onAnyChange))
      return answer.json()
    },
  }
}
