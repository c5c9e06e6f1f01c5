import { cents as inCents } from '@pandrop/money/money'
import { takeOrderStep } from '@pandrop/server/domains/orders/orders/order-steps'
import { refundOrder } from '@pandrop/server/domains/orders/orders/refund-order'
import { releaseDispute } from '@pandrop/server/domains/payments/disputes/staff-disputes'
import { moveRefundToBalance } from '@pandrop/server/domains/payments/refunds/move-to-balance'
import { refundDeposit } from '@pandrop/server/domains/payments/refunds/refund-deposit'
import { expect } from 'vitest'
import type { Part, Wish } from './charge-model-orders.ts'
import { among, answerOf, buyItems, openPage, payPage, type Step, toCards } from './charge-scenario.ts'
import {
  approvePayout,
  askForPayout,
  confirmPayout,
  failPayout,
  returnPayout,
  sell,
  sendPayout,
} from './payout-steps.ts'
import {
  dispute,
  hearAgain,
  hearSomething,
  letTimePass,
  moveFunds,
  refundElsewhere,
  sendRefunds,
  tellOfForeignAgain,
  tellOfRefund,
} from './provider-steps.ts'

const by = 'staff:7'
const why = 'the storm'

const topUps = [500, 2500, 5000, 12_345]
const cards = ['pays', 'pays', 'refund_pending', 'refund_fails', 'refund_fails', 'refund_bounces']
const wishes: readonly Wish[] = [undefined, undefined, 'card', 'balance']

const openTopUp: Step = async (scenario, { part }) => {
  const expected = scenario.books.isBlocked ? 'spending_blocked' : 'ok'
  expect(await openPage(scenario, among(topUps, part) ?? 500)).toBe(expected)
}

const topUp: Step = async (scenario, draw) => {
  if (scenario.pages.length === 0) await openTopUp(scenario, draw)
  const page = scenario.pages.shift()
  if (!page) return
  const intent = await payPage(scenario, page.payment, among(cards, draw.way) ?? 'pays')
  scenario.books.topUp({ ...page, intent })
}

const buyByCard: Step = async (scenario, { part, way }) => {
  const { answer, orderId, payment, prices } = await buyItems(scenario, 'card', 1 + (part % 3))
  expect(answer).toBe(scenario.books.isBlocked ? 'spending_blocked' : 'ok')
  if (answer !== 'ok') return
  const intent = await payPage(scenario, payment, among(cards, way) ?? 'pays')
  const total = prices.reduce((sum, price) => sum + price, 0)
  scenario.orders.add(orderId, scenario.books.purchase({ payment, intent, cents: total }), prices)
}

const buyFromBalance: Step = async (scenario, { part }) => {
  const { books } = scenario
  const { answer, orderId, prices } = await buyItems(scenario, 'balance', 1 + (part % 3))
  const total = prices.reduce((sum, price) => sum + price, 0)
  const short = total > books.accounts.customer ? 'insufficient_balance' : 'ok'
  expect(answer).toBe(books.isBlocked ? 'spending_blocked' : short)
  if (answer !== 'ok') return
  books.book({ customer: -total, earned: total })
  scenario.orders.add(orderId, null, prices)
}

const giveDepositBack: Step = async ({ shop, books }, { pick }) => {
  const charge = among(books.charges, pick)
  if (!charge) return
  const result = await refundDeposit(shop.shop, { paymentId: charge.payment, by, why })
  expect(answerOf(result)).toBe(books.refundDeposit(charge))
}

const giveOrderBack: Step = async ({ shop, orders }, { pick, part, way }) => {
  const order = among(orders.orders, pick)
  if (!order) return
  const line = 1 + (part % order.lines.length)
  const amounts = [undefined, 1, 333, 700]
  const amount = among(amounts, part >> 2)
  const back: Part = part % 5 === 0 ? undefined : { line, amount }
  const wish = among(wishes, way)
  const named = back && { line, ...(amount !== undefined && { amount: inCents(amount) }) }
  const result = await refundOrder(shop.shop, { orderId: order.id, ...named, destination: wish, by, reason: why })
  expect(answerOf(result)).toBe(orders.refund(order, back, wish))
}

