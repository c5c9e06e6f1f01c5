import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { caseKinds, casePictureBytesMax, casePicturesMax, caseStates, caseWordsMax } from './lifecycle/case.ts'
import * as routes from './routes/cases.ts'
import { say } from './say.ts'
import { answer, body, id, lengthAtMost, query, seconds } from './wire.ts'

const invalid = say('field_invalid')

/** Several lines of a person: trimmed, bounded, no control characters but tab and line break. */
export const lines = (lengthMax: number) =>
  z.pipe(
    z.string(invalid),
    z.pipe(
      z.transform((value: string) => value.replaceAll('\r\n', '\n').trim()),
      z.string().check(z.minLength(1, invalid), lengthAtMost(lengthMax), z.regex(/^[\t\n\P{Cc}]*$/u, invalid)),
    ),
  )

const message = z.object({
  id: z.int(),
  /** solved, reopened: nothing was said, it is what happened */
  kind: z.enum(['customer', 'shop', 'solved', 'reopened']),
  at: seconds,
  text: z.string(),
  /** ids of its pictures (casePicture) */
  pictures: z.array(z.string()),
  /** of the shop, and the customer has not seen it yet */
  is_new: z.boolean(),
})

const ownCase = z.object({
  id: z.int(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  opened_at: seconds,
  /** numbers of the lines that it is about, from 1; empty: the order as a whole */
  lines: z.array(z.int()),
  /** while nobody but its customer is waited for: when it ends by itself */
  closes_at: z.nullable(seconds),
  /** of one that was solved: until when it can be opened again; null: not any more */
  reopenable_until: z.nullable(seconds),
  /** oldest first */
  messages: z.array(message),
})

/** A conversation as its customer sees it; moments are Unix seconds. */
export type OwnCase = z.output<typeof ownCase>

export const getOrderCase = defineCall(routes.getOrderCase, {
  summary: 'The conversations about an order of the customer, the newest first',
  params: z.object({ id }),
  query: query({}),
  answer: answer({
    payload: z.object({
      cases: z.array(ownCase),
      /** what a new one can be about, as the order stands */
      kinds: z.array(z.enum(caseKinds)),
      /** within how many hours the shop promises to answer; null: it promises nothing */
      answer_hours: z.nullable(z.int()),
    }),
  }),
  refusals: ['order_not_found'],
})

/** Opens one, or writes in the one that is open; one that was solved is opened again where it is named. */
export const writeInCase = defineCall(routes.writeInCase, {
  summary: 'Writes to the shop about an order; an order has one open conversation at most',
  body: body({
    order_id: id,
    /** one that was solved, to be opened again; the open one needs no name */
    case_id: z.optional(id),
    /** of a new one */
    kind: z.optional(z.enum(caseKinds, invalid)),
    /** of a new one: which lines it is about, by their place in the order */
    lines: z.optional(z.array(id, invalid).check(z.maxLength(50, invalid))),
    text: lines(caseWordsMax),
    /** ids that addCasePicture has answered */
    pictures: z.optional(z.array(z.uuid(invalid), invalid).check(z.maxLength(casePicturesMax, invalid))),
  }),
  answer: answer({ case_id: z.int(), message_id: z.int() }),
  refusals: [
    'order_not_found',
    'case_not_found',
    'case_over',
    'case_kind_wrong',
    'case_line_wrong',
    'case_picture_gone',
    'too_many_requests',
    'key_reused',
    'still_running',
  ],
})

/** The same again changes nothing. */
export const solveOwnCase = defineCall(routes.solveOwnCase, {
  summary: 'Says that a conversation is solved',
  body: body({ case_id: id }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['case_not_found'],
})

/** Older ones are seen with it; the same again changes nothing. */
export const readCase = defineCall(routes.readCase, {
  summary: 'Says that the customer has seen a conversation up to a message',
  body: body({ case_id: id, message_id: id }),
  answer: answer({}),
  refusals: ['case_not_found'],
})

/** A picture that no message names within a day is removed. */
export const addCasePicture = defineCall(routes.addCasePicture, {
  summary: 'Takes a JPEG, PNG, WebP or AVIF picture for a message and keeps nothing of the file but the pixels',
  upload: { bytesMax: casePictureBytesMax, tooLarge: 'case_picture_too_large' },
  answer: answer({ id: z.string() }),
  refusals: ['picture_unreadable', 'case_picture_too_large', 'too_many_requests'],
})

export const casePicture = defineCall(routes.casePicture, {
  summary: 'A picture that the customer has sent, as WebP',
  params: z.object({ id: z.uuid(invalid) }),
  query: query({}),
  answer: z.file().check(z.mime(['image/webp'])),
  refusals: ['not_found'],
})
