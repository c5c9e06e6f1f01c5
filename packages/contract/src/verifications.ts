import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  documentBytesMax,
  documentKinds,
  documentsMax,
  rejectionReasons,
  verificationRequestStates,
} from './lifecycle/verification.ts'
import * as routes from './routes/security.ts'
import { say } from './say.ts'
import { answer, body, instant, query } from './wire.ts'

const invalid = say('field_invalid')

/** Of a document its customer is told this and never its bytes: whoever sits at their session learns nothing. */
const ownDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** of the file as it was sent */
  bytes: z.int(),
  uploaded_at: instant,
})

export type OwnDocument = z.output<typeof ownDocument>

const ownVerification = z.object({
  /** what the account comes to, as its profile says */
  status: z.enum(['none', 'pending', 'approved', 'rejected']),
  /** until when an approval holds; null: there is none */
  valid_until: z.nullable(instant),
  /** the newest request; null: none was ever sent */
  request: z.nullable(
    z.object({
      state: z.enum(verificationRequestStates),
      asked_at: instant,
      decided_at: z.nullable(instant),
      /** of one that was turned down */
      reason: z.nullable(z.enum(rejectionReasons)),
      /** what the shop wrote about it; empty: nothing */
      message: z.string(),
      /** until they are removed, days after the decision */
      documents: z.array(ownDocument),
    }),
  ),
  /** documents that wait to be sent */
  uploads: z.array(ownDocument),
  /** whether a request can be sent now */
  may_send: z.boolean(),
  /** where a customer has had all their requests of thirty days: when the next one can be sent */
  again_at: z.nullable(instant),
  /** how long documents are kept after the decision, days */
  document_days: z.int(),
  /** how long an approval holds, months */
  months: z.int(),
})

/** Whether and how a customer is verified. */
export type OwnVerification = z.output<typeof ownVerification>

const standing = answer({ payload: ownVerification })

export const getOwnVerification = defineCall(routes.getOwnVerification, {
  summary: 'Whether the customer is verified as who they are, and what they have sent for it',
  query: query({}),
  answer: standing,
  refusals: [],
})

/** One that is not sent with a request within a day is removed. */
export const addVerificationDocument = defineCall(routes.addVerificationDocument, {
  summary: 'Takes a document: a JPEG, PNG or WebP picture, which is drawn anew, or a PDF; it is kept sealed',
  upload: { bytesMax: documentBytesMax, tooLarge: 'document_too_large' },
  query: query({ kind: z.enum(documentKinds, invalid) }),
  answer: standing,
  refusals: [
    'document_unreadable',
    'document_too_large',
    'verification_documents_full',
    'verification_open',
    'account_leaving',
    'too_many_requests',
    'csrf_mismatch',
  ],
})

/** The same again changes nothing. */
export const removeVerificationDocument = defineCall(routes.removeVerificationDocument, {
  summary: 'Takes a document away that was not sent yet',
  body: body({ id: z.uuid(invalid) }),
  answer: standing,
  refusals: ['csrf_mismatch'],
})

/** The same documents again change nothing. */
export const sendVerification = defineCall(routes.sendVerification, {
  summary: 'Asks for a verification with documents that were uploaded; one request waits at a time',
  body: body({
    documents: z.array(z.uuid(invalid), invalid).check(z.minLength(1, invalid), z.maxLength(documentsMax, invalid)),
  }),
  answer: standing,
  refusals: [
    'verification_document_gone',
    'verification_open',
    'verification_early',
    'verifications_too_many',
    'account_leaving',
    'csrf_mismatch',
  ],
})

export const withdrawVerification = defineCall(routes.withdrawVerification, {
  summary: 'Takes the request back that waits; where none does nothing changes',
  body: body({}),
  answer: standing,
  refusals: ['csrf_mismatch'],
})
