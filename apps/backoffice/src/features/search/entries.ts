import type { Answer } from '@pandrop/contract/call'
import type { searchBackOffice } from '@pandrop/contract/staff/search'
import { showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { tagTexts } from '../../texts/customer-tags.ts'
import { orderStateNames } from '../../texts/orders.ts'
import { paymentStateNames } from '../../texts/payments.ts'
import { offerStateNames, payoutStateNames, searchTexts } from '../../texts/search.ts'
import { pageNames } from '../../texts/shell.ts'

export type Found = Answer<typeof searchBackOffice>

export type EntryKind = keyof typeof searchTexts.groups

/** Something that the search can open. */
export interface Entry {
  kind: EntryKind
  /** unique among all */
  key: string
  title: string
  text: string
  href: string
  /** what stands behind the question mark there */
  search?: Record<string, string>
  /** whoever never proved their address: grey */
  isFaint?: boolean
}

/** What was found as entries, group by group. */
export const entriesOf = (found: Found): Entry[] => [
  ...found.orders.map(({ id, customer, total, state }) => ({
    kind: 'orders' as const,
    key: `order-${id}`,
    title: searchTexts.order(id),
    text: [customer, showEuro(total), orderStateNames[state]].join(', '),
    href: paths.order(id),
  })),
  ...found.customers.map(({ id, name, email, state }) => ({
    kind: 'customers' as const,
    key: `customer-${id}`,
    title: searchTexts.customer(id, name),
    text: [email, searchTexts.customerStates[state]].join(', '),
    href: paths.customer(id),
    isFaint: state === 'unverified',
  })),
  ...found.items.map(({ id, title, price, state }) => ({
    kind: 'items' as const,
    key: `item-${id}`,
    title,
    text: [searchTexts.order(id), showEuro(price), searchTexts.itemStates[state]].join(', '),
    href: paths.item(id),
  })),
  ...found.offers.map(({ id, title, customer, wish, state }) => ({
    kind: 'offers' as const,
    key: `offer-${id}`,
    title: searchTexts.offer(id, title),
    text: [customer, showEuro(wish), offerStateNames[state]].join(', '),
    href: paths.offer(id),
  })),
  ...found.payments.map(({ id, customer, sum, state }) => ({
    kind: 'payments' as const,
    key: `payment-${id}`,
    title: searchTexts.payment(id),
    text: [customer, showEuro(sum), paymentStateNames[state]].join(', '),
    href: paths.payment(id),
  })),
  ...found.payouts.map(({ id, offer_id: offerId, name, amount, state }) => ({
    kind: 'payouts' as const,
    key: `payout-${id}`,
    title: searchTexts.payoutOf(name, offerId),
    text: [showEuro(amount), payoutStateNames[state] ?? state].join(', '),
    href: paths.offer(offerId),
  })),
  ...found.credit_notes.map(({ id, number, order_id: orderId, customer }) => ({
    kind: 'credit_notes' as const,
    key: `credit-note-${id}`,
    title: number,
    text: [searchTexts.ofOrder(orderId), customer].join(', '),
    href: paths.order(orderId),
  })),
  ...found.receipts.map(({ id, number, order_id: orderId, customer }) => ({
    kind: 'receipts' as const,
    key: `receipt-${id}`,
    title: number,
    text: [searchTexts.ofOrder(orderId), customer].join(', '),
    href: paths.order(orderId),
  })),
  ...found.promo_codes.map(({ id, code, discount, uses, uses_max: max, state }) => ({
    kind: 'promo_codes' as const,
    key: `promo-${id}`,
    title: code,
    text: [
      'percent' in discount
        ? searchTexts.promoPercent(discount.percent)
        : searchTexts.promoFixed(showEuro(discount.fixed)),
      searchTexts.promoUses(uses, max),
      searchTexts.promoStates[state],
    ].join(', '),
    href: paths.promoCode(id),
  })),
  ...found.tags.map(({ name, customers }) => ({
    kind: 'tags' as const,
    key: `tag-${name.replaceAll(' ', '-')}`,
    title: name,
    text: tagTexts.used(customers),
    href: paths.customers,
    search: { tag: name },
  })),
]

/** Below so many letters every page would be meant. */
const pageLettersMin = 2

/** Pages of the back office whose name has a word that begins so. */
export const pagesNamed = (typed: string): Entry[] => {
  const text = typed.trim().toLowerCase()
  if (text.length < pageLettersMin) return []
  return searchedPages
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${text}`))
    .map(({ name, to }) => ({
      kind: 'pages' as const,
      key: `page-${to}`,
      title: name,
      text: searchTexts.page,
      href: to,
    }))
}

const searchedPages = (
  [
    'today',
    'orders',
    'offers',
    'margins',
    'holidays',
    'payments',
    'payouts',
    'bankFiles',
    'reconciliation',
    'customers',
    'adjustments',
    'items',
    'newItem',
    'steamAccounts',
    'stockTaking',
    'priceChanges',
    'promo',
    'home',
    'mails',
    'team',
    'audit',
    'account',
  ] as const
).map((page) => ({ name: pageNames[page], to: paths[page] }))

const recentKey = 'pandrop-desk-recent'
const recentMax = 6

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'href' in value &&
  'title' in value &&
  'kind' in value

/** What was opened from the search in this tab, newest first. */
export const recentEntries = (): Entry[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(recentKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, recentMax) : []
  } catch {
    return []
  }
}

/** Remembers one, in this tab alone: names of customers do not outlive it. */
export const rememberEntry = (entry: Entry): void => {
  const others = recentEntries().filter(({ key }) => key !== entry.key)
  sessionStorage.setItem(recentKey, JSON.stringify([entry, ...others].slice(0, recentMax)))
}
