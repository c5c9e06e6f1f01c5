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

/** In the order of the ids. */
export const selectSellableSkins = statement<SellableSkinRow, [skinIds: string[]]>(
  'select_sellable_skins',
  `select skins.id, market_name, phase, picture, rarity, exteriors,
     array(
       select variant
       from reference_prices
       where skin_id = skins.id
       group by variant
       order by array_position(array['normal', 'stattrak', 'souvenir'], variant)
     ) as variants
   from unnest($1::text[]) with ordinality as wanted (id, place)
   join skins on skins.id = wanted.id
   order by place`,
)
