import { exteriorByQuality, exteriorNames } from '@pandrop/contract/exteriors'
import type {
  OfferEventKind,
  OfferQuality,
  OfferState,
  OfferVariant,
  StaffOfferStep,
} from '@pandrop/contract/lifecycle/offer'
import type { OfferQueue, StaffOfferClock } from '@pandrop/contract/staff/offers'

/** Texts of the queues of offers, their list and their help. */
export const offerListTexts = {
  queues: {
    to_answer: 'To answer',
    countered: 'Countered',
    awaiting_item: 'Awaiting item',
    protected: 'Protected',
    to_shelve: 'To shelve',
    ready: 'Ready',
    payout: 'Payout',
    ended: 'Ended',
    all: 'All',
  } satisfies Record<OfferQueue, string>,
  queue: 'Queue',
  list: 'Offers',
  search: 'Number, skin or customer',
  picture: 'Picture',
  skin: 'Skin',
  customer: 'Customer',
  wish: 'Wish',
  suggested: 'Suggested',
  clock: 'Clock',
  number: (id: number) => `O-${id}`,
  rowName: (id: number, title: string) => `Offer O-${id}, ${title}`,
  none: '–',
  empty: 'Nothing waits here',
  emptyText: 'New offers come in by themselves.',
  notFound: 'No offer matches',
  notFoundText: 'Search for a number, a piece of the name or an e-mail.',
  details: 'The selected offer',
  choose: 'Choose an offer',
  chooseText: 'j and k walk through the list, Enter begins the answer.',
  keys: 'Keys',
  keysTitle: 'Clear the queue with the keyboard',
  keysList: [
    ['j  k', 'next offer, offer before'],
    ['Enter', 'begin the counter-offer, its price prefilled'],
    ['Enter', 'in the price: send it, and go on with the next one'],
    ['Ctrl Enter', 'in the price: send it although it is above the wish; in the note: send it'],
    ['d', 'decline, with a reason'],
    ['s', 'put on sale, once the item is here'],
    ['x', 'in To shelve: choose several, to put them on sale together'],
    ['Esc', 'back to the list; what was typed stays'],
    ['?', 'this help'],
  ] as const,
  next: (done: string, next: string, clock: string) => `${done} Next: ${next}${clock === '' ? '' : `, ${clock}`}.`,
  cleared: (done: string) => `${done} Nothing else waits here.`,
} as const

export const offerStateTexts: Record<OfferState, string> = {
  pending: 'To answer',
  offer: 'Countered',
  awaiting_item: 'Awaiting item',
  ready_for_payout: 'Ready for payout',
  payout_processing: 'Payout processing',
  approved: 'Paid out',
  declined_by_user: 'Declined by customer',
  declined_by_service: 'Declined by us',
}

export const qualityText = (quality: OfferQuality): string => exteriorNames[exteriorByQuality[quality]]

export const variantTexts: Record<OfferVariant, string> = {
  normal: 'Normal',
  stattrak: 'StatTrak™',
  souvenir: 'Souvenir',
}

export const offerEventTexts: Record<OfferEventKind, string> = {
  created: 'Proposed',
  countered: 'Counter-offer made',
  counter_changed: 'Counter-offer changed',
  accepted: 'Accepted by the customer',
  declined: 'Declined by the customer',
  rejected: 'Declined by us',
  counter_expired: 'Counter-offer expired',
  received: 'Item received',
  not_received: 'Item not received',
  reversed: 'Trade reversed',
  ready: 'Ready for payout',
  payout_requested: 'Payout requested',
  payout_set_off: 'Set off against a debt',
  payout_sent: 'Payout sent to the bank',
  payout_confirmed: 'Payout confirmed',
  payout_failed: 'Payout failed',
  payout_returned: 'Payout returned by the bank',
}

const minutesOfDay = 24 * 60

const span = (minutes: number): string => {
  const days = Math.floor(minutes / minutesOfDay)
  const hours = Math.floor((minutes % minutesOfDay) / 60)
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  return hours > 0 ? `${hours} h` : `${minutes % 60} min`
}

