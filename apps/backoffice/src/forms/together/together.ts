import { percentOff, wholeCost } from '@pandrop/contract/staff/together'

/** What items come to, EUR units. */
export interface Figures {
  /** one by one */
  sum: number
  /** null where that of one is unknown */
  cost: number | null
}

const centsOf = (units: number): number => Math.round(units * 100)

/** The sums of what is known of items. */
export const figuresOf = (items: readonly { price: number; cost: number | null }[]): Figures => {
  const cost = wholeCost(items.map((item) => (item.cost === null ? null : centsOf(item.cost))))
  const sum = items.reduce((total, { price }) => total + centsOf(price), 0)
  return { sum: sum / 100, cost: cost === null ? null : cost / 100 }
}

/** What a price takes off a sum, in percent with one decimal; null without either. */
export const offOf = (price: number | null, sum: number): number | null =>
  price === null || sum === 0 ? null : percentOff(price, sum)

/** Whether a price is more than items cost one by one, to the cent. */
export const isAbove = (price: number | null, sum: number): boolean => price !== null && centsOf(price) > centsOf(sum)

/** The numbers that an address names, each once, so many at most; what is no number is none. */
export const numbersIn = (words: string | undefined, max: number): number[] => {
  const ids = (words ?? '').split(',').filter((word) => /^[1-9]\d{0,14}$/.test(word))
  return [...new Set(ids.map(Number))].slice(0, max)
}
