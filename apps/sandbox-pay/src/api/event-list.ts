import type { WebhookEvent } from '../webhooks/event.ts'
import { readParameters } from './parameters.ts'
import { type Answer, invalidRequest, problemAnswer } from './problem.ts'

/**
 * The newest events first, sent or not (API reference, List all events): `limit` 1 to 100, 10 when absent, `type` and
 * `starting_after`. Takes all events in order of creation.
 */
export const listEvents = (events: readonly WebhookEvent[], sent: URLSearchParams): Answer => {
  const parameters = readParameters(sent)
  const limit = parameters.wholeNumber('limit') ?? 10
  const type = parameters.text('type', 100)
  const after = parameters.text('starting_after', 100)
  if (limit < 1 || limit > 100) parameters.refuse(invalidRequest('limit must be 1 to 100', { param: 'limit' }))
  const newest = events.filter((event) => type === null || event.type === type).toReversed()
  const start = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1
  if (after !== null && start === 0) {
    parameters.refuse(
      invalidRequest(`No such event: '${after}'`, { code: 'resource_missing', param: 'starting_after' }),
    )
  }
  const problem = parameters.problem()
  if (problem) return problemAnswer(problem)
  const data = newest.slice(start, start + limit).map(({ body }) => JSON.parse(body))
  return {
    status: 200,
    body: { object: 'list', data, has_more: newest.length > start + limit, url: '/v1/events' },
  }
}
