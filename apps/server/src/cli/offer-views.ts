import { type OfferState, offerStates } from '@pandrop/contract/lifecycle/offer'
import { holidaysOf } from '../domains/buying/holidays/holidays.ts'
import { clockOf } from '../domains/buying/offers/offer-clock.rules.ts'
import { listOffers, type WholeOffer, wholeOffer } from '../domains/buying/offers/offer-list.ts'
import type { Command, CommandContext } from './command.ts'
import { moment, money, printFacts, printTable } from './table.ts'
import { readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const offersShown = 30

const isState = (typed: string): typed is OfferState => offerStates.some((state) => state === typed)

/** `offers list`: newest first, each with what it waits for. */
export const offersList: Command = {
  name: 'offers list',
  does: 'lists offers of customers, newest first; --overdue: those that should have been answered',
  run: async (context) => {
    const text = { type: 'string' } as const
    const options = { state: text, customer: text, limit: text, overdue: { type: 'boolean' } } as const
    const typed = readTyped(context.args, options)
    const { state, customer, limit, overdue } = typed?.values ?? {}
    const customerId = readNumber(customer)
    const offersMax = limit === undefined ? offersShown : readNumber(limit)
    const misread = (customer !== undefined && !customerId) || (state !== undefined && !isState(state))
    if (!typed || misread || !offersMax || typed.positionals.length > 0) {
      const usage = `[--state ${offerStates.join('|')}] [--overdue] [--customer N] [--limit ${offersShown}]`
      return sayUsage(context, `offers list ${usage}`)
    }
    const filter = { state: state as OfferState | undefined, customerId, overdue: overdue === true, offersMax }
    const rows = await listOffers(context, filter)
    if (rows.length === 0) context.print('There is no such offer.')
    else {
      const holidays = await holidaysOf(context.pool)
      const now = context.clock.now()
      printTable(context, [listHead, ...rows.map((row) => [...listRow(row), clockOf(row, now, holidays)])])
    }
    return 0
  },
}

const listHead = ['offer', 'made', 'state', 'skin', 'wish', 'ours', 'customer', 'e-mail', 'clock']

const listRow = (row: Awaited<ReturnType<typeof listOffers>>[number]): string[] => [
  String(row.id),
  moment(row.created_at),
  row.state,
  row.title,
  money(row.user_price_cents),
  optionalMoney(row.service_price_cents),
  String(row.customer_id),
  row.email,
]

const optionalMoney = (cents: number | null): string => (cents === null ? '' : money(cents))

const optionalMoment = (at: Date | null): string => (at === null ? '' : moment(at))

/** `offers show`: everything about one offer up to its payout. */
export const offersShow: Command = {
  name: 'offers show',
  does: 'shows one offer with its prices, its trade and its timeline',
  run: async (context) => {
    const offerId = readNumber(context.args[0])
    if (!offerId || context.args.length > 1) return sayUsage(context, 'offers show <offer>')
    const offer = await wholeOffer(context, offerId)
    if (!offer) return sayRefusal(context, { ok: false, refusal: 'offer_not_found' })
    const waits = clockOf(offer.head, context.clock.now(), await holidaysOf(context.pool))
    context.print(`Offer ${offerId}: ${offer.head.state}${waits === '' ? '' : ` (${waits})`}`)
    printHead(context, offer)
    printTimeline(context, offer)
    return 0
  },
}

const printHead = (context: CommandContext, { head }: WholeOffer): void =>
  printFacts(context, [
    ['skin', [head.title, head.quality, head.variant ?? ''].filter((part) => part !== '').join(', ')],
    ['catalogue', head.skin_id ?? ''],
    ['inventory', head.item_url],
    ['customer', `${head.customer_id}: ${head.name} ${head.surname}, ${head.email}`],
    ['made', moment(head.created_at)],
    ['answer due', moment(head.reply_due_at)],
    ['wish', `${money(head.user_price_cents)} EUR`],
    [
      'our offer',
      head.service_price_cents === null ? '' : `${money(head.service_price_cents)} EUR${priceReason(head)}`,
    ],
    ['float', head.float === null ? '' : String(head.float)],
    ['stands until', optionalMoment(head.counter_expires_at)],
    ['accepted', optionalMoment(head.accepted_at)],
    ['trade link', head.trade_link ?? ''],
    ['item due', optionalMoment(head.receive_until)],
    ['trade', head.trade_offer_id ?? ''],
    ['received', optionalMoment(head.received_at)],
    ['protected until', optionalMoment(head.protected_until)],
    ['ready', optionalMoment(head.ready_at)],
  ])

const priceReason = ({ reference_cents: reference, margin_percent: margin }: WholeOffer['head']): string =>
  reference === null ? '' : ` (reference ${money(reference)}, margin ${margin ?? '?'} %)`

const printTimeline = (context: CommandContext, { events }: WholeOffer): void => {
  context.print('Timeline')
  const rows = events.map(({ at, kind, by, why, note, cents }) => [
    `  ${moment(at)}`,
    kind,
    optionalMoney(cents),
    by,
    note === null ? why : `${why} (told the customer: ${note})`,
  ])
  printTable(context, rows)
}
