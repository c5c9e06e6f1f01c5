import { getItem } from '@pandrop/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import { eventStreamRoute } from '../../../http/event-stream-route.ts'
import { validate } from '../../../http/validation.ts'
import type { Shop } from '../../../shop.ts'
import type { ItemStreams } from './live.ts'

/** GET /api/items/:id/live: an open page hears at once that its item was sold or costs something else. */
export const liveRoute = (app: FastifyInstance, shop: Shop, streams: ItemStreams): void =>
  eventStreamRoute(app, shop, {
    path: '/api/items/:id/live',
    documentation: {
      summary: 'Server-sent events about one item: state, price and old_price at once and whenever they change',
      tags: ['items'],
      params: { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
    },
    events: 'Events named "item", each with ItemNews as JSON',
    open: async (request, network) => {
      const params = validate(getItem.params, request.params)
      return params.ok ? streams.open(params.value.id, { network }) : params
    },
    close: () => streams.close(),
  })
