import { type PriceWarning, priceWarningTexts } from '@pandrop/contract/staff/together'

/** What a price of several items is held against, in cents. */
interface TogetherFigures {
  /** of all together, VAT included */
  price: number
  /** what they cost one by one */
  sum: number
  /** what the shop paid for each; null: nobody knows */
  costs: readonly (number | null)[]
  /** 22 means 22 % */
  vatPercent: number
}

/** What was confirmed of a price; all: whatever there is to ask. */
export type Confirmed = readonly PriceWarning[] | 'all'

/**
 * What is unusual about a price of several items, to be asked about (docs/behaviour/orders.md#odd-together). An unknown
 * cost counts as nothing: what is known has to come back all the same, and half_price asks where nothing is known.
 */
export const warningsOf = ({ price, sum, costs, vatPercent }: TogetherFigures): PriceWarning[] => {
  const known = costs.reduce<number>((total, cost) => total + (cost ?? 0), 0)
  const warnings: [PriceWarning, boolean][] = [
    ['below_cost', price / (1 + vatPercent / 100) < known],
    ['no_discount', price === sum],
    ['half_price', price * 2 < sum],
  ]
  return warnings.flatMap(([warning, holds]) => (holds ? [warning] : []))
}

/** What of a refusal tells what is to be confirmed of a price; null where nothing is left to ask. */
export const questionOf = (
  figures: TogetherFigures,
  confirmed: Confirmed,
): { values: { warnings: string }; payload: { warnings: PriceWarning[] } } | null => {
  const warnings = warningsOf(figures)
  if (confirmed === 'all' || warnings.every((warning) => confirmed.includes(warning))) return null
  return {
    values: { warnings: warnings.map((warning) => priceWarningTexts[warning]).join(' ') },
    payload: { warnings },
  }
}
