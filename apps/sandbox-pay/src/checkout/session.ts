export interface Line {
  name: string
  /** In the currency's smallest unit */
  unitAmount: number
  quantity: number
}

/** What the shop asks for when it opens a session. */
export interface SessionDraft {
  /** `setup` saves a card and charges nothing: it has no lines */
  mode: 'payment' | 'setup'
  /** ISO 4217, lower case as at Stripe */
  currency: string
  lines: Line[]
  clientReferenceId: string | null
  customerEmail: string | null
  metadata: Record<string, string>
  /** Of the payment intent, or of the setup intent */
  paymentMetadata: Record<string, string>
  /** The shop's own words beside the button of the card page */
  submitText: string | null
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

/** What is known of the card that a session of mode `setup` is for. */
export interface Setup {
  /** Setup intent id, seti_… */
  intent: string
  /** Name on the card that was saved; null while none was. Its number is never kept. */
  savedFor: string | null
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
  /** null in mode `payment` */
  setup: Setup | null
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

/**
 * A session as an older journal may hold it, completed: payments had neither card nor state and had all succeeded, and
 * every session was for one.
 */
export const sessionAsKept = (session: Session): Session => {
  const { authenticating, payment, lines } = session
  const { mode = 'payment', submitText = null, setup = null }: Partial<Session> = session
  const { card = 'pays', amount = linesTotal(lines), state = 'succeeded' }: Partial<Payment> = payment ?? {}
  return {
    ...session,
    mode,
    submitText,
    setup,
    authenticating: authenticating && { ...authenticating, card: authenticating.card ?? 'pays' },
    payment: payment && { ...payment, card, amount, state },
  }
}
