import { cents } from '@pandrop/money/money'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { takeOfferStep } from '../../../buying/offers/offer-steps.ts'
import { offerAt, type Stage } from '../../../buying/offers/testing/handled-offers.ts'
import { takePayoutStep } from '../../../buying/payouts/payout-steps.ts'
import { requestPayout } from '../../../buying/payouts/request-payout.ts'
import { approve, staffMember } from '../../../buying/payouts/testing/approvals.ts'
import { payoutBody } from '../../../buying/payouts/testing/ready-offers.ts'
import { shelveOffer } from '../../../buying/shelving/shelve-offer.ts'
import { correctCost, costedItems, withdraw } from '../../../catalogue/staff-items/testing/costed-items.ts'
import { makePromo } from '../../../checkout/promo/testing/promos.ts'
import { openFor } from '../../../checkout/purchase/testing/card-orders.ts'
import { buy } from '../../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../../orders/orders/order-steps.ts'
import { refundOrder } from '../../../orders/orders/refund-order.ts'
import { by, tradeNumberOf } from '../../../orders/orders/testing/handled-orders.ts'
import type { CardShop } from '../../../payments/payments/testing/card-shop.ts'
import { adjustBalance } from '../../adjustments/adjustments.ts'

/** Numbers that were drawn for something that happens: what they mean depends on what there is. */
export interface Draw {
  step: number
  pick: number
  part: number
}

/** A shop to which things happen. */
export interface History {
  shop: CardShop
  customers: TestCustomer[]
  /** paid, whatever became of them */
  orders: number[]
  /** of orders by card and top-ups */
  charges: string[]
  offers: number[]
  /** on the shelf, or were */
  items: number[]
  payouts: string[]
  staffId: number
  codes: string[]
  /** the newest item whose moment is the test's */
  newest: number
}

/** A shop with two codes and a few customers to whom nothing has happened yet. */
export const openHistory = async (shop: CardShop): Promise<History> => {
  const whole = { type: 'percent', percent: 100 } as const
  const history: History = {
    shop,
    customers: [await shop.customer({ balanceCents: 4200 })],
    orders: [],
    charges: [],
    offers: [],
    items: await costedItems(shop, 300, null, 0, 512, 700),
    payouts: [],
    staffId: await staffMember(shop),
    codes: [await makePromo(shop), await makePromo(shop, { discount: whole })],
    newest: 0,
  }
  await dateItems(history)
  return history
}

/** New items came at the time of the test, not at the database's own. */
const dateItems = async (history: History): Promise<void> => {
  const { rows } = await history.shop.database.ownerPool.query(
    `with dated as (
       update items set created_at = $1 where id > $2 and seed_key is null returning id
     )
     select max(id) as newest from dated`,
    [history.shop.clock.now(), history.newest],
  )
  history.newest = rows[0].newest ?? history.newest
}

const among = <One>(all: readonly One[], number: number): One | undefined => all[number % Math.max(1, all.length)]

type Step = (history: History, draw: Draw) => Promise<unknown>

