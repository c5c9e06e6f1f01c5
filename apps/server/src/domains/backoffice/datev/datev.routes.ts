import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/datev'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { datevFile, suggestedNumbers } from './datev-file.ts'

/** Files for DATEV, and the numbers that they are written with. */
export const datevRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.suggestDatevAccounts, async ({ query: { chart, length } }) =>
    ok({ accounts: await suggestedNumbers(shop.pool, { chart, length: Number(length ?? 4) }) }),
  )

  serve(
    calls.getDatevFile,
    async ({ params: { month } }) => {
      const file = await datevFile(shop, month)
      if (!file.ok) return file
      const { name, content } = file.value
      return ok(new File([content], name, { type: 'text/csv; charset=windows-1252' }))
    },
    // It reads a month of the books.
    { pace: 'secret' },
  )
}
