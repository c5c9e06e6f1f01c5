/** Texts of the report on sales. */
export const salesTexts = {
  table: 'Sales',
  by: 'Added up by',
  keys: { day: 'By day', type: 'By type', country: 'By country', method: 'By payment' },
  heads: { day: 'Day', type: 'Type', country: 'Country', method: 'Paid by' },
  methods: { card: 'Card', balance: 'Balance' },
  orders: 'Orders',
  items: 'Items',
  sold: 'Sold',
  returned: 'Given back',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  before: 'Before',
  fileName: (by: string, from: string, till: string) => `sales-by-${by}-${from}-to-${till}.csv`,
  csvHead: ['of', 'orders', 'items', 'sold', 'returned', 'net', 'VAT', 'gross', 'gross before'],
  none: 'Nothing was sold or given back in these days',
  noneText: 'Choose other days.',
  about:
    'Sales count on the day on which they were paid, what went back on the day on which it did. Net and ' +
    'VAT are what the books hold. Before: the range of the same length before, of a day the one at its ' +
    'place.',
} as const

/** Texts of the report on margin. */
export const marginTexts = {
  table: 'Margin by month',
  month: 'Month',
  revenue: 'Revenue, net',
  cost: 'Cost',
  fees: 'Fees',
  promo: 'Discounts',
  goodwill: 'Goodwill',
  margin: 'Margin',
  unknown: 'Cost unknown',
  unknownHint: (share: string) => `the cost of ${share} of it is unknown`,
  fileName: (from: string, till: string) => `margin-${from}-to-${till}.csv`,
  csvHead: ['month', 'revenue net', 'cost', 'fees', 'discounts', 'goodwill', 'margin', 'share of unknown cost'],
  none: 'Nothing was sold or given back in these months',
  noneText: 'Choose another period.',
  about:
    'Sales without VAT, less what went back, what the items had cost, what the card provider keeps, ' +
    'discounts and gifts: what these accounts of the books moved in the month. What an item had cost that ' +
    'nobody knows is not taken off. Lost items and lost disputes stand in the books and not here.',
} as const

/** Texts of the report on what discounts cost. */
export const promoCostTexts = {
  table: 'Cost of discounts',
  of: 'Taken off by',
  kinds: { code: 'Code', deal: 'Personal deals', pack: 'Packs' },
  orders: 'Orders',
  revenue: 'Revenue of them',
  given: 'Given',
  returned: 'Came back',
  cost: 'Cost',
  fileName: (from: string, till: string) => `discounts-${from}-to-${till}.csv`,
  csvHead: ['of', 'code', 'orders', 'revenue', 'given', 'returned', 'cost'],
  none: 'Nothing was taken off in these days',
  noneText: 'Choose other days.',
  about:
    'Discounts of orders that were paid in these days, less those of what was given back in them: what ' +
    'the books hold as promo. Prices that a campaign lowers are prices, not discounts.',
} as const
