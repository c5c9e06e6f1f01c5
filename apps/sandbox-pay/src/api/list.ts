import type { Table } from '@pandrop/sandbox/table'
import type { Parameters } from './parameters.ts'
import { type Answer, invalidRequest, problemAnswer } from './problem.ts'

/** What is listed: the records, Stripe's name for one of them, and how the answer shows it. */
interface Listing<R extends { id: string }> {
  table: Table<R>
  kind: string
  url: string
  matches: (record: R) => boolean
  show: (record: R) => object
}

const limitDefault = 10
const limitMax = 100

/**
 * A page of records, newest first (API reference, Pagination): `limit` 1 to 100, 10 when absent, and `starting_after`.
 * The caller has read its own parameters before; any that nobody read is refused.
 */
export const listPage = <R extends { id: string }>(parameters: Parameters, listing: Listing<R>): Answer => {
  const { table, kind, url, matches, show } = listing
  const limit = parameters.wholeNumber('limit') ?? limitDefault
  const after = parameters.text('starting_after', 100)
  if (limit < 1 || limit > limitMax) {
    parameters.refuse(invalidRequest(`limit must be 1 to ${limitMax}`, { param: 'limit' }))
  }
  if (after !== null && table.get(after) === undefined) {
    const details = { code: 'resource_missing', param: 'starting_after' }
    parameters.refuse(invalidRequest(`No such ${kind}: '${after}'`, details))
  }
  const problem = parameters.problem()
  if (problem) return problemAnswer(problem)
  const { data, hasMore } = table.page({ after, limit, matches })
  return { status: 200, body: { object: 'list', data: data.map(show), has_more: hasMore, url } }
}
