const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

// Stripe counts these in hundredths, whatever Intl gives them: docs.stripe.com/currencies#special-cases.
const twoDecimalsAtStripe = new Set(['huf', 'isk', 'twd', 'ugx'])

/** Whether this is an ISO 4217 code in lower case. */
export const isCurrency = (code: string): boolean => currencies.has(code)

/** An amount in the currency's smallest unit for people to read: (10000, "eur") becomes "€100.00". */
export const formatAmount = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const iso = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** (twoDecimalsAtStripe.has(currency) ? 2 : iso))
}
