/**
 * Decimals between a currency's unit and its smallest unit, by the CLDR data of Intl.
 * @param currency ISO 4217 code
 * @returns 2 for EUR, 0 for JPY, 3 for KWD
 */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

// Stripe counts these in hundredths although they have no smaller unit in use: docs.stripe.com/currencies#special-cases
const hundredthsAtStripe = new Set(['HUF', 'ISK', 'TWD', 'UGX'])

const stripeFactor = (currency: string): number =>
  hundredthsAtStripe.has(currency) ? 10 ** (2 - minorDigits(currency)) : 1

/** An amount in a currency's smallest unit as Stripe counts it: 150 ISK are 15000 there. */
export const toStripeAmount = (amountMinor: number, currency: string): number => amountMinor * stripeFactor(currency)

/** The way back; a fraction stays one, so that it can never pass for an agreed amount. */
export const fromStripeAmount = (amount: number, currency: string): number => amount / stripeFactor(currency)
