import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/notices'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { noticesOf, setNotices } from './notices.ts'

/** What each of the staff wants to be mailed of; everybody their own. */
export const noticeRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.getNotices, async ({ staff: { staffId } }) => ok(await noticesOf(shop.pool, staffId)))

  serve(calls.setNotices, async ({ body, staff: { staffId } }) => ok(await setNotices(shop, { ...body, staffId })))
}
