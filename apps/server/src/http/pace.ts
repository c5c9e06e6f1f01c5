import type { Call } from '@pandrop/contract/call'
import type { Pace } from './route.ts'

/** Calls per minute for one customer or one address (api_key: all of one key together), before RATE_LIMIT_FACTOR. */
const callsPerMinute = { read: 600, write: 120, money: 30, secret: 20, api_key: 60 } satisfies Record<
  Pace | 'api_key',
  number
>

/** The pace of a call where its route names none. */
export const paceOf = (call: Call): Pace => {
  if (call.method === 'GET') return 'read'
  return call.idempotent ? 'money' : 'write'
}

/**
 * How often one visitor may make a call of this pace, per minute; `api_key`: how often one key may make any call.
 * @param factor RATE_LIMIT_FACTOR; however small, one call stays possible
 */
export const limitOf = (pace: Pace | 'api_key', factor: number): number =>
  Math.max(1, Math.round(callsPerMinute[pace] * factor))
