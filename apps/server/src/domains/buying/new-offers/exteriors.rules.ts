import { type ExteriorCode, exteriorByQuality } from '@pandrop/contract/exteriors'
import type { OfferQuality } from '@pandrop/contract/lifecycle/offer'

const bestFirst = Object.keys(exteriorByQuality) as OfferQuality[]

/** The qualities of these exteriors, best first. */
export const qualitiesOf = (exteriors: readonly ExteriorCode[]): OfferQuality[] =>
  bestFirst.filter((quality) => exteriors.includes(exteriorByQuality[quality]))

/** The exterior of a column that holds an offer's quality, written as SQL. */
export const exteriorOfColumn = (quality: string): string =>
  `case ${quality} ${bestFirst.map((each) => `when '${each}' then '${exteriorByQuality[each]}'`).join(' ')} end`
