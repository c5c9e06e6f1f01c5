import { randomUUID } from 'node:crypto'
import { received } from '../../../buying/shelving/testing/received.ts'
import { dealsBy } from '../../../checkout/deals/testing/deals.ts'
import { packsBy } from '../../../checkout/packs/testing/packs.ts'
import { promosBy } from '../../../checkout/promo/testing/staff-promos.ts'
import { takeItems } from '../../../checkout/purchase/testing/purchases.ts'
import { bringTo, orderFromBalance, tradeNumberOf } from '../../../orders/orders/testing/handled-orders.ts'
import type { AtWork, NotedCall } from './noted.ts'

const dealOf = async ({ shop }: AtWork) => {
  const customer = await shop.customer()
  return { customer_id: customer.id, item_ids: await takeItems(shop, 2), price: 15, hours: 24 }
}

const packOf = async ({ shop }: AtWork) => ({ name: 'Noted', items: await takeItems(shop, 2), price: 18 })

const promoOf = ({ shop, operator }: AtWork) => promosBy(shop, operator)

const margin = { from: 4321, percent: 12.5 }
const holiday = { day: '2027-02-03', name: 'Inventory' }

const caseOf = async (shop: AtWork['shop']): Promise<number> => {
  const { orderId, customer } = await orderFromBalance(shop)
  const body = { order_id: orderId, kind: 'other', text: 'Where is it?' }
  return Number((await customer.browser.post('/api/purchase/cases/write', body)).body.case_id)
}

const savedReply = (name: string) => ({ name, texts: { en: 'It is on its way, {name}.' } })

