import type { CartEntry } from '@pandrop/contract/cart'
import { isBuyable, pricedLine } from '@pandrop/contract/pricing'

/** Whether a line cannot be bought now; what the own card payment holds can. */
export const isGone = (line: CartEntry): boolean => !isBuyable(pricedLine(line))

/** Taken out of the cart, what the own card payment holds would be paid all the same. */
export const isRemovable = ({ reserved_for_you }: CartEntry): boolean => !reserved_for_you
