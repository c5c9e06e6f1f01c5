import * as z from 'zod/mini'
import { apiScopes } from './api-scopes.ts'
import { defineCall } from './call.ts'
import * as security from './routes/security.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { answer, body, id, instant, query, text } from './wire.ts'

/** An API key as its owner sees it later; the key itself is shown once, when it is made. */
export const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** its last four characters */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: instant,
  /** null while it was never used; coarse: written once an hour at most */
  last_used_at: z.nullable(instant),
  expires_at: instant,
})

export type ApiKey = z.output<typeof apiKey>

export const listApiKeys = defineCall(routes.listApiKeys, {
  summary: "The customer's living API keys, newest first",
  query: query({}),
  answer: answer({ payload: z.array(apiKey) }),
  refusals: [],
})

export const createApiKey = defineCall(security.createApiKey, {
  summary: 'Makes an API key that reads what its scopes name; the answer is the only time that it is shown',
  body: body({
    name: text(60, say('api_key_name_required')),
    scopes: z
      .array(z.enum(apiScopes, say('field_invalid')), say('api_key_scopes_required'))
      .check(z.minLength(1, say('api_key_scopes_required')), z.maxLength(apiScopes.length, say('field_invalid'))),
    /** 1 to 365 */
    days: z.int(say('field_invalid')).check(z.minimum(1, say('field_invalid')), z.maximum(365, say('field_invalid'))),
  }),
  answer: answer({ key: z.string(), payload: apiKey }),
  refusals: ['factor_required', 'proof_required', 'account_leaving', 'api_keys_full', 'csrf_mismatch'],
})

export const revokeApiKey = defineCall(security.revokeApiKey, {
  summary: 'Ends an API key at once',
  body: body({ id }),
  answer: answer({ payload: z.array(apiKey) }),
  refusals: ['api_key_not_found', 'csrf_mismatch'],
})
