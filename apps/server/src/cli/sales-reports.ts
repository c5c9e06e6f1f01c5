import type { VatRow } from '@pandrop/contract/staff/reports'
import {
  type MarginRow,
  type PromoRow,
  type SalesKey,
  type SalesRow,
  salesKeys,
} from '@pandrop/contract/staff/sales-reports'
import { marginReport } from '../domains/backoffice/reports/margin-report.ts'
import { promoCost } from '../domains/backoffice/reports/promo-cost.ts'
import { salesReport } from '../domains/backoffice/reports/sales-report.ts'
import { vatReport } from '../domains/backoffice/reports/vat-report.ts'
import { flags, inDays, inEuro, inMonths, listed, monthsOf, reportCommand, said } from './report-command.ts'

/** `reports vat`: what is owed of VAT, by month, country and rate in percent; amounts in EUR. */
export const reportsVat = reportCommand<VatRow>({
  word: 'vat',
  does: 'says the VAT of some months by country and rate: sales less what went back in its own month',
  ...inMonths,
  read: async (context, words) =>
    listed(await vatReport(context.pool, await monthsOf(context, words)), ({ rows, total }) => ({
      rows,
      sum: `Owed: ${said(total.vat)} of ${said(total.gross)}`,
    })),
  columns: {
    month: ({ month }) => month,
    country: ({ country }) => country,
    rate: ({ rate }) => rate,
    sold: ({ sold }) => inEuro(sold.gross),
    returned: ({ returned }) => inEuro(returned.gross),
    net: ({ owed }) => inEuro(owed.net),
    vat: ({ owed }) => inEuro(owed.vat),
  },
  none: 'Nothing was sold or given back.',
})

/** `reports sales`: what was sold and what went back in some days, in EUR, beside as many days before. */
export const reportsSales = reportCommand<SalesRow>({
  word: 'sales',
  does: 'adds up sales of some days by day, type of item, country or way of paying, beside the range before',
  explained: ` [--by ${salesKeys.join('|')}]${inDays.explained}`,
  takes: { ...inDays.takes, by: flags.by },
  read: async (context, { by, ...words }) =>
    listed(await salesReport(context, { by: by as SalesKey | undefined, ...words }), ({ rows, total, before }) => ({
      rows,
      sum: `${said(total.left.gross)} with ${said(total.left.vat)} of VAT; before: ${said(before.total.left.gross)}`,
    })),
  columns: {
    of: ({ key }) => key,
    orders: ({ orders }) => orders,
    items: ({ items }) => items,
    sold: ({ sold }) => inEuro(sold.gross),
    returned: ({ returned }) => inEuro(returned.gross),
    net: ({ left }) => inEuro(left.net),
    vat: ({ left }) => inEuro(left.vat),
    gross: ({ left }) => inEuro(left.gross),
    before: ({ before }) => inEuro(before),
  },
  none: 'Nothing was sold or given back.',
})

/** `reports margin`: what is left of the sales of some months, in EUR; of an unknown cost nothing is taken off. */
export const reportsMargin = reportCommand<MarginRow>({
  word: 'margin',
  does: 'says the margin of some months: sales less cost, fees of the card provider, discounts and goodwill',
  ...inMonths,
  read: async (context, words) =>
    listed(await marginReport(context.pool, await monthsOf(context, words)), ({ rows, total }) => ({
      rows,
      sum: `${said(total.margin)}; the cost of ${(total.cost_unknown * 100).toFixed(0)} % of what was sold is unknown`,
    })),
  columns: {
    month: ({ month }) => month,
    revenue: ({ revenue }) => inEuro(revenue),
    cost: ({ cost }) => inEuro(cost),
    fees: ({ fees }) => inEuro(fees),
    promo: ({ promo }) => inEuro(promo),
    goodwill: ({ goodwill }) => inEuro(goodwill),
    margin: ({ margin }) => inEuro(margin),
    'cost unknown': ({ cost_unknown: unknown }) => Number(unknown.toFixed(4)),
  },
  none: 'There are no such months.',
})

/** `reports promo`: what discounts of some days cost, in EUR: given, less what came back of them. */
export const reportsPromo = reportCommand<PromoRow>({
  word: 'promo',
  does: 'says what discounts of some days cost, code by code, and those of packs and deals',
  ...inDays,
  read: async (context, words) =>
    listed(await promoCost(context, words), ({ rows, total }) => ({
      rows,
      sum: `${said(total.cost)} on orders of ${said(total.revenue)}`,
    })),
  columns: {
    of: ({ of, code }) => code ?? of,
    orders: ({ orders }) => orders,
    revenue: ({ revenue }) => inEuro(revenue),
    given: ({ given }) => inEuro(given),
    returned: ({ returned }) => inEuro(returned),
    cost: ({ cost }) => inEuro(cost),
  },
  none: 'Nothing was taken off.',
})
