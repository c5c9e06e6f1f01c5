import type { StaffRole } from '@pandrop/contract/staff/roles'
import { firstRow, statement } from '../../../db/statement.ts'

/** A session of staff that has not ended, with who it belongs to. */
export interface StaffSessionRow {
  session_id: number
  staff_id: number
  name: string
  email: string
  role: StaffRole
  password_is_once: boolean
  has_totp: boolean
  passkeys: number
  /** null: the second factor was not given yet */
  factor_at: Date | null
  proven_at: Date | null
  seen_at: Date
}

const columns = `select s.id as session_id, s.staff_id, p.name, p.email, p.role, p.password_is_once, s.factor_at,
     s.proven_at, s.seen_at, p.totp_sealed is not null as has_totp,
     (select count(*)::int from staff_passkeys k where k.staff_id = p.id) as passkeys
   from staff_sessions s join staff p on p.id = s.staff_id`

/** $2 now. */
export const staffSessionByCookie = firstRow<StaffSessionRow, [Buffer, Date]>(
  'staff_session_by_cookie',
  `${columns} where s.cookie_hash = $1 and s.expires_at > $2 and p.active`,
)

/** $2 now. */
export const staffSessionById = firstRow<StaffSessionRow, [sessionId: number, now: Date]>(
  'staff_session_by_id',
  `${columns} where s.id = $1 and s.expires_at > $2 and p.active`,
)

/** Until the transaction ends nobody else changes what this person signs in with. */
export const holdStaff = firstRow<{ id: number }, [staffId: number]>(
  'hold_staff',
  'select id from staff where id = $1 for update',
)

/** `userAgent` and `address`: what the browser told about itself and from where. */
export const insertStaffSession = firstRow<
  { id: number },
  { staffId: number; cookieHash: Buffer; now: Date; idleMinutes: number; userAgent: string; address: string }
>(
  'insert_staff_session',
  `insert into staff_sessions (staff_id, cookie_hash, created_at, seen_at, expires_at, user_agent, address)
   values (:staffId, :cookieHash, :now::timestamptz, :now::timestamptz,
     :now::timestamptz + make_interval(mins => :idleMinutes::int), :userAgent, :address)
   returning id`,
)

/** $2 now, $3 idle minutes, $4 minutes since sign-in after which nothing extends a session. */
export const extendStaffSession = statement<never, [number, Date, number, number]>(
  'extend_staff_session',
  `update staff_sessions
   set seen_at = $2::timestamptz,
     expires_at = least($2::timestamptz + make_interval(mins => $3::int), created_at + make_interval(mins => $4::int))
   where id = $1`,
)

export const markFactorGiven = statement<never, [sessionId: number, now: Date]>(
  'mark_staff_factor_given',
  'update staff_sessions set factor_at = $2, proven_at = $2 where id = $1',
)

export const replaceStaffCookie = statement<never, [sessionId: number, cookieHash: Buffer]>(
  'replace_staff_cookie',
  'update staff_sessions set cookie_hash = $2, challenge = null where id = $1',
)

export const deleteStaffSessionByCookie = statement<never, [Buffer]>(
  'delete_staff_session_by_cookie',
  'delete from staff_sessions where cookie_hash = $1',
)

/** $2: the session that stays; null ends all of them. */
export const deleteStaffSessions = statement<never, [staffId: number, keptSession: number | null]>(
  'delete_staff_sessions',
  'delete from staff_sessions where staff_id = $1 and id is distinct from $2',
)

export const deleteExpiredStaffSessions = statement<never, [now: Date]>(
  'delete_expired_staff_sessions',
  'delete from staff_sessions where expires_at <= $1',
)

export const markProven = statement<never, [sessionId: number, now: Date]>(
  'mark_staff_proven',
  'update staff_sessions set proven_at = $2 where id = $1',
)

/** A session of somebody's own. */
export interface OwnSessionRow {
  id: number
  user_agent: string
  address: string
  created_at: Date
  seen_at: Date
}

/** $2: the asking one, which comes first; $3 now. */
export const sessionsOf = statement<OwnSessionRow, [staffId: number, current: number, now: Date]>(
  'staff_sessions_of',
  `select id, user_agent, address, created_at, seen_at from staff_sessions
   where staff_id = $1 and expires_at > $3 order by id <> $2, seen_at desc, id`,
)

export const deleteOwnSession = firstRow<{ id: number }, [sessionId: number, staffId: number]>(
  'delete_own_staff_session',
  'delete from staff_sessions where id = $1 and staff_id = $2 returning id',
)
