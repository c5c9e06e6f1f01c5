import { Readable } from 'node:stream'
import * as calls from '@pandrop/contract/personal-data'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { proveCurrentPassword } from '../passwords/current-password.ts'
import type { SignedIn } from '../sessions/session.ts'
import { askPersonalExport, personalExportOf, takePersonalExport } from './personal-exports.ts'

interface Asked {
  body: { cur_password: string }
  customer: Pick<SignedIn, 'customerId'>
}

/** A customer's copy of everything that is kept of them. */
export const personalDataRoutes = (serve: Serve, shop: Shop): void => {
  // docs/behaviour/accounts.md#export-proof: the one place that says what proves who asks.
  const proven = async <Value, Refused extends Refusal>(
    { body, customer: { customerId } }: Asked,
    work: (customerId: number) => Promise<Result<Value, Refused>>,
  ) => {
    const proof = await proveCurrentPassword(shop, { customerId, password: body.cur_password })
    return proof.ok ? work(customerId) : proof
  }

  serve(calls.getPersonalExport, async ({ customer }) =>
    ok({ payload: await personalExportOf(shop, customer.customerId) }),
  )

  serve(
    calls.askPersonalExport,
    ({ language, ...asked }) =>
      proven(asked, async (customerId) => {
        const found = await askPersonalExport(shop, { customerId, language })
        return found.ok ? ok({ payload: found.value }) : found
      }),
    { pace: 'secret' },
  )

  serve(
    calls.fetchPersonalExport,
    (asked) =>
      proven(asked, async (customerId) => {
        const taken = await takePersonalExport(shop, customerId)
        if (!taken.ok) return taken
        const { name, content } = taken.value
        return ok({ name, type: 'application/zip', content: Readable.from(content) })
      }),
    { pace: 'secret' },
  )
}
