import { route } from '../../call.ts'

export const listPromoCodes = route('GET', '/staff/promo-codes', 'staff')
export const getPromoCode = route('GET', '/staff/promo-codes/:id', 'staff')
export const listPromoUses = route('GET', '/staff/promo-codes/:id/uses', 'staff')
export const createPromoCode = route('POST', '/staff/promo-codes', 'staff')
export const changePromoCode = route('POST', '/staff/promo-codes/:id', 'staff')
export const createPromoBatch = route('POST', '/staff/promo-batches', 'staff', { idempotent: true })
export const stopPromoCode = route('POST', '/staff/promo-codes/:id/stop', 'staff')
