import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { offerStates } from '../lifecycle/offer.ts'
import { orderHolds, orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { verificationLimits } from '../verification-limits.ts'
import { amount, answer, body, day, id, instant, query, text } from '../wire.ts'
import { accountClosure } from './closures.ts'
import { customerFactor } from './customer-factor.ts'
import { deletionProposal, staffAccountDeletion } from './deletions.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/customers.ts'

export const verificationStates = ['none', 'pending', 'approved', 'rejected'] as const

export type VerificationState = (typeof verificationStates)[number]

export const customerFilters = [
  'all',
  'verified',
  'blocked',
  'verification_pending',
  'factor_lost',
  'closed',
  'leaving',
  'deletion_proposed',
] as const

export type CustomerFilter = (typeof customerFilters)[number]

/** Most characters of a tag. */
export const tagLengthMax = 30

/** A tag of customers. */
export const tagName = text(tagLengthMax)

/** Why something is done to an account, for the record. */
export const staffReason = text(500)

const listedCustomer = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** E.164 */
  phone: z.string(),
  steamid: z.nullable(z.string()),
  verification_status: z.enum(verificationStates),
  blocked: z.boolean(),
  /** what staff call them by, by name */
  tags: z.array(z.string()),
  balance: amount,
  created_at: instant,
})

export type ListedCustomer = z.output<typeof listedCustomer>

export const listCustomers = defineCall(routes.listCustomers, {
  summary:
    'Customers, those with a proven address first, then the newest; ' +
    'searched by number, name, e-mail, phone or Steam ID',
  query: query({
    ...pageQuery,
    search: searchWords,
    filter: z.optional(z.enum(customerFilters, say('field_invalid'))),
    /** those who have this tag, in whatever case */
    tag: z.optional(tagName),
  }),
  answer: answer(pageAnswer(listedCustomer)),
  refusals: [],
})

