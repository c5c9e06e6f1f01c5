import { firstRow, statement } from '../../../db/statement.ts'

/**
 * No row comes back when the asking session has ended meanwhile: a password changed elsewhere ends it, and what was
 * asked for with the old one is worth nothing.
 */
export const insertWish = firstRow<
  { customer_id: number },
  { customerId: number; email: string; sessionId: number | null; at: Date; expiresAt: Date }
>(
  'insert_email_wish',
  `with asking as (select id from sessions where id = :sessionId and customer_id = :customerId for key share)
   insert into email_changes (customer_id, email, session_id, asked_at, expires_at)
   select :customerId, :email, asking.id, :at, :expiresAt from asking
   returning customer_id`,
)

/** Of nobody's session: staff have asked. */
export const insertStaffWish = statement<never, { customerId: number; email: string; at: Date; expiresAt: Date }>(
  'insert_staff_email_wish',
  `insert into email_changes (customer_id, email, asked_at, expires_at)
   values (:customerId, :email, :at, :expiresAt)`,
)

/** With its links; what was used stays, so that it can say so. */
export const dropWish = statement<never, [number]>(
  'drop_email_wish',
  `with wish as (delete from email_changes where customer_id = $1)
   delete from mailed_links where customer_id = $1 and purpose = 'change_email' and used_at is null`,
)

export const wishOf = firstRow<{ email: string; session_id: number | null; expires_at: Date }, [number]>(
  'email_wish_of',
  'select email, session_id, expires_at from email_changes where customer_id = $1',
)

export const customerOfChangeLink = firstRow<{ customer_id: number }, [Buffer]>(
  'customer_of_change_link',
  `select customer_id from mailed_links where token_hash = $1 and purpose = 'change_email'`,
)

/** Opening the mailed link proves the address, whether or not the one before was proven. */
export const setVerifiedEmail = statement<never, [number, string, Date]>(
  'set_verified_email',
  'update customers set email = $2, email_verified_at = $3 where id = $1',
)
