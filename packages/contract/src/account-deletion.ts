import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as routes from './routes/security.ts'
import { answer, body, instant, query } from './wire.ts'

/**
 * What an account is needed for still (docs/behaviour/accounts.md#deletion-hindrances), in the order in which it is
 * said; `review` is what staff still decide.
 */
export const deletionHindrances = [
  'balance',
  'debt',
  'orders',
  'offers',
  'payouts',
  'refunds',
  'disputes',
  'payments',
  'deals',
  'review',
] as const

export type DeletionHindrance = (typeof deletionHindrances)[number]

/** An account that its owner has deleted: until `due_at` they may keep it. */
export const accountDeletion = z.object({ asked_at: instant, due_at: instant })

export type AccountDeletion = z.output<typeof accountDeletion>

/** Null: nobody asked for it, or the account was kept. */
const standing = answer({ payload: z.nullable(accountDeletion) })

export const getAccountDeletion = defineCall(routes.getAccountDeletion, {
  summary: 'Whether and when the account will be deleted',
  query: query({}),
  answer: standing,
  refusals: [],
})

export const getDeletionHindrances = defineCall(routes.getDeletionHindrances, {
  summary: 'What has to end before the account can be deleted',
  query: query({}),
  answer: answer({ payload: z.array(z.enum(deletionHindrances)) }),
  refusals: [],
})

export const askAccountDeletion = defineCall(routes.askAccountDeletion, {
  summary: 'Has the account deleted in 14 days; asked again it answers the same',
  body: body({}),
  answer: standing,
  refusals: ['proof_required', 'account_not_settled', 'csrf_mismatch'],
})

export const keepAccount = defineCall(routes.keepAccount, {
  summary: 'Keeps an account that was to be deleted; one that stays anyway stays',
  body: body({}),
  answer: standing,
  refusals: ['not_signed_in', 'csrf_mismatch'],
})
