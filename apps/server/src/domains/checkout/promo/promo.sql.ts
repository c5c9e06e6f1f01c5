import { firstRow, statement } from '../../../db/statement.ts'

/** A promo code, amounts in cents; `uses` are those of all customers. */
export interface PromoRow {
  id: number
  code: string
  description: string
  discount_type: 'fixed' | 'percent'
  discount_cents: number | null
  /** 12.5 means 12.5 % */
  discount_percent: number | null
  valid_from: Date
  valid_until: Date | null
  uses_max: number | null
  uses_per_customer_max: number | null
  total_min_cents: number
  uses: number
  stopped_at: Date | null
}

/** Those of a PromoRow, of a table that is called promo. */
export const promoColumns = `promo.id, promo.code, promo.description, promo.discount_type, promo.discount_cents,
  promo.discount_percent::float8 as discount_percent, promo.valid_from, promo.valid_until, promo.uses_max,
  promo.uses_per_customer_max, promo.total_min_cents, promo.uses, promo.stopped_at`

export const selectPromo = firstRow<PromoRow, [string]>(
  'select_promo_code',
  `select ${promoColumns} from promo_codes promo where promo.code = $1`,
)

// "No key" shuts out other claims and lets a use that was just written refer to the code.
export const lockPromo = firstRow<PromoRow, [number]>(
  'lock_promo_code',
  `select ${promoColumns} from promo_codes promo where promo.id = $1 for no key update`,
)

export const selectCustomerUses = firstRow<{ uses: number }, [promoId: number, customerId: number]>(
  'select_promo_customer_uses',
  'select uses from promo_customer_uses where promo_id = $1 and customer_id = $2',
)

// At most one row: a customer has one open card payment at a time.
export const selectHeldUse = firstRow<{ held: number }, [promoId: number, customerId: number]>(
  'select_held_promo_use',
  `select 1 as held
   from promo_uses used
   join orders placed on placed.id = used.order_id
   where used.promo_id = $1 and used.customer_id = $2 and used.returned_at is null and placed.state = 'pending'`,
)

export const insertUse = statement<never, [orderId: number, promoId: number, customerId: number, at: Date]>(
  'insert_promo_use',
  'insert into promo_uses (order_id, promo_id, customer_id, claimed_at) values ($1, $2, $3, $4)',
)

export interface UseRow {
  promo_id: number
  customer_id: number
  returned_at: Date | null
}

export const selectUse = firstRow<UseRow, [orderId: number]>(
  'select_promo_use',
  'select promo_id, customer_id, returned_at from promo_uses where order_id = $1',
)

export const setReturned = statement<never, [orderId: number, at: Date | null]>(
  'set_promo_use_returned',
  'update promo_uses set returned_at = $2 where order_id = $1',
)

// Two guesses of one customer go one after the other: the tenth of many at once is the last.
export const lockGuesses = statement<never, [number]>(
  'lock_promo_guesses',
  `select pg_advisory_xact_lock(hashtextextended('promo guess', $1))`,
)

export const countGuesses = firstRow<{ count: number }, [customerId: number, since: Date]>(
  'count_promo_guesses',
  'select count(*)::int as count from promo_guesses where customer_id = $1 and at > $2',
)

export const insertGuess = statement<never, [customerId: number, at: Date]>(
  'insert_promo_guess',
  'insert into promo_guesses (customer_id, at) values ($1, $2)',
)

export const deleteOldGuesses = statement<never, [Date]>(
  'delete_old_promo_guesses',
  'delete from promo_guesses where at <= $1',
)

interface NewPromo {
  code: string
  description: string
  discountType: 'fixed' | 'percent'
  discountCents: number | null
  discountPercent: number | null
  validFrom: Date
  validUntil: Date | null
  usesMax: number | null
  usesPerCustomerMax: number | null
  totalMinCents: number
  by: string
  at: Date
}

/** Answers nothing where the code exists already. */
export const insertPromo = firstRow<{ id: number }, NewPromo>(
  'insert_promo_code',
  `insert into promo_codes (code, description, discount_type, discount_cents, discount_percent, valid_from, valid_until,
     uses_max, uses_per_customer_max, total_min_cents, made_by, created_at)
   values (:code, :description, :discountType, :discountCents, :discountPercent, :validFrom, :validUntil, :usesMax,
     :usesPerCustomerMax, :totalMinCents, :by, :at)
   on conflict (code) do nothing
   returning id`,
)

type NewPromos = Omit<NewPromo, 'code'> & { codes: string[] }

/** Many with the same terms; answers those that were not there already. */
export const insertPromos = statement<{ code: string }, NewPromos>(
  'insert_promo_codes',
  `insert into promo_codes (code, description, discount_type, discount_cents, discount_percent, valid_from, valid_until,
     uses_max, uses_per_customer_max, total_min_cents, made_by, created_at)
   select code, :description, :discountType, :discountCents::bigint, :discountPercent::numeric, :validFrom, :validUntil,
     :usesMax::int, :usesPerCustomerMax::int, :totalMinCents, :by, :at
   from unnest(:codes::text[]) as code
   on conflict (code) do nothing
   returning code`,
)

export const lockPromosOf = statement<{ id: number }, [number[]]>(
  'lock_promos_of_orders',
  `select id
   from promo_codes
   where id in (select promo_id from promo_uses where order_id = any($1) and returned_at is null)
   order by id
   for no key update`,
)

export const setAllReturned = statement<never, [orderIds: number[], at: Date]>(
  'set_all_promos_returned',
  'update promo_uses set returned_at = $2 where order_id = any($1) and returned_at is null',
)
