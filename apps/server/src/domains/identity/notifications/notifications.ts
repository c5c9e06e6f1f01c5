import {
  type MailChoices,
  type NotificationPage,
  notificationsPerPage,
  type StoppableKind,
  stoppableKinds,
} from '@pandrop/contract/notifications'
import { daysBefore } from '@pandrop/money/days'
import { isSilentMail, type MailOrder } from '../../../ports/mail/mail-order.ts'
import { subjectOf } from '../../../ports/mail/render.ts'
import type { Shop } from '../../../shop.ts'
import { mailKinds, stoppableKindOf } from './mail-kinds.ts'
import {
  countUnread,
  deleteOldNotifications,
  deleteStoppedMails,
  insertNotification,
  insertStoppedMails,
  markRead,
  selectNotifications,
  selectStoppedMails,
} from './notifications.sql.ts'

const daysKept = 400

/** A job that sends a mail, as the queue knows it. */
export interface MailJob {
  /** its number */
  id: string
  created_at: Date
}

/** What becomes of a mail that its customer was shown in the shop. */
interface Told {
  /** false where its customer stopped such mails */
  isMailed: boolean
  /** the kind that its customer may stop by a link in it */
  stoppable?: StoppableKind | undefined
}

/** A link into the shop without its origin; anything else leads to the notifications themselves. */
const pathOf = (link: string, publicUrl: string): string => {
  const url = URL.parse(link)
  return url?.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : '/account/notifications'
}

/**
 * Shows a customer in the shop what a mail to them says, once, however often its job is tried; open pages hear of it
 * (docs/behaviour/accounts.md#notifications). Mails that prove an address, and what was queued before mails named whose
 * they are, are mailed and not shown.
 * @param job that sends the mail
 */
export const notify = async ({ pool, clock, env }: Shop, order: MailOrder, job: MailJob): Promise<Told> => {
  const { template } = order
  const customerId = 'accountOf' in order ? order.accountOf : undefined
  if (isSilentMail(template) || typeof customerId !== 'number' || order.isAgain) return { isMailed: true }
  const told = await insertNotification(pool, {
    customerId,
    jobId: job.id,
    queuedAt: job.created_at,
    kind: mailKinds[template].kind,
    title: subjectOf(order),
    link: pathOf(order.values.link, env.PUBLIC_URL),
    at: clock.now(),
  })
  const stoppable = stoppableKindOf(template)
  return { isMailed: !stoppable || told?.stopped !== true, stoppable }
}

/**
 * A page of what a customer was told, newest first.
 * @param before number of the last one on the page before; absent: the newest page
 */
export const notificationsOf = async (
  { pool }: Shop,
  customerId: number,
  before: number | undefined,
): Promise<NotificationPage> => {
  const [rows, unread] = await Promise.all([
    selectNotifications(pool, { customerId, before: before ?? null, rowsMax: notificationsPerPage + 1 }),
    unreadOf({ pool }, customerId),
  ])
  return {
    notifications: rows.slice(0, notificationsPerPage).map(({ at, read_at, ...shown }) => ({
      ...shown,
      at: at.toISOString(),
      read: read_at !== null,
    })),
    more: rows.length > notificationsPerPage,
    unread,
  }
}

/** How many notifications a customer has not seen. */
export const unreadOf = async ({ pool }: Pick<Shop, 'pool'>, customerId: number): Promise<number> =>
  (await countUnread(pool, customerId))?.count ?? 0

/** Marks everything up to a notification as read. @returns how many are unread then */
export const readNotifications = async (shop: Shop, customerId: number, upTo: number): Promise<number> => {
  await markRead(shop.pool, { customerId, upTo, at: shop.clock.now() })
  return unreadOf(shop, customerId)
}

/** Of which kinds a customer wants mails. */
export const mailChoicesOf = async ({ pool }: Pick<Shop, 'pool'>, customerId: number): Promise<MailChoices> => {
  const stopped = new Set((await selectStoppedMails(pool, customerId)).map(({ kind }) => kind))
  return stoppableKinds.map((kind) => ({ kind, mailed: !stopped.has(kind) }))
}

/** Stops the mails of a kind; what must be mailed is mailed all the same. Stopping it again changes nothing. */
export const stopMails = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  customerId: number,
  kind: StoppableKind,
): Promise<void> => {
  await insertStoppedMails(pool, customerId, kind, clock.now())
}

/** Has the mails of a kind sent again. */
export const resumeMails = async ({ pool }: Shop, customerId: number, kind: StoppableKind): Promise<void> => {
  await deleteStoppedMails(pool, customerId, kind)
}

/** Forgets what was told more than a year ago. */
export const forgetOldNotifications = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldNotifications(pool, daysBefore(clock.now(), daysKept))
}
