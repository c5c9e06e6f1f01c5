import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, unixSeconds } from '../clock.ts'
import type { State } from '../journal/state.ts'
import { afterFailure, afterSuccess, type WebhookEvent } from './event.ts'

/** The shop's webhook address, the secret that signs what it gets, and how long it may take to answer. */
interface Endpoint {
  url: string
  secret: string
  timeoutMs: number
}

export interface Delivery {
  /** Sends everything that is due by now, one after the other in order of creation; ends when nothing due is left. */
  deliverDue(): Promise<void>
  /** Breaks off what is being sent, which then counts as not sent, and sends no more. */
  stop(): Promise<void>
}

/**
 * Sends events to the shop, at least once each: an event is marked as sent only after a 2xx answer, so a crash in
 * between repeats it. Redirects count as failures, as at Stripe.
 */
export const createDelivery = (parts: {
  state: State
  clock: Clock
  endpoint: Endpoint
  log: FastifyBaseLogger
}): Delivery => {
  const { state, clock, endpoint, log } = parts
  const stopping = new AbortController()
  let running = Promise.resolve()

  const send = async (event: WebhookEvent): Promise<number | string> => {
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(event.body, endpoint.secret, clock.now()),
          'user-agent': 'Stripe/1.0 (sandbox-pay)',
        },
        body: event.body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(endpoint.timeoutMs)]),
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  const attempt = async (event: WebhookEvent): Promise<void> => {
    const answer = await send(event)
    if (stopping.signal.aborted) return
    const isReceived = typeof answer === 'number' && answer >= 200 && answer < 300
    const next = isReceived ? afterSuccess(event, clock.now()) : afterFailure(event, clock.now())
    state.commit({ events: [next] })
    const facts = { event: event.id, type: event.type, answer, failures: next.failures, copiesLeft: next.copiesLeft }
    if (isReceived) log.info(facts, 'webhook received')
    else log.warn(facts, next.dueAtMs === null ? 'webhook given up' : 'webhook failed, will be sent again')
  }

  const pass = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const event = state.dueEvent(clock.now())
      if (event === undefined) return
      await attempt(event)
    }
  }

  // One pass at a time keeps the order; a call during a pass starts another one after it.
  const deliverDue = (): Promise<void> => {
    running = running.then(pass, pass)
    return running
  }

  return {
    deliverDue,
    stop: async () => {
      stopping.abort()
      await running.catch(() => undefined)
    },
  }
}

/**
 * The Stripe-Signature header of a delivery at `now`: "t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>"
 * (docs.stripe.com/webhooks/signature).
 */
const signatureHeader = (body: string, secret: string, now: Date): string => {
  const timestamp = unixSeconds(now)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
