import * as calls from '@pandrop/contract/notifications'
import { ok, refuse } from '@pandrop/contract/result'
import type { FastifyInstance } from 'fastify'
import { EventStream, type EventStreams } from '../../../event-streams.ts'
import { sessionOf } from '../../../http/authentication.ts'
import { eventStreamRoute } from '../../../http/event-stream-route.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { mailChoicesOf, notificationsOf, readNotifications, resumeMails, stopMails } from './notifications.ts'

/** What a customer is told, and of what kinds by mail too. */
export const notificationRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listNotifications, async ({ customer: { customerId }, query: { before } }) =>
    ok({ payload: await notificationsOf(shop, customerId, before) }),
  )
  serve(calls.readNotifications, async ({ customer: { customerId }, body: { up_to } }) =>
    ok({ unread: await readNotifications(shop, customerId, up_to) }),
  )
  serve(calls.getMailChoices, async ({ customer: { customerId } }) =>
    ok({ payload: await mailChoicesOf(shop, customerId) }),
  )
  serve(calls.chooseMails, async ({ customer: { customerId }, body: { kind, mailed } }) => {
    await (mailed ? resumeMails : stopMails)(shop, customerId, kind)
    return ok({ payload: await mailChoicesOf(shop, customerId) })
  })
}

/** GET /api/user/notifications/live: an open page hears at once that there is something new. */
export const notificationStreamRoute = (app: FastifyInstance, shop: Shop, streams: EventStreams<EventStream>): void =>
  eventStreamRoute(app, shop, {
    path: '/api/user/notifications/live',
    documentation: {
      summary: 'Server-sent events without content: the customer has a new notification, or has read one elsewhere',
      tags: ['user'],
    },
    events: 'Events named "notification"',
    open: async (request, network) => {
      const signedIn = await sessionOf(shop, request)
      if (!signedIn) return refuse('not_signed_in')
      if (!streams.hasRoomFor(network)) return refuse('too_many_requests')
      const stream = new EventStream()
      streams.add(stream, signedIn.customerId, network)
      return ok(stream.body)
    },
    close: () => streams.close(),
  })
