import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { keepOut, letIn, signOutEverywhere } from '../../identity/accounts/blocked.ts'
import { insertCustomerEvent } from '../../identity/accounts/customer-events.ts'
import { revokeAllApiKeys } from '../../identity/api-keys/revoke-all.ts'
import { reopenAccount } from '../../identity/closures/closures.ts'
import { endSessionById } from '../../identity/sessions/session.ts'
import { type LockedAccountRow, lockAccount } from './account-steps.sql.ts'

/** What somebody of the staff does to an account. */
interface AccountStep {
  customerId: number
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
}

type Context = Pick<Shop, 'pool' | 'clock'>

type StepRefusal = 'session_not_found' | 'customer_email_taken'

type Work<R extends StepRefusal> = (tx: Transaction, account: LockedAccountRow, at: Date) => Promise<Result<null, R>>

const withAccount = <R extends StepRefusal = never>(
  { pool, clock }: Context,
  customerId: number,
  work: Work<R>,
): Promise<Result<null, R | 'customer_not_found'>> =>
  inTransaction<Result<null, R | 'customer_not_found'>>(pool, async (tx) => {
    const account = await lockAccount(tx, customerId)
    return account ? work(tx, account, clock.now()) : refuse('customer_not_found')
  })

/**
 * Keeps a customer out: signed out everywhere, no sign-in, no API key, no payout. Blocking again changes nothing. An
 * open card payment is left to end by itself: only the provider decides how, and within its 31 minutes.
 */
export const blockCustomer = (context: Context, { customerId, by, why }: AccountStep) =>
  withAccount(context, customerId, async (tx, { blocked_at: blockedAt }, at) => {
    if (blockedAt) return ok(null)
    await keepOut(tx, customerId, at)
    await insertCustomerEvent(tx, { customerId, kind: 'blocked', by, at, why })
    return ok(null)
  })

/**
 * Lets a blocked customer in again; they sign in anew, with a new password where the owner had closed the account. For
 * anybody else it changes nothing. Refuses customer_not_found, and as reopenAccount does.
 * @param options.givesEmailBack an account that its owner closed gets the address back that the owner read the mail at
 */
export const unblockCustomer = (
  context: Context & Pick<Shop, 'env'>,
  { customerId, by, why, givesEmailBack }: AccountStep & { givesEmailBack: boolean },
) =>
  withAccount<'customer_email_taken'>(context, customerId, async (tx, { blocked_at: blockedAt }, at) => {
    if (!blockedAt) return ok(null)
    const publicUrl = context.env.PUBLIC_URL
    const reopened = await reopenAccount(tx, { customerId, at, givesEmailBack, publicUrl })
    if (!reopened.ok) return reopened
    await letIn(tx, customerId)
    const told = reopened.value === null ? why : `${why} (e-mail given back: ${reopened.value})`
    await insertCustomerEvent(tx, { customerId, kind: 'unblocked', by, at, why: told })
    return ok(null)
  })

/**
 * Signs a customer out; out of all sessions, API keys are revoked with them.
 * @param options.sessionId one device; all where absent
 */
export const endSessionsOf = (
  context: Context,
  { customerId, by, why, sessionId }: AccountStep & { sessionId: number | undefined },
) =>
  withAccount<'session_not_found'>(context, customerId, async (tx, _account, at) => {
    if (sessionId === undefined) {
      await signOutEverywhere(tx, customerId)
      // Whoever was in may have made a key, and it would go on reading for a year.
      await revokeAllApiKeys(tx, { customerId, now: at })
    } else if (!(await endSessionById(tx, { sessionId, customerId, now: at }))) return refuse('session_not_found')
    await insertCustomerEvent(tx, { customerId, kind: 'sessions_ended', by, at, why })
    return ok(null)
  })
