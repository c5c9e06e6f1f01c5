import { type ExteriorCode, exteriorByQuality } from '@pandrop/contract/exteriors'
import { type OfferQuality, offerQualities } from '@pandrop/contract/lifecycle/offer'

/** The qualities of these exteriors, best first. */
export const qualitiesOf = (exteriors: readonly ExteriorCode[]): OfferQuality[] =>
  offerQualities.filter((quality) => exteriors.includes(exteriorByQuality[quality]))

/** The exterior of a column that holds an offer's quality, written as SQL. */
export const exteriorOfColumn = (quality: string): string =>
  `case ${quality} ${offerQualities.map((each) => `when '${each}' then '${exteriorByQuality[each]}'`).join(' ')} end`
