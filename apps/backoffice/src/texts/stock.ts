import type { inStockStates } from '@pandrop/contract/staff/stock'

const states: Record<(typeof inStockStates)[number], string> = {
  on_sale: 'On sale',
  protected: 'Protected',
  hidden: 'Hidden',
  reserved: 'Reserved',
}

/** Texts of the page that says what stock is worth. */
export const stockTexts = {
  states,
  readAt: (moment: string) => `As of ${moment}`,
  readAgain: 'Read again',
  failed: 'What is in stock did not load',
  loading: 'What is in stock is loading',
  worth: 'In stock',
  books: 'In the books',
  items: 'Items',
  cost: 'Cost',
  costKnown: 'Known cost',
  withoutCost: 'Cost unknown',
  withoutCostLong: 'Without known cost',
  price: 'Our prices',
  priceLong: 'At our prices',
  reference: 'Reference',
  referenceLong: 'At reference prices',
  toShelve: (offers: number) => `To shelve (${offers})`,
  toShelveHint: 'To shelve: items that offers brought and that are not on the shelf yet, at what the offers were paid.',
  together: 'Together',
  booked: 'In the ledger',
  byState: 'By where they stand',
  state: 'State',
  byType: 'By type',
  type: 'Type',
  byAge: 'By age',
  age: 'In stock for',
  days: (from: number, till: number | undefined) =>
    till === undefined ? `${from} days and more` : `${from} to ${till - 1} days`,
  none: 'Nothing is in stock',
  noneText: 'What is added or bought and put on the shelf is counted here.',
} as const
