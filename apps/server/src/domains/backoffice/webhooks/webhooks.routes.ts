import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/webhooks'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { deliveryOf, listDeliveries, resendDelivery, skipWebhookDelivery } from './deliveries.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
  webhookOf,
} from './webhooks.ts'

/** Addresses that are told of what happens, and what they were sent. */
export const webhookStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listWebhooks, async () => ok({ endpoints: await listWebhooks(shop) }))

  serve(calls.getWebhook, ({ params: { id } }) => webhookOf(shop.pool, id))

  serve(calls.createWebhook, ({ body: { url, name, events } }) => createWebhook(shop, { url, name, events }))

  serve(calls.changeWebhook, ({ params: { id }, body: { url, name, events, is_on: isOn } }) =>
    changeWebhook(shop, { id, url, name, events, isOn }),
  )

  serve(calls.renewWebhookSecret, ({ params: { id } }) => renewWebhookSecret(shop, id))

  serve(calls.deleteWebhook, ({ params: { id } }) => deleteWebhook(shop, id))

  serve(calls.testWebhook, ({ params: { id } }) => testWebhook(shop, id))

  serve(calls.listWebhookDeliveries, ({ params: { id: endpointId }, query: { state, ...page } }) =>
    listDeliveries(shop.pool, { endpointId, state, ...page }),
  )

  serve(calls.getWebhookDelivery, ({ params: { id } }) => deliveryOf(shop.pool, id))

  serve(calls.resendWebhook, ({ params: { id } }) => resendDelivery(shop, id))

  serve(calls.skipWebhook, ({ params: { id } }) => skipWebhookDelivery(shop, id))
}
