import { Readable } from 'node:stream'
import * as calls from '@pandrop/contract/personal-data'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { askPersonalExport, personalExportOf, takePersonalExport } from './personal-exports.ts'

/** A customer's copy of everything that is kept of them. */
export const personalDataRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.getPersonalExport, async ({ customer }) =>
    ok({ payload: await personalExportOf(shop, customer.customerId) }),
  )

  serve(
    calls.askPersonalExport,
    async ({ customer, language }) => {
      const found = await askPersonalExport(shop, customer, language)
      return found.ok ? ok({ payload: found.value }) : found
    },
    { pace: 'secret' },
  )

  serve(
    calls.fetchPersonalExport,
    async ({ customer }) => {
      const taken = await takePersonalExport(shop, customer)
      if (!taken.ok) return taken
      const { name, content } = taken.value
      return ok({ name, type: 'application/zip', content: Readable.from(content) })
    },
    { pace: 'secret' },
  )
}
