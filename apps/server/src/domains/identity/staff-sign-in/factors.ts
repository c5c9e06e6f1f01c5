import type { Queryable } from '../../../db/statement.ts'
import type { AttemptLimit } from '../accounts/attempts.ts'
import { accountCodeLimits, codeLimits } from '../second-factor/code-limits.ts'
import { findStaffDevice } from './staff-devices.ts'
import type { StaffSignedIn } from './staff-session.ts'

/**
 * Whether a session may set up a second factor: only where the one-time password is gone and no factor exists, or it
 * was given. A session that still waits for a factor must not get around it by setting up another.
 */
export const maySetFactor = ({ stage }: StaffSignedIn): boolean => stage === 'enrol' || stage === 'open'

/** From where a second factor is given. */
export interface FactorFrom {
  /** IP address as the server saw it */
  address: string
  /** the device's cookie that the request came with */
  deviceCookie: string | undefined
}

/** How often a code may be wrong (second-factor/code-limits.ts). */
export const codeFailuresOf = async (
  q: Queryable,
  { staffId, sessionId }: StaffSignedIn,
  { address, deviceCookie }: FactorFrom,
): Promise<AttemptLimit[]> => {
  const device = await findStaffDevice(q, { staffId, cookie: deviceCookie })
  return codeLimits('staff', { id: staffId, device, address, sessionId })
}

/** How often a passkey, or a new factor, may be wrong in a session: neither can be guessed, so no other one counts. */
export const factorFailuresOf = ({ sessionId }: StaffSignedIn): AttemptLimit[] => [
  { subject: `staff_passkey session ${sessionId}`, attemptsMax: 10, windowMinutes: 15 },
]

/** What strangers may have used up for somebody: a reset begins anew. */
export const countsOf = ({ staffId, email }: { staffId: number; email: string }): string[] => [
  ...accountCodeLimits('staff', `${staffId}`).map(({ subject }) => subject),
  `staff_sign_in account ${email}`,
  `staff_current_password ${staffId}`,
]
