import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { personalExport } from '../personal-data.ts'
import { answer, body, instant, query } from '../wire.ts'
import { ofCustomer, staffReason } from './customers.ts'
import * as routes from './routes/customers.ts'
import { proofMinutes } from './session.ts'

/** That a copy is given to staff for a customer who cannot sign in (docs/behaviour/accounts.md#copy-handed-over). */
const handover = z.object({
  reason: z.string(),
  proposed_by: z.object({ id: z.int(), name: z.string() }),
  proposed_at: instant,
  /** null: nobody has approved it yet */
  approved_by: z.nullable(z.string()),
  /** null: it was not fetched yet */
  fetched_by: z.nullable(z.string()),
})

export type CopyHandover = z.output<typeof handover>

/** The newest copy of a customer's data, as staff see it: never what is in it. */
const customerCopy = z.extend(personalExport, {
  /** who of the staff asked for it; null: the customer */
  asked_by: z.nullable(z.string()),
  /** null: it is for the customer alone */
  handover: z.nullable(handover),
})

export type CustomerCopy = z.output<typeof customerCopy>

/** Null: none was ever asked for. */
const newest = answer({ copy: z.nullable(customerCopy) })

export const getCustomerCopy = defineCall(routes.getCustomerCopy, {
  ...ofCustomer,
  summary: "The copy of a customer's data that was asked for last, and by whom",
  query: query({}),
  answer: newest,
  refusals: ['customer_not_found'],
})

export const askCustomerCopy = defineCall(routes.askCustomerCopy, {
  ...ofCustomer,
  summary:
    'Has a copy of their data made for a customer, who is mailed and fetches it; one that is made or ready is answered',
  body: body({ reason: staffReason }),
  answer: newest,
  refusals: ['customer_not_found', 'customer_deleted'],
})

export const proposeHandover = defineCall(routes.proposeHandover, {
  ...ofCustomer,
  summary: 'Proposes that an administrator fetches a copy that is ready, for a customer who can no longer sign in',
  body: body({ reason: staffReason }),
  answer: newest,
  refusals: ['customer_not_found', 'copy_not_ready', 'handover_open'],
})

export const approveHandover = defineCall(routes.approveHandover, {
  ...ofCustomer,
  summary: 'Approves what somebody else proposed; the customer is mailed',
  body: body({}),
  answer: newest,
  refusals: [
    'customer_not_found',
    'copy_not_ready',
    'handover_over',
    'second_person_needed',
    'approver_new',
    'approver_tied',
  ],
})

export const rejectHandover = defineCall(routes.rejectHandover, {
  ...ofCustomer,
  summary: 'Rejects or takes back a proposal that nobody has approved',
  body: body({ reason: staffReason }),
  answer: newest,
  refusals: ['customer_not_found', 'handover_over'],
})

export const fetchCustomerCopy = defineCall(routes.fetchCustomerCopy, {
  ...ofCustomer,
  summary: 'The copy itself, as ZIP, once, where a second administrator has approved it',
  body: body({}),
  proofMinutes,
  answer: z.file().check(z.mime(['application/zip'])),
  refusals: ['customer_not_found', 'copy_not_ready', 'handover_over'],
})