const waiting: Record<StaffOfferClock['waits_for'], (left: string) => string> = {
  answer: (left) => `${left} left`,
  customer: (left) => `stands ${left}`,
  item: (left) => `item due in ${left}`,
  protection: (left) => `protected ${left}`,
}

const over: Record<StaffOfferClock['waits_for'], (since: string) => string> = {
  answer: (since) => `overdue ${since}`,
  customer: () => 'expired',
  item: () => 'item is late',
  protection: () => 'protection is over',
}

/** What an offer's clock says: "2 h left", "overdue 5 h"; answers count in working time, 24 hours a day. */
export const clockText = ({ waits_for: waits, minutes_left: left }: StaffOfferClock): string =>
  left > 0 ? waiting[waits](span(left)) : over[waits](span(-left))

/** Texts of one offer and of what can be done with it. */
export const offerTexts = {
  notFound: 'No such offer',
  notFoundText: 'The number may be mistyped.',
  backToOffers: 'Back to the offers',
  failed: 'This offer did not load',
  loading: 'Loading',
  prices: 'Prices',
  wish: 'Wish',
  ours: 'Our offer',
  reference: 'Sells for',
  suggested: 'Suggested',
  /** the margin's name between them leads to the margins */
  less: (reference: string) => `${reference} less `,
  margin: (percent: number, from: string) => `${percent} % margin (references from ${from})`,
  makes: (price: string) => ` makes ${price}`,
  outdated: 'The reference price of such a copy is too old to quote by: name the price yourself, or ',
  outdatedLink: 'bring the prices up to date',
  noQuote: 'The catalogue has no reference price for such a copy: name the price yourself.',
  item: 'Item',
  inventory: 'Inventory link',
  open: 'Open in Steam',
  float: 'Float',
  seed: 'Paint seed',
  asset: 'Asset id',
  wear: 'Floats of the finish',
  collection: 'Collection',
  phase: 'Phase',
  inStock: 'In stock',
  stock: (count: number, cheapest: string | null) => (cheapest === null ? `${count}` : `${count}, from ${cheapest}`),
  tradeLink: 'Ask for it at',
  trade: 'Trade',
  dates: 'Dates',
  created: 'Proposed',
  replyDue: 'Answer due',
  expires: 'Stands until',
  accepted: 'Accepted',
  receiveUntil: 'Item due',
  received: 'Received',
  protectedUntil: 'Protected until',
  ready: 'Ready',
  customer: 'Customer',
  email: 'E-mail',
  since: 'Since',
  history: 'Offers before',
  historyOf: (counts: { made: number; accepted: number; sold: number; failed: number }) =>
    `${counts.made} made, ${counts.accepted} accepted, ${counts.sold} sold, ${counts.failed} failed`,
  declined: 'Declined',
  declinedOf: (byThem: number, byUs: number) => `${byThem} by them, ${byUs} by us or expired`,
  noTradeLink: 'No trade link yet: they are asked for it when they accept',
  keptOut: 'Blocked by the desk: nothing is paid out to them',
  blocked: 'Blocked from paying: a charge is disputed',
  paused: (until: string) => `Payouts on hold until ${until}: new password or e-mail`,
  notes: 'Mind',
  payouts: 'Payouts',
  besideSetOff: (sum: string) => `less ${sum} set off`,
  payoutStates: { requested: 'Requested', sent: 'Sent', approved: 'Paid', set_off: 'Set off', failed: 'Failed' },
  timeline: 'Timeline',
  toldCustomer: 'Told the customer',
  recorded: (by: string, why: string) => `${by}: ${why}`,
  byCustomer: 'Customer',
  actions: 'What can be done with this offer',
  steps: {
    countered: 'Send a counter-offer',
    rejected: 'Decline…',
    received: 'Item received…',
    not_received: 'Not received…',
    reversed: 'Trade reversed…',
    ready: 'Ready for payout…',
  } satisfies Record<StaffOfferStep, string>,
  from: (moment: string) => `Possible from ${moment}`,
  notNow: (state: OfferState) => `Not possible: the offer is ${offerStateTexts[state].toLowerCase()}`,
} as const
