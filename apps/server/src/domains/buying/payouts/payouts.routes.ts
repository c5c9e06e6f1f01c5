import { requestCardFormPayout, requestSepaPayout } from '@pandrop/contract/payouts'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { requestCardForm } from '../card-forms/card-form.ts'
import { requestPayout } from './request-payout.ts'

/** Payouts of what customers sold to the shop. */
export const payoutRoutes = (serve: Serve, shop: Shop): void => {
  serve(requestSepaPayout, async ({ body, customer, attempt, language }) => {
    const requested = await requestPayout(shop, { customer, form: body, attempt })
    if (!requested.ok) return requested
    return ok({ message: textFor(language)('payout_requested') })
  })

  serve(requestCardFormPayout, async ({ body, customer, attempt, language }) => {
    const requested = await requestCardForm(shop, { customer, form: body, attempt, language })
    return requested.ok ? ok({ redirect_url: requested.value.redirectUrl }) : requested
  })
}
