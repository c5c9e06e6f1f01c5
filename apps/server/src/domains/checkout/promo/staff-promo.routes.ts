import type { Received } from '@pandrop/contract/call'
import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/promo'
import { fromUnits } from '@pandrop/money/money'
import { beginOfDay } from '@pandrop/money/zones'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { makePromoBatch } from './promo-batch.ts'
import { endOfDay } from './promo-days.rules.ts'
import { changePromoCode, endPromoCode, makePromoCode, type PromoWish } from './staff-promo.ts'
import { listPromoUses, listStaffPromos, staffPromoOf } from './staff-promo-list.ts'

type Terms = Omit<Received<typeof calls.changePromoCode, 'body'>, 'seen' | 'confirmed'>

const discountOf = (sent: NonNullable<Terms['discount']>): PromoWish['discount'] =>
  'percent' in sent ? { type: 'percent', percent: sent.percent } : { type: 'fixed', amount: fromUnits(sent.fixed) }

/** What was sent, in the words of the verbs, with days of the shop's zone; what was left out is undefined. */
const wishOf = (terms: Terms, zone: string): PromoWish => ({
  ...(terms.discount && { discount: discountOf(terms.discount) }),
  ...(terms.description !== undefined && { description: terms.description }),
  ...(terms.total_min !== undefined && { totalMinCents: fromUnits(terms.total_min) }),
  ...(terms.from !== undefined && { validFrom: beginOfDay(zone, terms.from) }),
  ...(terms.until !== undefined && { validUntil: terms.until === null ? null : endOfDay(zone, terms.until) }),
  ...(terms.uses_max !== undefined && { usesMax: terms.uses_max }),
  ...(terms.uses_per_customer_max !== undefined && { usesPerCustomerMax: terms.uses_per_customer_max }),
})

/** Promo codes, which all staff make, change and stop. */
export const promoStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listPromoCodes, ({ query }) => listStaffPromos(shop, query))

  serve(calls.getPromoCode, async ({ params }) => {
    const found = await staffPromoOf(shop.pool, params.id, shop.clock.now())
    return found.ok ? ok({ promo_code: found.value }) : found
  })

  serve(calls.listPromoUses, ({ params, query }) => listPromoUses(shop, { ...query, promoId: params.id }))

  serve(calls.createPromoCode, async ({ body: { code, confirmed, ...terms }, staff: { by } }) => {
    const made = await makePromoCode(shop, { ...wishOf(terms, await timeZoneOf(shop.pool)), code, confirmed, by })
    return made.ok ? ok({ promo_code: made.value }) : made
  })

  serve(calls.changePromoCode, async ({ params: { id }, body: { seen, confirmed, ...terms } }) => {
    const changed = await changePromoCode(shop, { ...wishOf(terms, await timeZoneOf(shop.pool)), id, seen, confirmed })
    return changed.ok ? ok({ promo_code: changed.value }) : changed
  })

  serve(calls.createPromoBatch, async ({ body: { prefix, count, confirmed, ...terms }, staff: { by } }) =>
    makePromoBatch(shop, { ...wishOf(terms, await timeZoneOf(shop.pool)), prefix, count, confirmed, by }),
  )

  serve(calls.stopPromoCode, async ({ params }) => {
    const ended = await endPromoCode(shop, params.id)
    return ended.ok ? ok({ promo_code: ended.value.promo }) : ended
  })
}
