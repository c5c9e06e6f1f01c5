import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { passkeyJson } from '../passkeys.ts'
import { password, typedPassword } from '../passwords.ts'
import { say } from '../say.ts'
import { answer, body, email, id, instant, query, text } from '../wire.ts'
import { staffRoles } from './roles.ts'
import * as routes from './routes/staff.ts'

/** What a session of staff still waits for before it opens anything. */
export const staffStages = ['password', 'factor', 'enrol', 'open'] as const

/** For how long the password or a second factor proves who sits at an open session. */
export const proofMinutes = 5

const staffSession = z.object({
  /**
   * password: a one-time password has to be replaced first; enrol: no second factor is set up yet; factor: one is asked
   * for; open: signed in
   */
  stage: z.enum(staffStages),
  staff: z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.enum(staffRoles) }),
  /** second factors that this person has */
  factors: z.object({ totp: z.boolean(), passkeys: z.int() }),
  /** what screens go by: where the shop's days begin and end (IANA), for how many days what comes in is new */
  shop: z.object({ time_zone: z.string(), new_days: z.int() }),
})

export type StaffSession = z.output<typeof staffSession>

export const staffSessionState = defineCall(routes.staffSessionState, {
  summary: 'Who is signed in at the desk, and what the sign-in still waits for',
  query: query({}),
  answer: answer({ session: staffSession }),
  refusals: [],
})

export const staffSignIn = defineCall(routes.staffSignIn, {
  summary: 'First factor: e-mail and password; the second one follows',
  body: body({ email, password: typedPassword }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_credentials_wrong', 'too_many_requests'],
})

export const staffSignOut = defineCall(routes.staffSignOut, {
  summary: 'Ends the session of the desk',
  body: body({}),
  answer: answer({}),
  refusals: [],
})

/** Stands beside `password` where it is the current one again. */
export const passwordUnchanged = 'Choose a password that is not the current one'

export const staffChangePassword = defineCall(routes.staffChangePassword, {
  summary: 'Replaces the one-time password, or one’s own',
  body: body({ cur_password: typedPassword, password }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_credentials_wrong', 'staff_factor_needed', 'too_many_requests'],
})

export const staffProvePassword = defineCall(routes.staffProvePassword, {
  summary: 'Proves with the password who sits at an open desk; a code or a passkey does as well',
  body: body({ cur_password: typedPassword }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_credentials_wrong', 'too_many_requests'],
})

/** Six digits (RFC 6238). */
const code = z.string().check(z.regex(/^\d{6}$/, say('field_invalid')))

export const staffBeginTotp = defineCall(routes.staffBeginTotp, {
  summary: 'A new key for an authenticator; it counts once its first code was confirmed',
  body: body({}),
  answer: answer({ otpauth_url: z.string(), secret: z.string() }),
  refusals: ['staff_factor_needed', 'proof_required'],
  proofMinutes,
})

export const staffConfirmTotp = defineCall(routes.staffConfirmTotp, {
  summary: 'Confirms the authenticator with its first code',
  body: body({ code }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_code_wrong', 'staff_factor_needed', 'too_many_requests'],
})

export const staffGiveCode = defineCall(routes.staffGiveCode, {
  summary: 'Second factor: a code of the authenticator',
  body: body({ code }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_code_wrong', 'too_many_requests'],
})

export const staffPasskeyOptions = defineCall(routes.staffPasskeyOptions, {
  summary: 'What the browser needs to ask for a passkey',
  body: body({}),
  answer: answer({ options: passkeyJson }),
  refusals: ['staff_passkey_wrong'],
})

export const staffGivePasskey = defineCall(routes.staffGivePasskey, {
  summary: 'Second factor: a passkey',
  body: body({ credential: passkeyJson }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_passkey_wrong', 'too_many_requests'],
})

export const staffNewPasskeyOptions = defineCall(routes.staffNewPasskeyOptions, {
  summary: 'What the browser needs to make a passkey',
  body: body({}),
  answer: answer({ options: passkeyJson }),
  refusals: ['staff_factor_needed', 'proof_required'],
  proofMinutes,
})

export const staffAddPasskey = defineCall(routes.staffAddPasskey, {
  summary: 'Keeps a new passkey',
  body: body({ credential: passkeyJson, name: text(60) }),
  answer: answer({ session: staffSession }),
  refusals: ['staff_passkey_wrong', 'staff_factor_needed', 'proof_required', 'too_many_requests'],
  // What the browser is asked to make is asked for within the time; making it may take five minutes more.
  proofMinutes: proofMinutes + 5,
})

export const staffListPasskeys = defineCall(routes.staffListPasskeys, {
  summary: 'One’s own passkeys',
  query: query({}),
  answer: answer({
    passkeys: z.array(z.object({ id: z.int(), name: z.string(), created_at: instant, used_at: z.nullable(instant) })),
  }),
  refusals: [],
})

export const staffRemovePasskey = defineCall(routes.staffRemovePasskey, {
  summary: 'Forgets a passkey; the last second factor stays',
  params: z.object({ id }),
  body: body({}),
  answer: answer({}),
  refusals: ['not_found', 'staff_factor_needed', 'proof_required'],
  proofMinutes,
})

const ownSession = z.object({
  id: z.int(),
  /** what the browser told about itself; empty when it told nothing that is known */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  created_at: instant,
  seen_at: instant,
  /** the one that asks */
  current: z.boolean(),
})

export type StaffOwnSession = z.output<typeof ownSession>

const ownSessions = answer({ sessions: z.array(ownSession) })

export const staffListSessions = defineCall(routes.staffListSessions, {
  summary: 'One’s own sessions at the desk; the asking one first, then the last seen ones',
  query: query({}),
  answer: ownSessions,
  refusals: [],
})

export const staffEndSession = defineCall(routes.staffEndSession, {
  summary: 'Ends another session of one’s own',
  params: z.object({ id }),
  body: body({}),
  answer: ownSessions,
  refusals: ['session_not_found'],
})
