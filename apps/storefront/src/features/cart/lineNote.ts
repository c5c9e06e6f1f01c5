import type { CartEntry } from '@pandrop/contract/cart'
import type { Text } from '@pandrop/dictionaries/translate'
import { dayOf, momentOf, timeOf } from '../../dates.ts'

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

/** Until when it is held: by the customer's own deal, somebody else's deal or payment, else until it is for sale. */
const reservedText = ({ reserved_until, held_by, deal_id, item }: CartEntry, text: Text): string => {
  if (reserved_until) {
    const at = Date.parse(reserved_until)
    const until = momentOf(Math.floor(at / 1000))
    if (deal_id !== null) return text('cart_line_deal', { until })
    if (held_by === 'deal') return text('cart_line_held', { until })
    return text('cart_line_reserved_back', { time: timeOf(at) })
  }
  if (item.available_from) return text('cart_line_reserved_until', { date: dayOf(Date.parse(item.available_from)) })
  return text('cart_line_reserved_text', { minutes: reservationMinutes })
}
