import type { DisputeState } from '@pandrop/contract/lifecycle/dispute'
import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import type { EvidenceProvider } from './dispute-evidence.ts'
import type { PayoutLine, PayoutReport } from './payout-reports.ts'

/** How a checkout session stands at the provider. */
export type SessionState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

/** What we ask the provider to charge. */
export interface SessionRequest {
  /** our payment's id */
  paymentId: string
  /** counts what was asked for; with the payment's id the idempotency key: asking again opens no second session */
  attempt: number
  /** as the provider counts the currency, see minor-units.ts */
  amountMinor: number
  /** ISO 4217, upper case */
  currency: string
  /** one line on the card page that says what is bought */
  description: string
  /** prefills the card page */
  email?: string
  /** where the provider sends a customer who has paid */
  successUrl: string
  /** where it sends one who turned back */
  cancelUrl: string
  /** UTC; at least 30 minutes ahead at Stripe */
  expiresAt: Date
}

/** The provider gave no usable answer; what it did is unknown until it is asked again. `problem` is for the log. */
export interface ProviderUnavailable {
  outcome: 'unavailable'
  problem: string
}

export type OpenedSession =
  | { outcome: 'opened'; sessionId: string; url: string }
  /** the provider does not accept these terms, so there is no session; `because` names what it does not accept */
  | { outcome: 'rejected'; problem: string; because: 'expiry' | 'email' | 'terms' }
  /**
   * the key repeats a failure of before, or was used for other terms: it opens nothing any more. Whether there is a
   * session only a look at the provider's list tells
   */
  | { outcome: 'spent'; problem: string }
  | ProviderUnavailable

/** A session that a payment may have at the provider though we do not know of it. */
export type LookedUpSession =
  /** `url` is null where nobody can pay in it any more */
  { outcome: 'found'; sessionId: string; url: string | null } | { outcome: 'none' } | ProviderUnavailable

export type OpenedCardForm =
  | { outcome: 'opened'; sessionId: string; url: string }
  /** the provider does not accept these terms, so there is no session */
  | { outcome: 'rejected'; problem: string }
  | ProviderUnavailable

/** What the provider says about a session, in an answer or in a signed notice. */
export interface SessionReport {
  sessionId: string
  /** null when the session is not one of ours */
  paymentId: string | null
  state: SessionState
  /** what is charged, in the currency's smallest unit */
  amountMinor: number
  /** ISO 4217, upper case */
  currency: string
  /** names the charge in a refund; null while nothing was charged */
  paymentIntent: string | null
}

export type FoundSession =
  | { outcome: 'found'; report: SessionReport }
  /** the provider knows no such session */
  | { outcome: 'unknown' }
  | ProviderUnavailable

/** What we ask the provider to collect: a card that money can be sent to. Nothing is charged. */
export interface CardFormRequest {
  /** our form's id, also the provider's idempotency key: asking again opens no second session */
  formId: string
  /** one line beside the button that says what the card is for */
  purpose: string
  /** prefills the card page */
  email: string
  /** where the provider sends a customer whose card is saved */
  successUrl: string
  /** where it sends one who turned back */
  cancelUrl: string
  /** UTC; at least 30 minutes ahead at Stripe */
  expiresAt: Date
}

/** What the provider says about a card form, in an answer or in a signed notice. */
export interface CardFormReport {
  sessionId: string
  /** null when the session is not one of ours */
  formId: string | null
  state: 'open' | 'completed' | 'expired'
  /** names the saved card at the provider; set once the form is completed */
  setupIntent: string | null
}

export type FoundCardForm =
  | { outcome: 'found'; report: CardFormReport }
  /** the provider knows no such session, or it is one that charges */
  | { outcome: 'unknown' }
  | ProviderUnavailable

/** What we ask the provider to give back to a card. */
export interface RefundRequest {
  /** our refund's id, also the provider's idempotency key: asking again within a day gives back once */
  refundId: string
  /** set when it may have been asked for a day ago or longer: keys are forgotten then, so it is looked up first */
  lookFirst?: boolean
  /** names the charge, as a session's report told it */
  paymentIntent: string
  /** in the currency's smallest unit, at most what was charged less what went back before */
  amountMinor: number
  /** ISO 4217, upper case */
  currency: string
}

/** What the provider says about a refund, in an answer or in a signed notice. */
export interface RefundReport {
  providerRefundId: string
  /** ours; null when it was made by somebody in the provider's dashboard */
  refundId: string | null
  paymentIntent: string | null
  /** `failed`: the bank did not take it, the money is with us again */
  state: RefundState
  /** the provider's word for why it failed */
  failure: string | null
  amountMinor: number
  currency: string
}

export type MadeRefund =
  | { outcome: 'made'; report: RefundReport }
  /** the provider does not accept it: no money went back; `failure` is its word for why, such as charge_disputed */
  | { outcome: 'rejected'; problem: string; failure: string }
  | ProviderUnavailable

/** Until when a dispute can be answered, and whether somebody has, here or at the provider's own desk. */
interface DisputeAnswer {
  /** null: the provider does not say, or there is nothing to answer */
  dueBy: Date | null
  /** it holds evidence, submitted or not */
  hasEvidence: boolean
  /** how often evidence was submitted to the bank */
  submissions: number
  /** the file that the evidence names as documentation; null: none */
  fileId: string | null
}

