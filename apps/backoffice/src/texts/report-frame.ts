/** Texts around every report. */
export const reportFrameTexts = {
  views: 'Reports',
  save: 'Save as CSV',
  saving: 'Writing the file...',
  saveFailed: 'The file could not be written. Try again.',
  notYet: 'The figures are not there yet',
  print: 'Print',
  before: (shown: string) => `before ${shown}`,
  endOf: (day: string) => `End of ${day}`,
  day: (zone: string) => `End of the day, ${zone}`,
  period: 'Period',
} as const

/** Texts of the page that leads to each report. */
export const overviewTexts = {
  strip: 'At a glance',
  all: 'All reports',
  open: (report: string) => `${report}: open the report`,
  more: 'Open',
  loading: 'The figures are on their way',
  failed: 'This did not load',
  charts: {
    revenue: 'Sales after refunds, 30 days',
    margin: 'Margin, 12 months',
    stock: 'Stock by age, cost',
    payouts: 'Payouts, 12 months',
    disputes: 'Open disputes by age',
  },
  none: {
    revenue: 'Nothing was sold in 60 days',
    margin: 'Nothing was sold in these months',
    stock: 'No item in stock has a known cost',
    payouts: 'Nothing was paid out in these months',
    disputes: 'Open disputes hold nothing',
  },
  names: { now: 'These days', before: 'Before' },
  month: 'Month',
  age: 'Days',
  inStock: (items: number, unknown: number) =>
    `of ${items.toLocaleString('en-US')} items` +
    (unknown > 0 ? `, ${unknown.toLocaleString('en-US')} without a known cost` : ''),
  paid: (count: string) => `in ${count} payouts`,
  disputed: (count: number) => (count === 1 ? 'in 1 dispute' : `in ${count} disputes`),
  days: (from: number, next: number | undefined) => (next === undefined ? `${from}+` : `${from}–${next - 1}`),
  leads: {
    sales: 'What was sold and what went back, by day, type, country and way of paying',
    margin: 'What is left of sales, month by month',
    vat: 'What is owed of VAT, by month, country and rate',
    stockValue: 'What stock had cost at the end of any day',
    purchases: 'What customers sold to the shop in a year',
    balances: 'What stood on balances at the end of any day',
    promoCost: 'What discounts have cost, code by code',
    agedDisputes: 'What open disputes hold, by age',
    books: 'What each account held at the end of any day',
  },
} as const
