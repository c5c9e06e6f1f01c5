import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as security from './routes/security.ts'
import * as routes from './routes.ts'
import { answer, body, id, instant, query } from './wire.ts'

/** One signed-in browser of the customer. */
export const deviceSession = z.object({
  id: z.int(),
  /** what it told about itself, such as "Firefox"; empty when it told nothing that is known */
  browser: z.string(),
  /** such as "Windows" or "iOS"; empty when unknown */
  system: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** IP address at its last sign of life, as the server saw it */
  address: z.string(),
  created_at: instant,
  /** coarse: written once an hour at most */
  seen_at: instant,
  expires_at: instant,
  /** the one that asks */
  current: z.boolean(),
})

export type DeviceSession = z.output<typeof deviceSession>

export const listSessions = defineCall(routes.listSessions, {
  summary: 'Where the customer is signed in; the asking session first, then the last seen ones',
  query: query({}),
  answer: answer({ payload: z.array(deviceSession) }),
  refusals: [],
})

export const endSession = defineCall(security.endSession, {
  summary: 'Signs one of the own sessions out; its next call is answered with 401',
  body: body({ id }),
  answer: answer({ payload: z.array(deviceSession) }),
  refusals: ['session_not_found', 'csrf_mismatch'],
})

export const endOtherSessions = defineCall(security.endOtherSessions, {
  summary: 'Signs every own session out but the asking one, and revokes the API keys as well where that is asked for',
  body: z.optional(z.nullable(body({ api_keys: z.optional(z.boolean()) }))),
  answer: answer({ payload: z.array(deviceSession) }),
  refusals: ['csrf_mismatch'],
})
