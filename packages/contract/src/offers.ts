import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { messages } from './messages.ts'
import { offerQualities, offerStates } from './offer-states.ts'
import { amount, answer, body, countryReference, email, id, query, seconds, text, units } from './wire.ts'

const offer = z.object({
  id: z.int(),
  created_at: seconds,
  status: z.enum(offerStates),
  title: z.string(),
  item: z.object({ img: z.string() }),
  user_price: amount,
  /** the counter-offer */
  service_price: z.nullable(amount),
  quality: z.enum(offerQualities),
  currency: z.string(),
})

export const offerHistory = defineCall({
  method: 'GET',
  path: '/offer/history',
  summary: 'Offers of the customer, newest first',
  access: 'verified',
  query: query({}),
  answer: answer({ payload: z.array(offer) }),
  refusals: [],
})

export const getOffer = defineCall({
  method: 'GET',
  path: '/offer/:id',
  summary: 'One offer of the customer',
  access: 'verified',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ payload: offer }),
  refusals: ['not_found'],
})

export const createOffer = defineCall({
  method: 'POST',
  path: '/offer/create',
  summary: 'Proposes a skin to the shop',
  access: 'verified',
  body: body({
    title: text(120, messages.skin_name_required),
    price: units,
    quality: z.enum(offerQualities, messages.quality_required),
    item_url: text(300, messages.inventory_link_required),
  }),
  answer: answer({ id: z.int(), message: z.string() }),
  refusals: ['invalid_input'],
})

export const acceptOffer = defineCall({
  method: 'POST',
  path: '/offer/accept',
  summary: 'Accepts the counter-offer',
  access: 'verified',
  body: body({ id }),
  answer: answer({ message: z.string() }),
  refusals: ['not_found', 'trade_link_invalid'],
  idempotent: true,
})

export const declineOffer = defineCall({
  method: 'POST',
  path: '/offer/decline',
  summary: 'Declines the counter-offer',
  access: 'verified',
  body: body({ id }),
  answer: answer({ message: z.string() }),
  refusals: ['not_found'],
})

const contactFields = {
  id,
  address: text(200, messages.address_required),
  city: text(100, messages.city_required),
  country: countryReference,
  email,
  name: text(60, messages.first_name_required),
  surname: text(60, messages.last_name_required),
  phone: text(250, messages.phone_required),
  postCode: text(20, messages.post_code_required),
}

export const requestSepaPayout = defineCall({
  method: 'POST',
  path: '/offer/request-payout/sepa-manual',
  summary: 'Asks for the payout of an offer by SEPA credit transfer',
  access: 'verified',
  body: body({
    ...contactFields,
    first_name: text(60, messages.first_name_required),
    last_name: text(60, messages.last_name_required),
    account_number: z.string(messages.iban_invalid).check(z.minLength(15, messages.iban_invalid), z.maxLength(50)),
  }),
  answer: answer({ message: z.string() }),
  refusals: ['not_found', 'invalid_input'],
  idempotent: true,
})

export const requestCardFormPayout = defineCall({
  method: 'POST',
  path: '/offer/request-payout/card-form',
  summary: 'Asks for the payout of an offer through a card form',
  access: 'verified',
  body: body(contactFields),
  answer: answer({ redirect_url: z.string() }),
  refusals: ['not_found', 'payment_method_unavailable'],
  idempotent: true,
})
