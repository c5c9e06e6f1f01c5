import type { CartEntry } from '@pandrop/contract/cart'
import type { Text } from '@pandrop/dictionaries/translate'
import { dayOf, timeOf } from '../../dates.ts'

/** What a line has to say besides its price. */
export interface LineNote {
  kind: 'gone' | 'waiting' | 'yours' | 'price'
  text: string
}

/** A card payment's session, after which a reserved item is free again (docs/behaviour/money.md#session-minutes). */
const reservationMinutes = 31

/**
 * Why a line is greyed, or how its price has changed since it was last seen (docs/behaviour/orders.md#lines-stay).
 * @param format EUR units as text in the visitor's currency
 * @returns undefined for a line that is as it was
 */
export const lineNote = (line: CartEntry, text: Text, format: (units: number) => string): LineNote | undefined => {
  const { state, price, seen_price } = line
  if (state === 'sold') return { kind: 'gone', text: text('cart_line_sold_text') }
  if (line.reserved_for_you) return { kind: 'yours', text: text('cart_line_yours_text') }
  if (state === 'reserved') return { kind: 'waiting', text: reservedText(line, text) }
  if (price === seen_price) return undefined
  const key = price > seen_price ? 'cart_line_price_up' : 'cart_line_price_down'
  return { kind: 'price', text: text(key, { price: format(seen_price) }) }
}

/** Until when somebody else has the item: the end of their payment, else the day it is for sale again. */
const reservedText = ({ reserved_until, item }: CartEntry, text: Text): string => {
  if (reserved_until) return text('cart_line_reserved_back', { time: timeOf(Date.parse(reserved_until)) })
  if (item.available_from) return text('cart_line_reserved_until', { date: dayOf(Date.parse(item.available_from)) })
  return text('cart_line_reserved_text', { minutes: reservationMinutes })
}
