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

interface DoomedCustomer {
  id: number
  avatar: string | null
  /** of their data, whose rows go with them */
  copies: { id: number; parts: number }[]
}

/** $1: unverified accounts that cannot be verified since before this moment. */
export const deleteDoomedCustomers = statement<DoomedCustomer, [Date]>(
  'delete_doomed_customers',
  `delete from customers as doomed using customers as owner
   where doomed.email_verified_at is null
     and owner.email_verified_at is not null
     and lower(owner.email) = lower(doomed.email)
     and greatest(doomed.created_at, owner.email_verified_at) <= $1
   returning doomed.id, doomed.avatar, (
       select coalesce(jsonb_agg(jsonb_build_object('id', id, 'parts', parts)), '[]') from personal_exports
       where customer_id = doomed.id
     ) as copies`,
)
