import * as z from 'zod/mini'
import { deletionHindrances } from '../account-deletion.ts'
import { defineCall } from '../call.ts'
import { answer, body, query } from '../wire.ts'
import { ofCustomer, oneCustomer, staffReason } from './customers.ts'
import * as routes from './routes/customers.ts'

/** What goes with an account, in the order in which it is said. */
export const erasedKinds = [
  'sessions',
  'devices',
  'passkeys',
  'api_keys',
  'notes',
  'tags',
  'messages',
  'wishes',
  'mails',
  'notifications',
] as const

export type ErasedKind = (typeof erasedKinds)[number]

/** What the law keeps, without who it was; papers sealed (docs/behaviour/accounts.md#kept-papers). */
export const keptKinds = [
  'orders',
  'receipts',
  'credit_notes',
  'confirmations',
  'payments',
  'refunds',
  'offers',
  'payouts',
] as const

export type KeptKind = (typeof keptKinds)[number]

const preview = z.object({
  /** what has to end first */
  hindrances: z.array(z.enum(deletionHindrances)),
  erased: z.array(z.object({ kind: z.enum(erasedKinds), count: z.int() })),
  kept: z.array(z.object({ kind: z.enum(keptKinds), count: z.int() })),
  /** the last day of it, YYYY-MM-DD; null where nothing is kept */
  kept_until: z.nullable(z.string()),
})

export type DeletionPreview = z.output<typeof preview>

export const previewDeletion = defineCall(routes.previewDeletion, {
  ...ofCustomer,
  summary: 'What a deletion of the account would erase, what the law keeps and until when, and what stands in its way',
  query: query({}),
  answer: answer({ preview }),
  refusals: ['customer_not_found'],
})

export const proposeDeletion = defineCall(routes.proposeDeletion, {
  ...ofCustomer,
  summary: 'Proposes that an account is deleted, for a customer who asked for it; a second administrator approves it',
  body: body({ reason: staffReason }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'customer_not_settled', 'deletion_begun', 'deletion_proposal_open'],
})

export const approveDeletion = defineCall(routes.approveDeletion, {
  ...ofCustomer,
  summary: 'Approves what somebody else proposed: the account goes in 14 days, as if its owner had asked for it',
  body: body({}),
  answer: oneCustomer,
  refusals: [
    'customer_not_found',
    'customer_not_settled',
    'deletion_proposal_over',
    'second_person_needed',
    'approver_new',
    'approver_tied',
  ],
})

export const rejectDeletion = defineCall(routes.rejectDeletion, {
  ...ofCustomer,
  summary: 'Rejects or takes back a proposal that nobody has approved; the account stays',
  body: body({ reason: staffReason }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'deletion_proposal_over'],
})
