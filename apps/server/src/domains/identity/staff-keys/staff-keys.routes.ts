import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/staff-keys'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { createStaffKey, listStaffKeys, revokeStaffKey } from './staff-keys.ts'

/** Keys of the operators' own programs. */
export const staffKeyRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listStaffKeys, async () => ok({ keys: await listStaffKeys(shop.pool, shop.clock.now()) }))

  serve(calls.createStaffKey, ({ body, staff: { staffId } }) => {
    const { name, scopes, days, calls_per_minute: callsPerMinute, addresses } = body
    return createStaffKey(shop, { staffId, name, scopes, days, callsPerMinute, addresses })
  })

  serve(calls.revokeStaffKey, ({ params: { id } }) => revokeStaffKey(shop, id))
}
