import type { CustomerFilter, DeskCustomer, VerificationState } from '@pandrop/contract/staff/customers'

/** Texts of everything about customers. */
export const customerTexts = {
  table: 'Customers',
  search: 'Number, name, e-mail, phone, Steam ID',
  filter: 'Which customers',
  number: 'No.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  state: 'Status',
  balance: 'Balance',
  joined: 'Joined',
  rowName: (id: number) => `Customer ${id}`,
  none: { title: 'Nobody found', text: 'Search for less, or look at all customers.' },
  missing: 'This customer does not exist',
  missingText: 'The number may be mistyped.',
  failed: 'This customer did not load',
  loading: 'Loading',
  tabs: 'Parts of this customer',
  toApprove: 'Adjustments to approve',

  profile: 'Profile',
  money: 'Money',
  history: 'Done by the desk',
  historyNone: 'Nothing was done to this account by the desk.',
  unverifiedMail: 'Not verified',
  verifiedMail: (moment: string) => `Verified ${moment}`,
  mailState: 'E-mail state',
  pendingMail: 'Wants to change to',
  steamId: 'Steam ID',
  tradeLink: 'Trade link',
  noTradeLink: 'None',
  country: 'Country',
  address: 'Address',
  language: 'Language of mails',
  verification: 'Identity',
  orders: 'Orders',
  offers: 'Offers',
  deposits: 'Top-ups',
  disputes: 'Disputes',
  apiKeys: 'API keys',
  counted: (count: number, sum: string) => `${count.toLocaleString('en-US')} · ${sum}`,
  paidOut: (count: number, sum: string) => `${count.toLocaleString('en-US')} · ${sum} paid out`,
  spending: 'Spending',
  spendingBlocked: 'On hold: a charge is disputed',
  payouts: 'Payouts',
  payoutsPaused: (until: string) => `Paused until ${until}: new password or e-mail`,
  free: 'Alone today',
  freeText: (sum: string) => `${sum} without a second person`,

  sessions: 'Sessions',
  sessionsNone: { title: 'Signed in nowhere', text: 'No session of this customer is open.' },
  device: 'Device',
  network: 'Network address',
  seen: 'Seen',
  since: 'Since',
  unknownDevice: 'Unknown device',
  endSession: 'End',
  endAll: 'End all sessions',
  endAllOff: 'No session is open.',
  endTitle: 'End all sessions',
  endOneTitle: 'End this session',
  endText: 'The customer has to sign in again, and their devices count as new.',
  endOneText: 'The customer has to sign in again on this device.',
  ended: 'Signed out',
  endFailed: 'The sessions could not be ended.',

  actions: 'What can be done with this customer',
  block: 'Block',
  blockTitle: 'Block this customer',
  blockText:
    'They are signed out everywhere at once and cannot sign in. API keys stop, payouts stand still. They learn of it ' +
    'when they sign in; no mail is sent.',
  blocked: 'Blocked and signed out everywhere',
  blockFailed: 'The customer could not be blocked.',
  unblock: 'Unblock',
  unblockTitle: 'Unblock this customer',
  unblockText: 'They can sign in again, and API keys work again.',
  unblocked: 'Unblocked',
  unblockFailed: 'The customer could not be unblocked.',
  verify: 'Set identity',
  verifyTitle: 'Identity of this customer',
  verifyText: 'The customer sees it on their profile.',
  verifyDone: 'Identity set',
  verifyFailed: 'The identity could not be set.',
  save: 'Save',

  statement: 'Statement',
  statementNone: { title: 'No movement yet', text: 'The balance has never moved.' },
  at: 'Time',
  kind: 'What',
  about: 'About',
  why: 'Why',
  by: 'By',
  amount: 'Amount',
  after: 'Balance after',
  ordersNone: { title: 'No orders', text: 'This customer has not bought anything.' },
  offersNone: { title: 'No offers', text: 'This customer has not offered anything.' },
  depositsNone: { title: 'No top-ups', text: 'This customer has never topped up.' },
  order: 'Order',
  offer: 'Offer',
  deposit: 'Top-up',
  items: 'Items',
  total: 'Total',
  paidBy: 'Paid by',
  item: 'Item',
  asked: 'Asked',
  ours: 'Our price',
  credited: 'Credited',
  charged: 'Charged',
  orderName: (id: string | number) => `Order ${id}`,
  offerName: (id: number) => `Offer ${id}`,
  depositName: (id: string) => `Top-up ${id}`,
} as const

/** States of a customer, as the badge says them. */
export const customerStates = { blocked: 'Blocked', verified: 'Verified', unverified: 'Unverified' } as const

export const customerFilterNames: Record<CustomerFilter, string> = {
  all: 'All',
  verified: 'Verified',
  blocked: 'Blocked',
  verification_pending: 'Identity pending',
}

export const verificationNames: Record<VerificationState, string> = {
  none: 'None',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const eventNames: Record<DeskCustomer['events'][number]['kind'], string> = {
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  verification: 'Identity',
  sessions_ended: 'Signed out',
}

/** What a movement of a balance is called; others are shown by their own word. */
export const movementNames: Readonly<Record<string, string>> = {
  deposit: 'Top-up',
  purchase: 'Purchase',
  refund: 'Refund',
  deposit_refund: 'Top-up refunded',
  card_refund: 'Card refund',
  late_payment: 'Late payment',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  goodwill: 'Goodwill',
  correction: 'Correction',
  reversal: 'Reversal',
}

/** A word of the wire as people read it: in_process becomes "In process". */
export const readable = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase().replaceAll('_', ' ')
