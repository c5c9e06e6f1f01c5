import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { OfferState } from '@pandrop/contract/lifecycle/offer'

const itemStates: Record<StockState, string> = {
  available: 'On sale',
  hidden: 'Hidden',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}

/** Texts of the search over everything (Ctrl K). */
export const searchTexts = {
  title: 'Search everything',
  field: 'Number, name, e-mail or skin',
  close: 'Close the search',
  keys: 'Arrow keys choose, Enter opens, Esc closes',
  recent: 'Recently opened',
  start:
    'Numbers of orders, offers, payouts, trades, receipts and credit notes, ids of payments, names, addresses, ' +
    'skins, promo codes, tags, pages.',
  groups: {
    orders: 'Orders',
    customers: 'Customers',
    items: 'Items',
    offers: 'Offers',
    payments: 'Payments',
    payouts: 'Payouts',
    credit_notes: 'Credit notes',
    receipts: 'Receipts',
    promo_codes: 'Promo codes',
    tags: 'Tags of customers',
    pages: 'Pages',
  },
  nothing: (typed: string) => `Nothing is called “${typed}”`,
  nothingText: 'Numbers have to be whole; of names and addresses three letters are enough.',
  failed: 'The search did not answer',
  retry: 'Try again',
  searching: 'Searching',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  order: (id: number) => `#${id}`,
  offer: (id: number, title: string) => `Offer ${id}: ${title}`,
  payment: (id: string) => `Payment ${id.slice(0, 8)}`,
  payoutOf: (name: string, offerId: number) => `${name}, offer ${offerId}`,
  customer: (id: number, name: string) => `${name}, #${id}`,
  customerStates: { verified: 'verified', unverified: 'not verified', blocked: 'blocked' },
  ofOrder: (id: number) => `Order ${id}`,
  promoPercent: (percent: number) => `${percent} % off`,
  promoFixed: (sum: string) => `${sum} off`,
  promoUses: (uses: number, max: number | null) =>
    max === null ? `used ${uses.toLocaleString('en-US')} times` : `used ${uses} of ${max}`,
  promoStates: { planned: 'not yet', running: 'running', used_up: 'used up', over: 'over', stopped: 'stopped' },
  page: 'Page of the desk',
  itemStates,
} as const

/** An offer's state in a word or two. */
export const offerStateNames: Record<OfferState, string> = {
  pending: 'To answer',
  offer: 'Countered',
  awaiting_item: 'Awaiting the item',
  ready_for_payout: 'Ready for payout',
  payout_processing: 'Payout under way',
  approved: 'Paid out',
  declined_by_user: 'Declined by the customer',
  declined_by_service: 'Declined by us',
}

/** A payout's state in a word or two. */
export const payoutStateNames: Readonly<Record<string, string>> = {
  requested: 'Requested',
  sent: 'At the bank',
  approved: 'Paid',
  set_off: 'Set off',
  failed: 'Failed',
}
