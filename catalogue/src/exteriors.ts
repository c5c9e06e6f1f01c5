/** Exteriors in the order of wear; NP is Not Painted (vanilla knives, which have no float). */
export const exteriors = ['FN', 'MW', 'FT', 'WW', 'BS', 'NP'] as const

export type Exterior = (typeof exteriors)[number]

export const variants = ['normal', 'stattrak', 'souvenir'] as const

export type Variant = (typeof variants)[number]

/** A stretch of the float scale: `from` belongs to it, `till` only where it ends the scale or the finish. */
export interface FloatRange {
  from: number
  till: number
}

const bands: Record<Exclude<Exterior, 'NP'>, FloatRange> = {
  FN: { from: 0, till: 0.07 },
  MW: { from: 0.07, till: 0.15 },
  FT: { from: 0.15, till: 0.38 },
  WW: { from: 0.38, till: 0.45 },
  BS: { from: 0.45, till: 1 },
}

/**
 * The floats that a finish can have within an exterior (catalogue/README.md, exterior limits).
 * @param limits float limits of the finish, null for a vanilla knife
 * @returns null where there is no float: a vanilla knife, or NP
 */
export const floatsWithin = (exterior: Exterior, limits: FloatRange | null): FloatRange | null => {
  if (exterior === 'NP' || limits === null) return null
  const band = bands[exterior]
  return { from: Math.max(band.from, limits.from), till: Math.min(band.till, limits.till) }
}
