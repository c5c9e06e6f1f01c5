import { type OrderState, orderStates } from '@pandrop/contract/lifecycle/order'
import { hasFailed } from '@pandrop/contract/lifecycle/refund'
import { addressLine } from '@pandrop/contract/postal'
import { type WholeOrder, wholeOrder } from '../domains/orders/orders/order-details.ts'
import { listOrders } from '../domains/orders/orders/order-list.ts'
import { sortHolds } from '../domains/orders/orders/order-steps.rules.ts'
import type { Command } from './command.ts'
import { type Columns, euro, listOf, printList, printWhole } from './table.ts'
import { readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const ordersShown = 30

const isState = (typed: string): typed is OrderState => orderStates.some((state) => state === typed)

/** `orders list`: newest first. */
export const ordersList: Command = {
  name: 'orders list',
  does: 'lists orders, newest first',
  usage: `orders list [--state ${orderStates.join('|')}] [--customer N] [--limit ${ordersShown}]`,
  reads: true,
  run: async (context) => {
    const text = { type: 'string' } as const
    const typed = readTyped(context.args, { state: text, customer: text, limit: text })
    const { state, customer, limit } = typed?.values ?? {}
    const customerId = readNumber(customer)
    const ordersMax = limit === undefined ? ordersShown : readNumber(limit)
    const misread = (customer !== undefined && !customerId) || (state !== undefined && !isState(state))
    if (!typed || misread || !ordersMax || typed.positionals.length > 0) return sayUsage(context, ordersList)
    const rows = await listOrders(context, { state: state as OrderState | undefined, customerId, ordersMax })
    printList(context, { rows, columns, none: 'There is no such order.' })
    return 0
  },
}

const columns: Columns<Awaited<ReturnType<typeof listOrders>>[number]> = {
  order: ({ id }) => id,
  placed: ({ created_at }) => created_at,
  state: ({ state }) => state,
  'paid by': ({ payment_method }) => payment_method,
  items: ({ items }) => items,
  EUR: ({ total_cents }) => euro(total_cents),
  customer: ({ customer_id }) => customer_id,
  'e-mail': ({ email }) => email,
  held: ({ holds }) => sortHolds(holds).join(' '),
}

/** `orders show`: everything about one order. */
export const ordersShow: Command = {
  name: 'orders show',
  does: 'shows one order with its lines, its timeline and its refunds',
  usage: 'orders show <order>',
  reads: true,
  run: async (context) => {
    const orderId = readNumber(context.args[0])
    if (!orderId || context.args.length > 1) return sayUsage(context, ordersShow)
    const order = await wholeOrder(context, orderId)
    if (!order) return sayRefusal(context, { ok: false, refusal: 'order_not_found' })
    const { head, lines, events, refunds } = order
    printWhole(context, {
      title: `Order ${head.id}: ${head.state}`,
      key: { order: head.id, state: head.state },
      facts: factsOf(order),
      lists: [
        listOf('Lines', lineColumns, lines),
        listOf('Timeline', eventColumns, events),
        listOf('Refunds', refundColumns, refunds),
      ],
    })
    if (!context.json && refunds.some(({ state }) => hasFailed(state)))
      context.print(
        'The bank did not take a refund. Give it on the balance: npm run shop -- refunds to-balance <refund>',
      )
    return 0
  },
}

const factsOf = ({ head }: WholeOrder) => ({
  placed: head.created_at,
  paid: head.paid_at,
  'paid by': head.payment_method,
  'card payment': head.payment_id,
  EUR: euro(head.total_cents),
  VAT: euro(head.vat_cents),
  discount: euro(head.discount_cents),
  'promo code': head.promo_code,
  pack: head.pack?.name ?? null,
  customer: head.customer_id,
  name: `${head.name} ${head.surname}`,
  'e-mail': head.email,
  phone: head.phone,
  address: addressLine(head),
  'trade link': head.trade_link,
  'trade offer': head.trade_offer_id,
  'held back': sortHolds(head.holds).join(', '),
  'protected until': head.protected_until,
  'terms accepted': head.terms_accepted_at ?? false,
  'withdrawal waived': head.withdrawal_waiver_at ?? false,
  withdrawn: head.withdrawn_at ?? false,
  withdrawal: head.withdrawal_state,
})

const lineColumns: Columns<WholeOrder['lines'][number]> = {
  line: ({ line_no }) => line_no,
  item: ({ item_id }) => item_id,
  title: ({ title }) => title,
  float: ({ float }) => float,
  seed: ({ paint_seed }) => paint_seed,
  EUR: (line) => euro(line.price_cents - line.discount_cents),
  refunded: ({ refunded_cents: refunded }) => (refunded > 0 ? euro(refunded) : null),
  now: ({ live }) => (live ? 'sold' : 'free again'),
}

const eventColumns: Columns<WholeOrder['events'][number]> = {
  at: ({ at }) => at,
  what: ({ kind }) => kind,
  by: ({ by }) => by,
  why: ({ why }) => why,
  'told the customer': ({ note }) => note,
}

const refundColumns: Columns<WholeOrder['refunds'][number]> = {
  at: ({ created_at }) => created_at,
  refund: ({ id }) => id,
  EUR: ({ cents }) => euro(cents),
  to: ({ destination }) => destination,
  state: ({ state }) => state,
  by: ({ made_by }) => made_by,
  why: ({ reason }) => reason,
}