const customerSession = z.object({
  id: z.int(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  created_at: instant,
  seen_at: instant,
})

export type CustomerSession = z.output<typeof customerSession>

export const customerEventKinds = [
  'blocked',
  'unblocked',
  'verification',
  'sessions_ended',
  'factor_removal_proposed',
  'factor_removal_approved',
  'factor_removal_cancelled',
  'factor_kept',
  'factor_removed',
  'closed',
  'corrected',
  'copy_asked',
  'handover_proposed',
  'handover_approved',
  'handover_rejected',
  'copy_handed_over',
  'deletion_proposed',
  'deletion_approved',
  'deletion_rejected',
] as const

const staffCustomer = z.extend(listedCustomer, {
  /** ISO 639-1, of mails */
  language: z.string(),
  country: z.nullable(z.string()),
  city: z.string(),
  address: z.string(),
  post_code: z.string(),
  trade_link: z.nullable(z.string()),
  /** an e-mail that the customer has asked for and not yet confirmed */
  pending_email: z.nullable(z.string()),
  email_verified_at: z.nullable(instant),
  blocked_at: z.nullable(instant),
  /** null: not closed by its owner */
  closure: z.nullable(accountClosure),
  /** null: nobody asked for it, or it was taken back */
  deletion: z.nullable(staffAccountDeletion),
  /** null: nobody proposes it, or it is decided */
  deletion_proposal: z.nullable(deletionProposal),
  /** a disputed charge keeps the customer from paying */
  spending_blocked: z.boolean(),
  /** until when a new password or e-mail holds payouts back */
  payouts_paused_until: z.nullable(instant),
  api_keys: z.int(),
  /** null: the password alone signs in */
  second_factor: z.nullable(customerFactor),
  orders: z.object({ count: z.int(), total: amount }),
  offers: z.object({ count: z.int(), paid: amount }),
  deposits: z.object({ count: z.int(), total: amount }),
  disputes: z.int(),
  verification_limits: verificationLimits,
  /** what one person may still move on this balance today without a second one */
  adjustment_free: amount,
  adjustments_proposed: z.int(),
  sessions: z.array(customerSession),
  /** what staff did to the account, newest first */
  events: z.array(
    z.object({ id: z.int(), kind: z.enum(customerEventKinds), by: z.string(), at: instant, why: z.string() }),
  ),
})

export type StaffCustomer = z.output<typeof staffCustomer>

export const ofCustomer = { params: z.object({ id }) } as const

/** The customer as they are after a step. */
export const oneCustomer = answer({ customer: staffCustomer })

export const getCustomer = defineCall(routes.getCustomer, {
  ...ofCustomer,
  summary: 'Everything about a customer that fits on one screen',
  query: query({}),
  answer: oneCustomer,
  refusals: ['customer_not_found'],
})

const statementLine = z.object({
  /** of the ledger's transaction */
  id: z.int(),
  reference: z.string(),
  kind: z.string(),
  reason: z.nullable(z.string()),
  by: z.string(),
  amount,
  balance_after: amount,
  at: instant,
  /** what it is about; null where there is no page for it */
  about: z.nullable(
    z.object({ type: z.enum(['order', 'deposit', 'adjustment', 'refund', 'dispute']), id: z.string() }),
  ),
})

export type StatementLine = z.output<typeof statementLine>

export const listCustomerStatement = defineCall(routes.listCustomerStatement, {
  ...ofCustomer,
  summary: 'Movements of a balance, newest first, each with the balance after it',
  query: query({
    ...pageQuery,
    /** first and last day, in the shop's zone */
    from: z.optional(day),
    till: z.optional(day),
  }),
  answer: answer(pageAnswer(statementLine)),
  refusals: [],
})

const customerOrder = z.object({
  id: z.int(),
  state: z.enum(orderStates),
  payment_method: z.string(),
  items: z.int(),
  total: amount,
  created_at: instant,
  /** what keeps it from being delivered, the heaviest first */
  holds: z.array(z.enum(orderHolds)),
})

export type CustomerOrder = z.output<typeof customerOrder>

export const listCustomerOrders = defineCall(routes.listCustomerOrders, {
  ...ofCustomer,
  summary: 'Orders of a customer, newest first',
  query: query(pageQuery),
  answer: answer(pageAnswer(customerOrder)),
  refusals: [],
})

const customerOffer = z.object({
  id: z.int(),
  state: z.enum(offerStates),
  title: z.string(),
  user_price: amount,
  service_price: z.nullable(amount),
  created_at: instant,
})

export type CustomerOffer = z.output<typeof customerOffer>

export const listCustomerOffers = defineCall(routes.listCustomerOffers, {
  ...ofCustomer,
  summary: 'Offers of a customer, newest first',
  query: query(pageQuery),
  answer: answer(pageAnswer(customerOffer)),
  refusals: [],
})

const customerDeposit = z.object({
  id: z.string(),
  state: z.string(),
  /** what the balance gets */
  credit: amount,
  /** what the card is charged, ready to be read: PLN 425.00 */
  charged: z.string(),
  created_at: instant,
})

export type CustomerDeposit = z.output<typeof customerDeposit>

export const listCustomerDeposits = defineCall(routes.listCustomerDeposits, {
  ...ofCustomer,
  summary: 'Top-ups of a customer, newest first',
  query: query(pageQuery),
  answer: answer(pageAnswer(customerDeposit)),
  refusals: [],
})

const withReason = body({ reason: staffReason })

export const blockCustomer = defineCall(routes.blockCustomer, {
  ...ofCustomer,
  summary: 'Signs a customer out everywhere and keeps them out; blocking again changes nothing',
  body: withReason,
  answer: oneCustomer,
  refusals: ['customer_not_found'],
})

export const unblockCustomer = defineCall(routes.unblockCustomer, {
  ...ofCustomer,
  summary: 'Lets a blocked customer in again',
  /** give_back_email: an account that its owner closed gets the address that the owner read the mail at */
  body: body({ reason: staffReason, give_back_email: z.optional(z.boolean()) }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'customer_email_taken'],
})

export const endCustomerSessions = defineCall(routes.endCustomerSessions, {
  ...ofCustomer,
  summary: 'Signs a customer out on one device, or on all where none is named',
  body: body({ reason: staffReason, session: z.optional(id) }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'session_not_found'],
})

export const setCustomerVerification = defineCall(routes.setCustomerVerification, {
  ...ofCustomer,
  summary: 'Says that a customer was seen elsewhere to be who they are, or ends an approval',
  /** approved: where much money was moved it waits for a second administrator */
  body: body({ reason: staffReason, status: z.enum(['approved', 'none'], say('field_invalid')) }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'verification_waits'],
})
