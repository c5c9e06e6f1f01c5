import * as z from 'zod/mini'
import { signedIn } from './accounts.ts'
import { defineCall } from './call.ts'
import * as routes from './routes/security.ts'
import { say } from './say.ts'
import { answer, body, id, instant, query, text } from './wire.ts'

/** What the browser's own passkey functions give and take (WebAuthn Level 3); @simplewebauthn reads it. */
export const passkeyJson = z.record(z.string(), z.unknown())

const named = text(60, say('passkey_name_required'))

/** A passkey as its owner tells it from the others. */
export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  /** when it last signed in or proved who it is; null: never */
  used_at: z.nullable(instant),
})

export type Passkey = z.output<typeof passkey>

const options = answer({ options: passkeyJson })

const passkeys = z.array(passkey)

export const askPasskeySignIn = defineCall(routes.askPasskeySignIn, {
  summary: 'What the browser needs to ask for a passkey, whosoever it is',
  body: body({}),
  answer: options,
  refusals: ['too_many_requests', 'csrf_mismatch'],
})

export const signInByPasskey = defineCall(routes.signInByPasskey, {
  summary: 'Opens a session by a passkey, which stands for password and code',
  body: body({ credential: passkeyJson }),
  answer: signedIn,
  refusals: ['passkey_wrong', 'customer_blocked', 'too_many_requests', 'csrf_mismatch'],
})

export const listPasskeys = defineCall(routes.listPasskeys, {
  summary: "The customer's passkeys, oldest first",
  query: query({}),
  answer: answer({ payload: passkeys }),
  refusals: [],
})

export const askNewPasskey = defineCall(routes.askNewPasskey, {
  summary: 'What the browser needs to make a passkey',
  body: body({}),
  answer: options,
  refusals: ['proof_required', 'passkeys_full', 'not_signed_in', 'csrf_mismatch'],
})

export const addPasskey = defineCall(routes.addPasskey, {
  summary: 'Keeps a new passkey; answers recovery codes, this once, where it is the first second factor',
  body: body({ credential: passkeyJson, name: named }),
  answer: answer({ payload: passkeys, recovery_codes: z.nullable(z.array(z.string())) }),
  refusals: ['passkey_wrong', 'passkeys_full', 'too_many_requests', 'not_signed_in', 'csrf_mismatch'],
})

export const renamePasskey = defineCall(routes.renamePasskey, {
  summary: 'Gives a passkey another name',
  body: body({ id, name: named }),
  answer: answer({ payload: passkeys }),
  refusals: ['passkey_not_found', 'proof_required', 'csrf_mismatch'],
})

export const removePasskey = defineCall(routes.removePasskey, {
  summary: 'Forgets a passkey and signs every other browser out',
  body: body({ id }),
  answer: answer({ payload: passkeys }),
  refusals: ['passkey_not_found', 'proof_required', 'csrf_mismatch'],
})

export const askPasskeyProof = defineCall(routes.askPasskeyProof, {
  summary: 'What the browser needs to ask for a passkey of whoever is signed in',
  body: body({}),
  answer: options,
  refusals: ['passkey_not_found', 'not_signed_in', 'csrf_mismatch'],
})

export const proveByPasskey = defineCall(routes.proveByPasskey, {
  summary: 'Proves by a passkey who sits at this session, in place of password and code',
  body: body({ credential: passkeyJson }),
  /** proven_until: until when it counts, unless the session ends before */
  answer: answer({ proven_until: instant }),
  refusals: ['passkey_wrong', 'too_many_requests', 'not_signed_in', 'csrf_mismatch'],
})
