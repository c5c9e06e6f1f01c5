import { firstRow, statement } from '../../../db/statement.ts'

/** Who wants to sign in. */
export interface SigningInRow extends StaffPasswordRow {
  /** a one-time password that nobody used in time */
  is_over: boolean
}

/** What somebody signs in with first. */
export interface StaffPasswordRow {
  id: number
  email: string
  password_hash: string
  active: boolean
}

/** $1 lower case, $2: one-time passwords from before count no more. */
export const staffByEmail = firstRow<SigningInRow, [email: string, givenAfter: Date]>(
  'staff_by_email',
  `select id, email, password_hash, active, password_is_once and not exists (
     select from staff_access where staff_id = staff.id and kind in ('made', 'reset') and at > $2
   ) as is_over
   from staff where lower(email) = $1`,
)

export const staffPassword = firstRow<StaffPasswordRow, [staffId: number]>(
  'staff_password',
  'select id, email, password_hash, active from staff where id = $1',
)

/** $2: the hash that was proven; no row where it is no longer the current one, or where the person was locked. */
export const holdStaffPassword = firstRow<{ id: number }, [staffId: number, passwordHash: string]>(
  'hold_staff_password',
  'select id from staff where id = $1 and password_hash = $2 and active for update',
)

/** $2: the hash that was proven. */
export const replaceStaffPassword = firstRow<{ id: number }, [staffId: number, was: string, is: string]>(
  'replace_staff_password',
  `update staff set password_hash = $3, password_is_once = false where id = $1 and password_hash = $2 returning id`,
)

export const markStaffSeen = statement<never, [staffId: number, now: Date]>(
  'mark_staff_seen',
  'update staff set seen_at = $2 where id = $1',
)

/** The authenticator's keys, sealed. */
export interface TotpRow {
  totp_sealed: Buffer | null
  totp_pending_sealed: Buffer | null
  totp_last_step: number
}

export const totpOf = firstRow<TotpRow, [staffId: number]>(
  'staff_totp',
  'select totp_sealed, totp_pending_sealed, totp_last_step from staff where id = $1',
)

export const keepPendingTotp = statement<never, [staffId: number, sealed: Buffer]>(
  'keep_pending_staff_totp',
  'update staff set totp_pending_sealed = $2 where id = $1',
)

/** $2: the time step of the code that confirmed it. */
export const confirmPendingTotp = statement<never, [staffId: number, step: number]>(
  'confirm_pending_staff_totp',
  `update staff set totp_sealed = totp_pending_sealed, totp_pending_sealed = null, totp_last_step = $2 where id = $1`,
)

/** No row where a code of this time step, or of a later one, was used already. */
export const useTotpStep = firstRow<{ id: number }, [staffId: number, step: number]>(
  'use_staff_totp_step',
  'update staff set totp_last_step = $2 where id = $1 and totp_last_step < $2 returning id',
)
