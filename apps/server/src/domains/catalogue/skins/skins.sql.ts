import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { ReferenceOrigin } from '@pandrop/contract/staff/skins'
import { firstRow, statement } from '../../../db/statement.ts'
import { offeredAt } from '../items/item-row.ts'
import { pictureKind, type SkinListRow } from './skin-list.sql.ts'

/** A skin of the catalogue; what is counted of its kinds is added up from them. */
export interface SkinFactsRow
  extends Pick<
    SkinListRow,
    'id' | 'market_name' | 'phase' | 'weapon' | 'type' | 'rarity' | 'picture' | 'picture_kind'
  > {
  finish: string
  collection: string
  team: string
  def_index: number
  paint_index: number
  origin: 'catalogue' | 'import'
  min_wear: number | null
  max_wear: number | null
}

export const selectCatalogueSkin = firstRow<SkinFactsRow, [skinId: string]>(
  'select_catalogue_skin',
  `select s.id, s.market_name, s.phase, s.weapon, s.type, s.rarity, s.picture, ${pictureKind} as picture_kind,
     s.finish, s.collection, s.team, s.def_index, s.paint_index, s.origin, s.min_wear, s.max_wear
   from skins s where s.id = $1`,
)

/** A kind of a skin, whether anybody knows what it costs or not. */
export interface SkinKindRow {
  exterior: ExteriorCode
  variant: OfferVariant
  price_cents: number | null
  basis: 'observed' | 'modelled' | 'floor' | 'clamped' | null
  origin: ReferenceOrigin | null
  list: string | null
  /** 2026-08-08 */
  day: string | null
  listed_cents: number | null
  set_at: Date | null
  /** the name of a member of staff, or of a program */
  set_by: string | null
  set_because: string | null
  set_until: Date | null
  on_sale: number
  cheapest_cents: number | null
  sold: number
}

/** Of skins as s: every exterior and variant that exists. */
const existing = `
  unnest(s.exteriors) with ordinality as e (exterior, exterior_place)
  cross join unnest(array['normal']
    || case when s.stattrak then array['stattrak'] else '{}'::text[] end
    || case when s.souvenir then array['souvenir'] else '{}'::text[] end
  ) with ordinality as v (variant, variant_place)`

/** $2 now, $3 since when sales count. Normal before StatTrak before Souvenir, each from new to scarred. */
export const selectKindsOfSkin = statement<SkinKindRow, [skinId: string, now: Date, soldSince: Date]>(
  'select_kinds_of_skin',
  `select e.exterior, v.variant, r.price_cents, r.basis, r.origin, l.name as list, reference_day(r)::text as day,
     r.listed_cents, r.set_at, r.set_because, r.set_until,
     coalesce((select name from staff where r.set_by = 'staff:' || staff.id), r.set_by) as set_by,
     coalesce(copies.on_sale, 0) as on_sale, copies.cheapest_cents, coalesce(copies.sold, 0) as sold
   from skins s
   cross join ${existing}
   left join reference_prices r on r.skin_id = s.id and r.exterior = e.exterior and r.variant = v.variant
   left join price_lists l on l.id = r.list_id
   left join (
     select i.exterior, i.variant, (count(*) filter (where ${offeredAt('$2')}))::int as on_sale,
       min(i.price_cents) filter (where ${offeredAt('$2')}) as cheapest_cents,
       (count(*) filter (where i.state = 'sold' and i.sold_at >= $3))::int as sold
     from items i
     where i.skin_id = $1
     group by i.exterior, i.variant
   ) as copies on copies.exterior = e.exterior and copies.variant = v.variant
   where s.id = $1
   order by v.variant_place, e.exterior_place`,
)

/** What counts for a kind now; no row: the catalogue has no such skin. */
export interface StandingReferenceRow {
  /** the skin exists in this exterior and variant */
  exists: boolean
  /** null: no list names it and nobody has set it */
  price_cents: number | null
  listed_cents: number | null
  origin: ReferenceOrigin | null
}

export const selectStanding = firstRow<
  StandingReferenceRow,
  [skinId: string, exterior: ExteriorCode, variant: OfferVariant]
