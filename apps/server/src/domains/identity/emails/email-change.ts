import { ok, type Result, refuse } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { openCustomerAccount } from '../../../ledger/accounts.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { type AttemptLimit, countAttempt } from '../accounts/attempts.ts'
import { verifiedCustomerByEmail } from '../accounts/customers.sql.ts'
import { hashSecret, looksLikeSecret } from '../accounts/secret.ts'
import { credentialsChanged } from '../passwords/credentials.ts'
import { type LockedCustomerRow, lockCustomer } from '../profile/update-profile.sql.ts'
import {
  customerOfChangeLink,
  dropWish,
  insertStaffWish,
  insertWish,
  setVerifiedEmail,
  wishOf,
} from './email-change.sql.ts'
import { lockAddress } from './mailed-link.sql.ts'
import { createLinkToken, type LinkOpener, type LinkOutcome, mayOpen, takeLink, useUpLink } from './mailed-link.ts'

const hoursMax = 24
const hour = 60 * 60 * 1000

// Locks are taken in one order: the customer, their links, then the address.

const changesOf = (customerId: number, email: string): AttemptLimit[] => [
  { subject: `email_change customer ${customerId}`, attemptsMax: 5, windowMinutes: 60 },
  // So that nobody's mailbox can be flooded by wishing for their address again and again.
  { subject: `email_change address ${email}`, attemptsMax: 5, windowMinutes: 60 },
]

/** A proven wish for another e-mail. */
interface EmailWish {
  /** locked by the caller's transaction */
  customer: LockedCustomerRow
  /** lower case */
  email: string
  /** the asking session, which stays signed in when the change takes effect */
  sessionId: number | null
  now: Date
}

/**
 * Writes down which e-mail a customer wants, mails the link to it and tells the old address, all in the caller's
 * transaction. It never looks whether somebody else has the address: only the mail to it tells that.
 * Refuses too_many_requests, and proof_required where the session that was proven has ended meanwhile.
 */
export const askForEmailChange = async (
  tx: Transaction,
  { env }: Shop,
  { customer, email, sessionId, now }: EmailWish,
): Promise<Result<null, 'too_many_requests' | 'proof_required'>> => {
  const options = { now, factor: env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(tx, changesOf(customer.id, email), options))) return refuse('too_many_requests')
  const expiresAt = new Date(now.getTime() + hoursMax * hour)
  // A newer wish replaces the older one.
  await dropWish(tx, customer.id)
  if (!(await insertWish(tx, { customerId: customer.id, email, sessionId, at: now, expiresAt }))) {
    return refuse('proof_required')
  }
  return ok(await announce(tx, { env }, customer, now))
}

/**
 * The same for a customer who cannot ask themselves: staff have made sure who they are, and no session stays signed in
 * (docs/behaviour/accounts.md#corrected). Refuses too_many_requests.
 */
export const askForEmailChangeByStaff = async (
  tx: Transaction,
  { env }: Pick<Shop, 'env'>,
  { customer, email, now }: Omit<EmailWish, 'sessionId'>,
): Promise<Result<null, 'too_many_requests'>> => {
  const options = { now, factor: env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(tx, changesOf(customer.id, email), options))) return refuse('too_many_requests')
  await dropWish(tx, customer.id)
  await insertStaffWish(tx, {
    customerId: customer.id,
    email,
    at: now,
    expiresAt: new Date(now.getTime() + hoursMax * hour),
  })
  return ok(await announce(tx, { env }, customer, now))
}

const announce = async (
  tx: Transaction,
  { env }: Pick<Shop, 'env'>,
  customer: LockedCustomerRow,
  now: Date,
): Promise<null> => {
  await noteAccountEvent(tx, { customerId: customer.id, kind: 'email_asked', at: now })
  await enqueue(tx, 'send_email_change_link', { customerId: customer.id }, { key: `email change ${customer.id}` })
  await notifyOldAddress(tx, customer, { template: 'email_change_asked', link: `${env.PUBLIC_URL}/account/personal` })
  return null
}

