import type * as margins from '@pandrop/contract/staff/margins'
import type * as offerSteps from '@pandrop/contract/staff/offer-steps'
import type * as offers from '@pandrop/contract/staff/offers'
import { endpoint } from './endpoints.ts'

export const listDeskOffers = endpoint<typeof offers.listDeskOffers>({
  method: 'GET',
  path: '/staff/offers',
  access: 'staff',
})
export const countDeskOffers = endpoint<typeof offers.countDeskOffers>({
  method: 'GET',
  path: '/staff/offers/counts',
  access: 'staff',
})
export const getDeskOffer = endpoint<typeof offers.getDeskOffer>({
  method: 'GET',
  path: '/staff/offers/:id',
  access: 'staff',
})
export const counterDeskOffer = endpoint<typeof offerSteps.counterDeskOffer>({
  method: 'POST',
  path: '/staff/offers/:id/counter',
  access: 'staff',
})
export const declineDeskOffer = endpoint<typeof offerSteps.declineDeskOffer>({
  method: 'POST',
  path: '/staff/offers/:id/decline',
  access: 'staff',
})
export const receiveDeskOffer = endpoint<typeof offerSteps.receiveDeskOffer>({
  method: 'POST',
  path: '/staff/offers/:id/received',
  access: 'staff',
})
export const deskOfferNotReceived = endpoint<typeof offerSteps.deskOfferNotReceived>({
  method: 'POST',
  path: '/staff/offers/:id/not-received',
  access: 'staff',
})
export const deskOfferReversed = endpoint<typeof offerSteps.deskOfferReversed>({
  method: 'POST',
  path: '/staff/offers/:id/reversed',
  access: 'staff',
})
export const deskOfferReady = endpoint<typeof offerSteps.deskOfferReady>({
  method: 'POST',
  path: '/staff/offers/:id/ready',
  access: 'staff',
})
export const listMargins = endpoint<typeof margins.listMargins>({
  method: 'GET',
  path: '/staff/margins',
  access: 'staff',
})
export const previewMargin = endpoint<typeof margins.previewMargin>({
  method: 'GET',
  path: '/staff/margins/preview',
  access: 'staff',
})
export const setMargin = endpoint<typeof margins.setMargin>({
  method: 'POST',
  path: '/staff/margins',
  access: 'administrator',
})
export const removeMargin = endpoint<typeof margins.removeMargin>({
  method: 'POST',
  path: '/staff/margins/remove',
  access: 'administrator',
})
export const listHolidays = endpoint<typeof margins.listHolidays>({
  method: 'GET',
  path: '/staff/holidays',
  access: 'staff',
})
export const previewHoliday = endpoint<typeof margins.previewHoliday>({
  method: 'GET',
  path: '/staff/holidays/preview',
  access: 'staff',
})
export const addHoliday = endpoint<typeof margins.addHoliday>({
  method: 'POST',
  path: '/staff/holidays',
  access: 'administrator',
})
export const removeHoliday = endpoint<typeof margins.removeHoliday>({
  method: 'POST',
  path: '/staff/holidays/remove',
  access: 'administrator',
})
