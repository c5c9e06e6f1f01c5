import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { closeAccount } from './closures.ts'

/** Accounts that their owners close. */
export const closureRoutes = (serve: Serve, shop: Shop): void =>
  serve(
    calls.closeAccount,
    async ({ body, request }) => {
      const closed = await closeAccount(shop, { token: body.token, visitorAddress: request.ip })
      return closed.ok ? ok({}) : closed
    },
    { pace: 'secret' },
  )
