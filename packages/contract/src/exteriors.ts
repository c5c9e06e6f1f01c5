import type { OfferQuality } from './lifecycle/offer.ts'

/** Steam's English tags by the catalogue's short codes (catalogue/README.md), from new to scarred. */
export const exteriorNames = {
  FN: 'Factory New',
  MW: 'Minimal Wear',
  FT: 'Field-Tested',
  WW: 'Well-Worn',
  BS: 'Battle-Scarred',
  NP: 'Not Painted',
} as const

export type ExteriorCode = keyof typeof exteriorNames

/** Whether a word is an exterior's code. */
export const isExterior = (typed: string): typed is ExteriorCode => Object.hasOwn(exteriorNames, typed)

/** An offer's quality is its exterior (docs/behaviour/offers.md#quality-is-exterior); best first. */
export const exteriorByQuality = {
  factory_new: 'FN',
  minimal_wear: 'MW',
  field_tested: 'FT',
  well_worn: 'WW',
  battle_scarred: 'BS',
  not_painted: 'NP',
} as const satisfies Record<OfferQuality, ExteriorCode>

/** The five that depend on the float; a vanilla knife has neither paint nor float. */
export type PaintedExterior = Exclude<ExteriorCode, 'NP'>

/** The floats of an exterior, and where they lie on the wear rail. */
export interface WearBand {
  code: PaintedExterior
  /** float limits: from inclusive, to exclusive (Battle-Scarred includes 1) */
  from: number
  to: number
  /** where the band starts on the rail and how much of it it takes, in percent */
  start: number
  width: number
}

/**
 * The rail of a float is stretched: each band is linear inside, but the narrow bands get more room than their share, so
 * that a trader can tell .01 from .03 (docs/behaviour/look.md#wear-rail).
 */
export const wearBands: readonly WearBand[] = [
  { code: 'FN', from: 0, to: 0.07, start: 0, width: 24 },
  { code: 'MW', from: 0.07, to: 0.15, start: 24, width: 20 },
  { code: 'FT', from: 0.15, to: 0.38, start: 44, width: 24 },
  { code: 'WW', from: 0.38, to: 0.45, start: 68, width: 12 },
  { code: 'BS', from: 0.45, to: 1, start: 80, width: 20 },
]

/** The exterior that a float from 0 to 1 lies in. */
export const exteriorAt = (float: number): PaintedExterior => wearBands.find(({ to }) => float < to)?.code ?? 'BS'

// Files and programs cut floats at another digit each.
const floatTolerance = 1e-6

/** Whether two floats are those of one copy. */
export const isSameFloat = (one: number, other: number): boolean => Math.abs(one - other) <= floatTolerance
