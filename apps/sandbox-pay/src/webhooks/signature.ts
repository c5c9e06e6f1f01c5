import { createHmac } from 'node:crypto'
import { unixSeconds } from '../clock.ts'

/**
 * The Stripe-Signature header of a delivery at `now`: "t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>"
 * (docs.stripe.com/webhooks/signature).
 */
export const signatureHeader = (body: string, secret: string, now: Date): string => {
  const timestamp = unixSeconds(now)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