/** An address that was never proven may be a stranger's, who has no account here to worry about. */
const notifyOldAddress = async (
  tx: Transaction,
  { id: accountOf, email, email_verified_at, language }: LockedCustomerRow,
  { template, link }: { template: 'email_change_asked' | 'email_changed'; link: string },
): Promise<void> => {
  if (!email_verified_at) return
  await enqueue(tx, 'send_mail', { template, to: email, language, accountOf, values: { link } })
}

/**
 * The mail that the job sends to the wished-for address: a fresh link, or a warning to its owner where another account
 * has it. Neither repeats what the asking customer typed: it could be an advertisement.
 * @returns undefined when the wish was withdrawn or fulfilled meanwhile
 */
export const emailChangeMail = (shop: Shop, customerId: number): Promise<MailOrder | undefined> =>
  inTransaction(shop.pool, async (tx): Promise<MailOrder | undefined> => {
    const customer = await lockCustomer(tx, customerId)
    const wish = await wishOf(tx, customerId)
    const now = shop.clock.now()
    if (!customer || !wish || wish.expires_at <= now) return undefined
    const { email } = wish
    const owner = await verifiedCustomerByEmail(tx, email)
    if (owner) {
      const link = `${shop.env.PUBLIC_URL}/auth?form=signin`
      return { template: 'change_email_taken', to: email, language: owner.language, values: { link } }
    }
    const minutesMax = (wish.expires_at.getTime() - now.getTime()) / 60_000
    const token = await createLinkToken(tx, { purpose: 'change_email', customerId, email, now, minutesMax })
    const link = `${shop.env.PUBLIC_URL}/email/change/${token}`
    return { template: 'change_email', to: email, language: customer.language, values: { link, hours: hoursMax } }
  })

/** Withdraws the wish for another e-mail; its link is worth nothing then. Without a wish nothing happens. */
export const cancelEmailChange = (shop: Shop, customerId: number): Promise<void> =>
  inTransaction(shop.pool, async (tx) => {
    await lockCustomer(tx, customerId)
    await dropWish(tx, customerId)
  })

/**
 * Opens the link that was mailed to a new address: the account has that address from now on, verified, and everybody
 * but the asking session is signed out. Opened again it answers done_before. A link that is unknown, old, withdrawn
 * or superseded is expired, and so is one whose address another account verified meanwhile. One that would work stays
 * unopened, with nothing changed, where its opener may not act.
 */
export const openEmailChange = (
  shop: Shop,
  { token, opener }: { token: string; opener: LinkOpener },
): Promise<LinkOutcome> =>
  inTransaction(shop.pool, async (tx) => {
    const now = shop.clock.now()
    const customer = await ownerOf(tx, token)
    const link = customer && (await takeLink(tx, { token, purpose: 'change_email' }))
    if (!customer || !link) return 'expired'
    if (link.used_at) return 'done_before'
    const wish = await wishOf(tx, customer.id)
    if (!wish || wish.expires_at <= now || wish.email !== link.mailed_email) return 'expired'
    await lockAddress(tx, wish.email)
    // Looked up after the lock, so that it sees what the one before us has committed.
    if (await verifiedCustomerByEmail(tx, wish.email)) return 'expired'
    if (!mayOpen(opener, customer.id)) return 'unopened'

    await setVerifiedEmail(tx, customer.id, wish.email, now)
    await useUpLink(tx, token, now)
    await credentialsChanged(tx, { customerId: customer.id, keptSession: wish.session_id, now })
    await openCustomerAccount(tx, customer.id)
    await noteAccountEvent(tx, { customerId: customer.id, kind: 'email_changed', at: now })
    await notifyOldAddress(tx, customer, { template: 'email_changed', link: `${shop.env.PUBLIC_URL}/` })
    return 'done'
  })

/** The customer to whom a link belongs, locked before it. */
const ownerOf = async (tx: Transaction, token: string): Promise<LockedCustomerRow | undefined> => {
  const row = looksLikeSecret(token) ? await customerOfChangeLink(tx, hashSecret(token)) : undefined
  return row && lockCustomer(tx, row.customer_id)
}
