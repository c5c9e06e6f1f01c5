import { route } from '../../call.ts'

export const listDeskOffers = route('GET', '/staff/offers', 'staff')
export const countDeskOffers = route('GET', '/staff/offers/counts', 'staff')
export const getDeskOffer = route('GET', '/staff/offers/:id', 'staff')

export const counterDeskOffer = route('POST', '/staff/offers/:id/counter', 'staff')
export const declineDeskOffer = route('POST', '/staff/offers/:id/decline', 'staff')
export const receiveDeskOffer = route('POST', '/staff/offers/:id/received', 'staff')
export const deskOfferNotReceived = route('POST', '/staff/offers/:id/not-received', 'staff')
export const deskOfferReversed = route('POST', '/staff/offers/:id/reversed', 'staff')
export const deskOfferReady = route('POST', '/staff/offers/:id/ready', 'staff')

export const listMargins = route('GET', '/staff/margins', 'staff')
export const previewMargin = route('GET', '/staff/margins/preview', 'staff')
export const setMargin = route('POST', '/staff/margins', 'administrator')
export const removeMargin = route('POST', '/staff/margins/remove', 'administrator')
export const listHolidays = route('GET', '/staff/holidays', 'staff')
export const previewHoliday = route('GET', '/staff/holidays/preview', 'staff')
export const addHoliday = route('POST', '/staff/holidays', 'administrator')
export const removeHoliday = route('POST', '/staff/holidays/remove', 'administrator')
