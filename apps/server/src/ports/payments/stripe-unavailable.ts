import Stripe from 'stripe'
import type { ProviderUnavailable } from './provider.ts'

/** Broken connections, 5xx, 429 and refused keys are alike: nothing is known until it is asked again. */
export const unavailable = (error: unknown): ProviderUnavailable => ({
  outcome: 'unavailable',
  problem: error instanceof Error ? error.message : String(error),
})

/**
 * Whether an idempotency key is used up without an answer that helps: for a day the provider repeats what it said
 * first, failures of its own included, and it takes a key for one set of terms (API reference, Idempotent requests).
 */
export const isSpentKey = (error: unknown): error is Stripe.errors.StripeError => {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode !== 409
  if (!(error instanceof Stripe.errors.StripeError)) return false
  return error.headers?.['idempotent-replayed'] === 'true' && (error.statusCode ?? 0) >= 500
}

/**
 * Whether the provider has said no for good. 409 is none: it tells that the same request is being answered at this
 * moment (API reference, Errors), and what comes of that is not known yet.
 */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409
