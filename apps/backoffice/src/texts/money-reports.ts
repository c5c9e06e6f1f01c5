/** Texts of the report on what stock had cost. */
export const stockValueTexts = {
  table: 'Stock by type',
  type: 'Type',
  items: 'Items',
  cost: 'Cost',
  onHand: 'Items in stock',
  toShelve: 'Received, on no shelf yet',
  total: 'In the books',
  fileName: (day: string) => `stock-${day}.csv`,
  csvHead: ['day', 'type', 'items', 'cost'],
  toShelveRow: 'received, not shelved',
  none: (day: string) => `Nothing was in stock on ${day}`,
  about:
    'What was here at the end of the day and what it had cost, as it is known today. Items whose cost ' +
    'nobody knows count and cost nothing. With offers whose item was received it is what the books held ' +
    'as stock.',
} as const

/** Texts of the report on what was bought from customers. */
export const purchasesTexts = {
  table: 'Sellers',
  customer: 'Seller',
  country: 'Country',
  sales: 'Sales',
  sum: 'Sum',
  marked: 'To report?',
  mark: '30 sales or €2,000',
  show: 'Which sellers',
  all: 'All',
  onlyMarked: 'Marked',
  year: 'Year',
  sellers: 'Sellers',
  markedSellers: 'Marked',
  total: 'Bought',
  fileName: (year: number) => `purchases-${year}.csv`,
  csvHead: ['customer', 'name', 'email', 'country', 'sales', 'sum', 'marked'],
  none: (year: number) => `Nothing was bought in ${year}`,
  noneMarked: (year: number) => `Nobody sold 30 items or for €2,000 in ${year}`,
  about:
    'Offers whose price came to be owed in the year: the item is here and its trade protection over. ' +
    'Marked are sellers with 30 sales or 2,000 EUR and more, the bounds of DAC7. Whether that law is for ' +
    'a shop that buys itself, your tax adviser knows.',
} as const

/** Texts of the report on balances. */
export const balancesTexts = {
  table: 'Balances by size',
  size: 'Size',
  sizes: (from: string, next: string | undefined) => (next === undefined ? `${from} and more` : `${from} to ${next}`),
  least: (next: string) => `Below ${next}`,
  customers: 'Customers',
  sum: 'Sum',
  owed: 'Owed to customers',
  withBalance: 'Customers with a balance',
  fileName: (day: string) => `balances-${day}.csv`,
  csvHead: ['day', 'from', 'customers', 'sum'],
  none: 'There are no balances',
  about: 'What stood on balances at the end of the day: what the books held as owed to customers.',
} as const

/** Texts of the report on disputes. */
export const agedDisputesTexts = {
  table: 'Open disputes by age',
  age: 'Days since opened',
  disputes: 'Disputes',
  held: 'Taken by banks',
  borne: 'From customers',
  owed: 'Owed by customers',
  twice: 'Taken twice',
  open: 'Open',
  lost: 'Lost',
  owedInAll: 'Owed in all',
  count: (disputes: number) => (disputes === 1 ? '1 dispute' : `${disputes} disputes`),
  fileName: (day: string) => `disputes-${day}.csv`,
  csvHead: ['days from', 'disputes', 'held', 'borne', 'owed', 'twice'],
  none: 'There are no disputes',
  about:
    'What card banks have taken for disputes that are open: from balances and collected since, still ' +
    'owed, and taken though it had gone back. Open and lost ones together are owed what the books hold as ' +
    'receivable. An inquiry takes nothing.',
} as const
