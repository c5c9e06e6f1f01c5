import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { createSecret, hashSecret, looksLikeSecret } from '../accounts/secret.ts'
import { endSessionsExcept } from '../passwords/credentials.sql.ts'
import {
  deleteOldestSessions,
  deleteOwnSession,
  deleteSessionByCookie,
  extendSession,
  insertSession,
  type OpenSessionRow,
  replaceCookie,
  type SessionRow,
  sessionByBoth,
  sessionByCookie,
  sessionsByCustomer,
  writeProof,
} from './session.sql.ts'

/** Who is asking, once cookie and token (or the cookie alone, for documents) were found valid. */
export interface SignedIn {
  /** null where an API key asks, which has none */
  sessionId: number | null
  customerId: number
  emailVerified: boolean
  /**
   * when whoever sits there last proved who they are, by the password and by a code where they have a second factor
   * (UTC); null: not in this session, and never by an API key
   */
  provenAt: Date | null
}

/** The two halves of a session. Only their hashes are kept, so they are seen once: when they are sent. */
export interface SessionSecrets {
  cookie: string
  token: string
}

/** What a request tells about who sent it, beside its content. */
export interface VisitorTraits {
  /** as the browser names itself; anybody can write anything here */
  userAgent: string
  /** IP address as the server saw it */
  address: string
}

export const sessionCookie = 'pandrop_session'

const idleDaysMax = 30
const totalDaysMax = 90
// A session is marked as seen at most once an hour: every request would otherwise cost a write.
const seenAgainMinutes = 60
// Nobody has so many browsers; whoever signs in by a program keeps the newest.
const sessionsMax = 50
const userAgentLengthMax = 400
const nobody: VisitorTraits = { userAgent: '', address: '' }

/**
 * Attributes of the session cookie (docs/behaviour/wire.md#session-cookie).
 * @param publicUrl the address customers type; https makes the cookie Secure
 */
export const sessionCookieOptions = (publicUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: totalDaysMax * 24 * 60 * 60,
  }) as const

/**
 * The customer behind an API call: valid only if cookie and token belong to the same session
 * (docs/behaviour/wire.md#two-halves).
 * @param options.address where the call comes from; remembered as the session's when it is marked as seen
 * @returns null for anything missing, unknown, mismatched or expired
 */
export const findSession = async (
  q: Queryable,
  { cookie, token, ...seen }: Seen & { cookie: string | undefined; token: string | undefined },
): Promise<SignedIn | null> => {
  if (!looksLikeSecret(cookie) || !looksLikeSecret(token)) return null
  return signedIn(q, await sessionByBoth(q, hashSecret(cookie), hashSecret(token), seen.now), seen)
}

/**
 * The customer behind a document request, which carries the cookie alone. It may decide guard, language and currency;
 * personal data needs findSession.
 * @returns null for a missing, unknown or expired cookie
 */
export const findSessionByCookie = async (
  q: Queryable,
  { cookie, ...seen }: Seen & { cookie: string | undefined },
): Promise<SignedIn | null> => {
  if (!looksLikeSecret(cookie)) return null
  return signedIn(q, await sessionByCookie(q, hashSecret(cookie), seen.now), seen)
}

interface Seen {
  now: Date
  address: string
}

const signedIn = async (
  q: Queryable,
  row: SessionRow | undefined,
  { now, address }: Seen,
): Promise<SignedIn | null> => {
  if (!row) return null
  const { session_id: sessionId, customer_id: customerId, email_verified: emailVerified, seen_at: seenAt } = row
  const { proven_at: provenAt } = row
  const unseenMinutes = (now.getTime() - seenAt.getTime()) / 60_000
  if (unseenMinutes >= seenAgainMinutes)
    await extendSession(q, { sessionId, now, idleDays: idleDaysMax, daysMax: totalDaysMax, address })
  return { sessionId, customerId, emailVerified, provenAt }
}

/**
 * Opens a session for a customer and ends the one that the browser brought, so that a cookie planted before sign-in
 * is worth nothing afterwards (ASVS 4, 3.2.1: a new session token on sign-in). Of more than 50 sessions of one account
 * the one that was seen least lately ends.
 * @param options.oldCookie the cookie of the request, if any
 * @param options.proven whether its owner has just proven who they are: false where a browser was spared of the code
 * @param options.visitor shown to the customer in the list of their devices
 */
export const openSession = async (
  q: Queryable,
  options: { customerId: number; oldCookie: string | undefined; now: Date; proven: boolean; visitor?: VisitorTraits },
): Promise<SessionSecrets> => {
  const { customerId, oldCookie, now, proven, visitor: { userAgent, address } = nobody } = options
  await endSession(q, oldCookie)
  const secrets = { cookie: createSecret(), token: createSecret() }
  const [cookieHash, tokenHash] = [hashSecret(secrets.cookie), hashSecret(secrets.token)]
  const named = userAgent.slice(0, userAgentLengthMax)
  await insertSession(q, {
    customerId,
    cookieHash,
    tokenHash,
    now,
    idleDays: idleDaysMax,
    userAgent: named,
    address,
    provenAt: proven ? now : null,
  })
  await deleteOldestSessions(q, customerId, sessionsMax)
  return secrets
}

/**
 * Gives a session another cookie, where its customer has just proven who they are: a copy of the old one is worth
 * nothing from then on. The page keeps its token, which is worth nothing without the cookie.
 * @returns the new cookie
 */
export const renewCookie = async (q: Queryable, sessionId: number): Promise<string> => {
  const cookie = createSecret()
  await replaceCookie(q, sessionId, hashSecret(cookie))
  return cookie
}

/**
 * Writes down that whoever sits at a session has just proven who they are.
 * @param proof.codeHash of the code that they gave beside the password; null: they gave none
 * @returns false where the session has ended meanwhile
 */
export const markProven = async (
  q: Queryable,
  sessionId: number,
  { at, codeHash }: { at: Date; codeHash: Buffer | null },
): Promise<boolean> => (await writeProof(q, sessionId, at, codeHash)) !== undefined

/**
 * Ends the session of a cookie; an unknown cookie is nobody's session and no error.
 * @returns whose it was; undefined: nobody's
 */
export const endSession = async (q: Queryable, cookie: string | undefined): Promise<number | undefined> =>
  looksLikeSecret(cookie) ? (await deleteSessionByCookie(q, hashSecret(cookie)))?.customer_id : undefined

/** Signs out where a cookie came from; an unknown cookie is nobody's session and no error. */
export const signOut = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>, cookie: string | undefined): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const customerId = await endSession(tx, cookie)
    if (customerId !== undefined) await noteAccountEvent(tx, { customerId, kind: 'signed_out', at: clock.now() })
  })

/** Where a customer is signed in, the last seen first. */
export const sessionsOf = (
  q: Queryable,
  { customerId, now }: { customerId: number; now: Date },
): Promise<OpenSessionRow[]> => sessionsByCustomer(q, customerId, now)

/**
 * Ends one session of a customer.
 * @returns false where there is no such session, or it is somebody else's
 */
export const endSessionById = async (
  q: Queryable,
  { sessionId, customerId, now }: { sessionId: number; customerId: number; now: Date },
): Promise<boolean> => (await deleteOwnSession(q, sessionId, customerId, now)) !== undefined

/** Ends every session of a customer but the one that asks. */
export const endOtherSessionsOf = async (
  q: Queryable,
  { customerId, keptSession }: { customerId: number; keptSession: number | null },
): Promise<void> => {
  await endSessionsExcept(q, customerId, keptSession)
}
