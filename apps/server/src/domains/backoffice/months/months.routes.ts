import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/months'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { lockMonth, unlockMonth } from './lock-month.ts'
import { listMonths, monthToClose } from './months.ts'

/** Months of the shop, and what closes them. */
export const monthRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listMonths, async () => ok({ months: await listMonths(shop) }))

  // It reads all books.
  serve(calls.getMonth, ({ params: { month } }) => monthToClose(shop, month), { pace: 'secret' })

  serve(calls.lockMonth, ({ params: { month }, staff: { by } }) => lockMonth(shop, { month, by }))

  serve(calls.unlockMonth, ({ params: { month }, body: { reason }, staff: { by } }) =>
    unlockMonth(shop, { month, by, reason }),
  )
}
