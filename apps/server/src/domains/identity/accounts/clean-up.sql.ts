import { statement } from '../../../db/statement.ts'

export const deleteExpiredSessions = statement<never, [Date]>(
  'delete_expired_sessions',
  'delete from sessions where expires_at <= $1',
)

/** $1: links that ended before this are forgotten. */
export const deleteOldLinks = statement<never, [Date]>(
  'delete_old_mailed_links',
  'delete from mailed_links where expires_at <= $1',
)

export const deleteOldAttempts = statement<never, [Date]>(
  'delete_old_attempts',
  'delete from attempt_counts where ends_at <= $1',
)

export const deleteOldWishes = statement<never, [Date]>(
  'delete_old_email_wishes',
  'delete from email_changes where expires_at <= $1',
)

/** $1: unverified accounts that cannot be verified since before this moment. */
export const deleteDoomedCustomers = statement<{ id: number; avatar: string | null }, [Date]>(
  'delete_doomed_customers',
  `delete from customers as doomed using customers as owner
   where doomed.email_verified_at is null
     and owner.email_verified_at is not null
     and lower(owner.email) = lower(doomed.email)
     and greatest(doomed.created_at, owner.email_verified_at) <= $1
     -- Their files go first: afterwards nobody would know of them.
     and not exists (select from personal_exports where customer_id = doomed.id and parts > 0)
   returning doomed.id, doomed.avatar`,
)
