import type { DepositState } from '@pandrop/contract/deposits'
import type { PaymentObstacle, PaymentView, StaffPayment } from '@pandrop/contract/staff/payments'

/** Names of the list's views, in the order of their tabs; what needs somebody stands first. */
export const paymentViewNames: Record<PaymentView, string> = {
  attention: 'To look at',
  held: 'Held',
  to_answer: 'To answer',
  disputed: 'Disputed',
  refund_failed: 'Refund failed',
  dispute_lost: 'Dispute lost',
  refunded_elsewhere: 'Refunded elsewhere',
  pending: 'Pending',
  refunding: 'Refund on its way',
  succeeded: 'Paid',
  unpaid: 'Not paid',
  all: 'All',
}

/** The same as marks of a payment, before its state. */
export const paymentFlagNames = {
  held: 'Held',
  disputed: 'Disputed',
  refund_failed: 'Refund failed',
  dispute_lost: 'Dispute lost',
  refunded_elsewhere: 'Refunded elsewhere',
  refunding: 'Refund on its way',
} as const

export const paymentStateNames: Record<DepositState, string> = {
  Pending: 'Pending',
  Success: 'Paid',
  Error: 'Failed',
  Cancelled: 'Not paid',
}

/** Why a payment ended without success, in a few words. */
export const paymentReasonNames: Record<NonNullable<StaffPayment['reason']>, string> = {
  cancelled: 'The customer turned back',
  expired: 'Nobody paid in time',
  not_opened: 'The provider did not open it',
  session_unknown: 'The provider does not know it',
  payment_failed: 'The bank did not pay',
  mismatch: 'Charged otherwise than agreed',
}

export const paymentPurposeNames = { topup: 'Top-up', purchase: 'Purchase' } as const

/** Texts of the list. */
export const paymentListTexts = {
  views: 'Which payments',
  purposes: 'What for',
  purposeTabs: { all: 'Everything', topup: 'Top-ups', purchase: 'Purchases' },
  search: 'Id, customer, e-mail or order',
  columns: {
    placed: 'Opened',
    id: 'Payment',
    customer: 'Customer',
    purpose: 'For',
    agreed: 'Agreed',
    sum: 'In EUR',
    state: 'State',
  },
  order: (id: number) => `Order ${id}`,
  rowName: (id: string) => `Payment ${id}`,
  clear: { title: 'Nothing needs you here', text: 'No payment is held or disputed, and every refund was taken.' },
  empty: { title: 'No payments here', text: 'Nothing is in this view.' },
  nothingFound: {
    title: 'No payment was found',
    text: 'Look for an id of ours or of the provider, a customer’s or an order’s number, a name or an e-mail.',
  },
} as const

/** Beside the mark of a payment. */
export const answerByText = (moment: string): string => `Answer by ${moment}`

/** Texts of one payment's page. */
export const paymentTexts = {
  title: (purpose: 'topup' | 'purchase', id: string) => `${paymentPurposeNames[purpose]} ${id.slice(0, 8)}`,
  failed: 'This payment did not load',
  loading: 'Loading the payment',
  missing: 'There is no such payment',
  missingText: 'The id may be mistyped.',
  backToPayments: 'All payments',
  next: 'What can be done',
  administratorsOnly: 'Administrators note this',
  settledElsewhere: 'Settled at the provider',
  nothing: 'Nothing has to be done with this payment.',
  fromOrder: 'Money of a purchase goes back from its order:',
  fromDispute: 'A dispute keeps the customer from paying: beside it you can let them.',
  fromRefund: 'The bank did not take a refund: beside it you can give it to the balance, or read why not.',
  money: 'Money',
  agreed: 'Agreed',
  charged: 'Charged',
  refunded: 'Given back',
  disputed: 'Disputed',
  none: '–',
  unknown: 'Not known here',
  credit: (euro: string) => `${euro} at its rate`,
  facts: 'Payment',
  pdf: 'PDF',
  customer: 'Customer',
  refunds: 'Refunds',
  noRefunds: 'No money has gone back.',
  disputes: 'Disputes',
  noDisputes: 'Nobody disputes this charge.',
  timeline: 'Timeline',
  noteLabel: 'Note',
  by: (who: string) => `by ${who}`,
  byCustomer: 'the customer',
  order: (id: number) => `Order ${id}`,
  copy: (what: string) => `Copy ${what}`,
  spendingBlocked: 'On hold: a charge is disputed',
  moved: 'The balance got it instead',
} as const

/** Names of a payment's facts. */
export const paymentFactNames = {
  id: 'Payment',
  state: 'State',
  why: 'Why',
  purpose: 'For',
  order: 'Order',
  rate: 'Rate',
  opened: 'Opened',
  expires: 'Ends by itself',
  settled: 'Ended',
  confirmation: 'Confirmation',
  asked: 'Last asked',
  session: 'Session',
  charge: 'Charge',
  account: 'Account',
  name: 'Name given',
  email: 'E-mail given',
  phone: 'Phone',
  address: 'Address',
  spending: 'Spending',
} as const

/** The rate of a payment, as its contract says it. */
export const rateText = (value: number, currency: string): string => `${value} ${currency} for 1 EUR`

/** Where a refund went. */
export const refundWays = {
  card: 'Card',
  balance: 'Balance',
  dispute: 'Against the dispute',
  foreign: 'Made at the provider',
} as const

export const disputeStateNames = { inquiry: 'Inquiry', open: 'Open', won: 'Won', lost: 'Lost' } as const

/** What a dispute did to the books, and whom it keeps from paying. */
export const disputeTexts = {
  opened: (moment: string) => `Opened ${moment}`,
  closed: (moment: string) => `decided ${moment}`,
  debited: (debited: string, owed: string) => `${debited} taken from the balance, ${owed} owed`,
  collected: (debited: string, collected: string, owed: string) =>
    `${debited} taken from the balance, ${collected} paid since, ${owed} owed`,
  givenBack: 'Given back to the customer',
  inquiry: 'The bank asks and has taken nothing',
  settled: (sum: string) => `${sum} of it settled without the customer: a sale was undone, or a refund had failed`,
  answerBy: (moment: string) => `Answer it by ${moment}`,
  answerLate: (moment: string) => `Nobody answered it: it was due ${moment}`,
  answered: 'Answered: the bank decides',
  desk: 'At the provider',
  again: (sum: string) => `${sum} taken although it had gone back already: a lost dispute costs it`,
  blocks: 'Keeps the customer from paying',
  released: (who: string, moment: string) => `${who} let the customer pay again, ${moment}`,
} as const

/** A button's name. */
export const paymentActionNames = {
  refund_held: 'Give everything back',
  settle_elsewhere: 'Settled at the provider',
  refund_deposit: 'Refund this top-up',
} as const

/** Why it is off. */
export const paymentObstacleText: Record<PaymentObstacle, string> = {
  purpose: 'A purchase goes back from its order',
  state: 'Only what was paid goes back',
  given_back: 'It went back before: see its refunds',
  disputed: 'A dispute of it is not won: the bank has the money, or may keep it',
  too_old: 'Only within 14 days of being paid',
  spent: 'The balance was debited since',
}
