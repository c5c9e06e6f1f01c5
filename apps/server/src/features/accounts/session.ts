import type { Queryable } from '../../db/statement.ts'
import { createSecret, hashSecret, looksLikeSecret } from './secret.ts'
import {
  deleteSessionByCookie,
  extendSession,
  insertSession,
  type SessionRow,
  sessionByBoth,
  sessionByCookie,
} from './session.sql.ts'

/** Who is asking, once cookie and token (or the cookie alone, for documents) were found valid. */
export interface SignedIn {
  /** null where an API key asks, which has none */
  sessionId: number | null
  customerId: number
  emailVerified: boolean
}

/** The two halves of a session. Only their hashes are kept, so they are seen once: when they are sent. */
export interface SessionSecrets {
  cookie: string
  token: string
}

export const sessionCookie = 'pandrop_session'

const idleDaysMax = 30
const totalDaysMax = 90
// A session is marked as seen at most once an hour: every request would otherwise cost a write.
const seenAgainMinutes = 60

/**
 * Attributes of the session cookie (readings.md, The wire: HttpOnly, SameSite=Lax).
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
 * The customer behind an API call: valid only if cookie and token belong to the same session (readings.md, The wire).
 * @returns null for anything missing, unknown, mismatched or expired
 */
export const findSession = async (
  q: Queryable,
  { cookie, token, now }: { cookie: string | undefined; token: string | undefined; now: Date },
): Promise<SignedIn | null> => {
  if (!looksLikeSecret(cookie) || !looksLikeSecret(token)) return null
  return signedIn(q, await sessionByBoth(q, hashSecret(cookie), hashSecret(token), now), now)
}

/**
 * The customer behind a document request, which carries the cookie alone. It may decide guard, language and currency;
 * personal data needs findSession.
 * @returns null for a missing, unknown or expired cookie
 */
export const findSessionByCookie = async (
  q: Queryable,
  { cookie, now }: { cookie: string | undefined; now: Date },
): Promise<SignedIn | null> => {
  if (!looksLikeSecret(cookie)) return null
  return signedIn(q, await sessionByCookie(q, hashSecret(cookie), now), now)
}

const signedIn = async (q: Queryable, row: SessionRow | undefined, now: Date): Promise<SignedIn | null> => {
  if (!row) return null
  const { session_id: sessionId, customer_id: customerId, email_verified: emailVerified, seen_at: seenAt } = row
  const unseenMinutes = (now.getTime() - seenAt.getTime()) / 60_000
  if (unseenMinutes >= seenAgainMinutes) await extendSession(q, sessionId, now, idleDaysMax, totalDaysMax)
  return { sessionId, customerId, emailVerified }
}

/**
 * Opens a session for a customer and ends the one that the browser brought, so that a cookie planted before sign-in
 * is worth nothing afterwards (ASVS 4, 3.2.1: a new session token on sign-in).
 * @param oldCookie the cookie of the request, if any
 */
export const openSession = async (
  q: Queryable,
  { customerId, oldCookie, now }: { customerId: number; oldCookie: string | undefined; now: Date },
): Promise<SessionSecrets> => {
  await endSession(q, oldCookie)
  const secrets = { cookie: createSecret(), token: createSecret() }
  await insertSession(q, customerId, hashSecret(secrets.cookie), hashSecret(secrets.token), now, idleDaysMax)
  return secrets
}

/** Ends the session of a cookie; an unknown cookie is nobody's session and no error. */
export const endSession = async (q: Queryable, cookie: string | undefined): Promise<void> => {
  if (looksLikeSecret(cookie)) await deleteSessionByCookie(q, hashSecret(cookie))
}
