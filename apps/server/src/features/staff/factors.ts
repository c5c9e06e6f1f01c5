import type { AttemptLimit } from '../accounts/attempts.ts'
import type { StaffSignedIn } from './staff-session.ts'

/**
 * Whether a session may set up a second factor: only where the one-time password is gone and no factor exists, or it
 * was given. A session that still waits for a factor must not get around it by setting up another.
 */
export const maySetFactor = ({ stage }: StaffSignedIn): boolean => stage === 'enrol' || stage === 'open'

/** Six digits, three of a million at a time: thirty tries a day find one in thirty years. */
export const factorFailuresOf = (staffId: number): AttemptLimit[] => [
  { subject: `staff_factor ${staffId}`, attemptsMax: 5, windowMinutes: 15 },
  { subject: `staff_factor day ${staffId}`, attemptsMax: 30, windowMinutes: 24 * 60 },
]
