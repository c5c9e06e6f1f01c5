import type { StoppableKind } from '@pandrop/contract/notifications'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import type { Shop } from '../../../shop.ts'
import { createSecret, hashSecret, looksLikeSecret } from '../../identity/accounts/secret.ts'
import { stopMails } from '../../identity/notifications/notifications.ts'
import { deleteOldUnsubscribeLinks, insertUnsubscribeLink, stopAlerts } from './unsubscribe.sql.ts'

/** An entry that a link stops, as the mail calls it. */
interface StoppedWish {
  wishId: number
  title: string
}

/** A saved search that a link stops, as its customer calls it. */
interface StoppedSearch {
  searchId: number
  title: string
}

/** Whose mails a link stops: those about entries of their wishlist or about saved searches, or a kind. */
interface Stopped {
  customerId: number
  about?: StoppedWish[]
  searches?: StoppedSearch[]
  kind?: StoppableKind
}

// Mails are opened late; the law asks for thirty days at least (16 CFR 316.5).
const linkDaysKept = 400

/**
 * Makes a link that stops mails. Only its hash is kept, so each mail has links of its own.
 * @returns full address: opened, it is a page with a button; posted to, it stops the mails (RFC 8058)
 */
export const createUnsubscribeLink = async (
  { pool, clock, env }: Shop,
  { customerId, about = [], searches = [], kind }: Stopped,
): Promise<string> => {
  const token = createSecret()
  await insertUnsubscribeLink(pool, {
    tokenHash: hashSecret(token),
    customerId,
    wishIds: about.map(({ wishId }) => wishId),
    searchIds: searches.map(({ searchId }) => searchId),
    titles: [...about, ...searches].map(({ title }) => title),
    kind: kind ?? null,
    at: clock.now(),
  })
  return `${env.PUBLIC_URL}/unsubscribe?token=${token}`
}

/**
 * Stops the mails that a mailed link is about. Signed in or not: whoever has the mail has the link. Repeating it is
 * fine, also after the entry was removed.
 * @returns what was stopped: entries as the mail called them, or a kind; refuses unsubscribe_link_invalid for a link
 *   that we never mailed
 */
export const unsubscribe = async (
  shop: Shop,
  token: string,
): Promise<Result<{ title: string; kind: StoppableKind | null }, 'unsubscribe_link_invalid'>> => {
  const link = looksLikeSecret(token) ? await stopAlerts(shop.pool, hashSecret(token)) : undefined
  if (!link) return refuse('unsubscribe_link_invalid')
  const { titles, kind, customer_id: customerId } = link
  if (kind) await stopMails(shop, customerId, kind)
  return ok({ title: titles.join(', '), kind })
}

/** Forgets links that were mailed more than a year ago. */
export const cleanUpUnsubscribeLinks = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldUnsubscribeLinks(pool, daysBefore(clock.now(), linkDaysKept))
}
