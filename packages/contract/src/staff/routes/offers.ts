import { route } from '../../call.ts'

export const listStaffOffers = route('GET', '/staff/offers', 'staff')
export const countStaffOffers = route('GET', '/staff/offers/counts', 'staff')
export const getStaffOffer = route('GET', '/staff/offers/:id', 'staff')

export const takeOfferStep = route('POST', '/staff/offers/:id/steps', 'staff')

export const listWaitingRequests = route('GET', '/staff/offers/waiting-trades', 'staff')
export const answerRequest = route('POST', '/staff/offers/:id/trade', 'staff')

export const shelveOffer = route('POST', '/staff/offers/:id/shelve', 'staff')
export const shelveOffers = route('POST', '/staff/offers/shelve', 'staff')

export const listMargins = route('GET', '/staff/margins', 'staff')
export const previewMargin = route('GET', '/staff/margins/preview', 'staff')
export const setMargin = route('POST', '/staff/margins', 'administrator')
export const removeMargin = route('POST', '/staff/margins/remove', 'administrator')
export const listHolidays = route('GET', '/staff/holidays', 'staff')
export const previewHoliday = route('GET', '/staff/holidays/preview', 'staff')
export const addHoliday = route('POST', '/staff/holidays', 'administrator')
export const removeHoliday = route('POST', '/staff/holidays/remove', 'administrator')
