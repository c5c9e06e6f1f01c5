import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { askerOf } from '../second-factor/second-factor.routes.ts'
import { giveProof } from './proof.ts'

/** Who sits there, asked once more before what gives an account away. */
export const proofRoutes = (serve: Serve, shop: Shop): void =>
  serve(
    calls.giveProof,
    async ({ body: { password, code }, customer, request }) => {
      const proven = await giveProof(shop, askerOf(customer, request), { password, code })
      return proven.ok ? ok({ proven_until: proven.value.toISOString() }) : proven
    },
    { pace: 'secret' },
  )
