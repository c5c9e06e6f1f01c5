import type { closeAccount as closeCall } from '@pandrop/contract/accounts'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { AccountClosure } from '@pandrop/contract/staff/closures'
import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { isSecurityMail, type MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { senderOf } from '../../content/settings.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from '../accounts/attempts.ts'
import { keepOut } from '../accounts/blocked.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { verifiedCustomerByEmail } from '../accounts/customers.sql.ts'
import { hashSecret, looksLikeSecret } from '../accounts/secret.ts'
import { revokeAllApiKeys } from '../api-keys/revoke-all.ts'
import { dropDeletion } from '../deletions/deletions.ts'
import { dropWish, setVerifiedEmail } from '../emails/email-change.sql.ts'
import { lockAddress, type MailedLinkRow } from '../emails/mailed-link.sql.ts'
import { createLinkToken, takeLink } from '../emails/mailed-link.ts'
import { deletePasskeys } from '../passkeys/passkeys.sql.ts'
import { dropLinksToReset } from '../passwords/credentials.sql.ts'
import { credentialsChanged } from '../passwords/credentials.ts'
import { customerContact } from '../profile/profile.ts'
import { deleteRecoveryCodes } from '../second-factor/customer-factor.sql.ts'
import { keepFactor } from '../second-factor/lost-factor.ts'
import {
  type ClosingCustomerRow,
  deleteFactorSince,
  endClosure,
  insertClosure,
  lockAccountOfNotMe,
  openClosure,
  useUpNotMeLinks,
  voidPassword,
} from './closures.sql.ts'

// Whoever is away for some weeks reads their mails late.
const linkDaysMax = 30
const linkMinutesMax = linkDaysMax * 24 * 60

/**
 * A fresh link "This was not me" for a mail that is about to leave; only the hash of its secret is kept.
 * @returns a full address; undefined for a mail that has no such link
 */
export const notMeLink = async (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  order: MailOrder,
): Promise<string | undefined> => {
  const { template, to: email } = order
  // What was queued before mails had this link names nobody.
  const customerId = 'accountOf' in order ? order.accountOf : undefined
  if (!isSecurityMail(template) || customerId === undefined) return undefined
  if (customerId === null) return env.PUBLIC_URL
  const link = { purpose: 'not_me', customerId, email, template, now: clock.now(), minutesMax: linkMinutesMax } as const
  return `${env.PUBLIC_URL}/not-me?token=${await createLinkToken(pool, link)}`
}

/** Somebody who pressed the button behind "This was not me". */
interface Press {
  /** from the mailed link */
  token: string
  /** IP address of the visitor */
  visitorAddress: string
}

const pressesOf = (visitorAddress: string): AttemptLimit[] => [
  { subject: `not_me address ${networkOf(visitorAddress)}`, attemptsMax: 30, windowMinutes: 60 },
]

/**
 * Closes the account of a link "This was not me", once: signed out everywhere, API keys and browsers forgotten, links,
 * a wish for another e-mail, the removal of a second factor and a deletion void, the password worth nothing, passkeys
 * and what may be the second factor of an intruder gone, and blocked as staff would block it, until staff open it again
 * (docs/behaviour/accounts.md#not-me). The owner is told by mail, at the address of the account and at the one that the
 * link went to. A mail that left after the account was closed, of a password that was reset meanwhile, closes it once
 * more: that password is worth nothing either.
 * Refuses not_me_link_used; not_me_link_invalid for a link that is unknown or over; and too_many_requests after 30
 * failures of one network in an hour.
 */
export const closeAccount = async (
  shop: Shop,
  { token, visitorAddress }: Press,
): Promise<Result<null, RefusalOf<typeof closeCall>>> => {
  const at = shop.clock.now()
  const failures = pressesOf(visitorAddress)
  const within = await countAttempt(shop.pool, failures, { now: at, factor: shop.env.RATE_LIMIT_FACTOR })
  if (!within) return refuse('too_many_requests')
  const { supportAddress } = await senderOf(shop)
  const closed = await inTransaction(shop.pool, async (tx) => {
    const customer = looksLikeSecret(token) ? await lockAccountOfNotMe(tx, hashSecret(token)) : undefined
    const link = customer && (await takeLink(tx, { token, purpose: 'not_me' }))
    if (!link) return refuse('not_me_link_invalid')
    if (link.used_at) return refuse('not_me_link_used')
    if (link.expires_at <= at) return refuse('not_me_link_invalid')
    await close(tx, { customer, link, at })
    await tellOwner(tx, { customer, link, supportAddress, publicUrl: shop.env.PUBLIC_URL })
    return ok(null)
  })
  if (closed.ok) await forgiveAttempt(shop.pool, failures)
  return closed
}

interface Closing {
  customer: ClosingCustomerRow
  link: MailedLinkRow
}

const close = async (
  tx: Transaction,
  { customer: { id: customerId, is_blocked }, link, at }: Closing & { at: Date },
): Promise<void> => {
  const { template, mailed_email: mailedTo } = link
  if (template === null) throw new Error('a link that closes an account names no mail')
  const why = `“This was not me” in the mail ${template} to ${mailedTo}`
  await useUpNotMeLinks(tx, customerId, at)
  await credentialsChanged(tx, { customerId, keptSession: null, now: at })
  await dropDeletion(tx, customerId, at)
  await keepFactor(tx, { customerId, at, why })
  await voidPassword(tx, customerId, at)
  await endFactors(tx, { customerId, closedAt: at, at })
  // Staff may have been faster; since when they keep the customer out stays as it is.
  if (!is_blocked) await keepOut(tx, customerId, at)
  await insertClosure(tx, { customerId, template, mailedTo, at })
  await insertCustomerEvent(tx, { customerId, kind: 'closed', by: 'customer', at, why })
  await noteAccountEvent(tx, { customerId, kind: 'account_closed', at })
}

/**
 * Ends by what an intruder may get in again (docs/behaviour/accounts.md#not-me-factors): passkeys, each of which opens
 * the account by itself as the password does; recovery codes; and an app that was set up in the 30 days before the
 * account was closed. No link is older than that, so that whoever the owner was warned of cannot have set up an older
 * one; and that stays, so that a mailbox alone never gets rid of it.
 */
const endFactors = async (
  tx: Transaction,
  { customerId, closedAt, at }: { customerId: number; closedAt: Date; at: Date },
): Promise<void> => {
  const passkeys = await deletePasskeys(tx, customerId)
  const app = await deleteFactorSince(tx, customerId, daysBefore(closedAt, linkDaysMax))
  await deleteRecoveryCodes(tx, customerId)
  if (passkeys.length === 0 && !app?.confirmed_at) return
  const ended = [
    ...passkeys.map(({ name }) => `passkey “${name}”`),
    ...(app?.confirmed_at ? ['authenticator app'] : []),
  ]
  const why = `may be an intruder’s: ${ended.join(', ')}`
  await insertCustomerEvent(tx, { customerId, kind: 'factor_removed', by: 'shop', at, why })
}

interface Telling extends Closing {
  supportAddress: string
  publicUrl: string
}

/** An intruder may have moved the account to an address of their own, or the owner away from an old one. */
const tellOwner = async (
  tx: Transaction,
  { customer: { email, language }, link, supportAddress, publicUrl }: Telling,
): Promise<void> => {
  const values = { support: supportAddress, link: `${publicUrl}/` }
  for (const to of new Set([email, link.mailed_email])) {
    await enqueue(tx, 'send_mail', { template: 'account_closed', to, language, values })
  }
}

interface Reopening {
  customerId: number
  at: Date
  givesEmailBack: boolean
  publicUrl: string
}

/**
 * Ends the closure of an account whose row the caller holds, before it is unblocked. What was on its way when it was
 * closed ends with it. For an account that its owner has not closed nothing happens.
 * @param options.givesEmailBack moves the account to the address that the owner read the mail at: an intruder who
 *   changed it would get the mail with a new password
 * @param options.publicUrl origin of the shop: the owner is told by mail that the account is open again, and where they
 *   choose a new password
 * @returns that address where it was given back; refuses customer_email_taken where another account has proven it
 */
export const reopenAccount = async (
  tx: Transaction,
  { customerId, at, givesEmailBack, publicUrl }: Reopening,
): Promise<Result<string | null, 'customer_email_taken'>> => {
  const closure = await endClosure(tx, customerId, at)
  if (!closure) return ok(null)
  await dropWish(tx, customerId)
  await revokeAllApiKeys(tx, { customerId, now: at })
  await endFactors(tx, { customerId, closedAt: closure.closed_at, at })
  const givenBack = givesEmailBack ? await giveEmailBack(tx, { customerId, email: closure.mailed_to, at }) : ok(null)
  if (!givenBack.ok) return givenBack
  const { email: to, language } = await customerContact(tx, customerId)
  await noteAccountEvent(tx, { customerId, kind: 'account_opened', at })
  const values = { link: `${publicUrl}/auth?form=reset` }
  await enqueue(tx, 'send_mail', { template: 'account_reopened', accountOf: customerId, to, language, values })
  return givenBack
}

const giveEmailBack = async (
  tx: Transaction,
  { customerId, email, at }: { customerId: number; email: string; at: Date },
): Promise<Result<string, 'customer_email_taken'>> => {
  await lockAddress(tx, email)
  // Looked up after the lock, so that it sees what the one before us has committed.
  const holder = await verifiedCustomerByEmail(tx, email)
  if (holder && holder.id !== customerId) return refuse('customer_email_taken')
  await setVerifiedEmail(tx, customerId, email, at)
  // Whoever read the mails at the other address may have set a password with one of them.
  await voidPassword(tx, customerId, at)
  await dropLinksToReset(tx, customerId)
  return ok(email)
}

/** Since when an account is closed by its owner, and from which mail; null: it is not. */
export const closureOf = async (q: Queryable, customerId: number): Promise<AccountClosure | null> => {
  const row = await openClosure(q, customerId)
  return row ? { mail: row.template, mailed_to: row.mailed_to, at: row.closed_at.toISOString() } : null
}
