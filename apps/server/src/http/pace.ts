import type { Call } from '@pandrop/contract/call'
import type { Pace } from './route.ts'

/** Paces that no call of the contract has: all calls of one API key together, and documents that are not ready. */
type OwnPace = 'api_key' | 'render'

/** Calls per minute for one customer or one address, before RATE_LIMIT_FACTOR. */
const callsPerMinute = { read: 600, write: 120, money: 30, secret: 20, api_key: 60, render: 120 } satisfies Record<
  Pace | OwnPace,
  number
>

/** The pace of a call where its route names none. */
export const paceOf = (call: Call): Pace => {
  if (call.method === 'GET') return 'read'
  return call.idempotent ? 'money' : 'write'
}

/**
 * How often one visitor may make a call of this pace, per minute; `api_key`: how often one key may make any call;
 * `render`: how many documents one customer or one network may have rendered.
 * @param factor RATE_LIMIT_FACTOR; however small, one call stays possible
 */
export const limitOf = (pace: Pace | OwnPace, factor: number): number =>
  Math.max(1, Math.round(callsPerMinute[pace] * factor))
