import { type Colour, colourOf } from './colour.ts'
import type { Material } from './model.ts'

/** How a surface answers light. */
export interface SurfaceLook {
  colour: Colour
  /** 0 to 1 */
  metal: number
  /** 0 is a mirror, 1 is chalk */
  rough: number
  /** clear coat, 0 to 1 */
  coat: number
}

const look = (hex: string, metal: number, rough: number, coat = 0): SurfaceLook => ({
  colour: colourOf(hex),
  metal,
  rough,
  coat,
})

/** What parts are made of where nothing covers them (docs/behaviour/look.md#art-materials). */
export const materials: Readonly<Record<Material, SurfaceLook>> = {
  gunmetal: look('#565c63', 0.9, 0.36),
  steel: look('#b9bcbd', 1, 0.24),
  polymer: look('#33383d', 0, 0.48),
  wood: look('#7a4526', 0, 0.4, 0.45),
  rubber: look('#24272a', 0, 0.75),
  leather: look('#3a2a20', 0, 0.62),
  cloth: look('#3b3e42', 0, 0.85),
  brass: look('#c39a4a', 1, 0.3),
  bare: look('#9da1a3', 0.9, 0.34),
  display: look('#ff7a14', 0, 0.5),
}

/** What comes out under worn paint: wood and plastic are themselves, everything else is bare metal. */
export const underPaint = (material: Material): SurfaceLook => {
  if (material === 'wood' || material === 'polymer' || material === 'rubber') return materials[material]
  if (material === 'cloth' || material === 'leather') return materials.cloth
  return { colour: [112, 112, 112], metal: 1, rough: 0.38, coat: 0 }
}
