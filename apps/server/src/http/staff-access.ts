import type { Access, Call, StaffAccess } from '@pandrop/contract/call'
import { calls } from '@pandrop/contract/calls'
import { type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { FastifyRequest } from 'fastify'
import { audited } from '../domains/identity/audit/audit.ts'
import { isProven } from '../domains/identity/proof/proof.rules.ts'
import { findStaffSession, type StaffSignedIn, staffCookie } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { Shop } from '../shop.ts'

const staffAccesses = new Set<Access>(['staff', 'administrator', 'staff_stage'] satisfies StaffAccess[])

/** Whether a call belongs to staff and wants its session. */
export const wantsStaff = ({ access }: Call): boolean => staffAccesses.has(access)

/**
 * Who of the staff asks; null where nobody does.
 * @param call what is asked; one that pages ask by themselves leaves the session to end when nobody uses it
 */
export const staffOf = (
  { pool, clock }: Shop,
  request: FastifyRequest,
  { unattended }: Pick<Call, 'unattended'> = {},
): Promise<StaffSignedIn | null> =>
  findStaffSession(pool, { cookie: request.cookies[staffCookie], now: clock.now(), isUsed: !unattended })

/**
 * Who may make a call of staff at all; the verb authorises the rest. Who sets up their first second factor has just
 * given all they have: proof is asked for in an open session alone.
 */
export const admitStaff = (
  { access, proofMinutes }: Pick<Call, 'access' | 'proofMinutes'>,
  staff: StaffSignedIn | null,
  now: Date,
): Refused<'staff_not_signed_in' | 'staff_role_missing' | 'proof_required'> | null => {
  if (!staff || (access !== 'staff_stage' && staff.stage !== 'open')) return refuse('staff_not_signed_in')
  if (access === 'administrator' && staff.role !== 'administrator') return refuse('staff_role_missing')
  if (proofMinutes === undefined || staff.stage !== 'open') return null
  return isProven(staff.provenAt, proofMinutes, now) ? null : refuse('proof_required')
}

const nameOf = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]))

/** What the audit log calls it: the call's name there, and the step where one call takes several. */
const actionOf = (call: Call, input: object): string => {
  const name = call.auditedAs ?? nameOf.get(call) ?? call.path
  const step: unknown = call.auditedField && input[call.auditedField as keyof typeof input]
  return typeof step === 'string' ? `${name} ${step}` : name
}

/** Makes a call; one of staff that may change something is written down in the audit log. */
export const withAudit = <Outcome extends Result<unknown>>(
  shop: Shop,
  { call, request, input }: { call: Call; request: FastifyRequest; input: object },
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  // A sign-in is noted by its verb, which knows whether anybody who works here signs in.
  if (call.method === 'GET' || !call.path.startsWith('/staff/') || call.access === 'public') return work()
  const staffId = request.staff?.staffId ?? null
  const action = actionOf(call, input)
  const path = request.url.split('?')[0] ?? ''
  const keyId = request.staff?.key?.id ?? null
  const noted = { staffId, keyId, action, path, input, address: request.ip }
  return audited(shop, noted, { work, who: () => request.staff?.staffId ?? null })
}
