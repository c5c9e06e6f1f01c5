import type { NotificationKind, StoppableKind } from '@pandrop/contract/notifications'
import { firstRow, statement } from '../../../db/statement.ts'

/**
 * Writes down what a customer is told, once for each job, and answers whether they want no mails of its kind; nothing
 * where the account is gone.
 */
export const insertNotification = firstRow<
  { stopped: boolean },
  {
    customerId: number
    jobId: string
    queuedAt: Date
    kind: NotificationKind
    title: string
    link: string
    at: Date
  }
>(
  'insert_notification',
  `with told as (
     insert into notifications (customer_id, job_id, queued_at, kind, title, link, at)
     select id, :jobId, :queuedAt, :kind, :title, :link, :at from customers where id = :customerId
     on conflict (job_id, queued_at) do nothing
   )
   select exists (
     select from stopped_mails where customer_id = :customerId and kind = :kind
   ) as stopped
   from customers where id = :customerId`,
)

export interface NotificationRow {
  id: number
  kind: NotificationKind
  title: string
  link: string
  at: Date
  read_at: Date | null
}

export const selectNotifications = statement<
  NotificationRow,
  { customerId: number; before: number | null; rowsMax: number }
>(
  'select_notifications',
  `select id, kind, title, link, at, read_at from notifications
   where customer_id = :customerId and (:before::bigint is null or id < :before)
   order by id desc limit :rowsMax`,
)

export const countUnread = firstRow<{ count: number }, [customerId: number]>(
  'count_unread_notifications',
  'select count(*)::int as count from notifications where customer_id = $1 and read_at is null',
)

export const markRead = statement<never, { customerId: number; upTo: number; at: Date }>(
  'mark_notifications_read',
  `update notifications set read_at = :at where customer_id = :customerId and id <= :upTo and read_at is null`,
)

export const selectStoppedMails = statement<{ kind: StoppableKind }, [customerId: number]>(
  'select_stopped_mails',
  'select kind from stopped_mails where customer_id = $1',
)

export const insertStoppedMails = statement<never, [customerId: number, kind: StoppableKind, at: Date]>(
  'insert_stopped_mails',
  'insert into stopped_mails (customer_id, kind, stopped_at) values ($1, $2, $3) on conflict do nothing',
)

export const deleteStoppedMails = statement<never, [customerId: number, kind: StoppableKind]>(
  'delete_stopped_mails',
  'delete from stopped_mails where customer_id = $1 and kind = $2',
)

export const deleteOldNotifications = statement<never, [before: Date]>(
  'delete_old_notifications',
  'delete from notifications where at < $1',
)
