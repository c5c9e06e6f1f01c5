import { type AttemptLimit, networkOf } from '../accounts/attempts.ts'

/** Whose codes are counted. */
export type CodeHolder = 'staff' | 'customer'

/** What belongs to the person, wherever they are. */
export const accountCodeLimits = (holder: CodeHolder, subject: string): AttemptLimit[] => [
  { subject: `${holder}_factor ${subject}`, attemptsMax: 10, windowMinutes: 15 },
  { subject: `${holder}_factor day ${subject}`, attemptsMax: 30, windowMinutes: 24 * 60 },
]

interface CodeGiver {
  id: number
  /** hex; null: a browser that the person was never seen in */
  device: string | null
  /** IP address as the server saw it */
  address: string
  /** absent: there is none yet */
  sessionId?: number | undefined
}

/**
 * How often a code may be wrong. Six digits, two of a million at a time: thirty tries a day find one in forty years.
 * A browser that the person was seen in has a count of its own, so that whoever knows the password alone cannot keep
 * them out (OWASP, device cookies).
 */
export const codeLimits = (holder: CodeHolder, { id, device, address, sessionId }: CodeGiver): AttemptLimit[] => [
  ...(sessionId === undefined
    ? []
    : [{ subject: `${holder}_factor session ${sessionId}`, attemptsMax: 5, windowMinutes: 15 }]),
  { subject: `${holder}_factor network ${networkOf(address)}`, attemptsMax: 20, windowMinutes: 15 },
  ...accountCodeLimits(holder, device ? `device ${id} ${device}` : `${id}`),
]