const end =
  (step: 'cancelled' | 'reversed'): Step =>
  async ({ shop, orders }, { pick, way }) => {
    const order = among(orders.orders, pick)
    if (!order) return
    const wish = among(wishes, way)
    const result = await takeOrderStep(shop.shop, step, { orderId: order.id, by, destination: wish })
    expect(answerOf(result)).toBe(orders.end(order, step, wish))
  }

const sendTrade: Step = async ({ shop, orders, trades }, { pick }) => {
  const order = among(orders.orders, pick)
  if (!order) return
  const tradeOfferId = `6034${trades.get(order.id) ?? 0}${order.id}`
  const result = await takeOrderStep(shop.shop, 'trade_sent', { orderId: order.id, by, tradeOfferId })
  expect(answerOf(result)).toBe(orders.handOver(order, 'trade_sent'))
}

const declineTrade: Step = async ({ shop, orders, trades }, { pick }) => {
  const order = among(orders.orders, pick)
  if (!order) return
  const answer = orders.decline(order)
  if (answer === 'ok') trades.set(order.id, (trades.get(order.id) ?? 0) + 1)
  expect(answerOf(await takeOrderStep(shop.shop, 'trade_declined', { orderId: order.id, by }))).toBe(answer)
}

const deliver: Step = async ({ shop, orders }, { pick }) => {
  const order = among(orders.orders, pick)
  if (!order) return
  const result = await takeOrderStep(shop.shop, 'delivered', { orderId: order.id, by })
  expect(answerOf(result)).toBe(orders.handOver(order, 'delivered'))
}

const moveToBalance: Step = async ({ shop, books }, { pick }) => {
  const refund = among(toCards(books.refunds), pick)
  if (!refund?.id) return
  const result = await moveRefundToBalance(shop.shop, { refundId: refund.id, by, why })
  expect(answerOf(result)).toBe(books.moveToBalance(refund))
}

const release: Step = async ({ shop, books }, { pick }) => {
  const dispute = among(books.disputes, pick)
  if (!dispute) return
  const isHeld = (dispute.state === 'open' || dispute.state === 'lost') && !dispute.released
  const result = await releaseDispute(shop.shop, { disputeId: dispute.id, by, why })
  expect(answerOf(result)).toBe(isHeld ? 'ok' : 'unchanged')
  dispute.released ||= isHeld
}

/** Every step, with how often it is drawn beside the others. */
export const steps = {
  openTopUp: [1, openTopUp],
  topUp: [2, topUp],
  buyByCard: [1, buyByCard],
  buyFromBalance: [1, buyFromBalance],
  giveDepositBack: [3, giveDepositBack],
  giveOrderBack: [4, giveOrderBack],
  cancel: [3, end('cancelled')],
  reverse: [2, end('reversed')],
  sendTrade: [3, sendTrade],
  declineTrade: [1, declineTrade],
  deliver: [3, deliver],
  moveToBalance: [3, moveToBalance],
  release: [1, release],
  sendRefunds: [6, sendRefunds],
  tellOfRefund: [3, tellOfRefund],
  letTimePass: [3, letTimePass],
  refundElsewhere: [3, refundElsewhere],
  tellOfForeignAgain: [1, tellOfForeignAgain],
  dispute: [10, dispute],
  moveFunds: [1, moveFunds],
  hearSomething: [16, hearSomething],
  hearAgain: [1, hearAgain],
  sell: [2, sell],
  askForPayout: [3, askForPayout],
  approvePayout: [4, approvePayout],
  sendPayout: [4, sendPayout],
  confirmPayout: [2, confirmPayout],
  failPayout: [1, failPayout],
  returnPayout: [1, returnPayout],
} satisfies Record<string, [often: number, Step]>
