import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/adjustments'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { adjustmentFor, listAdjustments } from './adjustment-list.ts'
import { adjustBalance, approveAdjustment, rejectAdjustment } from './adjustments.ts'

/** Calls of staff about goodwill and corrections. */
export const adjustmentRoutes = (serve: Serve, shop: Shop): void => {
  const shown = async (adjustmentId: number, staffId: number) => {
    const found = await adjustmentFor(shop.pool, { adjustmentId, staffId })
    if (!found.ok) throw new Error(`adjustment ${adjustmentId} was just written and is not there`)
    return ok({ adjustment: found.value })
  }

  serve(calls.listAdjustments, ({ query, staff: { staffId } }) => listAdjustments(shop.pool, { ...query, staffId }))

  serve(calls.adjustBalance, async ({ params, body, staff: { staffId }, key }) => {
    const { amount, kind, reason, note } = body
    // A gift is never taken back as a gift: that is a correction.
    if (kind === 'goodwill' && amount < 0) {
      return refuse('invalid_input', { errors: { amount: ['field_invalid'] } })
    }
    const wish = { customerId: params.id, cents: fromUnits(amount), kind, reason, note, staffId, key }
    const made = await adjustBalance(shop, wish)
    return made.ok ? shown(made.value, staffId) : made
  })

  serve(calls.approveAdjustment, async ({ params, staff: { staffId } }) => {
    const done = await approveAdjustment(shop, { adjustmentId: params.id, staffId })
    return done.ok ? shown(done.value, staffId) : done
  })

  serve(calls.rejectAdjustment, async ({ params, body, staff: { staffId } }) => {
    const done = await rejectAdjustment(shop, { adjustmentId: params.id, staffId, why: body.reason })
    return done.ok ? shown(done.value, staffId) : done
  })
}
