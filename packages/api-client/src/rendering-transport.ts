import type { FetchJson } from '@pandrop/contract/document'
import { refusals } from '@pandrop/contract/refusals'
import type { Transport } from './client.ts'

const statusOf = (body: unknown): number => {
  if (typeof body !== 'object' || body === null || !('code' in body)) return 200
  const code = String(body.code)
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals].status : 500
}

/**
 * Reads while a document is rendered on the server. It answers GET calls only: a document changes nothing.
 * @param fetchJson gives the parsed JSON of a path below the API base; a refusal's status follows from its code
 */
export const renderingTransport =
  (fetchJson: FetchJson): Transport =>
  async ({ route, path }) => {
    if (route.method !== 'GET') throw new Error(`a document may not call ${route.method} ${route.path}`)
    const body = await fetchJson(path)
    return { httpStatus: statusOf(body), body }
  }
