import { firstRow, statement } from '../../db/statement.ts'

/** A session that is still valid, with what every request needs to know about its customer. */
export interface SessionRow {
  session_id: number
  customer_id: number
  email_verified: boolean
  /** UTC; coarse, see session.ts */
  seen_at: Date
}

const columns = `select s.id as session_id, s.customer_id, s.seen_at, c.email_verified_at is not null as email_verified
  from sessions s join customers c on c.id = s.customer_id`

export const sessionByBoth = firstRow<SessionRow, [Buffer, Buffer, Date]>(
  'session_by_both',
  `${columns} where s.cookie_hash = $1 and s.token_hash = $2 and s.expires_at > $3`,
)

export const sessionByCookie = firstRow<SessionRow, [Buffer, Date]>(
  'session_by_cookie',
  `${columns} where s.cookie_hash = $1 and s.expires_at > $2`,
)

/** $2 now, $3 idle days, $4 days since sign-in after which nothing extends a session. */
export const extendSession = statement<never, [number, Date, number, number]>(
  'extend_session',
  `update sessions
   set seen_at = $2::timestamptz,
     expires_at = least($2::timestamptz + make_interval(days => $3::int), created_at + make_interval(days => $4::int))
   where id = $1`,
)

export const insertSession = statement<never, [number, Buffer, Buffer, Date, number]>(
  'insert_session',
  `insert into sessions (customer_id, cookie_hash, token_hash, created_at, seen_at, expires_at)
   values ($1, $2, $3, $4::timestamptz, $4::timestamptz, $4::timestamptz + make_interval(days => $5::int))`,
)

export const deleteSessionByCookie = statement<never, [Buffer]>(
  'delete_session_by_cookie',
  'delete from sessions where cookie_hash = $1',
)
