import { listAudit } from '@pandrop/contract/staff/team'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { listAuditLog } from './audit-list.ts'

/** What was done at the desk; a call of administrators. */
export const auditRoutes = (serve: Serve, shop: Shop): void => {
  serve(listAudit, ({ query }) => listAuditLog(shop.pool, query))
}
