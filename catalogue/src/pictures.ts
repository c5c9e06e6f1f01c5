import { nearestDrawn } from './nearest-drawn.ts'
import type { Skin } from './skins.ts'
import { readTable } from './table.ts'

/** Storage paths of a picture, below /storage/: 456×304 for cards, 900×600 for details. */
interface SkinPicture {
  img_url: string
  img_url_big: string
}

/** Which pictures exist: by skin id, and of the unpainted weapon by weapon name. */
export interface DrawnPictures {
  ofSkin: ReadonlyMap<string, string>
  ofWeapon: ReadonlyMap<string, string>
}

// The one line of unpainted.csv that stands for every model of its type.
const allGloves = '(all gloves)'

/** Reads the two tables beside the pictures: which skins and which bare weapons are drawn. */
export const readPictures = (): DrawnPictures => ({
  ofSkin: new Map(readTable('pictures/pictures.csv', (line) => [line.text('skin_id'), line.text('picture')])),
  ofWeapon: new Map(readTable('pictures/unpainted.csv', (line) => [line.text('weapon'), line.text('picture')])),
})

/**
 * The picture of a skin: its own, else its unpainted weapon, else the nearest drawn weapon of its class.
 * @param drawn what `readPictures` found
 * @throws when a weapon is neither drawn nor in the table of nearest ones: the catalogue grew and the table did not
 */
export const pictureOf = (skin: Pick<Skin, 'id' | 'weapon' | 'type'>, drawn: DrawnPictures): SkinPicture => {
  const weapon = skin.type === 'Gloves' ? allGloves : skin.weapon
  const name =
    drawn.ofSkin.get(skin.id) ?? drawn.ofWeapon.get(weapon) ?? drawn.ofWeapon.get(nearestDrawn.get(weapon) ?? '')
  if (name === undefined) throw new Error(`no picture for ${skin.id}: add ${weapon} to nearest-drawn.ts`)
  return { img_url: `skins/${name}-456.webp`, img_url_big: `skins/${name}-900.webp` }
}
