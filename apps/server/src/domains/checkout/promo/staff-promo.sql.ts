import type { OrderHold, OrderState } from '@pandrop/contract/lifecycle/order'
import type { PromoState } from '@pandrop/contract/staff/promo'
import { firstRow, statement } from '../../../db/statement.ts'
import { type PromoRow, promoColumns } from './promo.sql.ts'

/** A code as the back office shows it. */
export interface StaffPromoRow extends PromoRow {
  state: PromoState
  ever_used: boolean
  /** paid orders that have it */
  orders: number
  /** what was paid for in them, less what went back */
  sold_cents: number
  /** what it took off that, less what went back of it (docs/behaviour/money.md#promo-given) */
  given_cents: number
  /** the name of a member of staff, or of a program */
  made_by: string
  created_at: Date
  version: number
}

// Stopped counts before everything else, as for the customer who types it (isValid).
const stateAt = (now: string): string => `case
    when promo.stopped_at is not null then 'stopped'
    when promo.valid_until <= ${now} then 'over'
    when promo.uses >= promo.uses_max then 'used_up'
    when promo.valid_from > ${now} then 'planned'
    else 'running'
  end`

// What went back of a line's discount is its rounded share, of two halves the even one, as PostgreSQL rounds a double
// (payments/refunds/split.rules.ts); a line that its discount paid for whole goes back with its order.
const brought = `
  select count(distinct line.order_id)::int as orders,
    coalesce(sum(line.price_cents - line.discount_cents - line.refunded_cents), 0)::bigint as sold_cents,
    coalesce(sum(case
      when line.price_cents > line.discount_cents then line.discount_cents
        - round(line.discount_cents::float8 * line.refunded_cents / (line.price_cents - line.discount_cents))::bigint
      when line.live then line.discount_cents
      else 0
    end), 0)::bigint as given_cents
  from promo_uses used
  join orders placed on placed.id = used.order_id
  join order_lines line on line.order_id = placed.id
  where used.promo_id = promo.id and placed.paid_at is not null`

/**
 * Selects StaffPromoRows.
 * @param promos a table or subquery that is called promo
 */
const selectStaff = (promos: string, now: string): string => `
  select ${promoColumns}, promo.version, promo.created_at, ${stateAt(now)} as state,
    exists (select from promo_uses used where used.promo_id = promo.id) as ever_used,
    brought.orders, brought.sold_cents, brought.given_cents,
    coalesce((select name from staff where promo.made_by = 'staff:' || id), promo.made_by) as made_by
  from ${promos}
  cross join lateral (${brought}) brought`

interface PromoPage {
  before: number
  rowsMax: number
  now: Date
  states: PromoState[]
  /** a pattern of LIKE in upper case; null: everything */
  code: string | null
  /** the same in lower case */
  description: string | null
}

// The page first: what a code has given is summed for the rows that are shown alone.
export const selectStaffPromos = statement<StaffPromoRow, PromoPage>(
  'select_staff_promos',
  `with promo as materialized (
     select *
     from promo_codes promo
     where id < :before and ${stateAt(':now::timestamptz')} = any(:states)
       and (:code::text is null or code like :code or lower(description) like :description)
     order by id desc
     limit :rowsMax
   )
   ${selectStaff('promo', ':now::timestamptz')}
   order by promo.id desc`,
)

export const selectStaffPromo = firstRow<StaffPromoRow, [id: number, now: Date]>(
  'select_staff_promo',
  `${selectStaff('promo_codes promo', '$2::timestamptz')} where promo.id = $1`,
)

export const selectPromoId = firstRow<{ id: number }, [code: string]>(
  'select_promo_id',
  'select id from promo_codes where code = $1',
)

/** What the search of the back office shows of a code. */
export type FoundPromoRow = Pick<
  StaffPromoRow,
  'id' | 'code' | 'discount_cents' | 'discount_percent' | 'uses' | 'uses_max' | 'state'
>

interface NamedPromos {
  /** a pattern of LIKE in upper case */
  pattern: string
  code: string
  now: Date
  rowsMax: number
}

/** By the beginning of the code; the very code first, then the newest. */
export const findPromos = statement<FoundPromoRow, NamedPromos>(
  'find_staff_promos',
  `select promo.id, promo.code, promo.discount_cents, promo.discount_percent::float8 as discount_percent, promo.uses,
     promo.uses_max, ${stateAt(':now::timestamptz')} as state
   from promo_codes promo
   where promo.code like :pattern
   order by promo.code = :code desc, promo.id desc
   limit :rowsMax`,
)

export const lockStaffPromo = firstRow<PromoRow & { version: number; ever_used: boolean }, [number]>(
  'lock_staff_promo',
  `select ${promoColumns}, promo.version,
     exists (select from promo_uses used where used.promo_id = promo.id) as ever_used
   from promo_codes promo where promo.id = $1 for no key update`,
)

interface ChangedPromo {
  id: number
  description: string
  discountType: 'fixed' | 'percent'
  discountCents: number | null
  discountPercent: number | null
  validFrom: Date
  validUntil: Date | null
  usesMax: number | null
  usesPerCustomerMax: number | null
  totalMinCents: number
}

export const updatePromo = statement<never, ChangedPromo>(
  'update_promo_code',
  `update promo_codes
   set description = :description, discount_type = :discountType, discount_cents = :discountCents,
     discount_percent = :discountPercent, valid_from = :validFrom, valid_until = :validUntil, uses_max = :usesMax,
     uses_per_customer_max = :usesPerCustomerMax, total_min_cents = :totalMinCents, version = version + 1
   where id = :id`,
)

/** No row: there is none that was not stopped before. */
export const stopPromo = firstRow<{ id: number }, [id: number, at: Date]>(
  'stop_promo_code',
  'update promo_codes set stopped_at = $2, version = version + 1 where id = $1 and stopped_at is null returning id',
)

export interface PromoUseRow {
  order_id: number
  customer_id: number
  name: string
  surname: string
  claimed_at: Date
  returned_at: Date | null
  state: OrderState
  holds: OrderHold[]
  total_cents: number
  discount_cents: number
}

export const selectPromoUses = statement<PromoUseRow, [promoId: number, before: number, rowsMax: number, now: Date]>(
  'select_promo_uses_for_staff',
  `select used.order_id, used.claimed_at, used.returned_at, placed.customer_id, placed.name, placed.surname,
     placed.state, placed.total_cents, placed.discount_cents,
     array(select hold from order_holds where order_id = placed.id and (until is null or until > $4)) as holds
   from promo_uses used
   join orders placed on placed.id = used.order_id
   where used.promo_id = $1 and used.order_id < $2
   order by used.order_id desc
   limit $3`,
)
