import type { Answer } from '@pandrop/contract/call'
import { itemTypes } from '@pandrop/contract/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { getStaffSkin, listStaffWeapons, searchStaffSkins } from '@pandrop/contract/staff/items'
import { cents, inUnitsOrNull, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { settingsOf } from '../../content/settings.ts'
import { picturePaths } from '../items/picture.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { skinsMeant } from '../listing/skins-meant.ts'
import { type NamedSkinRow, selectNamedSkins, selectSkin, selectSkinKinds, selectWeapons } from './skins.sql.ts'

const skinsMax = 8

const toNamed = ({ id, market_name, phase, rarity, picture }: NamedSkinRow) => ({
  id,
  market_name,
  phase,
  rarity,
  img: picturePaths(picture).img_url,
})

/** At most eight skins that could be meant while a name is typed, the best match first. */
export const skinsFound = async (
  q: Queryable,
  index: CatalogueIndex,
  typed: string,
): Promise<Answer<typeof searchStaffSkins>['skins']> =>
  (await selectNamedSkins(q, await skinsMeant(index, typed, skinsMax))).map(toNamed)

/** Weapons by type, in the order of the shop's own filters, then by name. */
export const weaponsOf = (q: Queryable): Promise<Answer<typeof listStaffWeapons>['weapons']> =>
  selectWeapons(q, [...itemTypes])

/**
 * A skin as an item of it is added; amounts in EUR units.
 * @returns refuses skin_not_found
 */
export const skinOf = async (
  q: Queryable,
  skinId: string,
): Promise<Result<Omit<Answer<typeof getStaffSkin>, 'status'>, 'skin_not_found'>> => {
  const [skin, kinds, { vat_percent }] = await Promise.all([
    selectSkin(q, skinId),
    selectSkinKinds(q, skinId),
    settingsOf(q),
  ])
  if (!skin) return refuse('skin_not_found')
  const { min_wear: min, max_wear: max } = skin
  return ok({
    vat_percent,
    skin: {
      ...toNamed(skin),
      type: skin.type,
      wear: min === null || max === null ? null : { min, max },
      kinds: kinds.map(({ exterior, variant, reference_cents, in_stock, cheapest_cents }) => ({
        exterior,
        variant,
        reference_price: toUnits(cents(reference_cents)),
        in_stock,
        cheapest: inUnitsOrNull(cheapest_cents),
      })),
    },
  })
}