const take = async ({ shop }: History, count: number): Promise<number[]> => {
  const { rows } = await shop.database.pool.query(
    `select id from items where state = 'available' and available_from is null and seed_key is null
     order by id limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const stock = async (history: History, { pick, part }: Draw): Promise<void> => {
  const cost = among([null, 0, 125, 333, 801], part) ?? null
  history.items.push(...(await costedItems(history.shop, cost, 100 + pick)))
}

const sell: Step = async (history, draw) => {
  const { pick, part } = draw
  const items = await take(history, 1 + (part % 3))
  if (items.length === 0) return stock(history, draw)
  // A new one: nobody stays signed in for months.
  const customer = await history.shop.customer({ balanceCents: 6000 + pick })
  history.customers.push(customer)
  const promocode = part % 2 === 0 ? among(history.codes, pick) : undefined
  const { status, body } = await buy(customer, {
    cart: items.map((item_id) => ({ item_id })),
    ...(promocode && { promocode }),
  })
  if (status === 200) history.orders.push(Number(body.order_id))
}

const sellByCard: Step = async (history, draw) => {
  const items = await take(history, 1 + (draw.part % 2))
  if (items.length === 0) return stock(history, draw)
  const promocode = draw.part % 3 === 0 ? { promocode: history.codes[0] } : {}
  const payment = await openFor(await history.shop.customer(), items, promocode)
  await history.shop.pay(payment, 'pays')
  const { rows } = await history.shop.database.pool.query('select id from orders where payment_id = $1', [payment])
  history.charges.push(payment)
  history.orders.push(rows[0].id)
}

const topUp: Step = async (history) => {
  const customer = await history.shop.customer()
  const payment = await history.shop.topUp(customer)
  await history.shop.pay(payment, 'pays')
  history.charges.push(payment)
  history.customers.push(customer)
}

const orderStep =
  (step: 'cancelled' | 'reversed'): Step =>
  async ({ shop, orders }, { pick }) => {
    const orderId = among(orders, pick)
    if (orderId) await takeOrderStep(shop.shop, step, { orderId, by })
  }

const deliver: Step = async ({ shop, orders }, { pick }) => {
  const orderId = among(orders, pick)
  if (!orderId) return
  await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: tradeNumberOf(orderId) })
  await takeOrderStep(shop.shop, 'delivered', { orderId, by })
}

const refund: Step = async ({ shop, orders }, { pick, part }) => {
  const orderId = among(orders, pick)
  if (!orderId) return
  const amount = part % 3 === 0 ? {} : { amount: cents(1 + ((part * 37) % 900)) }
  await refundOrder(shop.shop, { orderId, by, reason: 'a scratch', line: 1 + (part % 2), ...amount })
}

const stages: Stage[] = ['awaiting_item', 'received', 'received', 'ready_for_payout']

const offer: Step = async ({ shop, offers }, { part }) => {
  const { offerId } = await offerAt(shop, stages[part % stages.length] ?? 'received')
  offers.push(offerId)
}

const shelve: Step = async (history, { pick }) => {
  const offerId = among(history.offers, pick)
  if (!offerId) return
  const facts = { skinId: 'ak-47-redline', exterior: 'FT', variant: 'normal', float: 0.2, paintSeed: 1 } as const
  const done = await shelveOffer(history.shop.shop, { offerId, by, price: cents(5000), isSure: true, ...facts })
  if (done.ok) history.items.push(done.value.itemId)
}

const undoOffer: Step = async ({ shop, offers }, { pick, part }) => {
  const offerId = among(offers, pick)
  if (!offerId) return
  await takeOfferStep(shop.shop, part % 2 ? 'reversed' : 'not_received', { offerId, by, reason: 'it went back' })
}

const lose: Step = ({ shop, items }, { pick }) => withdraw(shop, among(items, pick) ?? 0)

const correct: Step = ({ shop, items }, { pick, part }) =>
  correctCost(shop, among(items, pick) ?? 0, part % 4 ? 10 * part : null)

const adjust: Step = async ({ shop, customers, staffId }, { pick, part }) => {
  const customerId = among(customers, pick)?.id ?? 0
  const kind = part % 2 ? 'goodwill' : 'correction'
  const wish = { customerId, cents: cents(100 + part), kind, reason: 'late', note: 'Sorry.', staffId, key: undefined }
  await adjustBalance(shop.shop, wish as Parameters<typeof adjustBalance>[1])
}

const dispute: Step = async ({ shop, charges }, { pick, part }) => {
  const charge = among(charges, pick)
  if (!charge) return
  const { rows } = await shop.database.pool.query('select state from disputes where payment_id = $1', [charge])
  if (rows.length === 0) await shop.openDispute(charge)
  else if (rows[0].state === 'open') await shop.closeDispute(charge, part % 2 ? 'won' : 'lost')
}

const askPayout: Step = async ({ shop, offers, payouts }, { pick }) => {
  const offerId = among(offers, pick) ?? 0
  const { rows } = await shop.database.pool.query('select customer_id from offers where id = $1', [offerId])
  if (rows.length === 0) return
  const form = payoutBody(offerId) as Parameters<typeof requestPayout>[1]['form']
  const customer = { customerId: rows[0].customer_id, provenAt: shop.clock.now() }
  const asked = await requestPayout(shop.shop, { customer, form, attempt: null })
  if (!asked.ok) return
  await approve(shop, [asked.value.payoutId])
  payouts.push(asked.value.payoutId)
}

const payoutSteps = ['sent', 'confirmed', 'confirmed', 'failed'] as const

const payOut: Step = async ({ shop, payouts }, { pick, part }) => {
  const payoutId = among(payouts, pick)
  const step = payoutSteps[part % payoutSteps.length] ?? 'sent'
  if (payoutId) await takePayoutStep(shop.shop, step, { payoutId, by, reason: 'AC01' })
}

const steps: Step[] = [
  stock,
  sell,
  sell,
  sell,
  sellByCard,
  sellByCard,
  topUp,
  deliver,
  deliver,
  refund,
  refund,
  orderStep('cancelled'),
  orderStep('reversed'),
  offer,
  offer,
  shelve,
  shelve,
  undoOffer,
  lose,
  correct,
  adjust,
  dispute,
  dispute,
  askPayout,
  askPayout,
  payOut,
  payOut,
]

/** Something happens, some hours after what happened before. */
export const happen = async (history: History, draw: Draw): Promise<void> => {
  history.shop.clock.advance({ hours: 1 + (draw.part % 31) })
  const step = among(steps, draw.step)
  await step?.(history, draw)
  await dateItems(history)
}
