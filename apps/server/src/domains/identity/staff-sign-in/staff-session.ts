import { type Refused, refuse } from '@pandrop/contract/result'
import type { StaffScope } from '@pandrop/contract/staff/key-scopes'
import type { StaffRole } from '@pandrop/contract/staff/roles'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { daysBefore } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { Env } from '../../../env.ts'
import { createSecret, hashSecret, looksLikeSecret } from '../accounts/secret.ts'
import type { VisitorTraits } from '../sessions/session.ts'
import { deleteRefusedSignIns } from './refused-sign-ins.sql.ts'
import {
  deleteExpiredStaffSessions,
  deleteStaffSessionByCookie,
  deleteStaffSessions,
  extendStaffSession,
  holdStaff,
  insertStaffSession,
  markFactorGiven,
  replaceStaffCookie,
  type StaffSessionRow,
  staffSessionByCookie,
  staffSessionById,
} from './staff-session.sql.ts'

/** Who works in the back office, once their cookie was found valid. */
export interface StaffSignedIn {
  sessionId: number
  staffId: number
  /** how verbs and timelines name them: staff:<id> */
  by: string
  name: string
  email: string
  role: StaffRole
  stage: StaffSession['stage']
  factors: StaffSession['factors']
  /** when password or second factor was last given in this session */
  provenAt: Date | null
  /** the key of a program that acts for them; null: they sit there themselves */
  key: { id: number; scopes: readonly StaffScope[] } | null
}

export const staffCookie = 'pandrop_staff'

// OWASP Session Management: short for what is worth much; a day in the back office is one sign-in.
const idleMinutesMax = 120
const totalMinutesMax = 12 * 60
const seenAgainMinutes = 5
const userAgentLengthMax = 400

/**
 * Attributes of the back office's cookie: no other site's link ever carries it, and no other call than the back
 * office's gets it; on a host of its own the back office is all there is.
 * @param env https makes the cookie Secure
 */
export const staffCookieOptions = ({ PUBLIC_URL, DESK_URL }: Pick<Env, 'PUBLIC_URL' | 'DESK_URL'>) =>
  ({
    path: DESK_URL ? '/' : '/api/staff',
    httpOnly: true,
    sameSite: 'strict',
    secure: PUBLIC_URL.startsWith('https:'),
    maxAge: totalMinutesMax * 60,
  }) as const

/**
 * Who a cookie of staff belongs to.
 * @param asked.isUsed false: somebody's page asks and not they themselves, so the session ends no later for it
 * @returns null for a missing, unknown or expired cookie, and for somebody who was locked
 */
export const findStaffSession = async (
  q: Queryable,
  { cookie, now, isUsed = true }: { cookie: string | undefined; now: Date; isUsed?: boolean },
): Promise<StaffSignedIn | null> => {
  if (!looksLikeSecret(cookie)) return null
  const row = await staffSessionByCookie(q, hashSecret(cookie), now)
  if (!row) return null
  const unseenMinutes = (now.getTime() - row.seen_at.getTime()) / 60_000
  if (isUsed && unseenMinutes >= seenAgainMinutes)
    await extendStaffSession(q, row.session_id, now, idleMinutesMax, totalMinutesMax)
  return signedInOf(row)
}

const signedInOf = (row: StaffSessionRow): StaffSignedIn => {
  const { session_id: sessionId, staff_id: staffId, name, email, role } = row
  const factors = { totp: row.has_totp, passkeys: row.passkeys }
  const who = { sessionId, staffId, by: `staff:${staffId}`, name, email, role }
  return { ...who, stage: stageOf(row), factors, provenAt: row.proven_at, key: null }
}

/** What a session still waits for: nobody works here with a one-time password or with one factor alone. */
const stageOf = (row: StaffSessionRow): StaffSession['stage'] => {
  const hasFactor = row.has_totp || row.passkeys > 0
  if (hasFactor && !row.factor_at) return 'factor'
  if (row.password_is_once) return 'password'
  return hasFactor ? 'open' : 'enrol'
}

/**
 * Opens a session that waits for the second factor, and ends the one that the browser brought.
 * @returns the cookie's secret, once
 */
export const openStaffSession = async (
  q: Queryable,
  options: { staffId: number; oldCookie: string | undefined; now: Date; visitor: VisitorTraits },
): Promise<string> => {
  const { staffId, oldCookie, now, visitor } = options
  await endStaffSession(q, oldCookie)
  const cookie = createSecret()
  const named = visitor.userAgent.slice(0, userAgentLengthMax)
  await insertStaffSession(q, {
    staffId,
    cookieHash: hashSecret(cookie),
    now,
    idleMinutes: idleMinutesMax,
    userAgent: named,
    address: visitor.address,
  })
  return cookie
}

/** Ends the session of a cookie; an unknown one is nobody's and no error. */
export const endStaffSession = async (q: Queryable, cookie: string | undefined): Promise<void> => {
  if (looksLikeSecret(cookie)) await deleteStaffSessionByCookie(q, hashSecret(cookie))
}

/** Ends every session of somebody but the one that asks; null ends that too. */
export const endStaffSessionsOf = async (
  q: Queryable,
  { staffId, keptSession }: { staffId: number; keptSession: number | null },
): Promise<void> => {
  await deleteStaffSessions(q, staffId, keptSession)
}

/**
 * Looks again at who asks, under a lock on their row: what they sign in with stays as it is until the transaction ends,
 * so of two half-open sessions one cannot set a factor while the other does.
 * Refuses staff_not_signed_in where the session has ended meanwhile.
 */
export const holdStaffSession = async (
  tx: Transaction,
  { sessionId, staffId }: StaffSignedIn,
  now: Date,
): Promise<{ ok: true; value: StaffSignedIn } | Refused<'staff_not_signed_in'>> => {
  await holdStaff(tx, staffId)
  const row = await staffSessionById(tx, sessionId, now)
  return row ? { ok: true, value: signedInOf(row) } : refuse('staff_not_signed_in')
}

/** A session after a step of the sign-in. */
export interface StaffStep {
  session: StaffSignedIn
  /** the new secret of its cookie; null where the stage is as before */
  cookie: string | null
}

/**
 * Reads a session after what it waited for was given. On another stage its cookie is a new one, so that what somebody
 * learned of the half-open session opens nothing.
 * @param held as holdStaffSession answered it
 * @param given.factor whether the second factor has just been given or set up
 */
export const stepOn = async (
  tx: Transaction,
  held: StaffSignedIn,
  { now, factor }: { now: Date; factor: boolean },
): Promise<StaffStep> => {
  const { sessionId, stage } = held
  if (factor) await markFactorGiven(tx, sessionId, now)
  const row = await staffSessionById(tx, sessionId, now)
  if (!row) throw new Error(`session ${sessionId} of staff is gone under its lock`)
  const session = signedInOf(row)
  if (session.stage === stage) return { session, cookie: null }
  const cookie = createSecret()
  await replaceStaffCookie(tx, sessionId, hashSecret(cookie))
  return { session, cookie }
}

const refusedDaysKept = 180

/** Removes sessions of the back office that have ended, and old counts of refused sign-ins; run by the hourly job. */
export const cleanUpStaffSessions = async (q: Queryable, now: Date): Promise<void> => {
  await deleteExpiredStaffSessions(q, now)
  await deleteRefusedSignIns(q, daysBefore(now, refusedDaysKept))
}
