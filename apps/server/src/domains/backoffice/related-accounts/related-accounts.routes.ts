import { listRelatedAccounts } from '@pandrop/contract/staff/related-accounts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { relatedAccounts } from './related-accounts.ts'

/** Accounts of one person, side by side. */
export const relatedAccountRoutes = (serve: Serve, shop: Shop): void =>
  serve(listRelatedAccounts, ({ params: { id } }) => relatedAccounts(shop, id))
