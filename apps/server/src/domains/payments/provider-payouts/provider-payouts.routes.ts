import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/provider-payouts'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { fetchProviderPayouts } from './fetch-payouts.ts'
import { noteProviderPayout } from './note-payout.ts'
import { providerPayout, providerPayouts } from './payout-views.ts'

/** What the card provider pays out, in the back office. */
export const providerPayoutRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listProviderPayouts, ({ query }) => providerPayouts(shop.pool, query))
  serve(calls.getProviderPayout, ({ params: { id } }) => providerPayout(shop.pool, id))

  serve(
    calls.fetchProviderPayouts,
    async ({ staff: { by } }) => {
      const { outcome, changed } = await fetchProviderPayouts(shop, by)
      return outcome === 'unavailable' ? refuse('provider_unavailable') : ok({ changed })
    },
    // Each asks the provider many things.
    { pace: 'secret' },
  )

  serve(calls.noteProviderPayout, async ({ body: { arrived_on: arrivedOn, net, fee, note }, staff: { by }, key }) => {
    const noted = await noteProviderPayout(shop, {
      arrivedOn,
      net: fromUnits(net),
      fee: fromUnits(fee),
      note,
      by,
      key,
    })
    if (!noted.ok) return noted
    const made = await providerPayout(shop.pool, noted.value)
    if (!made.ok) throw new Error(`provider payout ${noted.value} was just written and is not there`)
    return ok({ payout: made.value.payout })
  })
}
