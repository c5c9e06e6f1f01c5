import { type Colour, mix, scaled } from './colour.ts'
import { coveredGroups, type Exterior, type Family, type Ground, type Recipe } from './finish.ts'
import { materials, type SurfaceLook, underPaint } from './materials.ts'
import type { Part, Weapon } from './model.ts'
import { layeredNoise, valueNoise } from './noise.ts'
import { normalsOf } from './normals.ts'
import { millimetreCanvas, type Relief } from './relief.ts'
import { type Wear, wearFieldOf, wearOf } from './wear.ts'

/** What covers a weapon: three pictures of the same size, row by row, red green blue opacity. */
export interface Atlas {
  columns: number
  rows: number
  /** as a screen shows it */
  colour: Uint8ClampedArray<ArrayBuffer>
  /** clear coat, roughness, metal */
  surface: Uint8ClampedArray<ArrayBuffer>
  normal: Uint8ClampedArray<ArrayBuffer>
}

type Looks = Pick<Atlas, 'columns' | 'rows' | 'colour' | 'surface'>

/** Everything that decides about an atlas, besides the weapon. */
export interface Coat {
  family: Family
  recipe: Recipe
  exterior: Exterior
}

/** How far colour reaches beyond the parts, in pixels, so that no edge shows what lies beside it. */
const bleedPixels = 6

interface Painted {
  colours: Uint8ClampedArray
  /** opacity of what was embossed */
  emboss: Uint8ClampedArray
}

const paint = (relief: Relief, { family, recipe }: Coat): Painted => {
  const canvas = millimetreCanvas(relief)
  const emboss = millimetreCanvas(relief)
  const { left, top, width, height, columns, rows, scale } = relief
  const paintPixels: Ground['paintPixels'] = (colourAt) => {
    const image = canvas.createImageData(columns, rows)
    for (let at = 0; at < columns * rows; at += 1) {
      if ((relief.part[at] as number) < 0) continue
      const column = at % columns
      const row = (at - column) / columns
      const [red, green, blue] = colourAt(left + column / scale, top + row / scale, column / columns, row / rows)
      image.data.set([red, green, blue, 255], at * 4)
    }
    canvas.putImageData(image, 0, 0)
  }
  const box = { left, top, width, height, right: left + width, bottom: top + height }
  family.paint({ box, canvas, emboss, paintPixels }, recipe)
  return {
    colours: canvas.getImageData(0, 0, columns, rows).data,
    emboss: emboss.getImageData(0, 0, columns, rows).data,
  }
}

/** A material is never one even colour: wood has grain, plastic a tooth, metal was brushed. */
const materialLook = (part: Part, x: number, y: number): SurfaceLook => {
  const look = materials[part.material]
  const grain = valueNoise(x * 1.3, y * 1.3, 2)
  switch (part.material) {
    case 'wood': {
      const flow = layeredNoise(x * 0.012, y * 0.09 + layeredNoise(x * 0.01, y * 0.02, 4, 2) * 3, 7, 4)
      const rings = Math.sin(flow * 38) * 0.5 + 0.5
      return { ...look, colour: scaled(look.colour, 0.72 + 0.5 * flow + 0.12 * rings) }
    }
    case 'polymer':
    case 'rubber':
    case 'cloth':
    case 'leather':
      return {
        ...look,
        colour: scaled(look.colour, 0.9 + 0.22 * valueNoise(x * 2.4, y * 2.4, 5)),
        rough: look.rough + (grain - 0.5) * 0.18,
      }
    default: {
      const brushed = valueNoise(x * 0.05, y * 2.2, 3)
      return {
        ...look,
        colour: scaled(look.colour, 0.9 + 0.18 * brushed),
        rough: look.rough + (brushed - 0.5) * 0.12,
      }
    }
  }
}

const wornLook = (look: SurfaceLook, part: Part, covered: boolean, gone: number, x: number, y: number): SurfaceLook => {
  if (gone === 0) return look
  if (!covered) {
    const lift = (part.material === 'polymer' ? 14 : 38) * gone
    const [red, green, blue] = look.colour
    return { ...look, colour: [red + lift, green + lift, blue + lift] }
  }
  const below = underPaint(part.material)
  const shade = 0.8 + 0.4 * valueNoise(x * 0.1, y * 2.4, 8)
  return {
    colour: mix(look.colour, scaled(below.colour, shade), gone),
    metal: look.metal * (1 - gone) + below.metal * gone,
    rough: look.rough * (1 - gone) + below.rough * gone,
    coat: look.coat * (1 - gone),
  }
}

const dirtied = (look: SurfaceLook, dirt: number): SurfaceLook =>
  dirt > 0 ? { ...look, colour: scaled(look.colour, 1 - dirt * 0.55), rough: look.rough + dirt * 0.4 } : look

/** Dyed cloth stays cloth, whatever the finish is on metal (docs/behaviour/look.md#art-materials). */
const dyedCloth = { metal: 0, rough: 0.72, coat: 0 }

const paintedLook = (colour: Colour, { family, recipe }: Coat, part: Part, x: number, y: number): SurfaceLook => {
  const surface = part.material === 'cloth' || part.material === 'leather' ? dyedCloth : family
  return {
    colour,
    metal: recipe.metal ?? surface.metal,
    rough: (recipe.rough ?? surface.rough) + (valueNoise(x * 1.3, y * 1.3, 2) - 0.5) * 0.05,
    coat: recipe.coat ?? surface.coat,
  }
}

/** Grooves keep the dark, rims catch a little of it. */
const shadeOf = (relief: Relief, at: number, part: Part): number => {
  const groove = 1 - Math.min(0.72, (relief.cavity[at] as number) * 1.5)
  const rim = part.kind === 'lathe' ? 1 : 0.86 + 0.14 * Math.min(1, (relief.distance[at] as number) / 3)
  return groove * rim
}

