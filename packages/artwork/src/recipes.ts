import type { Recipe } from './finish.ts'
import type { PartGroup } from './model.ts'
import { camouflage } from './recipes/camouflage.ts'
import { derive, numberOf } from './recipes/derive.ts'
import { gloves } from './recipes/gloves.ts'
import { heavy } from './recipes/heavy.ts'
import { metal } from './recipes/metal.ts'
import { pistols } from './recipes/pistols.ts'
import { rifles } from './recipes/rifles.ts'
import { smgs } from './recipes/smgs.ts'
import { snipers } from './recipes/snipers.ts'

/** What the catalogue says about a skin, as far as its paint depends on it. */
export interface PaintedSkin {
  weapon: string
  /** none: as it comes from the factory */
  finish?: string
  /** of Doppler and Gamma Doppler */
  phase?: string
  type: string
  rarity: string
}

/** The tables written by hand; no key is in two of them. */
export const tables = { camouflage, gloves, heavy, metal, pistols, rifles, smgs, snipers }

const byHand: ReadonlyMap<string, Recipe> = new Map(Object.values(tables).flatMap((table) => Object.entries(table)))

/** Finishes of which no two copies are alike: the paint seed of the copy decides what lies where. */
const seeded: ReadonlySet<string> = new Set([
  'Fade',
  'Amber Fade',
  'Acid Fade',
  'Case Hardened',
  'Heat Treated',
  'Marble Fade',
  'Doppler',
  'Gamma Doppler',
])

/** The recipe that somebody wrote for this skin; that for a weapon or a phase goes before that for the name alone. */
export const recipeByHand = ({ weapon, finish, phase }: Omit<PaintedSkin, 'type' | 'rarity'>): Recipe | undefined =>
  byHand.get(`${weapon} | ${finish}`) ?? byHand.get(`${finish} | ${phase}`) ?? byHand.get(finish ?? '')

/** What is painted on this kind of weapon, where the family's own choice does not suit it. */
const coversOf = ({ weapon, type }: PaintedSkin): readonly PartGroup[] | undefined => {
  if (type === 'Gloves') return ['cloth']
  if (weapon === 'Butterfly Knife') return ['blade', 'handle']
  return type === 'Knife' ? ['blade'] : undefined
}

/** Cloth takes no shine from what is printed on it. */
const cloth = { metal: 0, rough: 0.72, coat: 0 }

/**
 * How a skin is painted: always the same for the same skin.
 * @param paintSeed of one copy; finishes that differ from copy to copy follow it
 * @returns undefined for a skin without a finish, which shows the materials that it is made of
 */
export const recipeOf = (skin: PaintedSkin, paintSeed?: number): Recipe | undefined => {
  const { finish, type, rarity } = skin
  if (!finish) return undefined
  const recipe = recipeByHand(skin) ?? derive(finish, type, rarity)
  const covers = recipe.covers ?? coversOf(skin)
  const own = recipe.seed ?? numberOf(finish) % 1000
  return {
    ...(type === 'Gloves' ? cloth : {}),
    ...recipe,
    ...(covers ? { covers } : {}),
    seed: seeded.has(finish) ? (paintSeed ?? own) : own,
  }
}
