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
  /** degrees in OKLCH; null: it has no colour */
  hue: number | null
  second_hue: number | null
  fingerprint: string
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

const pictureColumns = 'stem, skin_id, exterior, variant, paint_seed, hue, second_hue, fingerprint'

/**
 * Takes a JSON array of PictureRow; what it does not name is no longer there. Uploaded ones are no affair of it, and
 * those of a skin that another shop has imported wait until this one has it too.
 */
export const replacePictures = statement<never, [string]>(
  'replace_pictures',
  `with given as (
     select * from jsonb_populate_recordset(null::pictures, $1) as given where skin_id in (select id from skins)
   ), gone as (
     delete from pictures where origin = 'catalogue' and stem not in (select stem from given)
   )
   insert into pictures (${pictureColumns})
   select ${pictureColumns} from given
   on conflict (stem) do update set
     skin_id = excluded.skin_id, exterior = excluded.exterior, variant = excluded.variant,
     paint_seed = excluded.paint_seed, hue = excluded.hue, second_hue = excluded.second_hue,
     fingerprint = excluded.fingerprint
   where (pictures.skin_id, pictures.exterior, pictures.variant, pictures.paint_seed, pictures.hue,
     pictures.second_hue, pictures.fingerprint)
     is distinct from
     (excluded.skin_id, excluded.exterior, excluded.variant, excluded.paint_seed, excluded.hue,
     excluded.second_hue, excluded.fingerprint)`,
)

/** Takes a JSON array of ids with a picture: what was drawn of each, whoever says what it is. */
export const drawSkins = statement<never, [string]>(
  'draw_skins',
  `update skins set drawn_picture = given.picture
   from jsonb_populate_recordset(null::skins, $1) as given
   where given.id = skins.id and given.picture <> skins.drawn_picture`,
)

/** Skins whose picture another one is now. */
export const pictureSkins = statement<never, []>(
  'picture_skins',
  'update skins s set picture = skin_picture(s) where s.picture <> skin_picture(s)',
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

const skinColumns = `id, market_name, weapon, finish, phase, type, rarity, rarity_color, def_index, paint_index,
     min_wear, max_wear, exteriors, stattrak, souvenir, team, collection, cases`

// What both sides of the comparison are made of: who says it is no fact of the skin.
const skinFacts = (from: string): string =>
  `(${skinColumns
    .split(',')
    .map((column) => `${from}.${column.trim()}`)
    .join(', ')})`

/** Takes a JSON array of SkinRow; answers the ids that are new or changed. What was imported since stays as it is. */
export const upsertSkins = statement<{ id: string }, [string]>(
  'upsert_skins',
  `insert into skins (${skinColumns}, picture, drawn_picture)
   select ${skinColumns}, picture, picture from jsonb_populate_recordset(null::skins, $1)
   on conflict (id) do update set
     market_name = excluded.market_name, weapon = excluded.weapon, finish = excluded.finish, phase = excluded.phase,
     type = excluded.type, rarity = excluded.rarity, rarity_color = excluded.rarity_color,
     def_index = excluded.def_index, paint_index = excluded.paint_index,
     min_wear = excluded.min_wear, max_wear = excluded.max_wear, exteriors = excluded.exteriors,
     stattrak = excluded.stattrak, souvenir = excluded.souvenir, team = excluded.team,
     collection = excluded.collection, cases = excluded.cases
   where skins.origin = 'catalogue' and ${skinFacts('skins')} is distinct from ${skinFacts('excluded')}
   returning id`,
)

/** The catalogue's own list of prices of a day (YYYY-MM-DD). */
export const insertCatalogueList = statement<never, [day: string]>(
  'insert_catalogue_price_list',
  `insert into price_lists (name, origin, day) values ('Catalogue', 'catalogue', $1::date) on conflict do nothing`,
)

/**
 * Takes a JSON array of ReferencePriceRow and the day that they are of. What an imported list says stays; what was set
 * by hand stays too, and ends as this list says where no import said so before.
 */
export const upsertReferencePrices = statement<never, [prices: string, day: string]>(
  'upsert_reference_prices',
  `with list as (select id from price_lists where origin = 'catalogue' and day = $2::date)
   insert into reference_prices as standing (skin_id, exterior, variant, price_cents, basis, list_id)
   select given.skin_id, given.exterior, given.variant, given.price_cents, given.basis, list.id
   from jsonb_populate_recordset(null::reference_prices, $1) as given, list
   on conflict (skin_id, exterior, variant) do update set
     price_cents = case when standing.origin = 'hand' then standing.price_cents else excluded.price_cents end,
     listed_cents = case when standing.origin = 'hand' then excluded.price_cents end,
     basis = excluded.basis, list_id = excluded.list_id
   where not exists (select from price_lists l where l.id = standing.list_id and l.origin = 'import')
     and (coalesce(standing.listed_cents, standing.price_cents), standing.basis, standing.list_id)
       is distinct from (excluded.price_cents, excluded.basis, excluded.list_id)`,
)

/** Naming the skin again makes the trigger describe_item copy its facts anew. */
export const describeItemsOf = statement<never, [string[]]>(
  'describe_items_of',
  'update items set skin_id = skin_id where skin_id = any($1)',
)
