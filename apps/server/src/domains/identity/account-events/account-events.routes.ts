import { calls } from '@pandrop/contract/calls'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { accountEventsOf } from './account-events.ts'

/** What happened to the customer's account. */
export const accountEventRoutes = (serve: Serve, shop: Shop): void =>
  serve(calls.listAccountEvents, ({ customer: { customerId }, query }) =>
    accountEventsOf(shop, { ...query, customerId }),
  )
