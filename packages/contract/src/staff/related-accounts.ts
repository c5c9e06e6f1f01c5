import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, answer, instant, query } from '../wire.ts'
import { ofCustomer } from './customers.ts'
import * as routes from './routes/customers.ts'

/** What two accounts have in common (docs/behaviour/accounts.md#related-accounts), in the order in which it is said. */
export const sharedTraits = ['email', 'phone', 'steam', 'trade_link', 'bank_account', 'device'] as const

export type SharedTrait = (typeof sharedTraits)[number]

/** How many accounts are shown at most. */
export const relatedAccountsMax = 50

const counted = z.object({ count: z.int(), total: amount })

const account = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  blocked: z.boolean(),
  created_at: instant,
  tags: z.array(z.string()),
  balance: amount,
  orders: counted,
  offers: counted,
  payouts: counted,
  /** what staff wrote down, the pinned one first */
  notes: z.array(z.string()),
})

const relatedAccount = z.extend(account, { shares: z.array(z.enum(sharedTraits)) })

export type RelatedAccount = z.output<typeof relatedAccount>

export const listRelatedAccounts = defineCall(routes.listRelatedAccounts, {
  ...ofCustomer,
  summary: 'Accounts that share something with this one, each with what it shares; what has most in common first',
  query: query({}),
  answer: answer({ account, related: z.array(relatedAccount) }),
  refusals: ['customer_not_found'],
})