/** What the provider says about a payment that its card's holder disputes (a chargeback). */
export interface DisputeReport {
  disputeId: string
  paymentIntent: string | null
  /** `inquiry` takes nothing; `open` takes the money away until it is decided, `won` brings it back */
  state: DisputeState
  /** the same in the provider's own word; warning_… are inquiries */
  status: string
  /** when the provider said so; null: it was asked just now */
  toldAt: Date | null
  amountMinor: number
  currency: string
  /** the provider's word for why, such as `fraudulent` */
  reason: string
  /** until when it can be answered, and whether it was */
  answer: DisputeAnswer
}

export type FoundDispute =
  | { outcome: 'found'; report: DisputeReport }
  /** the provider knows no such dispute */
  | { outcome: 'unknown' }
  | ProviderUnavailable

/** What has gone back of one charge, or is held back, by whosoever's hand. */
export type MovesOfIntent =
  | { outcome: 'found'; refunds: RefundReport[]; disputes: DisputeReport[] }
  | ProviderUnavailable

/** What a notice is about; null for everything that does not concern us. */
export type ProviderSubject =
  | { kind: 'session'; report: SessionReport }
  | { kind: 'card_form'; report: CardFormReport }
  | { kind: 'refund'; report: RefundReport }
  | { kind: 'dispute'; report: DisputeReport }
  /** what became of it is asked for: its lines are not in the notice */
  | { kind: 'payout'; providerPayoutId: string }
  | null

/** Sessions that have expired, a page at a time. */
export type ExpiredSessions = { outcome: 'found'; reports: SessionReport[]; next: string | null } | ProviderUnavailable

/** Payouts to our bank account, a page at a time. */
export type ListedPayouts = { outcome: 'found'; reports: PayoutReport[]; next: string | null } | ProviderUnavailable

/** What a payout consists of. */
export type PayoutLines = { outcome: 'found'; lines: PayoutLine[] } | ProviderUnavailable

/** A genuine notice from the provider. */
export interface ProviderEvent {
  /** unique; the same in every delivery */
  id: string
  type: string
  subject: ProviderSubject
  /** everything it said, for the record */
  payload: unknown
}

export type CheckedWebhook =
  | { genuine: true; event: ProviderEvent }
  /** `problem` is for the log, never for the sender */
  | { genuine: false; problem: string }

/** Signatures older or newer than this are refused (docs/behaviour/money.md#signed-notices). */
export const signatureAgeSecondsMax = 300

/** A card provider with hosted checkout pages. Nothing here throws because the provider is away or says no. */
export interface PaymentProvider extends EvidenceProvider<DisputeReport> {
  /** Opens a session; the same request again answers with the same one. */
  openSession(request: SessionRequest): Promise<OpenedSession>
  /**
   * The session of a payment whose answer was lost, out of all that the provider has of that time.
   * @param payment.from when the payment was opened
   * @param payment.until no session of it was asked for after that
   */
  lookUpSession(payment: { paymentId: string; from: Date; until: Date }): Promise<LookedUpSession>
  retrieveSession(sessionId: string): Promise<FoundSession>
  /** Ends a session that is still open. One that ended before is reported as it is: it may be paid. */
  expireSession(sessionId: string): Promise<FoundSession>
  /**
   * The sessions created since a moment that have expired unpaid, newest first, a hundred a page: what ended while
   * nobody looked is learnt in few calls.
   * @param page.after the `next` of the page before
   */
  expiredSessions(page: { createdSince: Date; after?: string | undefined }): Promise<ExpiredSessions>
  /** Opens a session that saves a card and charges nothing; the same request again answers with the same one. */
  openCardForm(request: CardFormRequest): Promise<OpenedCardForm>
  retrieveCardForm(sessionId: string): Promise<FoundCardForm>
  /** Gives money back to the card; the same request again answers with the same refund. */
  refund(request: RefundRequest): Promise<MadeRefund>
  /** How a refund stands that was made before; one that the provider does not know is `rejected`. */
  retrieveRefund(providerRefundId: string): Promise<MadeRefund>
  /** How a dispute stands that we have heard of before. */
  retrieveDispute(disputeId: string): Promise<FoundDispute>
  /** Where staff find a dispute at the provider's own desk; null: it has none. */
  deskOfDispute(disputeId: string): string | null
  /** All refunds and disputes of a charge; none of one that the provider does not know. */
  movesOfIntent(paymentIntent: string): Promise<MovesOfIntent>
  /** Which payment of ours a charge belongs to; null where the provider does not know. */
  paymentOfIntent(paymentIntent: string): Promise<{ outcome: 'found'; paymentId: string | null } | ProviderUnavailable>
  /**
   * What the provider pays out to our bank account, newest first, a hundred a page.
   * @param page.arrivesSince those that arrive on or after that day; absent: all of them
   * @param page.after the `next` of the page before
   */
  payouts(page: { arrivesSince?: Date | undefined; after?: string | undefined }): Promise<ListedPayouts>
  /** Everything that a payout consists of, but for itself. */
  payoutLines(providerPayoutId: string): Promise<PayoutLines>
  /**
   * Whether a notice comes from the provider and is at most 300 seconds old or ahead.
   * @param rawBody the bytes as they came: a signature covers them, not what they mean
   */
  verifyWebhook(rawBody: Buffer, signature: string | undefined, now: Date): CheckedWebhook
}
