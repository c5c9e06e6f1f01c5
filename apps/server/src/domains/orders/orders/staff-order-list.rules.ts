/** What somebody of the staff may have meant with the words that they typed. */
export interface OrderWords {
  /** an order's number, with or without "#"; null: none */
  orderId: number | null
  /** patterns for ilike; none where the words are too short to be looked up */
  patterns: string[]
  /** a promo code that it may be, in upper case as they are kept; null: none */
  promoCode: string | null
}

const wordsMax = 5
// An index of trigrams finds nothing shorter: a lone "a" would read every order.
const lettersMin = 3

const asPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Reads the search of the back office's list: a number means an order, words a buyer or an item, one a promo code. */
export const readOrderWords = (typed: string): OrderWords => {
  const text = typed.trim()
  const digits = /^#?([1-9]\d{0,14})$/.exec(text)?.[1]
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== '|')
  const isLongEnough = words.some((word) => word.length >= lettersMin)
  return {
    orderId: digits === undefined ? null : Number(digits),
    patterns: isLongEnough && !text.startsWith('#') ? words.slice(0, wordsMax).map(asPattern) : [],
    promoCode: /^[a-z0-9][a-z0-9_-]{2,39}$/i.test(text) ? text.toUpperCase() : null,
  }
}
