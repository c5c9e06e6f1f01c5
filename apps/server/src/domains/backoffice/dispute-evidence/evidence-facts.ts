import { formatEuro } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import { wallClock } from '@pandrop/money/zones'
import type { Queryable } from '../../../db/statement.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { receiptOf } from '../../orders/receipts/receipts.ts'
import { chargedText } from '../../payments/payments/payments.ts'
import {
  type DisputedSaleRow,
  selectDisputedLines,
  selectDisputedSale,
  selectEarlierOrders,
  selectLaterOrders,
  selectMailsSince,
  selectSaleEvents,
  selectSignIns,
} from './evidence-facts.sql.ts'
import type { EvidenceFacts, EvidenceSection, SheetRow } from './evidence-row.ts'

const rowsMax = 40
const notKnown = 'not known'

type Show = (at: Date | null) => string

const saleRows = (sale: DisputedSaleRow, show: Show): SheetRow[] => [
  ['Disputed', `${chargedText(sale)}, ${sale.reason.replaceAll('_', ' ')}`],
  ['Opened', show(sale.opened_at)],
  ['Payment', sale.payment_id],
  ['Charge', sale.payment_intent ?? notKnown],
  ['Paid', show(sale.settled_at)],
]

const customerRows = (sale: DisputedSaleRow, show: Show): SheetRow[] => [
  ['Name', `${sale.name} ${sale.surname}`],
  ['E-mail', sale.email],
  ...(sale.account_email === sale.email ? [] : [['E-mail of the account', sale.account_email] satisfies SheetRow]),
  ['Phone', sale.phone],
  ['Address', addressOf(sale)],
  ['Account', `${sale.customer_id}, registered ${show(sale.registered_at)}`],
  ['E-mail verified', show(sale.email_verified_at)],
]

const addressOf = ({ address, post_code: code, city, country }: DisputedSaleRow): string =>
  [address, `${code} ${city}`, country].filter((part) => part.trim() !== '').join(', ')

const agreedRows = (sale: DisputedSaleRow, show: Show): SheetRow[] => [
  ['Terms agreed to', show(sale.terms_accepted_at)],
  ['Version of the terms', sale.terms_version === null ? notKnown : `${sale.terms_version}`],
  ...(sale.withdrawal_waiver_at
    ? [['Right of withdrawal waived', show(sale.withdrawal_waiver_at)] satisfies SheetRow]
    : []),
]

const deliveryRows = (sale: DisputedSaleRow, show: Show): SheetRow[] => [
  ['Delivered to Steam account', sale.steamid ?? notKnown],
  ['Steam trade offer', sale.trade_offer_id ?? notKnown],
  ['Delivered', sale.delivered_at ? show(sale.delivered_at) : 'not delivered'],
  ['Steam protects the trade until', show(sale.protected_until)],
]

/** Of the sale itself, where the payment paid for an order. */
const orderSections = async (q: Queryable, sale: DisputedSaleRow, show: Show): Promise<EvidenceSection[]> => {
  const { order_id: orderId } = sale
  if (orderId === null) return []
  const [lines, events, receipt] = await Promise.all([
    selectDisputedLines(q, orderId),
    selectSaleEvents(q, orderId),
    receiptOf(q, orderId),
  ])
  const bought = lines.map(({ title, asset_id: asset, price_cents: price, discount_cents: discount }): SheetRow => {
    return [formatEuro(cents(price - discount)), `${title}${asset === null ? '' : `, Steam asset ${asset}`}`]
  })
  return [
    {
      title: `Order ${orderId}`,
      rows: [['Ordered', show(sale.ordered_at)], ['Receipt', receipt?.number ?? 'not issued'], ...bought],
    },
    { title: 'Agreed', rows: agreedRows(sale, show) },
    { title: 'Delivery', rows: deliveryRows(sale, show) },
    {
      title: 'What happened to the order',
      rows: events.map(({ kind, at }): SheetRow => [show(at), kind.replaceAll('_', ' ')]),
    },
  ]
}

/** Of a top-up: it is in the balance at once, and this is what the balance bought. */
const balanceSection = async (q: Queryable, sale: DisputedSaleRow, show: Show): Promise<EvidenceSection[]> => {
  if (sale.order_id !== null || sale.settled_at === null) return []
  const orders = await selectLaterOrders(q, sale.customer_id, sale.settled_at, rowsMax)
  const rows = orders.map(({ id, paid_at: at, total_cents: total, state, steamid }): SheetRow => {
    return [show(at), `order ${id}, ${formatEuro(cents(total))}, ${state.replaceAll('_', ' ')}, Steam ${steamid}`]
  })
  return [{ title: 'Bought from the balance since', rows: orNone(rows) }]
}

