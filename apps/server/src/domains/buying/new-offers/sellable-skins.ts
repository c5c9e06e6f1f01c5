import type { SellableSkin } from '@pandrop/contract/offers'
import type { Queryable } from '../../../db/statement.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import type { CatalogueIndex } from '../../catalogue/listing/catalogue-index.ts'
import { skinsMeant } from '../../catalogue/listing/skins-meant.ts'
import { qualitiesOf } from './exteriors.rules.ts'
import { type SellableSkinRow, selectSellableSkins } from './sellable-skins.sql.ts'

const skinsMax = 8

/** At most 8 skins of the catalogue that could be meant while their name is being typed, the best match first. */
export const sellableSkins = async (
  q: Queryable,
  catalogueIndex: CatalogueIndex,
  typed: string,
): Promise<SellableSkin[]> =>
  (await selectSellableSkins(q, await skinsMeant(catalogueIndex, typed, skinsMax))).map(toSellable)

const toSellable = (row: SellableSkinRow): SellableSkin => ({
  skin_id: row.id,
  title: row.market_name,
  phase: row.phase,
  img: picturePaths(row.picture).img_url,
  quality: row.rarity,
  qualities: qualitiesOf(row.exteriors),
  variants: row.variants,
})
