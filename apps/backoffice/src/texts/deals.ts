import type { DealEventKind, DealState } from '@pandrop/contract/lifecycle/deal'
import type { DealTab } from '@pandrop/contract/staff/deals'

/** Tabs of the list. */
export const dealTabNames: Record<DealTab, string> = { open: 'Open', bought: 'Bought', ended: 'Ended', all: 'All' }

/** How a deal stands. */
export const dealStateNames: Record<DealState, string> = {
  open: 'Open',
  bought: 'Bought',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** What happened to a deal. */
export const dealEventNames: Record<DealEventKind, string> = {
  made: 'Offered',
  bought: 'Bought',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** Texts of personal deals. */
export const dealTexts = {
  views: 'Packs and deals',
  table: 'Deals',
  tabs: 'Which deals',
  search: 'Customer, e-mail or number',
  deal: 'Deal',
  customer: 'Customer',
  items: 'Items',
  price: 'Price',
  sum: 'One by one',
  off: 'Off',
  until: 'Until',
  state: 'Status',
  rowName: (id: number) => `Deal ${id}`,
  none: { open: 'No deal is open', bought: 'No deal has been bought yet', ended: 'No deal has ended without a sale' },
  noneAtAll: 'Nobody has been offered a deal yet',
  noneText: 'Choose items in the list of items, or offer a deal on the page of a customer.',
  noneFound: 'No deal is found so',
  noneFoundText: 'Search for less, or look at all deals.',
  create: 'New deal',
  offer: 'Offer a deal…',
  tooMany: (max: number) => `A deal holds ${max} items at most`,

  title: (id: number) => `Deal ${id}`,
  back: 'All deals',
  missing: 'This deal does not exist',
  missingText: 'The address may be old or mistyped.',
  failed: 'The deal did not load',
  loading: 'Loading the deal',
  terms: 'Terms',
  cost: 'Cost',
  madeBy: 'Offered by',
  madeByAt: (who: string, at: string) => `${who}, ${at}`,
  ended: 'Ended',
  order: 'Order',
  orderName: (id: number) => `#${id}`,
  note: 'To the customer',
  timeline: 'What happened',
  by: (who: string) => `by ${who}`,
  byCustomer: 'the customer',
  byJob: 'itself',
  held: 'This customer cannot buy now: they are blocked, or a payment of theirs is disputed.',
  skin: 'Item',
  float: 'Float',
  itemPrice: 'Price alone',
  itemName: (id: number) => `Item ${id}`,
  noItems: 'It has no items',

  actions: 'What can be done with this deal',
  withdraw: 'Withdraw',
  withdrawTitle: (id: number) => `Withdraw deal ${id}?`,
  withdrawText: 'Its items are for sale again at once. The customer sees in their account that it was taken back.',
  withdrawButton: 'Withdraw the deal',
  withdrawn: (id: number) => `Deal ${id} is withdrawn.`,
  withdrawFailed: 'The deal was not withdrawn.',

  newTitle: 'New deal',
  whom: 'For whom',
  findCustomer: 'Name, e-mail, phone or number',
  findCustomerHint: 'Enter takes the only one that is found',
  anotherCustomer: 'Another customer',
  nobodyFound: 'Nobody is found so.',
  customerMissing: 'Choose a customer',
  cannotBuy: 'blocked',
  notVerified: 'e-mail not verified',
  chosen: 'What is offered',
  nothingChosen: 'No item yet',
  nothingChosenText: 'Search below, or tick items in the list of items and press “Offer a deal”.',
  itemsMissing: 'Choose at least one item',
  offered: 'Price and time',
  priceField: 'Price of all together',
  priceHint: 'With VAT, at most what they cost one by one',
  priceMissing: 'Type an amount such as 80.00',
  hours: 'It stands for',
  hoursOf: { 24: '1 day', 48: '2 days', 72: '3 days', 120: '5 days', 168: '7 days' } as Readonly<
    Record<number, string>
  >,
  untilAbout: (at: string) => `Until ${at}. The items are reserved meanwhile.`,
  noteField: 'A word to the customer',
  noteHint: 'In the mail and in their account. Empty: nothing',
  save: 'Offer the deal',
  saved: (name: string) => `${name} is offered the deal.`,
  saveFailed: 'The deal was not offered.',
} as const
