import type Stripe from 'stripe'
import type { CardFormReport, CardFormRequest, FoundCardForm, OpenedCardForm } from './provider.ts'
import { ofMode } from './stripe-mode.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

/** What we read of a Checkout Session of mode setup (API reference, The Checkout Session object). */
export type CardFormFacts = Pick<Stripe.Checkout.Session, 'id' | 'mode' | 'status' | 'metadata' | 'setup_intent'>

/** Whether a session saves a card. Such a one is never read as a payment, and no other as a card form. */
export const isCardForm = ({ mode }: Pick<CardFormFacts, 'mode'>): boolean => mode === 'setup'

/** A session of mode setup in the port's words. */
export const cardFormReportOf = ({ id, status, metadata, setup_intent: intent }: CardFormFacts): CardFormReport => {
  const setupIntent = typeof intent === 'string' ? intent : (intent?.id ?? null)
  const isCompleted = status === 'complete' && setupIntent !== null
  return {
    sessionId: id,
    formId: metadata?.card_form_id ?? null,
    state: isCompleted ? 'completed' : status === 'expired' ? 'expired' : 'open',
    setupIntent: isCompleted ? setupIntent : null,
  }
}

/** Opens a session that saves a card and charges nothing. */
export const openCardForm = async (
  stripe: Stripe,
  request: CardFormRequest,
  isLive: boolean,
): Promise<OpenedCardForm> => {
  try {
    const options = { idempotencyKey: request.formId }
    const { id, url } = ofMode(await stripe.checkout.sessions.create(parametersOf(request), options), isLive)
    return url === null ? unavailable('a session without an address') : { outcome: 'opened', sessionId: id, url }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'rejected', problem: error.message }
    return unavailable(error)
  }
}

/** How a session of mode setup stands. */
export const findCardForm = async (stripe: Stripe, sessionId: string, isLive: boolean): Promise<FoundCardForm> => {
  try {
    const session = ofMode(await stripe.checkout.sessions.retrieve(sessionId), isLive)
    return isCardForm(session) ? { outcome: 'found', report: cardFormReportOf(session) } : { outcome: 'unknown' }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'unknown' }
    return unavailable(error)
  }
}

const parametersOf = (request: CardFormRequest): Stripe.Checkout.SessionCreateParams => {
  const { formId, purpose, email, successUrl, cancelUrl, expiresAt } = request
  return {
    mode: 'setup',
    // Nothing is charged: it decides which cards are offered, and payouts are in euros.
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    // Whoever pays by hand finds the card at a customer, and the form's id in both records.
    customer_creation: 'always',
    metadata: { card_form_id: formId },
    setup_intent_data: { metadata: { card_form_id: formId } },
    custom_text: { submit: { message: purpose } },
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}
