import type * as calls from '@pandrop/contract/accounts'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { openCustomerAccount } from '../../../ledger/accounts.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { lockAddress, type MailedLinkRow } from '../emails/mailed-link.sql.ts'
import {
  createLinkToken,
  type LinkOpener,
  type LinkOutcome,
  mayOpen,
  takeLink,
  useUpLink,
} from '../emails/mailed-link.ts'
import { type AttemptLimit, countAttempt } from './attempts.ts'
import { customerById, verifiedCustomerByEmail } from './customers.sql.ts'
import { markVerified } from './verification.sql.ts'

const linkHoursMax = 48

const mailsOf = (customerId: number): AttemptLimit[] => [
  { subject: `verification minute ${customerId}`, attemptsMax: 1, windowMinutes: 1 },
  { subject: `verification day ${customerId}`, attemptsMax: 10, windowMinutes: 24 * 60 },
]

/**
 * Queues the verification mail of an account in the caller's transaction. The link itself is made when the mail is
 * sent, so that no queue ever holds it.
 * @returns false, with nothing queued, when the last mail is less than a minute old or today's tenth was sent
 */
export const requestVerificationLink = async (
  tx: Transaction,
  customerId: number,
  { now, factor }: { now: Date; factor: number },
): Promise<boolean> => {
  const within = await countAttempt(tx, mailsOf(customerId), { now, factor })
  if (within) await enqueue(tx, 'send_verification_link', { customerId })
  return within
}

/** Mails the verification link again; refuses verification_too_soon, and email_verified_already: no mail would come. */
export const resendVerification = (
  shop: Shop,
  customerId: number,
): Promise<Result<null, RefusalOf<typeof calls.resendVerification>>> =>
  inTransaction(shop.pool, async (tx) => {
    const customer = await customerById(tx, customerId)
    if (customer?.email_verified_at) return refuse('email_verified_already')
    const limits = { now: shop.clock.now(), factor: shop.env.RATE_LIMIT_FACTOR }
    // A refusal rolls back, so a refused request does not count towards the day's ten.
    return (await requestVerificationLink(tx, customerId, limits)) ? ok(null) : refuse('verification_too_soon')
  })

/**
 * The mail that a verification job sends: a fresh link, or the warning to the owner where another account has verified
 * the address (docs/behaviour/accounts.md#owner-warned). Neither repeats what the registering person typed: it could be
 * an advertisement.
 * @returns undefined when there is nothing left to verify
 */
export const verificationMail = async (shop: Shop, customerId: number): Promise<MailOrder | undefined> => {
  const customer = await customerById(shop.pool, customerId)
  if (!customer || customer.email_verified_at) return undefined
  const { email, language } = customer
  const owner = await verifiedCustomerByEmail(shop.pool, email)
  if (owner) {
    const link = `${shop.env.PUBLIC_URL}/auth?form=signin`
    return { template: 'address_in_use', to: email, language: owner.language, values: { link } }
  }
  const now = shop.clock.now()
  const minutesMax = linkHoursMax * 60
  const token = await createLinkToken(shop.pool, { purpose: 'verify_address', customerId, email, now, minutesMax })
  const link = `${shop.env.PUBLIC_URL}/email/verify/${token}`
  return { template: 'verify_address', to: email, language, values: { link, hours: linkHoursMax } }
}

/**
 * Opens a mailed link. It verifies once; opened again it answers done_before, and so does the link of an account
 * whose address another account verified meanwhile. An unknown, old or superseded link is expired. One that would
 * verify stays unopened, with nothing changed, where its opener may not act.
 */
export const verifyEmail = (
  shop: Shop,
  { token, opener }: { token: string; opener: LinkOpener },
): Promise<LinkOutcome> =>
  inTransaction(shop.pool, async (tx) => {
    const now = shop.clock.now()
    const link = await takeLink(tx, { token, purpose: 'verify_address' })
    if (!link) return 'expired'
    const outcome = await judge(tx, link, now)
    if (outcome !== 'done') return outcome
    if (!mayOpen(opener, link.customer_id)) return 'unopened'
    await markVerified(tx, link.customer_id, now)
    await useUpLink(tx, token, now)
    await openCustomerAccount(tx, link.customer_id)
    return outcome
  })

const judge = async (q: Queryable, link: MailedLinkRow, now: Date): Promise<LinkOutcome> => {
  if (link.used_at || link.email_verified_at) return 'done_before'
  if (link.expires_at <= now || link.mailed_email !== link.email) return 'expired'
  await lockAddress(q, link.email)
  // Looked up after the lock, so that it sees what the one before us has committed.
  return (await verifiedCustomerByEmail(q, link.email)) ? 'done_before' : 'done'
}
