import {
  type PriceEnding,
  type PriceWay,
  priceEndings,
  priceWayBounds,
  priceWays,
} from '@pandrop/contract/staff/price-changes'

/** What stands in the form. */
export interface PriceDraft {
  way: PriceWay
  /** as it was typed */
  amount: string
  ending: PriceEnding
  isAboveCost: boolean
  /** also of items whose price is a running campaign's */
  isWithCampaigns: boolean
}

/** What is sent for it. */
export interface PriceTerms {
  way: PriceWay
  amount?: number
  ending: PriceEnding
  above_cost: boolean
  with_campaigns: boolean
}

export const firstDraft: PriceDraft = {
  way: 'percent',
  amount: '',
  ending: 'none',
  isAboveCost: true,
  isWithCampaigns: false,
}

/** A signed number as somebody types it: "-10", "+5 %", "−1,50". */
const readSigned = (typed: string, decimals: number): number | null => {
  const plain = typed
    .replace(/[\s%€×]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  return new RegExp(`^[-+]?\\d{1,7}(\\.\\d{1,${decimals}})?$`).test(plain) ? Number(plain) : null
}

/** @returns what is sent; null while the number is none that its way takes */
export const readDraft = (draft: PriceDraft): PriceTerms | null => {
  const { way, amount, ending } = draft
  const rest = { ending, above_cost: draft.isAboveCost, with_campaigns: draft.isWithCampaigns }
  if (way === 'range') return { way, ...rest }
  const { from, to, decimals } = priceWayBounds[way]
  const read = readSigned(amount, decimals)
  return read === null || read < from || read > to ? null : { way, amount: read, ...rest }
}

/** A word of a select as the way it names; undefined for any other. */
export const wayNamed = (word: string): PriceWay | undefined => priceWays.find((way) => way === word)

export const endingNamed = (word: string): PriceEnding | undefined => priceEndings.find((ending) => ending === word)
