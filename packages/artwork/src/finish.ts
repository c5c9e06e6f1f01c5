import type { Colour } from './colour.ts'
import type { PartGroup } from './model.ts'
import type { Box } from './outline.ts'

export type Exterior = 'FN' | 'MW' | 'FT' | 'WW' | 'BS'

/** What a finish paints on. Its unit is the millimetre, its origin that of the weapon. */
export interface Ground {
  box: Box & { width: number; height: number }
  /** colours; text in the shop's own face is there */
  canvas: OffscreenCanvasRenderingContext2D
  /** what is drawn here stands out by up to 0.9 mm, by its opacity */
  emboss: OffscreenCanvasRenderingContext2D
  /**
   * Paints pixel by pixel, where the weapon is.
   * @param colourAt x and y in millimetres, u and v from 0 to 1 along the weapon and down
   */
  paintPixels: (colourAt: (x: number, y: number, u: number, v: number) => Colour) => void
}

/** How one skin is painted: a family with its colours. */
export interface Recipe {
  family: string
  /** as #rrggbb; each family says what they are for */
  colours: readonly string[]
  /** what lies where; the item's paint seed where the finish follows it */
  seed?: number
  /** 1 is as the family draws it; 2 is twice as large */
  scale?: number
  /** what is covered, where it is not what the family covers */
  covers?: readonly PartGroup[]
  /** where the surface answers light otherwise than the family's does */
  metal?: number
  rough?: number
  coat?: number
}

/** A way to paint: everything but the colours. */
export interface Family {
  name: string
  metal: number
  rough: number
  coat: number
  /** `metal`: what is metal on a weapon; `all`: everything that may be painted */
  covers: 'metal' | 'all'
  /** paints the whole ground, recipe's colours and seed decide how */
  paint: (ground: Ground, recipe: Recipe) => void
}

const metalGroups: readonly PartGroup[] = [
  'body',
  'slide',
  'magazine',
  'barrel',
  'blade',
  'sight',
  'scope',
  'suppressor',
  'tube',
  'rail',
  'ring',
  // gloves have no metal: what would cover it covers them
  'cloth',
]

const paintedGroups: readonly PartGroup[] = [
  'body',
  'stock',
  'handguard',
  'magazine',
  'slide',
  'frame',
  'blade',
  'cloth',
]

/** The groups that a recipe covers. */
export const coveredGroups = (family: Family, recipe: Recipe): ReadonlySet<PartGroup> =>
  new Set(recipe.covers ?? (family.covers === 'metal' ? metalGroups : paintedGroups))

/** No finish at all: every part is what it is made of. */
export const unpainted: Recipe = { family: 'plain', colours: ['#b4b8ba'], covers: [], metal: 1, rough: 0.27, coat: 0 }
