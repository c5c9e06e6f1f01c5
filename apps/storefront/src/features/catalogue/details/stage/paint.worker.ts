/*
 * Paints a copy's skin beside the page: first coarse, so that something can be turned soon, then as fine as a close
 * look asks for.
 */
import { type WearableAtlas, wearableAtlasOf } from '@pandrop/artwork/atlas'
import { unpainted } from '@pandrop/artwork/finish'
import { families } from '@pandrop/artwork/finishes'
import { recipeOf } from '@pandrop/artwork/recipes'
import { reliefOf } from '@pandrop/artwork/relief'
import { type ShownCopy, weaponOf } from './copy.ts'

/** What is painted, and where the painting is wanted. */
export interface PaintOrder {
  copy: ShownCopy
  /** address of the face that letters on skins are set in */
  face: string
  /** how many pixels wide, one after the other */
  columns: readonly number[]
  to: MessagePort
}

const buffersOf = ({ colour, surface, normal, bareColour, bareSurface, wear }: WearableAtlas): ArrayBuffer[] =>
  [colour, surface, normal, bareColour, bareSurface, wear].map(({ buffer }) => buffer)

/** Letters come in whatever face there is where the shop's own does not. */
const loadFace = async (face: string): Promise<void> => {
  const loaded = await new FontFace('Mona Sans', `url(${face})`).load().catch(() => undefined)
  // A worker has faces of its own, which the types of a page do not know.
  if (loaded) (self as unknown as { fonts: FontFaceSet }).fonts.add(loaded)
}

const paint = async ({ copy, face, columns, to }: PaintOrder): Promise<void> => {
  await loadFace(face)
  const weapon = weaponOf(copy)
  const recipe = recipeOf(copy, copy.paintSeed) ?? unpainted
  const family = families.get(recipe.family)
  if (!weapon || !family) throw new Error(`nobody has drawn ${copy.weapon} in ${recipe.family}`)
  for (const columnsMax of columns) {
    const atlas = wearableAtlasOf(weapon, reliefOf(weapon, columnsMax), { family, recipe })
    to.postMessage(atlas, buffersOf(atlas))
  }
  to.close()
}

self.addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  // The page hears of an error, and of no promise that is broken here.
  paint(data).catch(reportError)
})
