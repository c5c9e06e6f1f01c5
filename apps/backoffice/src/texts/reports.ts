/** Texts of reports. */
export const reportTexts = {
  table: 'VAT by month, country and rate',
  period: 'Period',
  periods: {
    last_month: 'Last month',
    this_month: 'This month',
    last_quarter: 'Last quarter',
    this_quarter: 'This quarter',
    last_year: 'Last year',
    this_year: 'This year',
  },
  month: 'Month',
  country: 'Country',
  rate: 'Rate',
  percent: (rate: number) => `${rate} %`,
  sold: 'Sold',
  returned: 'Given back',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  totals: { net: 'Net', vat: 'VAT owed', gross: 'Gross' },
  rowName: (month: string, country: string, rate: number) => `${country} ${rate} %, ${month}`,
  fileName: (from: string, till: string) => `vat-${from === till ? from : `${from}-to-${till}`}.csv`,
  csvHead: [
    'month',
    'country',
    'rate',
    'sold net',
    'sold VAT',
    'sold gross',
    'returned net',
    'returned VAT',
    'returned gross',
    'owed net',
    'owed VAT',
    'owed gross',
  ],
  none: (months: string) => `Nothing was sold or given back, ${months}`,
  noneText: 'Choose another period.',
  about:
    'Sales count in the month in which they were paid, what went back in the month in which it did. It is what ' +
    'receipts less credit notes say, and what the books hold as VAT.',
} as const

/** Texts of what the books held. */
export const trialBalanceTexts = {
  table: 'Trial balance',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  side: 'Debit or credit',
  fileName: (day: string) => `trial-balance-${day}.csv`,
  csvHead: ['day', 'account', 'debit', 'credit'],
  none: (day: string) => `Nothing was booked until ${day}`,
  total: (sum: string) =>
    `${sum} on each side. Money moves from account to account, so both are the same; customers’ accounts are one.`,
} as const

/** What the accounts of the books hold, by their names in it. */
export const accountTexts: Readonly<Record<string, string>> = {
  customer: 'What customers have on their balances',
  provider_clearing: 'What the card provider has charged and not yet paid us',
  bank: 'Our account at the bank',
  sales: 'What was earned, without VAT',
  vat: 'VAT that is owed to the state',
  promo: 'Discounts that were given',
  payouts_owed: 'Payouts promised, and card refunds that are not sent yet',
  goodwill: 'Gifts to customers',
  paid_twice: 'Taken by card banks though it had gone back',
  corrections: 'Mistakes that were put right',
  receivable: 'What others owe us',
  stock_ordered: 'Items whose offer was accepted and that are not here yet',
  stock: 'Items that are here, at what they cost',
  stock_intake: 'What items cost that no offer brought',
  cost_of_sales: 'What items cost that were sold',
  stock_losses: 'What items cost that went without a sale',
  payouts_promised: 'Offers that were accepted and are not due yet',
  payouts_sent: 'Payouts on their way to the bank',
  provider_fees: 'What the card provider kept of payments and for disputes',
  exchange_differences: 'What came otherwise than it was credited, of charges in other currencies',
  bank_other: 'What else left or reached the bank account, booked by hand from statements',
  bank_opening: 'What stood in the bank account when the books began',
}
