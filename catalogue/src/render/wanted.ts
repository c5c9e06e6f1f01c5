import { createHash } from 'node:crypto'
import { type Exterior, type Recipe, unpainted } from '@pandrop/artwork/finish'
import { families } from '@pandrop/artwork/finishes'
import { type Mark, withMark } from '@pandrop/artwork/marks'
import { recipeOf } from '@pandrop/artwork/recipes'
import { studioVersion } from '@pandrop/artwork/studio'
import { weapons } from '@pandrop/artwork/weapons'
import type { Catalogue } from '../catalogue.ts'
import type { Variant } from '../exteriors.ts'
import { bareStem, type DrawnPicture, type PictureSubject, pictureStem } from '../pictures.ts'
import { carriedSkins } from '../seed-plan.ts'
import type { Skin } from '../skins.ts'
import type { PictureOrder } from './page.ts'
import type { DrawnSkin } from './shown-skin.ts'

/** A picture that should be there. */
export interface WantedPicture extends Omit<DrawnPicture, 'hues'> {
  order: Omit<PictureOrder, 'width' | 'height'>
}

const markOf: Record<Variant, Mark | undefined> = { normal: undefined, stattrak: 'stattrak', souvenir: 'souvenir' }

/** What is not painted does not wear either. */
const drawnExterior = (exterior: PictureSubject['exterior']): Exterior => (exterior === 'NP' ? 'FN' : exterior)

/** Of everything that decides how a picture looks; comments and the shape of code do not. */
const fingerprintOf = (order: WantedPicture['order']): string => {
  const bare = weapons.get(order.weapon)
  const weapon = bare && order.mark ? withMark(bare, order.mark) : bare
  const family = families.get(order.recipe.family)
  const parts = [studioVersion, weapon, order.recipe, order.exterior, { ...family, paint: String(family?.paint) }]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}

const wanted = (stem: string, subject: PictureSubject | undefined, order: WantedPicture['order']): WantedPicture => ({
  stem,
  subject,
  weapon: order.weapon,
  fingerprint: fingerprintOf(order),
  order,
})

/** The bare weapon: what stands for a skin that nobody has drawn. */
const bareWeapon = (weapon: string): WantedPicture =>
  wanted(bareStem(weapon), undefined, { weapon, recipe: unpainted, exterior: 'FN' })

/** A skin in one look. */
export const pictureOfSkin = (
  skin: Omit<DrawnSkin, 'exteriors'>,
  look: Omit<PictureSubject, 'skinId'>,
): WantedPicture => {
  const recipe: Recipe = recipeOf(skin, look.paintSeed ?? undefined) ?? unpainted
  const subject = { ...look, skinId: skin.id }
  const mark = markOf[look.variant]
  return wanted(pictureStem(subject), subject, {
    weapon: skin.weapon,
    ...(mark && { mark }),
    recipe,
    exterior: drawnExterior(look.exterior),
  })
}

const byStem = (pictures: readonly WantedPicture[]): WantedPicture[] =>
  [...new Map(pictures.map((picture) => [picture.stem, picture])).values()].sort((one, other) =>
    // Weapon by weapon: what is worked out for one picture serves the next.
    one.weapon === other.weapon ? (one.stem < other.stem ? -1 : 1) : one.weapon < other.weapon ? -1 : 1,
  )

// Fewer, and the knife is no more at home in the demo shop than one that is not in it at all.
const phasesToComplete = 3

/**
 * The phases that complete a set of which the demo shop has several: whoever sells one of them is shown theirs, and not
 * a bare knife beside painted ones.
 */
const otherPhases = (skins: readonly Skin[], onSale: ReadonlySet<string>): WantedPicture[] => {
  const phased = skins.filter(({ phase }) => phase)
  return phased.flatMap((skin) => {
    const set = phased.filter(({ weapon, finish }) => weapon === skin.weapon && finish === skin.finish)
    const isKnown = set.filter(({ id }) => onSale.has(id)).length >= phasesToComplete
    const [exterior] = skin.exteriors
    if (!isKnown || !exterior || onSale.has(skin.id)) return []
    return [pictureOfSkin(skin, { exterior, variant: 'normal', paintSeed: null })]
  })
}

/**
 * Every weapon bare, every look of the skins that the demo shop carries, and what completes them: what the repository
 * carries.
 */
export const seededPictures = ({ skins }: Pick<Catalogue, 'skins'>): WantedPicture[] => {
  const bare = [...new Set(skins.map(({ weapon }) => weapon))].map(bareWeapon)
  const carried = carriedSkins(skins)
  const seeded = carried.flatMap(({ skin, slots }) =>
    slots.map(({ exterior, variant, drawnSeed }) => pictureOfSkin(skin, { exterior, variant, paintSeed: drawnSeed })),
  )
  const onSale = new Set(carried.map(({ skin }) => skin.id))
  return byStem([...bare, ...seeded, ...otherPhases(skins, onSale)])
}

/**
 * Skins in every exterior that they can have.
 * @param finish only those of this finish; undefined: all
 */
export const picturesOfFinish = ({ skins }: Catalogue, finish?: string): WantedPicture[] =>
  byStem(skins.filter((skin) => finish === undefined || skin.finish === finish).flatMap(picturesOfSkin))

/** A skin in every exterior that it can have. */
export const picturesOfSkin = (skin: DrawnSkin): WantedPicture[] =>
  skin.exteriors.map((exterior) => pictureOfSkin(skin, { exterior, variant: 'normal', paintSeed: null }))
