import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as routes from './routes/security.ts'
import { answer, body, instant, query } from './wire.ts'

/** What becomes of a copy of a customer's data, in its order; a failed one can be asked for anew. */
export const personalExportStates = ['asked', 'making', 'ready', 'fetched', 'expired', 'failed'] as const

/** A copy of everything that the shop keeps of a customer, as one file. */
export const personalExport = z.object({
  state: z.enum(personalExportStates),
  asked_at: instant,
  /** how many of its parts are written, and how many there are; both 0 before it is begun */
  done: z.int(),
  all: z.int(),
  /** until when it can be fetched; null while it is not ready */
  ready_until: z.nullable(instant),
  /** bytes of its file; 0 before it is ready */
  bytes: z.int(),
  /** when it was fetched, or ended otherwise */
  ended_at: z.nullable(instant),
})

export type PersonalExport = z.output<typeof personalExport>

/** The newest one; null where none was ever asked for. */
const newest = answer({ payload: z.nullable(personalExport) })

export const getPersonalExport = defineCall(routes.getPersonalExport, {
  summary: "The copy of the customer's data that was asked for last",
  query: query({}),
  answer: newest,
  refusals: [],
})

export const askPersonalExport = defineCall(routes.askPersonalExport, {
  summary: 'Asks for a copy of everything that is kept of the customer; one that is made or ready is answered again',
  body: body({}),
  answer: newest,
  refusals: ['proof_required', 'personal_exports_full', 'csrf_mismatch'],
})

export const fetchPersonalExport = defineCall(routes.fetchPersonalExport, {
  summary: 'The copy itself, as ZIP; it is given once',
  body: body({}),
  answer: z.file().check(z.mime(['application/zip'])),
  refusals: ['proof_required', 'personal_export_not_ready', 'csrf_mismatch'],
})
