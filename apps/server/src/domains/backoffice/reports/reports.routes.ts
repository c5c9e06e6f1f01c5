import { ok } from '@pandrop/contract/result'
import {
  getAgedDisputes,
  getBalancesOwed,
  getPayoutMonths,
  getPurchasesReport,
  getStockValue,
} from '@pandrop/contract/staff/money-reports'
import { getTrialBalance, getVatReport } from '@pandrop/contract/staff/reports'
import { getMarginReport, getPromoCost, getSalesReport } from '@pandrop/contract/staff/sales-reports'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { agedDisputes } from './aged-disputes.ts'
import { balancesOwed } from './balances-owed.ts'
import { marginReport } from './margin-report.ts'
import { payoutMonths } from './payout-months.ts'
import { promoCost } from './promo-cost.ts'
import { purchasesReport } from './purchases-report.ts'
import { salesReport } from './sales-report.ts'
import { stockValue } from './stock-value.ts'
import { trialBalanceReport } from './trial-balance-report.ts'
import { vatReport } from './vat-report.ts'

/** What a month, a quarter or a year came to, and what there was at the end of a day. */
export const reportRoutes = (serve: Serve, shop: Shop): void => {
  serve(getAgedDisputes, async () => ok(await agedDisputes(shop)))

  serve(getBalancesOwed, ({ query }) => balancesOwed(shop, query))

  serve(getMarginReport, ({ query }) => marginReport(shop.pool, query))

  serve(getPayoutMonths, ({ query }) => payoutMonths(shop.pool, query))

  serve(getPromoCost, ({ query }) => promoCost(shop, query))

  serve(getPurchasesReport, ({ query }) => purchasesReport(shop.pool, query))

  serve(getSalesReport, ({ query }) => salesReport(shop, query))

  serve(getStockValue, ({ query }) => stockValue(shop, query))

  serve(getTrialBalance, ({ query }) => trialBalanceReport(shop, query))

  serve(getVatReport, ({ query }) => vatReport(shop.pool, query))
}
