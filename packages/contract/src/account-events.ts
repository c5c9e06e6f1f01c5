import * as z from 'zod/mini'
import { accountEventFilters, accountEventKinds } from './account-event-kinds.ts'
import { defineCall } from './call.ts'
import * as routes from './routes/security.ts'
import { say } from './say.ts'
import { answer, instant, query } from './wire.ts'

/** Something that happened to an account. */
export const accountEvent = z.object({
  id: z.int(),
  kind: z.enum(accountEventKinds),
  at: instant,
  /** as far as the browser says and we know the name; empty: nothing */
  browser: z.string(),
  system: z.string(),
  /** the /24 or /48 that it came from; empty: from within the shop */
  network: z.string(),
  /** of the API key or passkey that it is about */
  name: z.nullable(z.string()),
})

export type AccountEvent = z.output<typeof accountEvent>

export const accountEventsAsked = {
  filter: z.optional(z.enum(accountEventFilters, say('field_invalid'))),
  /** the last one of the page before, as its answer's `next` named it */
  after: z.optional(z.string().check(z.maxLength(200, say('field_invalid')))),
}

export const listAccountEvents = defineCall(routes.listAccountEvents, {
  summary: "What happened to the customer's account in the last 400 days, newest first, 25 at a time",
  query: query(accountEventsAsked),
  /** next: to be sent as `after`; null on the last page */
  answer: answer({ rows: z.array(accountEvent), next: z.nullable(z.string()) }),
  refusals: ['invalid_input'],
})
