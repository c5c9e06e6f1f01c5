import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, query, text } from '../wire.ts'
import { staffScopes } from './key-scopes.ts'
import * as routes from './routes/staff-keys.ts'
import { proofMinutes } from './session.ts'

const invalid = say('field_invalid')

/** Living keys of a shop. */
export const staffKeysMax = 20

/** Letters of a key's name. */
export const staffKeyNameMax = 60

/** Days that a key lives at most. */
export const staffKeyDaysMax = 365

/** Calls of one key a minute at most. */
export const staffKeyCallsMax = 600

/** Addresses and networks that a key may be bound to. */
export const staffKeyAddressesMax = 20

const staffKey = z.object({
  id: z.int(),
  name: z.string(),
  /** its last four characters */
  hint: z.string(),
  scopes: z.array(z.enum(staffScopes)),
  /** what it may come from, as 203.0.113.0/24; none: from everywhere */
  addresses: z.array(z.string()),
  calls_per_minute: z.int(),
  /** who made it and answers for it */
  owner: z.object({ id: z.int(), name: z.string() }),
  /** false: its owner is no administrator any more, or locked */
  is_working: z.boolean(),
  created_at: instant,
  /** null while it was never used; coarse: written once an hour at most */
  last_used_at: z.nullable(instant),
  expires_at: instant,
})

export type StaffKey = z.output<typeof staffKey>

export const listStaffKeys = defineCall(routes.listStaffKeys, {
  summary: 'Living keys of the operators’ own programs, newest first',
  query: query({}),
  answer: answer({ keys: z.array(staffKey) }),
  refusals: [],
})

export const createStaffKey = defineCall(routes.createStaffKey, {
  summary: 'Makes a key that opens what its scopes name; the answer is the only time that it is shown',
  body: body({
    name: text(staffKeyNameMax),
    scopes: z
      .array(z.enum(staffScopes, invalid), invalid)
      .check(z.minLength(1, invalid), z.maxLength(staffScopes.length, invalid)),
    days: z.int(invalid).check(z.minimum(1, invalid), z.maximum(staffKeyDaysMax, invalid)),
    calls_per_minute: z.int(invalid).check(z.minimum(1, invalid), z.maximum(staffKeyCallsMax, invalid)),
    addresses: z.array(text(50), invalid).check(z.maxLength(staffKeyAddressesMax, invalid)),
  }),
  answer: answer({ key: z.string(), staff_key: staffKey }),
  refusals: ['staff_keys_full', 'proof_required'],
  proofMinutes,
})

export const revokeStaffKey = defineCall(routes.revokeStaffKey, {
  summary: 'Ends a key at once',
  params: z.object({ id }),
  body: body({}),
  answer: answer({ keys: z.array(staffKey) }),
  refusals: ['staff_key_not_found'],
})
