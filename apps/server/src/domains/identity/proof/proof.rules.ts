import { proofMinutes } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'

const minute = 60_000

/**
 * Until when a proof counts.
 * @param provenAt when it was given
 * @param minutesMax for how long it counts
 */
export const provenUntil = (provenAt: Date, minutesMax: number): Date =>
  new Date(provenAt.getTime() + minutesMax * minute)

/**
 * Whether somebody has proven who they are lately enough.
 * @param provenAt null: not in this session
 */
export const isProven = (provenAt: Date | null, minutesMax: number, now: Date): boolean =>
  provenAt !== null && now < provenUntil(provenAt, minutesMax)

/**
 * Lets through who has proven who they are in the last ten minutes (docs/behaviour/accounts.md#proof); verbs ask it
 * before anything that gives an account away, or its money. Refuses proof_required.
 */
export const requireProof = (provenAt: Date | null, now: Date): Result<null, 'proof_required'> =>
  isProven(provenAt, proofMinutes, now) ? ok(null) : refuse('proof_required')