>(
  'select_standing_reference',
  `select s.exteriors @> array[$2::text] and case $3::text when 'stattrak' then s.stattrak
       when 'souvenir' then s.souvenir else true end as exists, r.price_cents, r.listed_cents, r.origin
   from skins s
   left join reference_prices r on r.skin_id = s.id and r.exterior = $2 and r.variant = $3
   where s.id = $1`,
)

interface ReferenceToSet {
  skinId: string
  exterior: ExteriorCode
  variant: OfferVariant
  cents: number
  at: Date
  by: string
  because: string
}

/** Keeps what a list says beside it; no row: another price counts by now than was seen. */
export const setStanding = firstRow<{ skin_id: string }, ReferenceToSet & { until: Date | null; seen: number }>(
  'set_standing_reference',
  `update reference_prices
   set price_cents = :cents, origin = 'hand', set_at = :at, set_by = :by, set_because = :because, set_until = :until,
     listed_cents = case when origin = 'hand' then listed_cents else price_cents end
   where skin_id = :skinId and exterior = :exterior and variant = :variant and price_cents = :seen
   returning skin_id`,
)

/** Of a kind that no list names; no row: somebody has set it meanwhile. */
export const setFirst = firstRow<{ skin_id: string }, ReferenceToSet>(
  'set_first_reference',
  `insert into reference_prices
     (skin_id, exterior, variant, price_cents, basis, origin, set_at, set_by, set_because)
   values (:skinId, :exterior, :variant, :cents, 'observed', 'hand', :at, :by, :because)
   on conflict do nothing
   returning skin_id`,
)

/** Of reference prices as r and their lists as l: the list says again what counts. */
const listCounts = `price_cents = r.listed_cents, origin = l.origin, listed_cents = null, set_at = null,
  set_by = null, set_because = null, set_until = null`

/** No row: it is not set by hand, or to another price than was seen. */
export const endStanding = firstRow<
  { skin_id: string },
  [skinId: string, exterior: ExteriorCode, variant: OfferVariant, seen: number]
>(
  'end_standing_reference',
  `update reference_prices r set ${listCounts}
   from price_lists l
   where l.id = r.list_id and r.origin = 'hand' and r.skin_id = $1 and r.exterior = $2 and r.variant = $3
     and r.price_cents = $4
   returning r.skin_id`,
)

/** Those whose last day is over at $1. */
export const endDueReferences = statement<{ skin_id: string }, [now: Date]>(
  'end_due_references',
  `update reference_prices r set ${listCounts}
   from price_lists l
   where l.id = r.list_id and r.origin = 'hand' and r.set_until <= $1
   returning r.skin_id`,
)

/** A list that references are of. */
export interface PriceListRow {
  id: number
  name: string
  origin: 'catalogue' | 'import'
  /** 2026-08-08 */
  day: string
  taken_at: Date
  kinds: number
}

/** Newest first; one that nothing is of any more is left out. */
export const selectPriceLists = statement<PriceListRow, []>(
  'select_price_lists',
  `select l.id, l.name, l.origin, l.day::text as day, l.taken_at, count(r.skin_id)::int as kinds
   from price_lists l
   join reference_prices r on r.list_id = l.id
   group by l.id
   order by l.day desc, l.id desc`,
)

/** References that are set by hand, and those of a day before $1 (2026-08-08; null: none). */
export const countReferences = firstRow<{ by_hand: number; outdated: number }, [oldest: string | null]>(
  'count_references',
  `select (count(*) filter (where r.origin = 'hand'))::int as by_hand,
     (count(*) filter (where coalesce((r.set_at at time zone 'UTC')::date, l.day) < $1::date))::int as outdated
   from reference_prices r
   left join price_lists l on l.id = r.list_id`,
)

export const selectQuoteDays = firstRow<{ quote_days_max: number }, []>(
  'select_quote_days',
  'select quote_days_max from settings',
)

/** The day of the newest list that a reference is of: one that was taken back is none. Null: there is none. */
export const selectNewestListDay = firstRow<{ day: string | null }, []>(
  'select_newest_list_day',
  `select max(l.day)::text as day from price_lists l
   where exists (select from reference_prices r where r.list_id = l.id)`,
)