/** What is sold and bought, and by which terms: each call once, so that it changes something. */
export const salesCalls: Readonly<Record<string, NotedCall>> = {
  createPack: {
    table: 'packs',
    row: 'made',
    make: async (at) => packsBy(at.shop, at.operator).create(await packOf(at)),
  },
  stopPack: {
    table: 'packs',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const packs = packsBy(shop, operator)
      return packs.stop((await packs.made(2)).id)
    },
  },
  createDeal: { table: 'deals', row: 'made', make: async (at) => dealsBy(at.operator).create(await dealOf(at)) },
  withdrawDeal: {
    table: 'deals',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const deals = dealsBy(operator)
      return deals.withdraw((await deals.made(await shop.customer(), await takeItems(shop, 2))).id)
    },
  },
  createPromoCode: {
    table: 'promo_codes',
    row: 'made',
    make: (at) => promoOf(at).create(promoOf(at).usual()),
  },
  createPromoBatch: {
    table: 'promo_codes',
    row: 'made',
    make: (at) => {
      const { code: _code, uses_max: _uses, ...terms } = promoOf(at).usual()
      const headers = { 'idempotency-key': randomUUID() }
      return at.operator.browser.post('/api/staff/promo-batches', { ...terms, prefix: 'NOTED', count: 2 }, { headers })
    },
  },
  changePromoCode: {
    table: 'promo_codes',
    row: 'changed',
    make: async (at) => promoOf(at).change(await promoOf(at).made(), { uses_max: 200 }),
  },
  stopPromoCode: {
    table: 'promo_codes',
    row: 'changed',
    make: async (at) => promoOf(at).stop((await promoOf(at).made()).id),
  },
  shelveOffer: {
    table: 'items',
    row: 'made',
    make: async ({ shop, operator }) => {
      const { offerId } = await received(shop)
      return operator.browser.post(`/api/staff/offers/${offerId}/shelve`, {})
    },
  },
  takeOrderSteps: {
    table: 'orders',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { orderId } = await orderFromBalance(shop)
      const trade_offer_id = tradeNumberOf(orderId)
      return operator.browser.post('/api/staff/deliveries/steps', {
        step: 'trade_sent',
        orders: [orderId],
        trade_offer_id,
      })
    },
  },
  pauseSending: {
    table: 'settings',
    row: 'changed',
    make: ({ operator }) => operator.browser.post('/api/staff/deliveries/sending', { paused: true }),
  },
  answerTrade: {
    table: 'trade_offers',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { orderId } = await orderFromBalance(shop)
      const declined = `insert into trade_offers
          (order_id, code, asset_ids, state, try_no, asked_at, ended_at, needs_staff)
        values ($1, 'NTED-2222', '{}', 'declined', 1, now(), now(), true)`
      await shop.database.ownerPool.query(declined, [orderId])
      return operator.browser.post(`/api/staff/orders/${orderId}/trade`, { answer: 'retry' })
    },
  },
  answerRequest: {
    table: 'trade_requests',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { offerId } = await received(shop)
      const declined = `insert into trade_requests
          (offer_id, code, state, try_no, asked_at, ended_at, needs_staff)
        values ($1, 'NTED-3333', 'declined', 1, now(), now(), true)`
      await shop.database.ownerPool.query(declined, [offerId])
      return operator.browser.post(`/api/staff/offers/${offerId}/trade`, { answer: 'retry' })
    },
  },
  recordTradeList: {
    table: 'orders',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { orderId } = await orderFromBalance(shop)
      return operator.browser.post('/api/staff/deliveries/trade-list', { list: `${orderId};${tradeNumberOf(orderId)}` })
    },
  },
  remindOfTrades: {
    table: 'order_reminders',
    row: 'made',
    make: async ({ shop, operator }) => {
      const { orderId } = await orderFromBalance(shop)
      await bringTo(shop, orderId, 'in_process')
      return operator.browser.post('/api/staff/deliveries/remind', { orders: [orderId] })
    },
  },
  shelveOffers: {
    table: 'items',
    row: 'made',
    make: async ({ shop, operator }) => {
      const { offerId } = await received(shop)
      return operator.browser.post('/api/staff/offers/shelve', { ids: [offerId] })
    },
  },
  setMargin: {
    table: 'offer_margins',
    row: 'made',
    make: ({ administrator }) => administrator.browser.post('/api/staff/margins', { ...margin, seen: null }),
  },
  removeMargin: {
    table: 'offer_margins',
    row: 'removed',
    make: async ({ administrator }) => {
      await administrator.browser.post('/api/staff/margins', { ...margin, seen: null })
      return administrator.browser.post('/api/staff/margins/remove', { from: margin.from })
    },
  },
  addHoliday: {
    table: 'holidays',
    row: 'made',
    make: ({ administrator }) => administrator.browser.post('/api/staff/holidays', holiday),
  },
  removeHoliday: {
    table: 'holidays',
    row: 'removed',
    make: async ({ administrator }) => {
      await administrator.browser.post('/api/staff/holidays', holiday)
      return administrator.browser.post('/api/staff/holidays/remove', { day: holiday.day })
    },
  },
  takeOrderStep: {
    table: 'orders',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { orderId } = await orderFromBalance(shop)
      const body = { step: 'trade_sent', trade_offer_id: tradeNumberOf(orderId) }
      return operator.browser.post(`/api/staff/orders/${orderId}/steps`, body)
    },
  },
  refuseDeskWithdrawal: {
    table: 'withdrawals',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { orderId, customer } = await orderFromBalance(shop)
      await customer.browser.post(`/api/purchase/orders/${orderId}/withdrawal`, {})
      return operator.browser.post(`/api/staff/orders/${orderId}/refuse-withdrawal`, { note: 'bought as a company' })
    },
  },
  refundDeskOrder: {
    table: 'refunds',
    row: 'made',
    make: async ({ shop, operator }) => {
      const { orderId } = await orderFromBalance(shop)
      const body = { destination: 'balance', cause: 'customer_asked', reason: 'they wrote' }
      const headers = { 'idempotency-key': randomUUID() }
      return operator.browser.post(`/api/staff/orders/${orderId}/refund`, body, { headers })
    },
  },
  answerCase: {
    table: 'order_cases',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const body = { message: 'It is on its way.', seen: Number.MAX_SAFE_INTEGER }
      return operator.browser.post(`/api/staff/cases/${await caseOf(shop)}/answer`, body)
    },
  },
  noteInCase: {
    table: 'case_messages',
    row: 'made',
    make: async ({ shop, operator }) =>
      operator.browser.post(`/api/staff/cases/${await caseOf(shop)}/note`, { message: 'Ask the bot first.' }),
  },
  takeCaseStep: {
    table: 'order_cases',
    row: 'changed',
    make: async ({ shop, operator }) =>
      operator.browser.post(`/api/staff/cases/${await caseOf(shop)}/steps`, { step: 'solved' }),
  },
  assignCase: {
    table: 'order_cases',
    row: 'changed',
    make: async ({ shop, operator }) =>
      operator.browser.post(`/api/staff/cases/${await caseOf(shop)}/assign`, { mine: true }),
  },
  createSavedReply: {
    table: 'saved_replies',
    row: 'made',
    make: ({ operator }) => operator.browser.post('/api/staff/saved-replies', savedReply('Noted as made')),
  },
  changeSavedReply: {
    table: 'saved_replies',
    row: 'changed',
    make: async ({ operator }) => {
      const { body } = await operator.browser.post('/api/staff/saved-replies', savedReply('Noted before'))
      const change = { ...savedReply('Noted after'), archived: false, seen: 1 }
      return operator.browser.post(`/api/staff/saved-replies/${body.id}`, change)
    },
  },
}
