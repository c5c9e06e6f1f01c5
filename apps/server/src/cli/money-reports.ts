import {
  type AgedRow,
  type BalanceRow,
  type SellerRow,
  type StockRow,
  sellersMax,
} from '@pandrop/contract/staff/money-reports'
import { dayIn } from '@pandrop/money/zones'
import { agedDisputes } from '../domains/backoffice/reports/aged-disputes.ts'
import { balancesOwed } from '../domains/backoffice/reports/balances-owed.ts'
import { purchasesReport } from '../domains/backoffice/reports/purchases-report.ts'
import { stockValue } from '../domains/backoffice/reports/stock-value.ts'
import { trialBalanceReport } from '../domains/backoffice/reports/trial-balance-report.ts'
import { timeZoneOf } from '../domains/content/settings.ts'
import { atDay, flags, inEuro, listed, reportCommand, said } from './report-command.ts'

/** `reports balance`: what each account of the books held at the end of a day, in EUR; both sides come to the same. */
export const reportsBalance = reportCommand<{ account: string; debit: number; credit: number }>({
  word: 'balance',
  does: 'says what each account of the books held at the end of a day',
  ...atDay,
  read: async (context, { day }) =>
    listed(await trialBalanceReport(context, { day }), ({ accounts, total, day: asked }) => ({
      rows: accounts,
      sum: `${asked}: ${said(total)} on each side`,
    })),
  columns: {
    account: ({ account }) => account,
    debit: ({ debit }) => inEuro(debit),
    credit: ({ credit }) => inEuro(credit),
  },
  none: 'Nothing is booked.',
})

/** `reports stock`: how many items were in stock at the end of a day, and what they had cost in EUR. */
export const reportsStock = reportCommand<StockRow>({
  word: 'stock',
  does: 'says what was in stock at the end of a day and what it had cost, by type',
  ...atDay,
  read: async (context, { day }) =>
    listed(await stockValue(context, { day }), ({ rows, to_shelve: waiting, total }) => ({
      rows: waiting.items > 0 ? [...rows, { type: 'offers to shelve', ...waiting }] : rows,
      sum: `Items: ${total.items}, which had cost ${said(total.cost)}`,
    })),
  columns: { type: ({ type }) => type, items: ({ items }) => items, cost: ({ cost }) => inEuro(cost) },
  none: 'Nothing was in stock.',
})

/** `reports purchases`: what customers sold to the shop in a year, in EUR, page by page until all are read. */
export const reportsPurchases = reportCommand<SellerRow>({
  word: 'purchases',
  does: 'lists what was bought from customers in a year, seller by seller; yes: 30 sales or 2,000 EUR and more',
  explained: ' [--year <2026>] (this year without)',
  takes: { year: flags.year },
  read: async (context, { year: typed }) => {
    const year = Number(typed ?? dayIn(await timeZoneOf(context.pool), context.clock.now()).slice(0, 4))
    const rows: SellerRow[] = []
    for (let after: string | undefined; ; ) {
      const found = await purchasesReport(context.pool, { year, after, limit: sellersMax })
      if (!found.ok) return found
      rows.push(...found.value.rows)
      if (found.value.next === null) {
        const { sellers, marked, sum } = found.value.total
        return { ok: true, value: { rows, sum: `Sellers: ${sellers}, marked: ${marked}, ${said(sum)} in all` } }
      }
      after = found.value.next
    }
  },
  columns: {
    customer: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    country: ({ country }) => country,
    sales: ({ sales }) => sales,
    sum: ({ sum }) => inEuro(sum),
    marked: ({ is_marked: isMarked }) => isMarked,
  },
  none: 'Nothing was bought.',
})

/** `reports balances`: how many customers had a balance at the end of a day, and how much in EUR, by size. */
export const reportsBalances = reportCommand<BalanceRow>({
  word: 'balances',
  does: 'says what stood on balances of customers at the end of a day, by size',
  ...atDay,
  read: async (context, { day }) =>
    listed(await balancesOwed(context, { day }), ({ rows, total }) => ({
      rows,
      sum: `Customers: ${total.customers}, ${said(total.sum)} in all`,
    })),
  columns: { from: ({ from }) => inEuro(from), customers: ({ customers }) => customers, sum: ({ sum }) => inEuro(sum) },
  none: 'There are none.',
})

/** `reports disputes`: what open disputes hold now, in EUR, by days since they were opened. */
export const reportsDisputes = reportCommand<AgedRow>({
  word: 'disputes',
  does: 'says what open disputes hold, by days since they were opened, and what lost ones do',
  explained: '',
  takes: {},
  read: async (context) => {
    const { rows, lost, total } = await agedDisputes(context)
    const sum = `Lost: ${lost.disputes}, which hold ${said(lost.held)}; owed in all: ${said(total.owed)}`
    return { ok: true, value: { rows, sum } }
  },
  columns: {
    'days from': ({ days_from: from }) => from,
    disputes: ({ disputes }) => disputes,
    held: ({ held }) => inEuro(held),
    borne: ({ borne }) => inEuro(borne),
    owed: ({ owed }) => inEuro(owed),
    twice: ({ twice }) => inEuro(twice),
  },
  none: 'There are none.',
})