const orNone = (rows: SheetRow[]): SheetRow[] => (rows.length > 0 ? rows : [['', 'none']])

type SignIn = Awaited<ReturnType<typeof selectSignIns>>[number]

// When it was seen is noted now and then alone, so it says less than when it ends.
/** The session in which it was bought, as far as it is kept: the newest that had begun by then and was open. */
const signInOf = (signIns: readonly SignIn[], { opened_payment_at: at }: DisputedSaleRow): SignIn | undefined =>
  signIns.find(({ created_at: begun, expires_at: end }) => begun <= at && end > at)

const signInText = ({ address, user_agent: device }: SignIn): string =>
  [address, device].map((part) => part || notKnown).join(', ')

/**
 * Everything that the shop knows of a disputed sale, as it is now. English, because banks read it.
 * @returns undefined where there is no such dispute
 */
export const evidenceFactsOf = async (q: Queryable, disputeId: string): Promise<EvidenceFacts | undefined> => {
  const sale = await selectDisputedSale(q, disputeId)
  if (!sale) return undefined
  const zone = await timeZoneOf(q)
  const show: Show = (at) => (at === null ? notKnown : `${wallClock(zone, at).replace('T', ' ')} ${zone}`)
  const before = sale.ordered_at ?? sale.opened_payment_at
  const [orders, balance, signIns, earlier, mails] = await Promise.all([
    orderSections(q, sale, show),
    balanceSection(q, sale, show),
    selectSignIns(q, sale.customer_id, rowsMax),
    selectEarlierOrders(q, sale.customer_id, before, rowsMax),
    selectMailsSince(q, sale.customer_id, sale.opened_payment_at, rowsMax),
  ])
  const bought = signInOf(signIns, sale)
  const access = signIns.map(
    (each): SheetRow => [`${show(each.created_at)} to ${show(each.seen_at)}`, signInText(each)],
  )
  const earlierRows = earlier.map(({ id, paid_at: at, total_cents: total, payment_method: by, steamid }): SheetRow => {
    return [show(at), `order ${id}, ${formatEuro(cents(total))} by ${by}, Steam ${steamid}`]
  })
  const sections = [
    { title: 'Dispute', rows: saleRows(sale, show) },
    { title: 'Customer', rows: customerRows(sale, show) },
    ...orders,
    ...balance,
    {
      title: 'Signed in for the purchase',
      rows: orNone(bought ? [[show(bought.created_at), signInText(bought)]] : []),
    },
    { title: 'Sign-ins that are kept', rows: orNone(access) },
    { title: 'Earlier orders, delivered and not disputed', rows: orNone(earlierRows) },
    {
      title: 'Mails since the payment was opened',
      rows: orNone(
        mails.map(({ sent_at: at, recipient, subject }): SheetRow => [show(at), `${subject} (to ${recipient})`]),
      ),
    },
  ]
  return { sections, fields: fieldsOf(sale, { orders, access, bought, show }) }
}

const fieldsOf = (
  sale: DisputedSaleRow,
  {
    orders,
    access,
    bought,
    show,
  }: { orders: EvidenceSection[]; access: SheetRow[]; bought: SignIn | undefined; show: Show },
): EvidenceFacts['fields'] => {
  const items = (orders[0]?.rows ?? []).slice(2).map(([, title]) => title)
  return {
    productDescription:
      sale.order_id === null
        ? 'A top-up of the balance of an account in an online shop for Counter-Strike 2 items, available at once.'
        : `Digital items of the game Counter-Strike 2, delivered by trade on Steam: ${items.join('; ')}`,
    customerName: `${sale.name} ${sale.surname}`,
    customerEmail: sale.email,
    billingAddress: addressOf(sale),
    purchaseIp: bought?.address || null,
    serviceDate: serviceDateOf(sale, show),
    accessLog: access.length === 0 ? null : access.map((row) => row.join(': ')).join('\n'),
  }
}

const serviceDateOf = (sale: DisputedSaleRow, show: Show): string | null => {
  const at = sale.order_id === null ? sale.settled_at : sale.delivered_at
  return at === null ? null : show(at)
}
