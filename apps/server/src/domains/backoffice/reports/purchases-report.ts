import type { Answer } from '@pandrop/contract/call'
import { ok, type Result } from '@pandrop/contract/result'
import { type getPurchasesReport, reportable, type SellerRow } from '@pandrop/contract/staff/money-reports'
import { fromUnits, inUnits } from '@pandrop/money/money'
import { beginOfDay } from '@pandrop/money/zones'
import { cursorMark, cutPage, type PageAsked, readCursorPage } from '../../../db/keyset.ts'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'
import { timeZoneOf } from '../../content/settings.ts'

// Bought is what came to be owed: from then on nothing takes the item back.
const sellers = `
  select customer_id, count(*)::int as sales, sum(service_price_cents)::bigint as cents
  from offers
  where ready_at >= :from and ready_at < :till
  group by customer_id`

const isMarked = `(sales >= ${reportable.sales} or cents >= ${fromUnits(reportable.units)})`

interface PurchasesRow {
  sellers: number
  marked: number
  sales: number
  cents: number
}

const selectPurchases = firstRow<PurchasesRow, { from: Date; till: Date }>(
  'select_purchases_of_year',
  `select count(*)::int as sellers, count(*) filter (where ${isMarked})::int as marked,
     coalesce(sum(sales), 0)::int as sales, coalesce(sum(cents), 0)::bigint as cents
   from (${sellers}) as seller`,
)

interface SellerSums {
  id: number
  name: string
  email: string
  country: string | null
  sales: number
  cents: number
  is_marked: boolean
}

interface SellersAsked {
  from: Date
  till: Date
  marked: boolean
  /** of the last row of the page before, in cents */
  below: number
  belowId: number
  rowsMax: number
}

const selectSellers = statement<SellerSums, SellersAsked>(
  'select_sellers_of_year',
  `select customer.id, concat_ws(' ', customer.name, customer.surname) as name, customer.email, country.iso as country,
     seller.sales, seller.cents, ${isMarked} as is_marked
   from (
     select *
     from (${sellers}) as seller
     where (cents, -customer_id) < (:below::bigint, -:belowId::bigint) and (not :marked or ${isMarked})
     order by cents desc, customer_id
     limit :rowsMax
   ) as seller
   join customers customer on customer.id = seller.customer_id
   left join countries country on country.id = customer.country_id
   order by seller.cents desc, customer.id`,
)

const shown = ({ id, name, email, country, sales, cents, is_marked }: SellerSums): SellerRow => ({
  id,
  name,
  email,
  country,
  sales,
  sum: inUnits(cents),
  is_marked,
})

/**
 * What was bought from customers in a year of the shop, seller by seller, most first: offers whose price came to be
 * owed, as the books have it in `payouts_owed` (docs/behaviour/money.md#purchases-report).
 * @param asked.marked those alone that sold often or for much
 * @returns refuses invalid_input for a page that none has named
 */
export const purchasesReport = async (
  q: Queryable,
  { year, marked = false, ...page }: PageAsked & { year: number; marked?: boolean | undefined },
): Promise<Result<Omit<Answer<typeof getPurchasesReport>, 'status'>, 'invalid_input'>> => {
  const read = readCursorPage(page, 'number')
  if (!read.ok) return read
  const { cursor, rowsMax } = read.value
  const zone = await timeZoneOf(q)
  const from = beginOfDay(zone, `${year}-01-01`)
  const till = beginOfDay(zone, `${year + 1}-01-01`)
  const below = cursor ? cursor.microseconds : Number.MAX_SAFE_INTEGER
  const [sums, rows] = await Promise.all([
    selectPurchases(q, { from, till }),
    selectSellers(q, { from, till, marked, below, belowId: Number(cursor?.id ?? 0), rowsMax }),
  ])
  const total = {
    sellers: sums?.sellers ?? 0,
    marked: sums?.marked ?? 0,
    sales: sums?.sales ?? 0,
    sum: inUnits(sums?.cents ?? 0),
  }
  const { rows: found, next } = cutPage(rows, rowsMax, ({ cents, id }) => cursorMark({ microseconds: cents, id }))
  return ok({ year, total, rows: found.map(shown), next })
}
