import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { typedPassword } from './passwords.ts'
import * as routes from './routes/security.ts'
import { typedCode } from './second-factor.ts'
import { answer, body, instant } from './wire.ts'

export const giveProof = defineCall(routes.giveProof, {
  summary: 'Proves who sits at this session, before a call that was refused as proof_required',
  body: body({
    password: typedPassword,
    /** of an authenticator app or a recovery code, where the customer has a second factor */
    code: z.optional(typedCode),
  }),
  /** proven_until: until when it counts, unless the session ends before */
  answer: answer({ proven_until: instant }),
  refusals: [
    'current_password_wrong',
    'code_needed',
    'code_wrong',
    'too_many_requests',
    'not_signed_in',
    'csrf_mismatch',
  ],
})
