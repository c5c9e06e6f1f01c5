/*
 * Runs in the browser that draws: the one door through which the command asks for a picture.
 */
import type { Exterior, Recipe } from '@pandrop/artwork/finish'
import { families } from '@pandrop/artwork/finishes'
import { type Mark, withMark } from '@pandrop/artwork/marks'
import { Studio } from '@pandrop/artwork/picture'
import { weapons } from '@pandrop/artwork/weapons'

/** What a picture shows. */
export interface PictureOrder {
  /** as the catalogue writes it */
  weapon: string
  mark?: Mark
  recipe: Recipe
  exterior: Exterior
  /** pixels */
  width: number
  height: number
}

let studio: Studio | undefined
let studioSize = ''

const studioOf = (width: number, height: number): Studio => {
  const size = `${width}×${height}`
  if (!studio || studioSize !== size) studio = new Studio(width, height)
  studioSize = size
  return studio
}

const found = <Value>(map: ReadonlyMap<string, Value>, name: string, what: string): Value => {
  const value = map.get(name)
  if (value === undefined) throw new Error(`no ${what} is called ${name}`)
  return value
}

/** @returns the picture as a PNG in base64 */
const draw = async ({ weapon, mark, recipe, exterior, width, height }: PictureOrder): Promise<string> => {
  const bare = found(weapons, weapon, 'weapon')
  const family = found(families, recipe.family, 'family')
  const canvas = studioOf(width, height).draw(mark ? withMark(bare, mark) : bare, { family, recipe, exterior })
  const reader = new FileReader()
  reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/png' }))
  await new Promise((resolve) => reader.addEventListener('load', resolve))
  return String(reader.result).replace(/^[^,]*,/, '')
}

Object.assign(window, { draw })
