import { type Exterior, exteriors, type Variant, variants } from './exteriors.ts'
import type { Hues } from './hues.ts'
import type { Skin } from './skins.ts'
import { type Line, readTable } from './table.ts'

/** What one picture of a skin shows. */
export interface PictureSubject {
  skinId: string
  exterior: Exterior
  variant: Variant
  /** null: the same picture for every paint seed */
  paintSeed: number | null
}

/** A picture that was drawn: of a skin, or of a bare weapon. */
export interface DrawnPicture {
  /** path below /storage/ without size and ending; the files are STEM-456 and STEM-900, each as .avif and .webp */
  stem: string
  /** undefined: the weapon as it is without any finish */
  subject: PictureSubject | undefined
  weapon: string
  /** of everything that decides how it looks */
  fingerprint: string
  /** undefined: black, white or chrome */
  hues: Hues | undefined
}

/** Which pictures exist. */
export interface DrawnPictures {
  all: readonly DrawnPicture[]
  ofSkin: ReadonlyMap<string, readonly DrawnPicture[]>
  /** stem by weapon */
  ofWeapon: ReadonlyMap<string, string>
}

/** Sizes that pages use, width by height in pixels: a card's and the details page's. */
export const pictureSizes = [
  { width: 456, height: 304 },
  { width: 900, height: 600 },
] as const

export const pictureTable = 'pictures/pictures.csv'

const readHues = (line: Line): Hues | undefined =>
  line.text('hue') === '' ? undefined : [line.whole('hue'), line.whole('second_hue')]

const readPicture = (line: Line): DrawnPicture => ({
  stem: line.text('picture'),
  weapon: line.text('weapon'),
  fingerprint: line.text('fingerprint'),
  hues: readHues(line),
  subject:
    line.text('skin_id') === ''
      ? undefined
      : {
          skinId: line.text('skin_id'),
          exterior: line.oneOf('exterior', exteriors),
          variant: line.oneOf('variant', variants),
          paintSeed: line.text('paint_seed') === '' ? null : line.whole('paint_seed'),
        },
})

/** Reads the table beside the pictures. */
export const readPictures = (): DrawnPictures => {
  const all = readTable(pictureTable, readPicture)
  const ofSkin = new Map<string, DrawnPicture[]>()
  const ofWeapon = new Map<string, string>()
  for (const picture of all) {
    if (!picture.subject) {
      ofWeapon.set(picture.weapon, picture.stem)
      continue
    }
    const others = ofSkin.get(picture.subject.skinId)
    if (others) others.push(picture)
    else ofSkin.set(picture.subject.skinId, [picture])
  }
  return { all, ofSkin, ofWeapon }
}

const variantMarks: Record<Variant, string> = { normal: '', stattrak: '-st', souvenir: '-sv' }

/** Where the picture of a subject lies: skins/ak-47-redline-ft-st, without size and ending. */
export const pictureStem = ({ skinId, exterior, variant, paintSeed }: PictureSubject): string =>
  `skins/${skinId}-${exterior.toLowerCase()}${variantMarks[variant]}${paintSeed === null ? '' : `-${paintSeed}`}`

/** Where the picture of a bare weapon lies. */
export const bareStem = (weapon: string): string => `skins/bare-${weapon.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/**
 * The picture that stands for a skin as a whole: the freshest one of it, else its bare weapon.
 * @param drawn what `readPictures` found
 * @returns its stem
 * @throws when not even the weapon is drawn: the catalogue grew and nobody drew it
 */
export const pictureOf = (skin: Pick<Skin, 'id' | 'weapon'>, drawn: DrawnPictures): string => {
  const rank = ({ subject }: DrawnPicture): number =>
    subject ? variants.indexOf(subject.variant) * exteriors.length + exteriors.indexOf(subject.exterior) : 0
  const [best] = [...(drawn.ofSkin.get(skin.id) ?? [])].sort((one, other) => rank(one) - rank(other))
  const stem = best?.stem ?? drawn.ofWeapon.get(skin.weapon)
  if (stem === undefined) throw new Error(`no picture for ${skin.id}: draw ${skin.weapon} (docs/artwork.md)`)
  return stem
}
