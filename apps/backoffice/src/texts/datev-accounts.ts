/** Texts of the numbers under which a tax adviser keeps our accounts. */
export const datevAccountTexts = {
  legend: 'Numbers of our accounts',
  none: 'No account has a number yet.',
  take: (chart: string) => `Take SKR${chart}`,
  taken: (chart: string, count: number) => `${count} numbers of SKR${chart}: look at them, then save`,
  takeFailed: 'The chart did not load',
  account: 'Account',
  country: 'Country',
  anyCountry: 'any',
  rate: 'Rate',
  number: 'Number',
  key: 'Key',
  add: 'Add an account',
  remove: (account: string) => `Remove the number of ${account || 'no account'}`,
  hint:
    'Country and rate part sales and VAT; empty, they count for any. customer is what all customers have on their ' +
    'balances, customer:42 what one has. Key 40 (BU-Schlüssel) has an account that finds VAT by itself not do so: ' +
    'ours is booked beside it.',
} as const
