const names = new Intl.DisplayNames(['en'], { type: 'currency' })

/** A currency's English name. */
export const currencyName = (code: string): string => names.of(code) ?? code

/** The sign that people write: $, zł, CHF. */
export const symbolOf = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

const rates = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })

/** 1.1634 */
export const rateText = (value: number): string => rates.format(value)
