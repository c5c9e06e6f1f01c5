import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { lines } from '../cases.ts'
import { documentKinds, rejectionReasons, verificationRequestStates } from '../lifecycle/verification.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query, units, whole } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/verifications.ts'

const invalid = say('field_invalid')

/** What is set of verifications. */
export const verificationSettings = {
  /** how long an approval holds */
  verification_months: whole(1, 120),
  /** for how many days after the decision documents are kept */
  verification_document_days: whole(1, 365),
  /** whoever moved more within a year is approved by two people; 0: everybody is */
  verification_second_person: units.check(z.maximum(1_000_000, invalid)),
}

/** Most characters of what staff write to a customer about a rejection. */
export const rejectionWordsMax = 500

const person = z.nullable(z.object({ id: z.int(), name: z.string() }))

const verificationRow = z.object({
  id: z.int(),
  state: z.enum(verificationRequestStates),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  asked_at: instant,
  /** how long it has waited; null: it waits no longer */
  wait: z.nullable(z.enum(['short', 'long', 'overdue'])),
  /** documents that are still there */
  documents: z.int(),
  /** staff saw who it is without documents */
  seen_elsewhere: z.boolean(),
  /** of two who have to approve, the first */
  first_approved_by: person,
  decided_by: person,
  decided_at: z.nullable(instant),
  reason: z.nullable(z.enum(rejectionReasons)),
})

/** A verification in the back office's list. */
export type VerificationRow = z.output<typeof verificationRow>

export const listVerifications = defineCall(routes.listVerifications, {
  summary: 'Verifications of who customers are: those that wait oldest first, all others newest first',
  query: query({
    ...pageQuery,
    state: z.optional(z.enum(verificationRequestStates, invalid)),
    /** of one customer */
    customer: z.optional(id),
    /** a part of the customer's e-mail or name */
    search: searchWords,
  }),
  answer: answer(pageAnswer(verificationRow)),
  refusals: [],
})

const staffVerification = z.extend(verificationRow, {
  message: z.string(),
  valid_until: z.nullable(instant),
  first_approved_at: z.nullable(instant),
  expired_at: z.nullable(instant),
  /** what the account says of who it is, to be held against the documents */
  account: z.object({
    name: z.string(),
    surname: z.string(),
    phone: z.string(),
    country: z.nullable(z.string()),
    city: z.string(),
    address: z.string(),
    post_code: z.string(),
    company: z.string(),
    /** ISO 639-1: what its customer reads */
    language: z.string(),
    created_at: instant,
  }),
  /** moved by card and by payouts within 365 days, EUR units */
  moved: amount,
  /** two people have to approve it */
  needs_second: z.boolean(),
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(documentKinds),
      /** a picture was drawn anew and can be shown; a PDF is as it came, and is only saved */
      form: z.enum(['picture', 'pdf']),
      bytes: z.int(),
      uploaded_at: instant,
    }),
  ),
})

export type StaffVerification = z.output<typeof staffVerification>

const oneVerification = answer({ verification: staffVerification })

const ofVerification = { params: z.object({ id }) } as const

export const getVerification = defineCall(routes.getVerification, {
  ...ofVerification,
  summary: 'One verification, beside what the account says of who it is',
  query: query({}),
  answer: oneVerification,
  refusals: ['verification_not_found'],
})

export const approveVerification = defineCall(routes.approveVerification, {
  ...ofVerification,
  summary: 'Approves it; where much money was moved a second administrator does it again, and then it holds',
  body: body({}),
  answer: oneVerification,
  refusals: [
    'verification_not_found',
    'verification_state_wrong',
    'second_person_needed',
    'approver_new',
    'approver_tied',
  ],
})

export const rejectVerification = defineCall(routes.rejectVerification, {
  ...ofVerification,
  summary: 'Turns it down with a reason, which the customer is mailed in their language',
  body: body({
    reason: z.enum(rejectionReasons, invalid),
    /** a few words to the customer */
    message: z.optional(lines(rejectionWordsMax)),
  }),
  answer: oneVerification,
  refusals: ['verification_not_found', 'verification_state_wrong'],
})

/** A POST, because each look at somebody's papers is written down. */
export const readVerificationDocument = defineCall(routes.readVerificationDocument, {
  summary: 'A document: a picture as WebP, a PDF as bytes to be saved, which no page of the shop opens',
  params: z.object({ id: z.uuid(invalid) }),
  body: body({}),
  answer: z.file().check(z.mime(['image/webp', 'application/octet-stream'])),
  refusals: ['not_found'],
})
