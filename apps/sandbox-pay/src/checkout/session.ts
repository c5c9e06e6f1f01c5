import type { Dispatch } from '../webhooks/event.ts'

export interface Line {
  name: string
  /** In the currency's smallest unit */
  unitAmount: number
  quantity: number
}

/** What the shop asks for when it opens a session. */
export interface SessionDraft {
  /** ISO 4217, lower case as at Stripe */
  currency: string
  lines: Line[]
  clientReferenceId: string | null
  customerEmail: string | null
  metadata: Record<string, string>
  paymentMetadata: Record<string, string>
  /** May hold {CHECKOUT_SESSION_ID} */
  successUrl: string
  cancelUrl: string | null
  /** Unix seconds */
  expiresAt: number
}

/** What is known of the one payment that closed a session. */
interface Payment {
  /** Payment intent id, pi_… */
  intent: string
  payerName: string
  /** Unix seconds */
  paidAt: number
}

/** A Checkout Session as we keep it. Card numbers are never kept. */
export interface Session extends SessionDraft {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Unix seconds */
  createdAt: number
  /** The Stripe-Version that the shop spoke when it opened the session */
  apiVersion: string
  /** A card that waits for 3-D Secure: its holder, and how the shop will hear of the payment */
  authenticating: { payerName: string; webhook: Dispatch } | null
  payment: Payment | null
}

/** The sum of all lines in the currency's smallest unit. */
export const amountTotal = (lines: readonly Line[]): number =>
  lines.reduce((total, { unitAmount, quantity }) => total + unitAmount * quantity, 0)

/** Where a paid session sends its customer: the success address with the session's id filled in, as Stripe does. */
export const successTarget = (session: Session): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** Where a customer goes who gives up: the cancel address, else the shop's front door. */
export const cancelTarget = (session: Session): string => session.cancelUrl ?? new URL(session.successUrl).origin
