import { firstRow, statement } from '../../../db/statement.ts'

/** A row of `skins`, by its column names. */
export interface SkinRow {
  id: string
  market_name: string
  weapon: string
  finish: string
  phase: string
  type: string
  rarity: string
  rarity_color: string
  def_index: number
  paint_index: number
  min_wear: number | null
  max_wear: number | null
  exteriors: string[]
  stattrak: boolean
  souvenir: boolean
  team: string
  collection: string
  cases: string[]
  picture: string
}

/** A picture of a skin, as the table beside the files tells it. */
export interface PictureRow {
  stem: string
  skin_id: string
  exterior: string
  variant: string
  paint_seed: number | null
}

/** A row of `reference_prices`. */
export interface ReferencePriceRow {
  skin_id: string
  exterior: string
  variant: string
  price_cents: number
  basis: string
}

/** What was imported or seeded last under that name. */
export const findMark = firstRow<{ fingerprint: string }, [string]>(
  'find_catalogue_mark',
  'select fingerprint from catalogue_marks where name = $1',
)

export const setMark = statement<never, [string, string]>(
  'set_catalogue_mark',
  `insert into catalogue_marks (name, fingerprint) values ($1, $2)
   on conflict (name) do update set fingerprint = excluded.fingerprint`,
)

/** Two imports at once take turns; the lock ends with the transaction. */
export const lockImport = statement<unknown, []>(
  'lock_catalogue_import',
  'lock table catalogue_marks in share row exclusive mode',
)

/** Takes a JSON array of PictureRow; what it does not name is no longer there. */
export const replacePictures = statement<never, [string]>(
  'replace_pictures',
  `with given as (
     select * from jsonb_populate_recordset(null::pictures, $1)
   ), gone as (
     delete from pictures where stem not in (select stem from given)
   )
   insert into pictures
   select * from given
   on conflict (stem) do update set
     skin_id = excluded.skin_id, exterior = excluded.exterior, variant = excluded.variant,
     paint_seed = excluded.paint_seed
   where pictures is distinct from excluded`,
)

/** Items whose picture another one is now. */
export const pictureItems = statement<never, []>(
  'picture_items',
  `update items set picture = better.picture
   from (
     select id, item_picture(skin_id, exterior, variant, paint_seed) as picture from items
   ) as better
   where better.id = items.id and better.picture <> items.picture`,
)

/** Takes a JSON array of SkinRow; answers the ids that are new or changed. */
export const upsertSkins = statement<{ id: string }, [string]>(
  'upsert_skins',
  `insert into skins
   select * from jsonb_populate_recordset(null::skins, $1)
   on conflict (id) do update set
     market_name = excluded.market_name, weapon = excluded.weapon, finish = excluded.finish, phase = excluded.phase,
     type = excluded.type, rarity = excluded.rarity, rarity_color = excluded.rarity_color,
     def_index = excluded.def_index, paint_index = excluded.paint_index,
     min_wear = excluded.min_wear, max_wear = excluded.max_wear, exteriors = excluded.exteriors,
     stattrak = excluded.stattrak, souvenir = excluded.souvenir, team = excluded.team,
     collection = excluded.collection, cases = excluded.cases,
     picture = excluded.picture
   where skins is distinct from excluded
   returning id`,
)

/** Takes a JSON array of ReferencePriceRow. */
export const upsertReferencePrices = statement<never, [string]>(
  'upsert_reference_prices',
  `insert into reference_prices
   select * from jsonb_populate_recordset(null::reference_prices, $1)
   on conflict (skin_id, exterior, variant) do update set price_cents = excluded.price_cents, basis = excluded.basis
   where reference_prices is distinct from excluded`,
)

/** Naming the skin again makes the trigger describe_item copy its facts anew. */
export const describeItemsOf = statement<never, [string[]]>(
  'describe_items_of',
  'update items set skin_id = skin_id where skin_id = any($1)',
)
