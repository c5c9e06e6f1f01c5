import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { messages } from './messages.ts'
import { amount, answer, body, countryReference, email, instant, query, text } from './wire.ts'

/** A country as other objects carry it. */
export const countryObject = z.object({ id: z.int(), name: z.string(), title: z.string(), iso: z.string() })

/** Specification section 3, User profile. `post_code` is canonical, `zip` is its double. */
export const profile = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  phoneE164: z.string(),
  /** EUR units */
  balance: amount,
  avatarUrl: z.nullable(z.string()),
  country: z.nullable(countryObject),
  country_id: z.nullable(z.int()),
  city: z.string(),
  address: z.string(),
  post_code: z.string(),
  zip: z.string(),
  created_at: instant,
  steam_trade_link: z.nullable(z.string()),
  steamid: z.nullable(z.string()),
  realCountry: z.object({ hash: z.null() }),
  verification_data: z.object({ status: z.enum(['none', 'pending', 'approved', 'rejected']) }),
})

export type Profile = z.output<typeof profile>

export const getProfile = defineCall({
  method: 'GET',
  path: '/user/profile',
  summary: 'The signed-in customer',
  access: 'signed_in',
  query: query({}),
  answer: answer({ payload: profile }),
  refusals: [],
})

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/user/profile',
  summary: 'Partial update; country comes in as an id',
  access: 'signed_in',
  body: body({
    name: z.optional(text(60, messages.first_name_required)),
    surname: z.optional(text(60, messages.last_name_required)),
    email: z.optional(email),
    cur_password: z.optional(z.string()),
    phone: z.optional(text(250, messages.phone_required)),
    phoneE164: z.optional(z.string()),
    country: z.optional(countryReference),
    city: z.optional(text(100)),
    address: z.optional(text(200)),
    post_code: z.optional(text(20)),
    zip: z.optional(text(20)),
    steam_trade_link: z.optional(z.string()),
  }),
  answer: answer({ payload: profile, message: z.string() }),
  refusals: ['trade_link_invalid', 'country_unsupported', 'credentials_wrong'],
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/user/change-password',
  summary: 'Changes the password of the signed-in customer',
  access: 'signed_in',
  body: body({ cur_password: z.string(), new_password: z.string(), repeat_password: z.string() }),
  answer: answer({ message: z.string() }),
  refusals: ['credentials_wrong', 'invalid_input'],
})
