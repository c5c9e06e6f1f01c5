const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

// Zero-decimal and three-decimal currencies and special cases (docs.stripe.com/currencies), by what one unit counts.
const countedAsOne = /^(bif|clp|djf|gnf|jpy|kmf|krw|mga|pyg|rwf|vnd|vuv|xaf|xof|xpf)$/
const countedAsThousand = /^(bhd|jod|kwd|omr|tnd)$/
const countedAsHundredButWhole = /^(isk|ugx)$/

/** Whether this is an ISO 4217 code in lower case. */
export const isCurrency = (code: string): boolean => currencies.has(code)

/** How many decimals the amounts of a currency have, by its code in lower case. */
export const amountDecimals = (currency: string): number => {
  if (countedAsOne.test(currency)) return 0
  return countedAsThousand.test(currency) ? 3 : 2
}

/** What every amount of a currency has to be a multiple of. */
export const amountStep = (currency: string): number => {
  if (countedAsHundredButWhole.test(currency)) return 100
  return countedAsThousand.test(currency) ? 10 : 1
}

// Minimum charge amounts, in the smallest unit; of others Stripe takes what is worth half a euro, here fifty of them.
const minima = new Map<string, number>([
  ...(['aed', 'myr', 'pln', 'ron'] as const).map((currency) => [currency, 200] as const),
  ...(['nok', 'sek'] as const).map((currency) => [currency, 300] as const),
  ...(['mxn', 'thb'] as const).map((currency) => [currency, 1000] as const),
  ['bgn', 100],
  ['czk', 1500],
  ['dkk', 250],
  ['gbp', 30],
  ['hkd', 400],
  ['huf', 17_500],
])

/** The least that is charged in a currency. */
export const amountMinimum = (currency: string): number => minima.get(currency) ?? 50

/** An amount in the currency's smallest unit for people to read: (10000, "eur") becomes "€100.00". */
export const formatAmount = (amount: number, currency: string): string => {
  const digits = countedAsHundredButWhole.test(currency) ? 0 : amountDecimals(currency)
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat('en-US', format).format(amount / 10 ** amountDecimals(currency))
}
