import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { createSecret, hashSecret, looksLikeSecret } from '../accounts/secret.ts'
import {
  insertMailedLink,
  type LinkPurpose,
  lockMailedLink,
  type MailedLinkRow,
  markLinkUsed,
} from './mailed-link.sql.ts'

/**
 * Makes the secret of a link that is about to be mailed; only its hash is kept. Jobs make links when they send them, so
 * that no queue ever holds one.
 * @param link.email the address that the link is mailed to
 * @param link.template which mail carries it, where that is asked for when it is opened
 * @returns the secret, 43 characters of base64url
 */
export const createLinkToken = async (
  q: Queryable,
  link: { purpose: LinkPurpose; customerId: number; email: string; now: Date; minutesMax: number; template?: string },
): Promise<string> => {
  const token = createSecret()
  const expiresAt = new Date(link.now.getTime() + link.minutesMax * 60_000)
  const { purpose, customerId, email, template = null } = link
  await insertMailedLink(q, { purpose, customerId, email, template, tokenHash: hashSecret(token), expiresAt })
  return token
}

/**
 * Finds a mailed link and holds it until the transaction ends, whether or not it may still be used.
 * @returns undefined for anything that was never mailed for this purpose
 */
export const takeLink = async (
  tx: Transaction,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<MailedLinkRow | undefined> =>
  looksLikeSecret(token) ? lockMailedLink(tx, hashSecret(token), purpose) : undefined

/** A link works once. */
export const useUpLink = async (tx: Transaction, token: string, now: Date): Promise<void> => {
  await markLinkUsed(tx, hashSecret(token), now)
}

/** Who opens a mailed link: somebody who pressed the button of its page, or a browser that was led there. */
export type LinkOpener =
  | { pressed: true }
  /** customerId: who is signed in there */
  | { pressed: false; customerId: number | null }

/** What opening a mailed link led to; unopened: it would work, and waits for somebody who presses. */
export type LinkOutcome = 'done' | 'done_before' | 'expired' | 'unopened'

/** A browser acts by itself for the account that it is signed in to: its owner reads the mail there. */
export const mayOpen = (opener: LinkOpener, customerId: number): boolean =>
  opener.pressed || opener.customerId === customerId
