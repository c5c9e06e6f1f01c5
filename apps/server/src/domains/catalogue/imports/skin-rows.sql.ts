import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { statement } from '../../../db/statement.ts'

/** What the catalogue says of a skin, by the names of its columns. */
export interface SkinFacts {
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
  exteriors: ExteriorCode[]
  stattrak: boolean
  souvenir: boolean
  team: string
  collection: string
  cases: string[]
}

/** A skin that the shop has. */
export interface KnownSkin extends SkinFacts {
  /** who says what it is */
  origin: 'catalogue' | 'import'
}

const facts = `id, market_name, weapon, finish, phase, type, rarity, rarity_color, def_index, paint_index, min_wear,
  max_wear, exteriors, stattrak, souvenir, team, collection, cases`

/**
 * Skins that rows may be of: by id, by name, or by the game's numbers of weapon and finish, pair by pair. Looked up in
 * hashed lists: any() of a list that a plan does not know compares each skin with all of it.
 */
export const selectSkinsNamed = statement<
  KnownSkin,
  { ids: string[]; names: string[]; defIndexes: number[]; paintIndexes: number[] }
>(
  'select_skins_that_rows_are_of',
  `select ${facts}, origin
   from skins
   where id in (select unnest(:ids::text[])) or market_name in (select unnest(:names::text[]))
     or (def_index, paint_index) in (select * from unnest(:defIndexes::int[], :paintIndexes::int[]))`,
)

/** A weapon that the shop has skins of. */
export interface WeaponRow {
  weapon: string
  type: string
  def_index: number
  team: string
}

export const selectWeaponFacts = statement<WeaponRow, []>(
  'select_weapon_facts',
  'select distinct on (weapon) weapon, type, def_index, team from skins order by weapon, id',
)

/**
 * Nobody adds a copy of these skins, or anything else that refers to them, until the end: what is found of them stays
 * true.
 */
export const lockSkins = statement<never, [skinIds: string[]]>(
  'lock_skins_of_import',
  'select from skins where id = any($1) order by id for update',
)

/** An item that could not exist if its skin were as it is given. */
export interface ContradictingItem {
  skin_id: string
  id: number
  title: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
}

/** Takes a JSON array of SkinFacts; of each skin the first item that contradicts it, sold and withdrawn ones too. */
export const selectContradictions = statement<ContradictingItem, [skins: string]>(
  'select_items_that_contradict',
  `select distinct on (i.skin_id) i.skin_id, i.id, i.title, i.exterior, i.variant, i.float
   from jsonb_populate_recordset(null::skins, $1) as given
   join items i on i.skin_id = given.id
   where i.float < given.min_wear or i.float > given.max_wear or not skin_has_kind(given, i.exterior, i.variant)
   order by i.skin_id, i.id`,
)

/** Takes a JSON array of SkinFacts with their pictures; one that is there already stays as it is. */
export const insertSkins = statement<{ id: string }, [skins: string]>(
  'insert_imported_skins',
  `insert into skins (${facts}, picture, drawn_picture, origin)
   select ${facts}, picture, picture, 'import' from jsonb_populate_recordset(null::skins, $1)
   on conflict (id) do nothing
   returning id`,
)

/** Takes a JSON array of KnownSkin. What a skin is of stays: its weapon, its phase. */
export const updateSkins = statement<never, [skins: string]>(
  'update_imported_skins',
  `update skins s
   set market_name = given.market_name, finish = given.finish, rarity = given.rarity, rarity_color = given.rarity_color,
     paint_index = given.paint_index, min_wear = given.min_wear, max_wear = given.max_wear,
     exteriors = given.exteriors, stattrak = given.stattrak, souvenir = given.souvenir, team = given.team,
     collection = given.collection, cases = given.cases, origin = given.origin
   from jsonb_populate_recordset(null::skins, $1) as given
   where given.id = s.id`,
)

/** In the order in which everybody locks them. */
export const lockItemsOfSkins = statement<never, [skinIds: string[]]>(
  'lock_items_of_skins',
  'select from items where skin_id = any($1) order by id for no key update',
)

/** Of skins that are locked, those go that an import brought and nothing refers to: no price, picture or offer. */
export const deleteUnusedSkins = statement<{ id: string }, [skinIds: string[]]>(
  'delete_unused_skins',
  `delete from skins s
   where s.id = any($1) and s.origin = 'import'
     and not exists (select from reference_prices where skin_id = s.id)
     and not exists (select from pictures where skin_id = s.id)
     and not exists (select from offers where skin_id = s.id)
   returning id`,
)
