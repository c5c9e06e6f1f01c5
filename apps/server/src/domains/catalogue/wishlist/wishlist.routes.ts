import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/wishlist'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { unsubscribe } from './unsubscribe.ts'
import { addWish, changeAlert, removeWish, wishlistOf } from './wishlist.ts'

/** The customer's wishlist with its alerts, and the way out of them. */
export const wishlistRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listWishes, async ({ customer }) => ok({ payload: await wishlistOf(shop, customer.customerId) }))

  serve(calls.addWish, async ({ body, customer }) => {
    const wishes = await addWish(shop, {
      customerId: customer.customerId,
      itemId: body.item_id,
      priceBelow: body.price_below,
    })
    return wishes.ok ? ok({ payload: wishes.value }) : wishes
  })

  serve(calls.changeAlert, async ({ body, customer }) => {
    const wishes = await changeAlert(shop, {
      customerId: customer.customerId,
      wishId: body.id,
      priceBelow: body.price_below,
    })
    return wishes.ok ? ok({ payload: wishes.value }) : wishes
  })

  serve(calls.removeWish, async ({ body, customer }) =>
    ok({ payload: await removeWish(shop, { customerId: customer.customerId, wishId: body.id }) }),
  )

  serve(calls.unsubscribeAlerts, ({ body }) => unsubscribe(shop, body.token), { pace: 'secret' })
}