/** Carries colours some pixels beyond the parts. */
const bleed = (atlas: Looks, relief: Relief): void => {
  const { columns, rows } = atlas
  let edge: number[] = []
  const filled = new Uint8Array(columns * rows)
  for (let at = 0; at < filled.length; at += 1) {
    if ((relief.part[at] as number) < 0) continue
    filled[at] = 1
    edge.push(at)
  }
  for (let pass = 0; pass < bleedPixels; pass += 1) {
    const next: number[] = []
    for (const at of edge) {
      const column = at % columns
      for (const to of [column > 0 && at - 1, column < columns - 1 && at + 1, at - columns, at + columns]) {
        if (to === false || to < 0 || to >= filled.length || filled[to]) continue
        filled[to] = 1
        for (let channel = 0; channel < 3; channel += 1) {
          atlas.colour[to * 4 + channel] = atlas.colour[at * 4 + channel] as number
          atlas.surface[to * 4 + channel] = atlas.surface[at * 4 + channel] as number
        }
        next.push(to)
      }
    }
    edge = next
  }
}

const emptyAtlas = (columns: number, rows: number): Atlas => {
  const filled = (red: number, green: number, blue: number) => {
    const data = new Uint8ClampedArray(columns * rows * 4)
    for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at)
    return data
  }
  return { columns, rows, colour: filled(34, 34, 34), surface: filled(0, 110, 200), normal: filled(128, 128, 255) }
}

/** A weapon's side with its coat painted on, before anything wears it. */
interface Side {
  weapon: Weapon
  relief: Relief
  coat: Coat
  painted: Painted
  isRound: (part: number) => boolean
}

const sideOf = (weapon: Weapon, relief: Relief, coat: Coat): Side => {
  const painted = paint(relief, coat)
  const covers = coverOf(coat)
  relief.part.forEach((part, at) => {
    const seen = weapon.parts[part]
    if (seen && !covers(seen)) painted.emboss[at * 4 + 3] = 0
  })
  return { weapon, relief, coat, painted, isRound: (part) => weapon.parts[part]?.kind === 'lathe' }
}

const coverOf = ({ family, recipe }: Coat): ((part: Part) => boolean) => {
  const groups = coveredGroups(family, recipe)
  return (part) => groups.has(part.group) || part.material === 'bare'
}

const fill = (atlas: Looks, { weapon, relief, coat, painted }: Side, wear: Wear | undefined): void => {
  const covers = coverOf(coat)
  const { columns, left, top, scale } = relief
  const { colours } = painted
  for (let at = 0; at < columns * relief.rows; at += 1) {
    const part = weapon.parts[relief.part[at] as number]
    if (!part) continue
    const x = left + (at % columns) / scale
    const y = top + Math.floor(at / columns) / scale
    const pixel = at * 4
    const covered = covers(part)
    const base = covered
      ? paintedLook(
          [colours[pixel] as number, colours[pixel + 1] as number, colours[pixel + 2] as number],
          coat,
          part,
          x,
          y,
        )
      : materialLook(part, x, y)
    const worn = wear ? wornLook(base, part, covered, wear.gone[at] as number, x, y) : base
    const look = wear && covered ? dirtied(worn, wear.dirt[at] as number) : worn
    const shade = shadeOf(relief, at, part)
    atlas.colour.set([look.colour[0] * shade, look.colour[1] * shade, look.colour[2] * shade], pixel)
    const rough = Math.max(0.08, Math.min(1, look.rough + (relief.cavity[at] as number) * 0.3))
    atlas.surface.set([look.coat * 255, rough * 255, look.metal * 255], pixel)
  }
  bleed(atlas, relief)
}

/**
 * Paints and wears a weapon. The same coat on the same weapon gives the same bytes, always.
 * @param relief of this weapon
 */
export const atlasOf = (weapon: Weapon, relief: Relief, coat: Coat): Atlas => {
  const atlas = emptyAtlas(relief.columns, relief.rows)
  const side = sideOf(weapon, relief, coat)
  fill(atlas, side, wearOf(relief, coat.exterior, side.isRound))
  normalsOf(relief, side.painted.emboss, side.isRound, atlas.normal)
  return atlas
}

/** An atlas for every float at once: how a weapon looks new, how it looks with no paint left, and where it wears. */
export interface WearableAtlas extends Atlas {
  bareColour: Atlas['colour']
  bareSurface: Atlas['surface']
  /** as wearFieldOf writes it */
  wear: Uint8ClampedArray<ArrayBuffer>
}

/**
 * Paints a weapon so that it can be worn afterwards, at any float.
 * @param relief of this weapon
 */
export const wearableAtlasOf = (weapon: Weapon, relief: Relief, coat: Omit<Coat, 'exterior'>): WearableAtlas => {
  const side = sideOf(weapon, relief, { ...coat, exterior: 'FN' })
  const atlas = emptyAtlas(relief.columns, relief.rows)
  const bare = emptyAtlas(relief.columns, relief.rows)
  fill(atlas, side, undefined)
  const count = relief.columns * relief.rows
  fill(bare, side, { gone: new Float32Array(count).fill(1), dirt: new Float32Array(count) })
  normalsOf(relief, side.painted.emboss, side.isRound, atlas.normal)
  const wear = wearFieldOf(relief, side.isRound)
  const covers = coverOf(side.coat)
  relief.part.forEach((part, at) => {
    const seen = weapon.parts[part]
    // Dirt stays on paint alone.
    if (seen && !covers(seen)) wear[at * 4 + 3] = 0
  })
  return { ...atlas, bareColour: bare.colour, bareSurface: bare.surface, wear }
}
