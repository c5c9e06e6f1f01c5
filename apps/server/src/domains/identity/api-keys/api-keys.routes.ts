import * as calls from '@pandrop/contract/api-keys'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { apiKeysOf, createApiKey, revokeApiKey } from './api-keys.ts'

/** The customer's keys for programs of their own. */
export const apiKeyRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listApiKeys, async ({ customer }) => ok({ payload: await apiKeysOf(shop, customer.customerId) }))

  serve(
    calls.createApiKey,
    ({ body: { name, scopes, days }, customer }) => createApiKey(shop, customer, { name, scopes, days }),
    { pace: 'secret' },
  )

  serve(calls.revokeApiKey, async ({ body, customer }) => {
    const keys = await revokeApiKey(shop, { customerId: customer.customerId, keyId: body.id })
    return keys.ok ? ok({ payload: keys.value }) : keys
  })
}
