import { type Catalogue, catalogueFingerprint, readCatalogue } from '@pandrop/catalogue/catalogue'
import { pictureOf } from '@pandrop/catalogue/pictures'
import { priceDay } from '@pandrop/catalogue/prices'
import type { Skin } from '@pandrop/catalogue/skins'
import type { Transaction } from '../../../db/transaction.ts'
import {
  describeItemsOf,
  drawSkins,
  findMark,
  insertCatalogueList,
  lockImport,
  type PictureRow,
  pictureItems,
  pictureSkins,
  type ReferencePriceRow,
  replacePictures,
  type SkinRow,
  setMark,
  upsertReferencePrices,
  upsertSkins,
} from './import.sql.ts'

const mark = 'facts'

const skinRow = (skin: Skin, drawn: Catalogue['pictures']): SkinRow => ({
  id: skin.id,
  market_name: skin.marketName,
  weapon: skin.weapon,
  finish: skin.finish,
  phase: skin.phase,
  type: skin.type,
  rarity: skin.rarity,
  rarity_color: skin.rarityColor,
  def_index: skin.defIndex,
  paint_index: skin.paintIndex,
  min_wear: skin.limits?.from ?? null,
  max_wear: skin.limits?.till ?? null,
  exteriors: skin.exteriors,
  stattrak: skin.hasStatTrak,
  souvenir: skin.hasSouvenir,
  team: skin.team,
  collection: skin.collection,
  cases: skin.cases,
  picture: pictureOf(skin, drawn),
})

const priceRows = ({ prices }: Catalogue): ReferencePriceRow[] =>
  prices.map(({ skinId, exterior, variant, cents, basis }) => ({
    skin_id: skinId,
    exterior,
    variant,
    price_cents: cents,
    basis,
  }))

/** What was drawn of each skin, of those too that no table of the catalogue names: a shop has imported them. */
const drawnRows = ({ skins, pictures }: Catalogue): Pick<SkinRow, 'id' | 'picture'>[] => {
  const named = new Map(skins.map(({ id, weapon }) => [id, weapon]))
  const ids = new Set([...named.keys(), ...pictures.ofSkin.keys()])
  return [...ids].map((id) => ({ id, picture: pictureOf({ id, weapon: named.get(id) ?? '' }, pictures) }))
}

const pictureRows = ({ pictures }: Catalogue): PictureRow[] =>
  pictures.all.flatMap(({ stem, subject, hues, fingerprint }) =>
    subject
      ? [
          {
            stem,
            skin_id: subject.skinId,
            exterior: subject.exterior,
            variant: subject.variant,
            paint_seed: subject.paintSeed,
            hue: hues?.[0] ?? null,
            second_hue: hues?.[1] ?? null,
            fingerprint,
          },
        ]
      : [],
  )

/**
 * Brings skins, reference prices and pictures up to the tables of catalogue/. Adds and corrects; of skins and prices it
 * removes nothing, because items may refer to what a table no longer names, and what people imported or set by hand
 * stays (docs/behaviour/catalogue.md#reference-prices). Does nothing while the tables are those of the last import.
 * @param owner transaction under the owner's login; the server's own may only read the catalogue
 * @returns how many skins are new or changed
 */
export const importCatalogue = async (owner: Transaction): Promise<{ skinsChanged: number }> => {
  await lockImport(owner)
  const fingerprint = catalogueFingerprint()
  const last = await findMark(owner, mark)
  if (last?.fingerprint === fingerprint) return { skinsChanged: 0 }
  const catalogue = readCatalogue()
  const rows = catalogue.skins.map((skin) => skinRow(skin, catalogue.pictures))
  const changed = await upsertSkins(owner, JSON.stringify(rows))
  await drawSkins(owner, JSON.stringify(drawnRows(catalogue)))
  await insertCatalogueList(owner, priceDay)
  await upsertReferencePrices(owner, JSON.stringify(priceRows(catalogue)), priceDay)
  const ids = changed.map(({ id }) => id)
  await describeItemsOf(owner, ids)
  await replacePictures(owner, JSON.stringify(pictureRows(catalogue)))
  await pictureSkins(owner)
  await pictureItems(owner)
  await setMark(owner, mark, fingerprint)
  return { skinsChanged: changed.length }
}
