import { firstRow, statement } from '../../../db/statement.ts'
import { staffReference } from '../offers/offer-queues.sql.ts'

export const upsertMargin = statement<never, [fromCents: number, percent: number]>(
  'upsert_offer_margin',
  `insert into offer_margins (from_cents, percent) values ($1, $2)
   on conflict (from_cents) do update set percent = excluded.percent`,
)

interface MarginKey {
  from_cents: number
}

/** No row: there is one with another percent. */
export const insertMargin = firstRow<MarginKey, [fromCents: number, percent: number]>(
  'insert_offer_margin',
  `insert into offer_margins as standing (from_cents, percent) values ($1, $2)
   on conflict (from_cents) do update set percent = excluded.percent where standing.percent = excluded.percent
   returning from_cents`,
)

/** No row: there is none, or it has neither this percent nor the one that was seen. */
export const changeMargin = firstRow<MarginKey, [fromCents: number, percent: number, seen: number]>(
  'change_offer_margin',
  `update offer_margins set percent = $2 where from_cents = $1 and percent in ($2, $3::numeric)
   returning from_cents`,
)

/** $2: the percent that was seen; null: whatever it is. */
export const deleteMargin = firstRow<MarginKey, [fromCents: number, seen: number | null]>(
  'delete_offer_margin',
  `delete from offer_margins where from_cents = $1 and ($2::numeric is null or percent = $2::numeric)
   returning from_cents`,
)

/** How many offers that wait for an answer each margin applies to; margins without any have no row. */
export const countWaitingByMargin = statement<{ from_cents: number; waiting: number }, []>(
  'count_waiting_by_margin',
  `select margin.from_cents, count(*)::int as waiting
   from offers o
   ${staffReference}
   cross join lateral (
     select max(m.from_cents) as from_cents from offer_margins m where m.from_cents <= r.price_cents
   ) as margin
   where o.state = 'pending' and margin.from_cents is not null
   group by margin.from_cents`,
)

/** How many offers wait for an answer whose copies sell for $1 and more, but less than $2 (null: no end). */
export const countWaitingWithin = firstRow<{ waiting: number }, [fromCents: number, tillCents: number | null]>(
  'count_waiting_within',
  `select count(*)::int as waiting
   from offers o
   ${staffReference}
   where o.state = 'pending' and r.price_cents >= $1 and ($2::bigint is null or r.price_cents < $2)`,
)

interface ExampleRow {
  title: string
  exterior: string
  price_cents: number
}

/** Three copies of the catalogue within these prices, cheapest first: a quarter of the way, half of it, nine tenths. */
export const selectExamplesWithin = statement<ExampleRow, [fromCents: number, tillCents: number | null]>(
  'select_margin_examples',
  `with prices as (
     select r.skin_id, r.exterior, r.price_cents, row_number() over (order by r.price_cents, r.skin_id) as place,
       count(*) over () as kinds
     from reference_prices r
     where r.variant = 'normal' and r.price_cents >= $1 and ($2::bigint is null or r.price_cents < $2)
   )
   select s.market_name as title, p.exterior, p.price_cents
   from prices p
   join skins s on s.id = p.skin_id
   where p.place in (1 + kinds / 4, 1 + kinds / 2, 1 + kinds * 9 / 10)
   order by p.place`,
)
