import type {
  OrderAction,
  OrderEventKind,
  OrderHold,
  OrderObstacle,
  OrderState,
} from '@pandrop/contract/lifecycle/order'
import type { OrderFilter } from '@pandrop/contract/staff/orders'

/** An order's state in a word or two. */
export const orderStateNames: Record<OrderState, string> = {
  pending: 'Not paid yet',
  processing: 'To deliver',
  in_process: 'Offer sent',
  accepted: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
}

/** The same as names of queues, in the order of their tabs; what waits for us stands first. */
const queueNames: Record<OrderFilter, string> = {
  processing: 'To deliver',
  in_process: 'Offer sent',
  held: 'Held back',
  withdrawn: 'Withdrawn',
  accepted: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
  trade_failed: 'Trade failed, 30 days',
  pending: 'Not paid yet',
}

export const orderQueues = (Object.keys(queueNames) as OrderFilter[]).map((value) => ({
  value,
  label: queueNames[value],
}))

/** What keeps an order from being delivered, in a word or two. */
export const holdNames: Record<OrderHold, string> = {
  item_reversed: 'Item taken back',
  dispute_lost: 'Dispute lost',
  disputed: 'Disputed',
  withdrawn: 'Withdrawn',
  customer_blocked: 'Blocked',
  on_hold: 'On hold',
  trade_account_new: 'New Steam account',
}

const afterHold: Record<OrderState, string> = {
  pending: '',
  processing: '',
  in_process: ', offer out',
  accepted: ', delivered',
  completed: ', completed',
  cancelled: ', cancelled',
  reversed: ', reversed',
}

/** The same in a row, with how far the order is: "Disputed, offer out". */
export const heldName = (state: OrderState, hold: OrderHold): string => holdNames[hold] + afterHold[state]

const noItems = 'Do not send the items'

/** A withdrawal has more to say, held or not: see withdrawalTexts. */
type ToldHold = Exclude<OrderHold, 'withdrawn'>

/** The same at length, with what to do. */
export const holdTexts = {
  banner: 'Held back',
  what: {
    item_reversed: 'Whoever sold us an item of this order has taken it back in Steam.',
    dispute_lost: 'The dispute is lost: the money of this order is gone.',
    disputed: 'The card payment is disputed.',
    customer_blocked: 'The customer is blocked.',
    on_hold: 'Another payment of this customer is disputed.',
    trade_account_new: 'The items go to a Steam account that this customer had not used before.',
  } satisfies Record<ToldHold, string>,
  todo: {
    item_reversed: 'It cannot be delivered: cancel the order, or refund that item.',
    dispute_lost: `${noItems}: nobody has paid for them.`,
    disputed: `${noItems}: the bank has taken the money back until it decides.`,
    customer_blocked: `${noItems} until they are unblocked.`,
    on_hold: `${noItems} until it is won, or somebody lets the customer pay again.`,
    trade_account_new: `${noItems} before the customer had a day to say that it was not them.`,
  } satisfies Record<ToldHold, string>,
  until: (moment: string): string => `Free from ${moment}.`,
  over: 'Nothing of this order is to be sent any more.',
  answerBy: (moment: string): string => `The bank waits for our answer to the dispute until ${moment}.`,
  offerOut: 'A trade offer is out: take it back in Steam, then record it as declined.',
  payment: 'To the payment',
  customer: 'To the customer',
} as const

/** What an order's page says once its customer has withdrawn. */
export const withdrawalTexts = {
  banner: 'Withdrawal',
  open: (moment: string): string => `The customer withdrew on ${moment}.`,
  due: (day: string): string => `The money has to go back by ${day}`,
  overdue: (day: string): string => `The money had to go back by ${day}`,
  undelivered: ': cancel the order, or refund it.',
  delivered: '. Ask for the items first: the money may wait until they are back.',
  settled: (moment: string): string => `The customer withdrew on ${moment}, and the money has gone back.`,
  refused: (moment: string): string => `The customer withdrew on ${moment} and was refused; the timeline says why.`,
  refuse: 'Refuse withdrawal…',
} as const

/** Texts of the list. */
export const orderListTexts = {
  queue: 'State',
  all: 'All',
  search: 'Number, customer or item',
  columns: {
    order: 'Order',
    placed: 'Placed',
    customer: 'Customer',
    item: 'Item',
    sum: 'Sum',
    paidBy: 'Paid by',
    waits: 'Waits',
    since: 'Since',
    state: 'State',
  },
  rowName: (id: number) => `Order ${id}`,
  items: (title: string, items: number) => (items > 1 ? `${title} and ${items - 1} more` : title),
  overdue: ', overdue',
  refundBy: (day: string) => `Refund by ${day}`,
  empty: 'No orders here',
  emptyQueue: 'Nothing waits in this queue.',
  nothingFound: 'No order was found',
  nothingFoundText: 'Look for an order’s number, or for three letters or more of an e-mail, a name or an item.',
} as const

export const paidByNames = { card: 'Card', balance: 'Balance' } as const

