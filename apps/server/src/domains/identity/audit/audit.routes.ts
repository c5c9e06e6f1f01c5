import { listAudit } from '@pandrop/contract/staff/team'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { listAuditLog } from './audit-list.ts'

/** What was done in the back office; a call of administrators. */
export const auditRoutes = (serve: Serve, shop: Shop): void => {
  serve(listAudit, ({ query }) => listAuditLog(shop.pool, query))
}
