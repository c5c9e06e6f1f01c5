import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { askForPayout } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { buy } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { topUpForm } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { Buyer } from './buyer.ts'

/** A customer at the server of an address. */
export type BuyerAt = (origin: string) => Buyer

const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Marta Kovač' }

// Somebody presses again after a moment.
const millisBetweenTries = 250

/** A customer with offers that are ready to be paid out. */
export interface Seller {
  at: BuyerAt
  offers: number[]
}

/** What the shop has told its customers. */
export interface Acknowledged {
  /** item by order */
  orders: Map<number, { customerId: number; itemId: number }>
  /** offers whose payout was taken */
  payouts: number[]
  /** payments that the card's page has taken */
  topUps: string[]
  /** when each of those was told, in milliseconds of performance.now() */
  at: number[]
}

/**
 * Whoever asks again, with the same key at one server after the other, until the shop has an answer.
 * @param seats the customer at each server
 * @returns the answer, and where it came from
 */
const untilAnswered = async (seats: Buyer[], ask: (buyer: Buyer) => Promise<Reply>): Promise<[Reply, Buyer]> => {
  for (let turn = Math.floor(Math.random() * seats.length); ; turn += 1) {
    const seat = seats[turn % seats.length] as Buyer
    try {
      const reply = await ask(seat)
      if (reply.status < 500) return [reply, seat]
      // Away, not broken.
      expect([reply.status, reply.body.code]).toEqual([503, 'temporarily_unavailable'])
    } catch (error) {
      // The connection broke: nobody knows what became of it.
      if (!(error instanceof TypeError)) throw error
    }
    await delay(millisBetweenTries)
  }
}

/**
 * Customers of several servers who buy, top up and ask for payouts, one thing after the other, until they are told to
 * stop. Each goes on asking until answered; any answer but a yes fails.
 * @param origins of the servers
 * @param given.items what buyers buy, from its end
 */
export const keepBusy = (
  origins: string[],
  given: { buyers: BuyerAt[]; items: number[]; toppers: BuyerAt[]; sellers: Seller[] },
): { acknowledged: Acknowledged; stop(): Promise<void> } => {
  const acknowledged: Acknowledged = { orders: new Map(), payouts: [], topUps: [], at: [] }
  let stopped = false
  const told = () => acknowledged.at.push(performance.now())

  const buyOn = async (at: BuyerAt): Promise<void> => {
    const seats = origins.map(at)
    for (let itemId = given.items.pop(); itemId !== undefined && !stopped; itemId = given.items.pop()) {
      const [key, cart] = [randomUUID(), { cart: [{ item_id: itemId }] }]
      const [{ body }, { id }] = await untilAnswered(seats, (buyer) => buy(buyer, cart, key))
      expect(body, JSON.stringify(body)).toMatchObject({ status: 'OK' })
      acknowledged.orders.set(Number(body.order_id), { customerId: id, itemId })
      told()
    }
  }
  const topUpOn = async (at: BuyerAt): Promise<void> => {
    const seats = origins.map(at)
    while (!stopped) {
      const headers = { 'idempotency-key': randomUUID() }
      const ask = ({ browser }: Buyer) => browser.post('/api/deposit/checkout', topUpForm, { headers })
      const [{ body }, seat] = await untilAnswered(seats, ask)
      expect(body, JSON.stringify(body)).toMatchObject({ status: 'OK' })
      const order = new URL(String(body.redirect_url)).searchParams.get('order') ?? ''
      const [led] = await untilAnswered([seat], ({ browser }) => browser.get(`/pay/go?order=${order}`))
      const page = led.headers.get('location') ?? ''
      expect(page).toMatch(/^http/)
      const paid = await fetch(page, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
      expect(paid.status).toBe(303)
      acknowledged.topUps.push(order)
      told()
      await delay(millisBetweenTries)
    }
  }
  const sellOn = async ({ at, offers }: Seller): Promise<void> => {
    const seats = origins.map(at)
    for (let offer = offers.pop(); offer !== undefined && !stopped; offer = offers.pop()) {
      const [id, key] = [offer, randomUUID()]
      const [{ body }] = await untilAnswered(seats, (buyer) => askForPayout(buyer, id, {}, key))
      expect(body, JSON.stringify(body)).toMatchObject({ status: 'OK' })
      acknowledged.payouts.push(id)
      told()
      await delay(millisBetweenTries)
    }
  }
  const all = Promise.all([...given.buyers.map(buyOn), ...given.toppers.map(topUpOn), ...given.sellers.map(sellOn)])
  // Whoever fails while nobody waits for them is heard of at the stop.
  all.catch(() => {})
  return {
    acknowledged,
    stop: async () => {
      stopped = true
      await all
    },
  }
}
