import { unixSeconds } from '../clock.ts'
import { newId } from '../identifier.ts'

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'payout.created'
  | 'payout.paid'
  | 'payout.failed'

/** An event and what is left to do about it. */
export interface WebhookEvent {
  id: string
  type: EventType
  /** Unix seconds */
  createdAt: number
  /** The exact bytes that every delivery posts */
  body: string
  /** Unix milliseconds of the next attempt; null when nothing waits to be sent */
  dueAtMs: number | null
  copiesLeft: number
  /** Attempts that failed since the last copy arrived */
  failures: number
}

/** What happened: the type, the object it happened to in Stripe's shape, and that object's API version. */
export interface Happening {
  type: EventType
  object: object
  apiVersion: string
}

/** When and how often an event is to be sent: 0 copies are recorded and never sent. */
export interface Dispatch {
  delaySeconds: number
  copies: number
}

/** Once and at once, as nearly every event is sent. */
export const promptly: Dispatch = { delaySeconds: 0, copies: 1 }

/** Writes down what happened now as an event that will be sent. */
export type Announce = (happening: Happening, dispatch?: Dispatch) => WebhookEvent

/** The event for what happened at `now`, waiting to be sent as `dispatch` says (API reference, The Event object). */
export const newEvent = (happening: Happening, dispatch: Dispatch, now: Date): WebhookEvent => {
  const id = newId('evt_')
  const createdAt = unixSeconds(now)
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: happening.apiVersion,
    created: createdAt,
    data: { object: happening.object },
    livemode: false,
    pending_webhooks: Math.min(dispatch.copies, 1),
    request: { id: null, idempotency_key: null },
    type: happening.type,
  })
  return {
    id,
    type: happening.type,
    createdAt,
    body,
    dueAtMs: dispatch.copies === 0 ? null : now.getTime() + dispatch.delaySeconds * 1000,
    copiesLeft: dispatch.copies,
    failures: 0,
  }
}

/** The event after one copy arrived at `now`: the next copy is due at once, if one is left. */
export const afterSuccess = (event: WebhookEvent, now: Date): WebhookEvent => {
  const copiesLeft = event.copiesLeft - 1
  return { ...event, copiesLeft, failures: 0, dueAtMs: copiesLeft === 0 ? null : now.getTime() }
}

const retryDelayMsMax = 60_000
const givenUpAfterSeconds = 3 * 24 * 3600

/**
 * The event after an attempt failed at `now`: due again after 1, 2, 4 … seconds, a minute at most, so that a shop that
 * comes back hears soon; given up when it is three days old, as at Stripe.
 */
export const afterFailure = (event: WebhookEvent, now: Date): WebhookEvent => {
  const failures = event.failures + 1
  const delayMs = Math.min(1000 * 2 ** (failures - 1), retryDelayMsMax)
  const isGivenUp = unixSeconds(now) >= event.createdAt + givenUpAfterSeconds
  return { ...event, failures, dueAtMs: isGivenUp ? null : now.getTime() + delayMs }
}
