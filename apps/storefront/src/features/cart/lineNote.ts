import type { CartEntry } from '@pandrop/contract/cart'
import type { Text } from '@pandrop/dictionaries/translate'

/** What a line has to say besides its price. */
export interface LineNote {
  kind: 'gone' | 'waiting' | 'price'
  text: string
}

/** A card payment's session, after which a reserved item is free again (readings.md, States). */
const reservationMinutes = 31

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** DD.MM.YYYY in the visitor's time zone (specification section 9). */
const dateOf = (instant: string): string => {
  const date = new Date(instant)
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`
}

/**
 * Why a line is greyed, or how its price has changed since it was last seen (readings.md, States: Cart).
 * @param format EUR units as text in the visitor's currency
 * @returns undefined for a line that is as it was
 */
export const lineNote = (line: CartEntry, text: Text, format: (units: number) => string): LineNote | undefined => {
  const { state, price, seen_price, item } = line
  if (state === 'sold') return { kind: 'gone', text: text('cart_line_sold_text') }
  if (state === 'reserved') {
    const back = item.available_from
    const reason = back
      ? text('cart_line_reserved_until', { date: dateOf(back) })
      : text('cart_line_reserved_text', { minutes: reservationMinutes })
    return { kind: 'waiting', text: reason }
  }
  if (price === seen_price) return undefined
  const key = price > seen_price ? 'cart_line_price_up' : 'cart_line_price_down'
  return { kind: 'price', text: text(key, { price: format(seen_price) }) }
}
