import type { CustomerFilter, StaffCustomer, VerificationState } from '@pandrop/contract/staff/customers'
import type { VerificationLimitKind } from '@pandrop/contract/verification-limits'

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
  mails: 'Mails',
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
  limits: {
    payouts_year: 'Payouts, 365 days',
    payout: 'A single payout',
    card_year: 'By card, 365 days',
  } satisfies Record<VerificationLimitKind, string>,
  limitText: (used: string, limit: string, isVerified: boolean) =>
    isVerified ? `${used}, no limit: identity approved` : `${used} of ${limit} without identity`,
  singleText: (limit: string, isVerified: boolean) =>
    isVerified ? 'No limit: identity approved' : `Up to ${limit} without identity`,
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
  verifyText:
    'For somebody who was seen elsewhere: at a counter, by letter. Documents are decided under Verifications. Who ' +
    'has moved much is approved by two administrators here as well.',
  verifySet: { approved: 'Seen: approved', none: 'No longer approved' },
  verifyDone: 'Identity set',
  verifyFailed: 'The identity could not be set.',
  save: 'Save',

  statement: 'Statement',
  statementNone: { title: 'No movement', text: 'The balance did not move on these days.' },
  statementAbout:
    'These are the ledger’s own entries. The files are in the customer’s language and show what we wrote to them, ' +
    'never our reasons; who took one away stands in the audit log.',
  movements: 'Movements',
  byMonth: 'By month',
  month: 'Month',
  lines: 'Entries',
  opening: 'Opening',
  came: 'Came in',
  went: 'Went out',
  closing: 'Closing',
  files: { csv: 'CSV', pdf: 'PDF' },
  pdfOff: (max: number) => `A PDF has at most ${max.toLocaleString('en-US')} entries: take fewer days, or the CSV.`,
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
  accountEvents: 'Account history',
  accountEventsNone: {
    title: 'Nothing happened',
    text: 'Nothing was written down of this account in the last 400 days.',
  },
  happened: 'What happened',
  deviceName: (browser: string, system: string) => [browser, system].filter(Boolean).join(', '),
  disputeName: (id: string) => `Dispute ${id}`,
  adjustmentName: (id: string) => `Adjustment ${id}`,
} as const

/** Texts of the second factor of a customer, and of letting one in who has lost it. */
export const factorTexts = {
  term: 'Second factor',
  off: 'None',
  app: (moment: string) => `App since ${moment}`,
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  codes: (count: number) => `${count === 1 ? '1 recovery code' : `${count} recovery codes`} left`,
  notice: 'A lost second factor',
  proposed: (name: string, moment: string) => `${name} proposed on ${moment} to remove the second factor.`,
  reason: (reason: string) => `Reason: ${reason}`,
  toApprove: 'A second person has to approve it. The factor then goes 72 hours later; the customer is mailed at once.',
  due: (moment: string) => `It goes on ${moment}, unless the customer signs in with a code before.`,
  approve: 'Approve',
  approveOwn: 'Somebody else has to approve what you proposed.',
  approveTitle: 'Approve the removal',
  approveText:
    'Only if you are sure who asks: ask for something that only the owner of the account can know. The customer is ' +
    'mailed now. In 72 hours the password alone signs in, all sessions end, and payouts pause for 24 hours.',
  approved: 'Approved; the customer is mailed',
  approveFailed: 'The removal could not be approved.',
  cancel: 'Cancel removal',
  cancelTitle: 'Cancel the removal',
  cancelText: 'The second factor stays. The reason stands in the history.',
  cancelled: 'The second factor stays',
  cancelFailed: 'The removal could not be cancelled.',
  remove: 'Remove second factor',
  removeTitle: 'Remove the second factor',
  removeText:
    'For a customer who has lost app and recovery codes. Somebody else has to approve it, and the factor goes 72 ' +
    'hours after that.',
  removed: 'Proposed; a second person has to approve it',
  removeFailed: 'The removal could not be proposed.',
} as const

/** Texts of an account that its owner has closed by “This was not me”. */
export const closureTexts = {
  notice: 'Closed by its owner',
  closed: (moment: string) => `The owner closed this account on ${moment}.`,
  from: (mail: string, address: string) => `“This was not me”, pressed in the mail “${mail}” to ${address}.`,
  moved:
    'That is not the account’s address any more. If an intruder changed it, give it back as you unblock: the mail ' +
    'with a new password goes to the account’s address.',
  giveBack: (address: string) => `Give the account its address back: ${address}`,
  next:
    'Speak with the owner and make sure that it is them. Then unblock: the old password stays worthless, and they ' +
    'ask for a new one where they sign in.',
  unblockText:
    'The owner closed this account. They can sign in again once they have set a new password by mail; the old one ' +
    'and all API keys have ended.',
} as const

/** Texts of an account that its owner has deleted. */
export const deletionTexts = {
  notice: 'Deletion of the account',
  due: (moment: string) => `The owner has this account deleted on ${moment}.`,
  ended: (moment: string) => `This account was deleted on ${moment}.`,
  asked: (moment: string) => `Asked for on ${moment}.`,
  meanwhile: 'Nothing new can begin. Until then the owner can keep the account in their profile; nobody else can.',
  waits:
    'It waits, because something is open: money on the balance, an order, an offer, a payout, a refund, a dispute, a ' +
    'card payment, a proposal, or the account is blocked. Once that has ended it goes by itself.',
  gone: 'Name, address and everything else about its owner are erased. Papers are kept sealed and open as before.',
} as const

/** States of a customer, as the badge says them. */
export const customerStates = { blocked: 'Blocked', verified: 'Verified', unverified: 'Unverified' } as const

export const customerFilterNames: Record<CustomerFilter, string> = {
  all: 'All',
  verified: 'Verified',
  blocked: 'Blocked',
  verification_pending: 'Identity pending',
  factor_lost: 'Second factor lost',
  closed: 'Closed by owner',
  leaving: 'To be deleted',
  deletion_proposed: 'Deletion to approve',
}

export const verificationNames: Record<VerificationState, string> = {
  none: 'None',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const eventNames: Record<StaffCustomer['events'][number]['kind'], string> = {
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  verification: 'Identity',
  sessions_ended: 'Signed out',
  factor_removal_proposed: 'Removal of second factor proposed',
  factor_removal_approved: 'Removal of second factor approved',
  factor_removal_cancelled: 'Removal of second factor cancelled',
  factor_kept: 'Second factor kept',
  factor_removed: 'Second factor removed',
  closed: 'Closed by owner',
  corrected: 'Corrected',
  copy_asked: 'Copy of the data asked for',
  handover_proposed: 'Handing over of the copy proposed',
  handover_approved: 'Handing over of the copy approved',
  handover_rejected: 'Handing over of the copy rejected',
  copy_handed_over: 'Copy handed over',
  deletion_proposed: 'Deletion proposed',
  deletion_approved: 'Deletion approved',
  deletion_rejected: 'Deletion rejected',
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
  debt_collected: 'Debt paid',
  goodwill: 'Goodwill',
  correction: 'Correction',
  reversal: 'Reversal',
}

/** A word of the wire as people read it: in_process becomes "In process". */
export const readable = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase().replaceAll('_', ' ')
