import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, query, whole } from '../wire.ts'
import { datevCharts } from './datev-charts.ts'
import { month } from './reports.ts'
import * as routes from './routes/months.ts'

const wrong = say('field_invalid')

const shaped = (shape: RegExp) => z.string(wrong).check(z.regex(shape, wrong))

const chart = z.enum(datevCharts, wrong)

/** Under which number an account of ours is kept. */
const datevAccount = z.strictObject({
  /** of the ledger: `sales`, `customer` for the balances of all customers, `customer:42` for that of one */
  account: shaped(/^([a-z_]{2,30}|customer:[1-9]\d{0,14})$/),
  /** ISO 3166-1 alpha-2, whose VAT is in it; empty: any. Of sales and VAT alone. */
  country: shaped(/^([A-Z]{2})?$/),
  /** percent, as 19 or 5.5; empty: any */
  rate: shaped(/^((0|[1-9]\d?|100)(\.\d?[1-9])?)?$/),
  number: shaped(/^[1-9]\d{0,8}$/),
  /** BU-Schlüssel: 40 has an account that finds VAT by itself not do so; empty: none */
  key: shaped(/^(\d{1,4})?$/),
})

export type DatevAccount = z.output<typeof datevAccount>

/** Whose VAT is in a sale, and how much of it: SI, 22. */
export type TaxKind = Pick<DatevAccount, 'country' | 'rate'>

const keyOf = ({ account, country, rate }: DatevAccount): string => `${account} ${country} ${rate}`

/** Only of what has VAT the country and the rate are known. */
export const taxedAccounts: readonly string[] = ['sales', 'vat']

const isTaxed = ({ account, country, rate }: DatevAccount): boolean =>
  taxedAccounts.includes(account) || (country === '' && rate === '')

/** What the files for DATEV are written with; a section of the settings. */
export const datevSettings = z
  .strictObject({
    /** Beraternummer and Mandantennummer; empty: not told yet */
    datev_consultant: shaped(/^([1-9]\d{3,6})?$/),
    datev_client: shaped(/^([1-9]\d{0,4})?$/),
    /** with which month the fiscal year begins, 1 to 12 */
    datev_year_month: whole(1, 12),
    /** digits of a number; accounts of persons have one more */
    datev_account_length: whole(4, 8),
    datev_chart: chart,
    datev_accounts: z.array(datevAccount, wrong).check(
      z.maxLength(500, wrong),
      z.refine((all) => new Set(all.map(keyOf)).size === all.length, wrong),
      z.refine((all) => all.every(isTaxed), wrong),
    ),
  })
  .check(
    z.refine(
      ({ datev_accounts: all, datev_account_length: length }) => all.every(({ number }) => number.length <= length + 1),
      { error: wrong, path: ['datev_accounts'] },
    ),
  )

export const suggestDatevAccounts = defineCall(routes.suggestDatevAccounts, {
  summary: 'Numbers of a chart of accounts for every account of the books, as a tax adviser could have them',
  query: query({ chart, length: z.optional(shaped(/^[4-8]$/)) }),
  answer: answer({
    /** with an empty number where the chart has nothing for it */
    accounts: z.array(
      z.object({
        account: z.string(),
        country: z.string(),
        rate: z.string(),
        number: z.string(),
        key: z.string(),
      }),
    ),
  }),
  refusals: [],
})

/** So many lines DATEV reads from one file. */
export const datevLinesMax = 99_999

export const getDatevFile = defineCall(routes.getDatevFile, {
  staffKey: { scope: 'reports:read' },
  summary: 'The postings of a month as a file for DATEV (EXTF 700, Buchungsstapel 13, Windows-1252)',
  params: z.object({ month }),
  answer: z.file().check(z.mime(['text/csv'])),
  refusals: ['month_ahead', 'datev_unset', 'datev_unmapped', 'datev_too_long'],
})
