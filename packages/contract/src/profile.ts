import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { avatarBytesMax } from './limits.ts'
import { password, passwordAgain, typedPassword } from './passwords.ts'
import { businessFields } from './postal.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { amount, answer, body, countryReference, email, instant, optionalText, query, text } from './wire.ts'

/** A country as other objects carry it. */
export const countryObject = z.object({ id: z.int(), name: z.string(), title: z.string(), iso: z.string() })

/** docs/behaviour/accounts.md#profile-fields; `post_code` is canonical, `zip` is its double. */
export const profile = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** the address that becomes the account's once its mailed link is opened; null where none is asked for */
  pending_email: z.nullable(z.string()),
  /** until when that link works; null where no e-mail is asked for */
  pending_email_until: z.nullable(instant),
  phone: z.string(),
  phoneE164: z.string(),
  /** EUR units */
  balance: amount,
  /** deals that they can still buy */
  open_deals: z.int(),
  /** notifications that they have not seen */
  unread_notifications: z.int(),
  avatarUrl: z.nullable(z.string()),
  country: z.nullable(countryObject),
  country_id: z.nullable(z.int()),
  city: z.string(),
  address: z.string(),
  post_code: z.string(),
  zip: z.string(),
  /** what a business customer said last; both absent while the shop does not ask for it */
  company: z.optional(z.string()),
  vat_id: z.optional(z.string()),
  created_at: instant,
  steam_trade_link: z.nullable(z.string()),
  steamid: z.nullable(z.string()),
  /** until when nothing is sent to that Steam account, which is new for the customer; null: nothing waits */
  trade_link_paused_until: z.nullable(instant),
  realCountry: z.object({ hash: z.null() }),
  verification_data: z.object({ status: z.enum(['none', 'pending', 'approved', 'rejected']) }),
})

export type Profile = z.output<typeof profile>

export const getProfile = defineCall(routes.getProfile, {
  summary: 'The signed-in customer',
  query: query({}),
  answer: answer({ payload: profile }),
  refusals: [],
  apiScope: 'profile',
})

export const updateProfile = defineCall(routes.updateProfile, {
  summary: 'Partial update; country comes in as an id; a new e-mail takes effect when its mailed link is opened',
  body: body({
    name: z.optional(text(60, say('first_name_required'))),
    surname: z.optional(text(60, say('last_name_required'))),
    email: z.optional(email),
    phone: z.optional(text(250, say('phone_required'))),
    phoneE164: z.optional(z.string().check(z.maxLength(25, say('phone_invalid')))),
    country: z.optional(z.nullable(countryReference)),
    /** the same under the name that the profile carries it by */
    country_id: z.optional(z.nullable(countryReference)),
    city: optionalText(100),
    address: optionalText(200),
    post_code: optionalText(20),
    zip: optionalText(20),
    ...businessFields,
    /** follows from the trade link: another one is refused, an empty one counts as absent */
    steamid: z.optional(z.nullable(z.string().check(z.maxLength(20, say('field_invalid'))))),
    steam_trade_link: z.optional(z.nullable(z.string().check(z.maxLength(300, say('trade_link_invalid'))))),
  }),
  answer: answer({ payload: profile, message: z.string() }),
  refusals: [
    'profile_invalid',
    'trade_link_invalid',
    'steam_id_mismatch',
    'country_unsupported',
    'factor_required',
    'proof_required',
    'too_many_requests',
    'csrf_mismatch',
  ],
})

export const cancelEmailChange = defineCall(routes.cancelEmailChange, {
  summary: 'Withdraws an asked-for change of the e-mail; its mailed link is worth nothing then',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ payload: profile }),
  refusals: ['csrf_mismatch'],
})

export const changePassword = defineCall(routes.changePassword, {
  summary: 'Changes the password of the signed-in customer and ends their other sessions',
  body: body({
    cur_password: typedPassword,
    new_password: password,
    repeat_password: passwordAgain,
  }),
  answer: answer({ message: z.string() }),
  refusals: ['current_password_wrong', 'passwords_differ', 'proof_required', 'too_many_requests', 'csrf_mismatch'],
})

export const uploadAvatar = defineCall(routes.uploadAvatar, {
  summary: 'Takes a JPEG, PNG, WebP or AVIF picture, cuts it square and keeps nothing of the file but the pixels',
  upload: { bytesMax: avatarBytesMax },
  answer: answer({ payload: profile }),
  refusals: ['picture_unreadable', 'picture_too_large', 'too_many_requests', 'csrf_mismatch'],
})

export const removeAvatar = defineCall(routes.removeAvatar, {
  summary: 'Takes the picture away',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ payload: profile }),
  refusals: ['csrf_mismatch'],
})
