import { type OfferState, offerStates } from '@pandrop/contract/lifecycle/offer'
import { workingCalendarOf } from '../domains/buying/holidays/holidays.ts'
import { clockOf } from '../domains/buying/offers/offer-clock.rules.ts'
import { listOffers, type WholeOffer, wholeOffer } from '../domains/buying/offers/offer-list.ts'
import type { Command } from './command.ts'
import { type Columns, euro, euroOrNone, listOf, printList, printWhole } from './table.ts'
import { readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const offersShown = 30

const isState = (typed: string): typed is OfferState => offerStates.some((state) => state === typed)

/** `offers list`: newest first, each with what it waits for. */
export const offersList: Command = {
  name: 'offers list',
  does: 'lists offers of customers, newest first; --overdue: those that should have been answered',
  usage: `offers list [--state ${offerStates.join('|')}] [--overdue] [--customer N] [--limit ${offersShown}]`,
  reads: true,
  run: async (context) => {
    const text = { type: 'string' } as const
    const options = { state: text, customer: text, limit: text, overdue: { type: 'boolean' } } as const
    const typed = readTyped(context.args, options)
    const { state, customer, limit, overdue } = typed?.values ?? {}
    const customerId = readNumber(customer)
    const offersMax = limit === undefined ? offersShown : readNumber(limit)
    const misread = (customer !== undefined && !customerId) || (state !== undefined && !isState(state))
    if (!typed || misread || !offersMax || typed.positionals.length > 0) return sayUsage(context, offersList)
    const filter = { state: state as OfferState | undefined, customerId, overdue: overdue === true, offersMax }
    const rows = await listOffers(context, filter)
    const calendar = await workingCalendarOf(context.pool)
    const now = context.clock.now()
    const clock = (row: ListedOffer) => clockOf(row, now, calendar)
    printList(context, { rows, columns: { ...columns, clock }, none: 'There is no such offer.' })
    return 0
  },
}

type ListedOffer = Awaited<ReturnType<typeof listOffers>>[number]

const columns: Columns<ListedOffer> = {
  offer: ({ id }) => id,
  made: ({ created_at }) => created_at,
  state: ({ state }) => state,
  skin: ({ title }) => title,
  wish: ({ user_price_cents }) => euro(user_price_cents),
  ours: ({ service_price_cents }) => euroOrNone(service_price_cents),
  customer: ({ customer_id }) => customer_id,
  'e-mail': ({ email }) => email,
}

/** `offers show`: everything about one offer up to its payout. */
export const offersShow: Command = {
  name: 'offers show',
  does: 'shows one offer with its prices, its trade and its timeline',
  usage: 'offers show <offer>',
  reads: true,
  run: async (context) => {
    const offerId = readNumber(context.args[0])
    if (!offerId || context.args.length > 1) return sayUsage(context, offersShow)
    const offer = await wholeOffer(context, offerId)
    if (!offer) return sayRefusal(context, { ok: false, refusal: 'offer_not_found' })
    const { state } = offer.head
    const clock = clockOf(offer.head, context.clock.now(), await workingCalendarOf(context.pool))
    printWhole(context, {
      title: `Offer ${offerId}: ${state}${clock === '' ? '' : ` (${clock})`}`,
      key: { offer: offerId, state, clock },
      facts: factsOf(offer),
      lists: [listOf('Timeline', eventColumns, offer.events)],
    })
    return 0
  },
}

const factsOf = ({ head }: WholeOffer) => ({
  skin: [head.title, head.quality, head.variant ?? ''].filter((part) => part !== '').join(', '),
  catalogue: head.skin_id,
  inventory: head.item_url,
  customer: head.customer_id,
  name: `${head.name} ${head.surname}`,
  'e-mail': head.email,
  made: head.created_at,
  'answer due': head.reply_due_at,
  wish: euro(head.user_price_cents),
  'our offer': euroOrNone(head.service_price_cents),
  reference: euroOrNone(head.reference_cents),
  'margin percent': head.margin_percent,
  float: head.float,
  'paint seed': head.paint_seed,
  'asset id': head.asset_id,
  'stands until': head.counter_expires_at,
  accepted: head.accepted_at,
  'trade link': head.trade_link,
  'item due': head.receive_until,
  trade: head.trade_offer_id,
  received: head.received_at,
  'protected until': head.protected_until,
  ready: head.ready_at,
  item: head.item_id,
})

const eventColumns: Columns<WholeOffer['events'][number]> = {
  at: ({ at }) => at,
  what: ({ kind }) => kind,
  EUR: ({ cents }) => euroOrNone(cents),
  by: ({ by }) => by,
  why: ({ why }) => why,
  'told the customer': ({ note }) => note,
}
