import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/bank'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { askProvider } from './ask-provider.ts'
import { readPeriod, reconcile } from './reconciliation.ts'

/** Bank, card provider and books beside each other. */
export const reconciliationRoutes = (serve: Serve, shop: Shop): void => {
  serve(
    calls.getReconciliation,
    async ({ query: { from, until } }) => {
      const period = readPeriod(from, until)
      return period.ok ? ok(await reconcile(shop, period.value)) : period
    },
    // It reads all books.
    { pace: 'secret' },
  )

  serve(calls.askProvider, async ({ body: { day, after } }) => askProvider(shop, { day, after }))
}
