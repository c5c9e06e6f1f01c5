// The provider's own tables (docs.stripe.com/currencies), not those of Intl: they differ, and Intl's change with Node.
const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const withoutDecimals = codes('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF')
const withThreeDecimals = codes('BHD JOD KWD OMR TND')
// Special cases: counted in hundredths of which only whole units are charged. HUF and TWD are such for payouts alone.
const wholeUnitsOnly = codes('ISK UGX')

/**
 * Decimals in which the provider counts a currency; amounts of payments are counted so.
 * @param currency ISO 4217 code
 * @returns 2 for EUR, 0 for JPY, 3 for KWD
 */
export const minorDigits = (currency: string): number => {
  if (withoutDecimals.has(currency)) return 0
  return withThreeDecimals.has(currency) ? 3 : 2
}

/** Decimals that an amount may have which a card is charged: none for ISK, which is counted in two all the same. */
export const payableDigits = (currency: string): number =>
  // The last of three decimals has to be 0.
  wholeUnitsOnly.has(currency) ? 0 : Math.min(2, minorDigits(currency))

// Minimum and maximum charge amounts, in units. What stands nowhere here is bound by its worth in our own currency.
const minimumUnits: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
}

/**
 * The least that a card is charged in a currency, as the provider counts it.
 * @returns 0 where the provider names none
 */
export const minimumMinor = (currency: string): number =>
  Math.round((minimumUnits[currency] ?? 0) * 10 ** minorDigits(currency))
