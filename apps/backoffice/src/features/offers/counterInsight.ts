import type { StaffOffer } from '@pandrop/contract/staff/offers'

/** What a price means that somebody types; nothing where there is nothing to compare it with. */
export interface CounterInsight {
  /** what the shop would keep of its own price, in percent; negative: it pays more */
  marginPercent: number | null
  /** EUR above what the customer wishes; negative: below */
  aboveWish: number
  /** EUR above the suggested price; null: not above, or there is none */
  aboveSuggested: number | null
  /** the shop would pay more than it sells such a copy for */
  aboveReference: boolean
}

const roundCents = (units: number): number => Math.round(units * 100) / 100

/** What a price means for the shop and for the customer. */
export const insightOf = (price: number, { user_price: wish, quote }: Pick<StaffOffer, 'user_price' | 'quote'>) => {
  const suggested = quote && roundCents(price - quote.suggested_price)
  return {
    marginPercent: quote && Math.round((1 - price / quote.reference_price) * 1000) / 10,
    aboveWish: roundCents(price - wish),
    aboveSuggested: suggested !== null && suggested > 0 ? suggested : null,
    aboveReference: quote !== null && price > quote.reference_price,
  } satisfies CounterInsight
}

/** What a counter-offer begins with: what is suggested, and never more than the customer asks for. */
export const startPrice = ({
  user_price: wish,
  quote,
}: Pick<StaffOffer, 'user_price' | 'quote'>): number | undefined =>
  quote ? Math.min(wish, quote.suggested_price) : undefined
