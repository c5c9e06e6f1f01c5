import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { verificationLimitsOf } from './verification-limits.ts'

/** What a customer can do before the shop must know who they are. */
export const verificationLimitRoutes = (serve: Serve, { pool, clock }: Shop): void => {
  serve(calls.getVerificationLimits, async ({ customer: { customerId } }) =>
    ok({ payload: await verificationLimitsOf(pool, customerId, clock.now()) }),
  )
}
