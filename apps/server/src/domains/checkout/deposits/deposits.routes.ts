import { cancelDeposit, depositCheckout, depositHistory, depositStatus } from '@pandrop/contract/deposits'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { checkOutDeposit, depositStandingOf, depositsOf, endDeposit } from './deposits.ts'

/** Top-ups by card (docs/behaviour/money.md#top-up-amount). */
export const depositRoutes = (serve: Serve, shop: Shop): void => {
  serve(depositCheckout, ({ body, customer, attempt, currency, language }) =>
    checkOutDeposit(shop, { customerId: customer.customerId, form: body, attempt, currency, language }),
  )

  serve(depositStatus, async ({ params, customer, language }) => {
    // The one call whose `status` is not the envelope's: this one takes its place.
    const standing = await depositStandingOf(shop.pool, { id: params.id, customerId: customer.customerId, language })
    return ok(standing)
  })

  serve(depositHistory, async ({ customer }) => ok({ payload: await depositsOf(shop.pool, customer.customerId) }))

  serve(cancelDeposit, async ({ body, customer: { customerId } }) => {
    const ended = await endDeposit(shop, { id: body.payment_id, customerId })
    return ended.ok ? ok({ payload: await depositsOf(shop.pool, customerId) }) : ended
  })
}
