import { statement } from '../../db/statement.ts'

export const upsertMargin = statement<never, [fromCents: number, percent: number]>(
  'upsert_offer_margin',
  `insert into offer_margins (from_cents, percent) values ($1, $2)
   on conflict (from_cents) do update set percent = excluded.percent`,
)

export const deleteMargin = statement<{ from_cents: number }, [number]>(
  'delete_offer_margin',
  'delete from offer_margins where from_cents = $1 returning from_cents',
)
