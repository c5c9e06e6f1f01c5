import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { ReferenceOrigin } from '@pandrop/contract/staff/skins'
import { firstRow, statement } from '../../../db/statement.ts'

/** A skin as price lists name it, with what exists of it. */
export interface ListedSkinRow {
  id: string
  market_name: string
  phase: string
  exteriors: string[]
  stattrak: boolean
  souvenir: boolean
}

export const selectListedSkins = statement<ListedSkinRow, []>(
  'select_skins_of_price_lists',
  'select id, market_name, phase, exteriors, stattrak, souvenir from skins',
)

/** A kind by the columns of its key. */
export interface KindKey {
  skin_id: string
  exterior: ExteriorCode
  variant: OfferVariant
}

/** What a kind usually costs, and by which list. */
export interface ListedPriceRow extends KindKey {
  price_cents: number
  basis: 'observed' | 'modelled' | 'floor' | 'clamped'
  origin: ReferenceOrigin
  list_id: number | null
  listed_cents: number | null
  /** name and day (2026-08-08) of its list; null: none names it */
  list: string | null
  day: string | null
}

const listedPrices = `
  select r.skin_id, r.exterior, r.variant, r.price_cents, r.basis, r.origin, r.list_id, r.listed_cents, l.name as list,
    l.day::text as day
  from jsonb_to_recordset($1) as wanted (skin_id text, exterior text, variant text)
  join reference_prices r
    on r.skin_id = wanted.skin_id and r.exterior = wanted.exterior and r.variant = wanted.variant
  left join price_lists l on l.id = r.list_id`

/** Takes a JSON array of KindKey; no row for a kind that nothing is known of. */
export const selectListedPrices = statement<ListedPriceRow, [kinds: string]>('select_listed_prices', listedPrices)

/** The same, and nobody else changes them until the transaction ends. */
export const lockListedPrices = statement<ListedPriceRow, [kinds: string]>(
  'lock_listed_prices',
  `${listedPrices} order by r.skin_id, r.exterior, r.variant for no key update of r`,
)

/** Of imports as i: the day that somebody named for its prices, else that of its upload. */
const dayOfImport = `coalesce((i.options ->> 'day')::date, (i.uploaded_at at time zone 'UTC')::date)`

export const selectDayOfImport = firstRow<{ day: string }, [importId: number]>(
  'select_day_of_import',
  `select ${dayOfImport}::text as day from imports i where i.id = $1`,
)

export const selectImportedList = firstRow<{ id: number }, [importId: number]>(
  'select_imported_price_list',
  'select id from price_lists where import_id = $1',
)

export const insertImportedList = firstRow<{ id: number }, [importId: number, at: Date]>(
  'insert_imported_price_list',
  `insert into price_lists (name, origin, day, taken_at, import_id)
   select left(i.file_name, 80), 'import', ${dayOfImport}, $2, i.id from imports i where i.id = $1
   returning id`,
)

/** What a list says of a kind. */
export interface PriceToList extends KindKey {
  cents: number
}

const ofRows = (columns: string): string =>
  `from jsonb_to_recordset($2) as row (skin_id text, exterior text, variant text${columns})`

const sameKind = 'r.skin_id = row.skin_id and r.exterior = row.exterior and r.variant = row.variant'

/** Takes a JSON array of PriceToList. What is set by hand goes on counting, and ends as this list says. */
export const updateListedPrices = statement<never, [listId: number, prices: string]>(
  'update_listed_prices',
  `update reference_prices r
   set price_cents = case when r.origin = 'hand' then r.price_cents else row.cents end,
     listed_cents = case when r.origin = 'hand' then row.cents end,
     origin = case when r.origin = 'hand' then 'hand' else 'import' end, basis = 'observed', list_id = $1
   ${ofRows(', cents bigint')}
   where ${sameKind}`,
)

/** Takes a JSON array of PriceToList of kinds that nothing was known of; no row where somebody was quicker. */
export const insertListedPrices = statement<KindKey, [listId: number, prices: string]>(
  'insert_listed_prices',
  `insert into reference_prices (skin_id, exterior, variant, price_cents, basis, origin, list_id)
   select skin_id, exterior, variant, cents, 'observed', 'import', $1 ${ofRows(', cents bigint')}
   on conflict do nothing
   returning skin_id, exterior, variant`,
)

/** What counted before a list. */
export interface PriceBefore {
  price_cents: number
  basis: ListedPriceRow['basis']
  origin: ReferenceOrigin
  list_id: number | null
  listed_cents: number | null
}

/**
 * Takes a JSON array of kinds with what counted before list $1; no row where something has changed since. What was
 * set by hand before may have been set anew: that goes on counting, and what its list says is put back.
 */
export const restoreListedPrices = statement<KindKey, [listId: number, prices: string]>(
  'restore_listed_prices',
  `update reference_prices r
   set price_cents = case when row.origin = 'hand' then r.price_cents else row.price_cents end,
     listed_cents = row.listed_cents, origin = row.origin, basis = row.basis, list_id = row.list_id
   ${ofRows(', price_cents bigint, basis text, origin text, list_id bigint, listed_cents bigint')}
   where ${sameKind} and r.list_id = $1 and (r.origin = 'hand') = (row.origin = 'hand')
     and (row.listed_cents is not null or r.set_until is null)
   returning r.skin_id, r.exterior, r.variant`,
)

/**
 * Takes a JSON array of KindKey whose first price is list $1's; no row where another one counts by now, or something
 * is of that kind.
 */
export const forgetListedPrices = statement<KindKey, [listId: number, kinds: string]>(
  'forget_listed_prices',
  `with unused as (
     select r.skin_id, r.exterior, r.variant
     ${ofRows('')}
     join reference_prices r on ${sameKind}
     where r.list_id = $1 and r.origin = 'import'
       and not exists (select from items i
         where i.skin_id = r.skin_id and i.exterior = r.exterior and i.variant = r.variant)
       and not exists (select from wishes w
         where w.skin_id = r.skin_id and w.exterior = r.exterior and w.variant = r.variant)
       and not exists (select from offers o where o.skin_id = r.skin_id and o.variant = r.variant)
   ), words as (
     delete from kinds k using unused u
     where k.skin_id = u.skin_id and k.exterior = u.exterior and k.variant = u.variant
   )
   delete from reference_prices r using unused u
   where r.skin_id = u.skin_id and r.exterior = u.exterior and r.variant = u.variant
   returning r.skin_id, r.exterior, r.variant`,
)
