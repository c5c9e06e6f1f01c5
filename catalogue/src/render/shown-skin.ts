import { readFileSync } from 'node:fs'
import { type Exterior, exteriors } from '../exteriors.ts'
import { rarities, type Skin, weaponTypes } from '../skins.ts'

/** What a skin is drawn by, and in what. */
export type DrawnSkin = Pick<Skin, 'id' | 'weapon' | 'finish' | 'phase' | 'type' | 'rarity' | 'exteriors'>

/** A value that must be one of those that are known; anything else throws. */
export const oneOf = <Value extends string>(value: unknown, known: readonly Value[], what: string): Value => {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Error(`${what} is ${JSON.stringify(value)}, expected one of ${known.join(', ')}`)
  return found
}

const textOf = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new Error(`${what} is ${JSON.stringify(value)}, expected a text`)
  return value
}

/**
 * Reads a skin as `npm run -s shop -- skins show <skin> --json` tells of it: one that a shop has imported, and no table
 * of the catalogue names. What is missing throws.
 * @param path of a JSON file
 */
export const readShownSkin = (path: string): DrawnSkin =>
  shownSkinOf(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)

/** The same of what was read already. */
export const shownSkinOf = (shown: Record<string, unknown>): DrawnSkin => {
  const kinds = Array.isArray(shown.kinds) ? (shown.kinds as { exterior?: unknown }[]) : []
  const id = textOf(shown.skin, 'skin')
  // It becomes the name of a file.
  if (!/^[a-z0-9-]{1,120}$/.test(id)) throw new Error(`skin is ${id}, which is no id`)
  const found = new Set(kinds.map(({ exterior }) => oneOf<Exterior>(exterior, exteriors, 'exterior')))
  return {
    id,
    weapon: textOf(shown.weapon, 'weapon'),
    finish: textOf(shown.finish, 'finish'),
    phase: textOf(shown.phase, 'phase'),
    type: oneOf(shown.type, weaponTypes, 'type'),
    rarity: oneOf(shown.rarity, rarities, 'rarity'),
    exteriors: exteriors.filter((exterior) => found.has(exterior)),
  }
}
