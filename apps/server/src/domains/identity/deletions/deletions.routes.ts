import * as calls from '@pandrop/contract/account-deletion'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { accountDeletionOf, askAccountDeletion, hindrancesOf, keepAccount } from './deletions.ts'

/** Accounts that their owners have deleted, and keep after all. */
export const deletionRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.getAccountDeletion, async ({ customer }) =>
    ok({ payload: await accountDeletionOf(shop.pool, customer.customerId) }),
  )

  serve(calls.getDeletionHindrances, async ({ customer }) =>
    ok({ payload: await hindrancesOf(shop.pool, customer.customerId) }),
  )

  serve(
    calls.askAccountDeletion,
    async ({ customer }) => {
      const asked = await askAccountDeletion(shop, customer)
      return asked.ok ? ok({ payload: asked.value }) : asked
    },
    { pace: 'secret' },
  )

  serve(calls.keepAccount, async ({ customer }) => {
    const kept = await keepAccount(shop, customer.customerId)
    return kept.ok ? ok({ payload: kept.value }) : kept
  })
}