/** What happened to an order, in its timeline. */
export const orderEventNames: Record<OrderEventKind, string> = {
  opened: 'Card payment opened',
  paid: 'Paid',
  paid_late: 'Paid late',
  unpaid: 'Not paid',
  trade_sent: 'Trade offer sent',
  trade_declined: 'Trade offer declined',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
  refunded: 'Refunded',
  disputed: 'Card payment disputed',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  withdrawn: 'Withdrawal declared',
  withdrawal_refused: 'Withdrawal refused',
}

/** Texts of one order's page. */
export const orderTexts = {
  title: (id: number) => `Order ${id}`,
  failed: 'This order did not load',
  loading: 'Loading the order',
  missing: 'There is no such order',
  missingText: 'The number may be mistyped.',
  backToOrders: 'All orders',
  next: 'What can be done',
  nothingPossible: (state: string) => `This order is ${state.toLowerCase()}: nothing more can be done with it.`,
  lines: 'Items',
  refunds: 'Refunds',
  timeline: 'Timeline',
  customer: 'Customer',
  delivery: 'Trade',
  payment: 'Payment',
  noRefunds: 'No money has gone back.',
  toldCustomer: 'Told the customer',
  byCustomer: 'the customer',
  copy: 'Copy link',
  copied: 'The trade link is copied',
  copyFailed: 'The browser did not allow copying. Mark the link and copy it.',
  openLink: 'Open in Steam',
  noteNumber: (number: string) => `Credit note ${number}`,
  noteComing: 'The credit note gets its number in a moment',
  by: (who: string) => `by ${who}`,
  itemFree: 'Item is for sale again',
  refunded: (refunded: string) => `${refunded} went back`,
  termsOf: (when: string, version: number) => `${when}, version ${version}`,
  no: 'No',
} as const

export const refundStateNames = {
  pending: 'On its way',
  succeeded: 'Arrived',
  failed: 'Not taken by the bank',
} as const

/** Names of an order's facts. */
export const orderFactNames = {
  placed: 'Placed',
  name: 'Name',
  account: 'Account',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  vatId: 'VAT id',
  address: 'Address',
  country: 'Country',
  tradeLink: 'Trade link',
  tradeOffer: 'Trade offer',
  protectedUntil: 'Protected until',
  sum: 'Sum',
  discount: 'Discount',
  promoCode: 'Promo code',
  pack: 'Pack',
  deal: 'Deal',
  vat: 'VAT included',
  receipt: 'Receipt',
  paidBy: 'Paid by',
  paid: 'Paid',
  payment: 'Payment',
  session: 'Provider’s session',
  charge: 'Provider’s charge',
  terms: 'Terms accepted',
  waiver: 'Withdrawal waived',
} as const

/** Columns of an order's lines. */
export const orderLineTexts = {
  item: 'Item',
  price: 'Price',
  discount: 'Discount',
  paid: 'Paid',
  vat: 'VAT',
  percent: (percent: number, country: string) => `${percent}% ${country}`,
  wear: (exterior: string, float: string, seed: number) => `${exterior} ${float} · seed ${seed}`,
  fade: (percent: number) => `Fade ${percent}%`,
} as const

/** An action's button. */
export const orderActionNames: Record<OrderAction, string> = {
  trade_sent: 'Trade offer sent',
  delivered: 'Delivered',
  trade_declined: 'Offer declined',
  completed: 'Complete',
  refunded: 'Refund',
  cancelled: 'Cancel order',
  reversed: 'Reverse',
}

type HeldObstacle = Exclude<OrderObstacle, 'state' | 'protected' | 'nothing_left'>

/** What an administrator may do all the same. */
export const isHeldObstacle = (obstacle: OrderObstacle | null): obstacle is HeldObstacle =>
  obstacle !== null && obstacle in heldText

/** An action's button where it is done although the order is held. */
export const overrideName = (action: OrderAction): string => `${orderActionNames[action]}, although held`

const otherState: Record<OrderAction, string> = {
  trade_sent: 'once the order is paid and no offer is open',
  delivered: 'after a trade offer was sent',
  trade_declined: 'while a trade offer is open',
  completed: 'after the delivery',
  refunded: 'before the offer is sent, or after the delivery',
  cancelled: 'before the offer is sent',
  reversed: 'during the seven days after the delivery',
}

const heldText: Record<HeldObstacle, string> = {
  item_reversed: 'An item of it was taken back in Steam: only an administrator may go on',
  payment_disputed: 'The card payment is disputed: only an administrator may go on',
  withdrawn: 'The customer has withdrawn: only an administrator may go on',
  customer_blocked: 'The customer is blocked: only an administrator may go on',
  customer_on_hold: 'The customer is on hold: only an administrator may go on',
  trade_account_new: 'The Steam account is new for this customer: only an administrator may go on',
}

/** Why an action is off. */
export const obstacleText = (action: OrderAction, obstacle: OrderObstacle, protectedUntil: string): string => {
  if (obstacle === 'protected') return `Possible from ${protectedUntil}; happens by itself`
  if (obstacle === 'nothing_left') return 'Everything has gone back already'
  return obstacle === 'state' ? `Only ${otherState[action]}` : heldText[obstacle]
}
