import { randomUUID } from 'node:crypto'
import type { FetchJson } from '@pandrop/contract/document'
import type { FastifyInstance } from 'fastify'

const header = 'x-pandrop-document'

/** Known to this process only, so that no visitor can pass for a document being rendered. */
const pass = randomUUID()

/** Whether a request is the server asking itself for a document's data; such calls have no pace. */
export const isOwnRequest = (headers: Record<string, unknown>): boolean => headers[header] === pass

/** Reads the shop's own API without a network, as a guest; refusals come as their envelopes. */
export const createInternalFetch =
  (app: FastifyInstance): FetchJson =>
  async (path) => {
    const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers: { [header]: pass } })
    return answer.json()
  }
