import type { CartEntry } from '@pandrop/contract/cart'

type Held = Pick<CartEntry, 'state' | 'reserved_for_you'>

/** Whether a line cannot be bought now; what the own card payment holds can. */
export const isGone = ({ state, reserved_for_you }: Held): boolean => state !== 'available' && !reserved_for_you

/** Taken out of the cart, what the own card payment holds would be paid all the same. */
export const isRemovable = ({ reserved_for_you }: Held): boolean => !reserved_for_you
