import { route } from '../../call.ts'

export const previewPriceChange = route('GET', '/staff/price-changes/preview', 'staff')
export const makePriceChange = route('POST', '/staff/price-changes', 'staff', { idempotent: true })
export const listPriceChanges = route('GET', '/staff/price-changes', 'staff')
export const getPriceChange = route('GET', '/staff/price-changes/:id', 'staff')
export const listPriceChangeLines = route('GET', '/staff/price-changes/:id/lines', 'staff')
export const undoPriceChange = route('POST', '/staff/price-changes/:id/undo', 'staff')
