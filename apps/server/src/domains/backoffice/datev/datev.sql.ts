import type { DatevAccount, TaxKind } from '@pandrop/contract/staff/datev'
import type { DatevChart } from '@pandrop/contract/staff/datev-charts'
import { firstRow, statement } from '../../../db/statement.ts'

interface DatevSettingsRow {
  datev_consultant: string
  datev_client: string
  datev_year_month: number
  datev_account_length: number
  datev_chart: DatevChart
  datev_accounts: DatevAccount[]
}

export const selectDatevSettings = firstRow<DatevSettingsRow, []>(
  'select_datev_settings',
  `select datev_consultant, datev_client, datev_year_month, datev_account_length, datev_chart, datev_accounts
   from settings`,
)

/** What anything was ever sold under. */
export const selectTaxKinds = statement<TaxKind, []>(
  'select_tax_kinds',
  `select vat_country as country, trim_scale(vat_percent)::text as rate
   from order_lines
   group by vat_country, vat_percent
   order by vat_country, vat_percent`,
)

export interface TaxPartRow extends TaxKind {
  reference: string
  net_cents: number
  vat_cents: number
}

// What a posting is about stands at the beginning of its reference: order:12, refund:8f3a….
const asked = `asked as materialized (
  select reference,
    case when reference ~ '^order:[0-9]{1,15}(:|$)' then split_part(reference, ':', 2)::bigint end as order_id,
    case when reference ~ '^refund:[0-9a-f-]{36}(:|$)' then split_part(reference, ':', 2)::uuid end as refund_id
  from unnest($1::text[]) as given (reference)
)`

/** Of sales and of what was taken back: what of it is of which country and rate. */
export const selectTaxParts = statement<TaxPartRow, [references: string[]]>(
  'select_tax_parts',
  `with ${asked},
   parts as (
     select asked.reference, line.vat_country, line.vat_percent, line.price_cents - line.vat_cents as net,
       line.vat_cents
     from asked join order_lines line on line.order_id = asked.order_id
     union all
     select asked.reference, line.vat_country, line.vat_percent, back.cents - back.vat_cents, back.vat_cents
     from asked
     join refund_lines back on back.refund_id = asked.refund_id
     join order_lines line on line.order_id = back.order_id and line.line_no = back.line_no
   )
   select reference, vat_country as country, trim_scale(vat_percent)::text as rate,
     sum(net)::bigint as net_cents, sum(vat_cents)::bigint as vat_cents
   from parts
   group by reference, vat_country, vat_percent
   order by reference, vat_country, vat_percent`,
)

interface PaperRow {
  reference: string
  prefix: string
  year: number
  number: number
}

/** The papers that there are of some postings. */
export const selectPapers = statement<PaperRow, [references: string[]]>(
  'select_papers_of_postings',
  `with ${asked}
   select asked.reference, paper.prefix, paper.year, paper.number
   from asked join receipts paper on paper.order_id = asked.order_id
   union all
   select asked.reference, 'CN', paper.year, paper.number
   from asked join credit_notes paper on paper.refund_id = asked.refund_id`,
)
