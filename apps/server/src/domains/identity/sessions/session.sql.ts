import { firstRow, statement } from '../../../db/statement.ts'

/** A session that is still valid, with what every request needs to know about its customer. */
export interface SessionRow {
  session_id: number
  customer_id: number
  email_verified: boolean
  /** UTC; coarse, see session.ts */
  seen_at: Date
  /** UTC; when its owner last proved who they are; null: not in this session */
  proven_at: Date | null
}

// A blocked customer has no session, on whichever server and from the moment that the block is committed.
const columns = `select s.id as session_id, s.customer_id, s.seen_at, s.proven_at,
    c.email_verified_at is not null as email_verified
  from sessions s join customers c on c.id = s.customer_id`

export const sessionByBoth = firstRow<SessionRow, [Buffer, Buffer, Date]>(
  'session_by_both',
  `${columns} where s.cookie_hash = $1 and s.token_hash = $2 and s.expires_at > $3 and c.blocked_at is null`,
)

export const sessionByCookie = firstRow<SessionRow, [Buffer, Date]>(
  'session_by_cookie',
  `${columns} where s.cookie_hash = $1 and s.expires_at > $2 and c.blocked_at is null`,
)

/** `daysMax`: since sign-in, after which nothing extends a session; `address`: where it was seen. */
export const extendSession = statement<
  never,
  { sessionId: number; now: Date; idleDays: number; daysMax: number; address: string }
>(
  'extend_session',
  `update sessions
   set seen_at = :now::timestamptz,
     address = :address,
     expires_at = least(
       :now::timestamptz + make_interval(days => :idleDays::int), created_at + make_interval(days => :daysMax::int)
     )
   where id = :sessionId`,
)

/**
 * `userAgent` and `address`: what the browser told about itself and from where. `provenAt`: when its owner proved who
 * they are; null: they did not.
 */
export const insertSession = statement<
  never,
  {
    customerId: number
    cookieHash: Buffer
    tokenHash: Buffer
    now: Date
    idleDays: number
    userAgent: string
    address: string
    provenAt: Date | null
  }
>(
  'insert_session',
  `insert into sessions (
     customer_id, cookie_hash, token_hash, created_at, seen_at, expires_at, user_agent, address, proven_at
   )
   values (:customerId, :cookieHash, :tokenHash, :now::timestamptz, :now::timestamptz,
     :now::timestamptz + make_interval(days => :idleDays::int), :userAgent, :address, :provenAt)`,
)

/** No row where the session has ended. `codeHash`: of the code that was given; null: none was. */
export const writeProof = firstRow<{ id: number }, [sessionId: number, at: Date, codeHash: Buffer | null]>(
  'write_session_proof',
  'update sessions set proven_at = $2, proof_code_hash = $3 where id = $1 returning id',
)

/** When a session was proven by this code, if that was the last proof of it. */
export const provenByCode = firstRow<{ proven_at: Date }, [sessionId: number, codeHash: Buffer]>(
  'session_proven_by_code',
  'select proven_at from sessions where id = $1 and proof_code_hash = $2',
)

/** All but the $2 last seen. */
export const deleteOldestSessions = statement<never, [customerId: number, kept: number]>(
  'delete_oldest_sessions',
  `delete from sessions
   where id in (select id from sessions where customer_id = $1 order by seen_at desc, id desc offset $2)`,
)

export const replaceCookie = statement<never, [sessionId: number, cookieHash: Buffer]>(
  'replace_session_cookie',
  'update sessions set cookie_hash = $2 where id = $1',
)

/** No row where it is nobody's. */
export const deleteSessionByCookie = firstRow<{ customer_id: number }, [Buffer]>(
  'delete_session_by_cookie',
  'delete from sessions where cookie_hash = $1 returning customer_id',
)

/** A session as its owner may see it. */
export interface OpenSessionRow {
  id: number
  user_agent: string
  address: string
  created_at: Date
  /** coarse, see session.ts */
  seen_at: Date
  expires_at: Date
}

/** $2 now; the last seen first. */
export const sessionsByCustomer = statement<OpenSessionRow, [number, Date]>(
  'sessions_by_customer',
  `select id, user_agent, address, created_at, seen_at, expires_at from sessions
   where customer_id = $1 and expires_at > $2
   order by seen_at desc, id desc`,
)

export const deleteOwnSession = firstRow<{ id: number }, [sessionId: number, customerId: number, now: Date]>(
  'delete_own_session',
  'delete from sessions where id = $1 and customer_id = $2 and expires_at > $3 returning id',
)
