import type { Discount } from '@pandrop/money/discount'
import { fromUnits } from '@pandrop/money/money'

/** A code that the server has accepted for the cart, and what it takes off. */
export interface AppliedPromo {
  /** in upper case */
  code: string
  discount: Discount
}

/** Whose cart a code was applied to, and what lay in it. */
export interface PromoCart {
  customerId: number
  itemIds: readonly number[]
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftName = 'promo-draft'

interface Draft extends PromoCart {
  promo: AppliedPromo
}

const readDraft = (storage: DraftStorage): Draft | null => {
  try {
    const draft = JSON.parse(storage.getItem(draftName) ?? 'null') as Draft | null
    return draft && Array.isArray(draft.itemIds) && isPromo(draft.promo) ? draft : null
  } catch {
    return null
  }
}

const isPromo = ({ code, discount }: AppliedPromo): boolean =>
  typeof code === 'string' &&
  (discount.type === 'fixed' ? Number.isSafeInteger(discount.amount) : Number.isFinite(discount.percent))

/**
 * The code that was applied to this cart on this tab: it is still there after a reload, a top-up or a card page.
 * @returns null where another customer applied it, or to a cart of which nothing is left
 */
export const readPromo = (storage: DraftStorage, { customerId, itemIds }: PromoCart): AppliedPromo | null => {
  const draft = readDraft(storage)
  const isSameCart = draft?.customerId === customerId && draft.itemIds.some((id) => itemIds.includes(id))
  return draft && isSameCart ? draft.promo : null
}

/** Keeps the applied code with its cart; null: there is none any more. */
export const keepPromo = (storage: DraftStorage, cart: PromoCart, promo: AppliedPromo | null): void => {
  try {
    if (promo === null) storage.removeItem(draftName)
    else storage.setItem(draftName, JSON.stringify({ ...cart, promo }))
  } catch {
    // A full or forbidden storage costs the reload's memory, not the code.
  }
}

/** What the server says about a code, as the shared rule of discounts takes it. */
export const readOffer = (payload: {
  code: string
  discount_type: 'fixed' | 'percent'
  discount_amount: number
}): AppliedPromo => ({
  code: payload.code,
  discount:
    payload.discount_type === 'fixed'
      ? { type: 'fixed', amount: fromUnits(payload.discount_amount) }
      : { type: 'percent', percent: payload.discount_amount },
})
