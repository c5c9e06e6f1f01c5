import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'

/** A skin as it is chosen from a list. */
export interface NamedSkinRow {
  id: string
  market_name: string
  phase: string
  rarity: string
  picture: string
}

/** In the order of the ids. */
export const selectNamedSkins = statement<NamedSkinRow, [skinIds: string[]]>(
  'select_named_skins',
  `select s.id, s.market_name, s.phase, s.rarity, s.picture
   from unnest($1::text[]) with ordinality as wanted (id, place)
   join skins s on s.id = wanted.id
   order by place`,
)

/** A skin of the catalogue. */
export interface SkinRow extends NamedSkinRow {
  type: string
  min_wear: number | null
  max_wear: number | null
}

export const selectSkin = firstRow<SkinRow, [skinId: string]>(
  'select_skin_of_staff',
  'select id, market_name, phase, rarity, picture, type, min_wear, max_wear from skins where id = $1',
)

/** What exists of a skin, and what of it is for sale. */
export interface SkinKindRow {
  exterior: ExteriorCode
  variant: OfferVariant
  reference_cents: number
  in_stock: number
  cheapest_cents: number | null
}

/** Normal before StatTrak before Souvenir, each from new to scarred. */
export const selectSkinKinds = statement<SkinKindRow, [skinId: string]>(
  'select_skin_kinds',
  `select r.exterior, r.variant, r.price_cents as reference_cents, count(i.id)::int as in_stock,
     min(i.price_cents) as cheapest_cents
   from reference_prices r
   join skins s on s.id = r.skin_id and skin_has_kind(s, r.exterior, r.variant)
   left join items i on i.skin_id = r.skin_id and i.exterior = r.exterior and i.variant = r.variant
     and i.state = 'available'
   where r.skin_id = $1
   group by r.exterior, r.variant, r.price_cents
   order by array_position(array['normal', 'stattrak', 'souvenir'], r.variant),
     array_position(array['FN', 'MW', 'FT', 'WW', 'BS', 'NP'], r.exterior)`,
)

/** The skin that the game knows by these numbers; of one weapon, no two finishes share one. */
export const selectSkinByPaint = firstRow<
  { id: string; exteriors: ExteriorCode[] },
  [defIndex: number, paintIndex: number]
>(
  'select_skin_by_paint',
  'select id, exteriors from skins where def_index = $1 and paint_index = $2 order by id limit 1',
)

export const selectWeapons = statement<{ name: string; type: string }, [types: string[]]>(
  'select_weapons',
  `select weapon as name, type from skins group by weapon, type
   order by array_position($1::text[], type), weapon collate "C"`,
)
