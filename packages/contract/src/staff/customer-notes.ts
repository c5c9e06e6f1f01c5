import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { answer, body, id, instant, query, text } from '../wire.ts'
import { ofCustomer } from './customers.ts'
import * as routes from './routes/customers.ts'

/** How long a note may be. */
export const noteLengthMax = 1000

/** What staff know of a customer, for each other (docs/behaviour/accounts.md#customer-notes). */
const note = z.object({
  id: z.int(),
  text: z.string(),
  /** who wrote it */
  by: z.string(),
  at: instant,
  /** it is shown where orders, offers, payouts and cases of the customer are handled; one at most */
  pinned: z.boolean(),
})

export type CustomerNote = z.output<typeof note>

/** All notes at a customer: the pinned one first, then the newest. */
const notes = answer({ notes: z.array(note) })

export const listCustomerNotes = defineCall(routes.listCustomerNotes, {
  ...ofCustomer,
  summary: 'What staff wrote down about a customer, the pinned note first',
  query: query({}),
  answer: notes,
  refusals: ['customer_not_found'],
})

export const addCustomerNote = defineCall(routes.addCustomerNote, {
  ...ofCustomer,
  summary: 'Writes a note at a customer; a pinned one takes the place of the one before',
  body: body({ text: text(noteLengthMax), pinned: z.boolean() }),
  answer: notes,
  refusals: ['customer_not_found', 'key_reused'],
})

export const pinCustomerNote = defineCall(routes.pinCustomerNote, {
  ...ofCustomer,
  summary: 'Pins a note in place of the one before, or takes the pin away; the same again changes nothing',
  body: body({ note: id, pinned: z.boolean() }),
  answer: notes,
  refusals: ['customer_not_found', 'note_not_found'],
})

export const removeCustomerNote = defineCall(routes.removeCustomerNote, {
  ...ofCustomer,
  summary: 'Removes a note; one that is gone stays gone. The audit log keeps what it said',
  body: body({ note: id }),
  answer: notes,
  refusals: ['customer_not_found'],
})
