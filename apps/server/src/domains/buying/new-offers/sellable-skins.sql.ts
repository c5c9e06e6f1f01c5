import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { statement } from '../../../db/statement.ts'

export interface SellableSkinRow {
  id: string
  market_name: string
  phase: string
  /** path of its picture without size and ending */
  picture: string
  rarity: string
  exteriors: ExteriorCode[]
  variants: OfferVariant[]
}

/** In the order of the ids. Of one that nobody knows a price of, every variant that exists. */
export const selectSellableSkins = statement<SellableSkinRow, [skinIds: string[]]>(
  'select_sellable_skins',
  `select skins.id, market_name, phase, picture, rarity, exteriors,
     array(
       select variant
       from unnest(array['normal', 'stattrak', 'souvenir']) with ordinality as v (variant, place)
       where skin_has_kind(skins, exteriors[1], variant)
         and (price.known is null or v.variant = any(price.known))
       order by place
     ) as variants
   from unnest($1::text[]) with ordinality as wanted (id, place)
   join skins on skins.id = wanted.id
   cross join lateral (
     select array_agg(distinct r.variant) as known
     from reference_prices r
     where r.skin_id = skins.id and skin_has_kind(skins, r.exterior, r.variant)
   ) as price
   order by wanted.place`,
)
