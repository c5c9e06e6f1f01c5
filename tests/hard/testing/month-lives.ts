import { cents } from '@pandrop/money/money'
import { adjustBalance } from '@pandrop/server/domains/backoffice/adjustments/adjustments'
import { askForPayout, readyOffer } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { buy } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { takeOrderStep } from '@pandrop/server/domains/orders/orders/order-steps'
import { refundOrder } from '@pandrop/server/domains/orders/orders/refund-order'
import { type CardShop, orderOf } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { refundDeposit } from '@pandrop/server/domains/payments/refunds/refund-deposit'
import type { TestCustomer } from '@pandrop/testkit/shop'
import fc from 'fast-check'
import { expect } from 'vitest'

/** A customer's dealings with the shop, as they were drawn. */
interface Life {
  way: 'balance' | 'card' | 'unused' | 'sells' | 'gift'
  /** ISO 3166-1 alpha-2 */
  country: string
  items: number
  fate: 'kept' | 'cancelled' | 'part_back' | 'all_back' | 'won' | 'lost' | 'open'
  /** EUR cents of what is sold to the shop or given */
  cents: number
}

const life: fc.Arbitrary<Life> = fc.record({
  way: fc.constantFrom('balance', 'balance', 'balance', 'card', 'card', 'card', 'unused', 'sells', 'sells', 'gift'),
  country: fc.constantFrom('SI', 'SI', 'DE', 'AT', 'FR', 'IT'),
  items: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom('kept', 'kept', 'kept', 'kept', 'cancelled', 'part_back', 'all_back', 'won', 'lost', 'open'),
  cents: fc.integer({ min: 500, max: 9000 }),
})

/** So many lives, the same ones for a seed. */
export const drawLives = (count: number, seed: number): Life[] => fc.sample(life, { numRuns: count, seed })

/** What a life needs of the shop around it. */
export interface Surroundings {
  shop: CardShop
  /** what nobody has taken yet, with prices in EUR cents */
  stock: { id: number; cents: number }[]
  /** who of the staff does it all */
  staffId: number
}

const why = 'a month of lives'

const byOf = ({ staffId }: Surroundings): string => `staff:${staffId}`

const topUp = async (shop: CardShop, customer: TestCustomer, amountCents: number): Promise<string> => {
  const payment = await shop.topUp(customer, { amount: amountCents / 100 })
  expect(await shop.pay(payment, 'pays')).toBe(303)
  return payment
}

interface Bought {
  orderId: number
  /** null: from the balance */
  payment: string | null
}

const purchase = async ({ shop, stock }: Surroundings, customer: TestCustomer, life: Life): Promise<Bought> => {
  const items = stock.splice(0, life.items)
  expect(items).toHaveLength(life.items)
  const total = items.reduce((sum, item) => sum + item.cents, 0)
  if (life.way === 'balance') await topUp(shop, customer, Math.ceil(total / 100) * 100)
  const cart = items.map(({ id }) => ({ item_id: id }))
  const { status, body } = await buy(customer, { paymentMethod: life.way, cart, country: life.country })
  expect(status, JSON.stringify(body)).toBe(200)
  if (life.way === 'balance') return { orderId: Number(body.order_id), payment: null }
  const payment = orderOf(String(body.redirect_url))
  expect(await shop.pay(payment, 'pays')).toBe(303)
  return { orderId: Number(body.order_id), payment }
}

const deliver = async (around: Surroundings, orderId: number): Promise<void> => {
  const by = byOf(around)
  const tradeOfferId = `6034${String(orderId).padStart(7, '0')}`
  const sent = await takeOrderStep(around.shop.shop, 'trade_sent', { orderId, by, tradeOfferId })
  expect(sent).toMatchObject({ ok: true })
  expect(await takeOrderStep(around.shop.shop, 'delivered', { orderId, by })).toMatchObject({ ok: true })
}

const liveAsBuyer = async (around: Surroundings, customer: TestCustomer, life: Life): Promise<void> => {
  const { shop } = around
  const by = byOf(around)
  const { orderId, payment } = await purchase(around, customer, life)
  if (life.fate === 'cancelled') {
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toMatchObject({ ok: true })
    return
  }
  await deliver(around, orderId)
  if (life.fate === 'all_back') {
    expect(await refundOrder(shop.shop, { orderId, by, reason: why })).toMatchObject({ ok: true })
  }
  if (life.fate === 'part_back') {
    const part = { line: 1, amount: cents(1 + (life.cents % 600)) }
    expect(await refundOrder(shop.shop, { orderId, by, reason: why, ...part })).toMatchObject({ ok: true })
  }
  if (payment === null || !['won', 'lost', 'open'].includes(life.fate)) return
  await shop.openDispute(payment)
  if (life.fate === 'won' || life.fate === 'lost') await shop.closeDispute(payment, life.fate)
}

/** Lives a life to its end, with everything that the provider tells of it. */
export const live = async (around: Surroundings, life: Life): Promise<void> => {
  const { shop, staffId } = around
  const customer = await shop.customer()
  if (life.way === 'sells') {
    const offer = await readyOffer(shop, customer, life.cents)
    expect(await askForPayout(customer, offer)).toMatchObject({ status: 200 })
  } else if (life.way === 'gift') {
    const wish = { customerId: customer.id, cents: cents(life.cents), kind: 'goodwill', reason: why } as const
    const given = await adjustBalance(shop.shop, { ...wish, note: 'Sorry for the wait', staffId, key: undefined })
    expect(given).toMatchObject({ ok: true })
  } else if (life.way === 'unused') {
    const payment = await topUp(shop, customer, 500 + life.items * 1000)
    if (life.fate === 'kept') return
    const back = await refundDeposit(shop.shop, { paymentId: payment, by: byOf(around), why })
    expect(back).toMatchObject({ ok: true })
  } else {
    await liveAsBuyer(around, customer, life)
  }
}
