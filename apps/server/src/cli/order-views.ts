import { type OrderState, orderStates } from '@pandrop/contract/lifecycle/order'
import { hasFailed } from '@pandrop/contract/lifecycle/refund'
import { addressLine } from '@pandrop/contract/postal'
import { type WholeOrder, wholeOrder } from '../domains/orders/orders/order-details.ts'
import { listOrders } from '../domains/orders/orders/order-list.ts'
import { sortHolds } from '../domains/orders/orders/order-steps.rules.ts'
import type { Command, CommandContext } from './command.ts'
import { moment, money, printFacts, printTable } from './table.ts'
import { readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const ordersShown = 30

const isState = (typed: string): typed is OrderState => orderStates.some((state) => state === typed)

/** `orders list`: newest first. */
export const ordersList: Command = {
  name: 'orders list',
  does: 'lists orders, newest first',
  run: async (context) => {
    const text = { type: 'string' } as const
    const typed = readTyped(context.args, { state: text, customer: text, limit: text })
    const { state, customer, limit } = typed?.values ?? {}
    const customerId = readNumber(customer)
    const ordersMax = limit === undefined ? ordersShown : readNumber(limit)
    const misread = (customer !== undefined && !customerId) || (state !== undefined && !isState(state))
    if (!typed || misread || !ordersMax || typed.positionals.length > 0) {
      return sayUsage(context, `orders list [--state ${orderStates.join('|')}] [--customer N] [--limit ${ordersShown}]`)
    }
    const rows = await listOrders(context, { state: state as OrderState | undefined, customerId, ordersMax })
    if (rows.length === 0) context.print('There is no such order.')
    else printTable(context, [listHead, ...rows.map(listRow)])
    return 0
  },
}

const listHead = ['order', 'placed', 'state', 'paid by', 'items', 'EUR', 'customer', 'e-mail', 'held']

const listRow = (row: Awaited<ReturnType<typeof listOrders>>[number]): string[] => [
  String(row.id),
  moment(row.created_at),
  row.state,
  row.payment_method,
  String(row.items),
  money(row.total_cents),
  String(row.customer_id),
  row.email,
  sortHolds(row.holds).join(' '),
]

/** `orders show`: everything about one order. */
export const ordersShow: Command = {
  name: 'orders show',
  does: 'shows one order with its lines, its timeline and its refunds',
  run: async (context) => {
    const orderId = readNumber(context.args[0])
    if (!orderId || context.args.length > 1) return sayUsage(context, 'orders show <order>')
    const order = await wholeOrder(context, orderId)
    if (!order) return sayRefusal(context, { ok: false, refusal: 'order_not_found' })
    printHead(context, order)
    printLines(context, order)
    printTimeline(context, order)
    printRefunds(context, order)
    return 0
  },
}

const printHead = (context: CommandContext, { head }: WholeOrder): void => {
  const { name, surname, email, phone } = head
  context.print(`Order ${head.id}: ${head.state}`)
  const facts = [
    ['placed', moment(head.created_at)],
    ['paid', head.paid_at ? `${moment(head.paid_at)} by ${head.payment_method}` : 'never'],
    ['card payment', head.payment_id ?? ''],
    ['total', `${money(head.total_cents)} EUR, VAT ${money(head.vat_cents)}, discount ${money(head.discount_cents)}`],
    ['promo code', head.promo_code ?? ''],
    ['customer', `${head.customer_id}: ${name} ${surname}, ${email}, ${phone}`],
    ['address', addressLine(head)],
    ['trade link', head.trade_link],
    ['trade offer', head.trade_offer_id ?? ''],
    ['held back', sortHolds(head.holds).join(', ')],
    ['protected until', head.protected_until ? moment(head.protected_until) : ''],
    ['terms accepted', head.terms_accepted_at ? moment(head.terms_accepted_at) : 'no'],
    ['withdrawal waived', head.withdrawal_waiver_at ? moment(head.withdrawal_waiver_at) : 'no'],
  ]
  printFacts(context, facts)
}

const printLines = (context: CommandContext, { lines }: WholeOrder): void => {
  context.print('Lines')
  const rows = lines.map((line) => [
    `  ${line.line_no}`,
    `item ${line.item_id}`,
    line.title,
    `${money(line.price_cents - line.discount_cents)} EUR`,
    line.refunded_cents > 0 ? `refunded ${money(line.refunded_cents)}` : '',
    line.live ? '' : 'item is free again',
  ])
  printTable(context, rows)
}

const printTimeline = (context: CommandContext, { events }: WholeOrder): void => {
  context.print('Timeline')
  const rows = events.map(({ at, kind, by, why, note }) => [
    `  ${moment(at)}`,
    kind,
    by,
    note === null ? why : `${why} (told the customer: ${note})`,
  ])
  printTable(context, rows)
}

const printRefunds = (context: CommandContext, { refunds }: WholeOrder): void => {
  if (refunds.length === 0) return
  context.print('Refunds')
  const rows = refunds.map((refund) => [
    `  ${moment(refund.created_at)}`,
    refund.id,
    `${money(refund.cents)} EUR`,
    `to ${refund.destination}`,
    refund.state,
    refund.made_by,
    refund.reason,
  ])
  printTable(context, rows)
  if (!refunds.some(({ state }) => hasFailed(state))) return
  context.print('The bank did not take a refund. Give it on the balance: npm run shop -- refunds to-balance <refund>')
}
