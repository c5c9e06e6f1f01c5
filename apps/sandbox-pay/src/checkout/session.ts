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
export interface Payment {
  /** Payment intent id, pi_… */
  intent: string
  payerName: string
  /** Unix seconds */
  paidAt: number
  /** Key of the test card that paid; its number is never kept */
  card: string
  /** What was charged, in the currency's smallest unit */
  amount: number
  /** A bank that takes its time has not said yet whether it pays while this is `processing`. */
  state: 'processing' | 'succeeded' | 'failed'
}

/** A Checkout Session as we keep it. Card numbers are never kept. */
export interface Session extends SessionDraft {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Unix seconds */
  createdAt: number
  /** The Stripe-Version that the shop spoke when it opened the session */
  apiVersion: string
  /** A card that waits for 3-D Secure: its holder and its key */
  authenticating: { payerName: string; card: string } | null
  payment: Payment | null
}

/** What the shop asked for: the sum of all lines in the currency's smallest unit. */
export const linesTotal = (lines: readonly Line[]): number =>
  lines.reduce((total, { unitAmount, quantity }) => total + unitAmount * quantity, 0)

/** What a session charges in the currency's smallest unit: once paid, what really was charged. */
export const amountTotal = ({ lines, payment }: Session): number => payment?.amount ?? linesTotal(lines)

/** Whether a session's money has come. */
export const isPaid = ({ payment }: Session): boolean => payment?.state === 'succeeded'

/** Where a paid session sends its customer: the success address with the session's id filled in, as Stripe does. */
export const successTarget = (session: Session): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** Where a customer goes who gives up: the cancel address, else the shop's front door. */
export const cancelTarget = (session: Session): string => session.cancelUrl ?? new URL(session.successUrl).origin

/** A session as an older journal may hold it, completed: payments had neither card nor state and had all succeeded. */
export const sessionAsKept = (session: Session): Session => {
  const { authenticating, payment, lines } = session
  const { card = 'pays', amount = linesTotal(lines), state = 'succeeded' }: Partial<Payment> = payment ?? {}
  return {
    ...session,
    authenticating: authenticating && { ...authenticating, card: authenticating.card ?? 'pays' },
    payment: payment && { ...payment, card, amount, state },
  }
}
