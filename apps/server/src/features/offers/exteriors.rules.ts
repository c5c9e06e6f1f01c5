import type { OfferQuality } from '@pandrop/contract/offer-states'

/** The catalogue's short codes of exteriors. */
export type ExteriorCode = 'FN' | 'MW' | 'FT' | 'WW' | 'BS' | 'NP'

const codes = {
  factory_new: 'FN',
  minimal_wear: 'MW',
  field_tested: 'FT',
  well_worn: 'WW',
  battle_scarred: 'BS',
  not_painted: 'NP',
} as const satisfies Record<OfferQuality, ExteriorCode>

/** An offer's quality is its exterior (docs/behaviour/offers.md#quality-is-exterior). */
export const exteriorOf = (quality: OfferQuality): ExteriorCode => codes[quality]

const bestFirst = Object.keys(codes) as OfferQuality[]

/** The qualities of these exteriors, best first. */
export const qualitiesOf = (exteriors: readonly string[]): OfferQuality[] =>
  bestFirst.filter((quality) => exteriors.includes(codes[quality]))
