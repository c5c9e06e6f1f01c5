import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import type { Shop } from '../../../shop.ts'
import { createSecret, hashSecret, looksLikeSecret } from '../../identity/accounts/secret.ts'
import { deleteOldUnsubscribeLinks, insertUnsubscribeLink, stopAlerts } from './unsubscribe.sql.ts'

/** An entry that a link stops, as the mail calls it. */
interface StoppedWish {
  wishId: number
  title: string
}

// Mails are opened late; the law asks for thirty days at least (16 CFR 316.5).
const linkDaysKept = 400

/**
 * Makes a link that stops the mails about some entries. Only its hash is kept, so each mail has links of its own.
 * @returns full address: opened, it is a page with a button; posted to, it stops the mails (RFC 8058)
 */
export const createUnsubscribeLink = async (
  { pool, clock, env }: Shop,
  { customerId, about }: { customerId: number; about: StoppedWish[] },
): Promise<string> => {
  const token = createSecret()
  const wishIds = about.map(({ wishId }) => wishId)
  const titles = about.map(({ title }) => title)
  await insertUnsubscribeLink(pool, { tokenHash: hashSecret(token), customerId, wishIds, titles, at: clock.now() })
  return `${env.PUBLIC_URL}/unsubscribe?token=${token}`
}

/**
 * Stops the mails that a mailed link is about. Signed in or not: whoever has the mail has the link. Repeating it is
 * fine, also after the entry was removed.
 * @returns what was stopped, in words; refuses unsubscribe_link_invalid for a link that we never mailed
 */
export const unsubscribe = async (
  { pool }: Shop,
  token: string,
): Promise<Result<{ title: string }, 'unsubscribe_link_invalid'>> => {
  const link = looksLikeSecret(token) ? await stopAlerts(pool, hashSecret(token)) : undefined
  return link ? ok({ title: link.titles.join(', ') }) : refuse('unsubscribe_link_invalid')
}

/** Forgets links that were mailed more than a year ago. */
export const cleanUpUnsubscribeLinks = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldUnsubscribeLinks(pool, daysBefore(clock.now(), linkDaysKept))
}
