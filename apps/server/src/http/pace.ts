import type { Call } from '@pandrop/contract/call'
import type { Pace } from './route.ts'

/** Calls per minute for one customer or one address, before RATE_LIMIT_FACTOR. */
const callsPerMinute = { read: 600, write: 120, money: 30, secret: 20 } satisfies Record<Pace, number>

/** The pace of a call where its route names none. */
export const paceOf = (call: Call): Pace => {
  if (call.method === 'GET') return 'read'
  return call.idempotent ? 'money' : 'write'
}

/**
 * How often one visitor may make a call of this pace, per minute.
 * @param factor RATE_LIMIT_FACTOR; however small, one call stays possible
 */
export const limitOf = (pace: Pace, factor: number): number => Math.max(1, Math.round(callsPerMinute[pace] * factor))
