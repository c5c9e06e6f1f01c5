import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/payments'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { releaseDispute } from './staff-disputes.ts'

/** Disputes in the back office; they are listed with their payments. */
export const disputeStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.releaseDispute, async ({ params: { id: disputeId }, body: { reason: why }, staff: { by } }) => {
    const done = await releaseDispute(shop, { disputeId, by, why })
    if (!done.ok) return refuse('dispute_not_found')
    const { changed, stillBlocked } = done.value
    return ok({ changed, still_blocked: stillBlocked })
  })
}
