import { randomUUID } from 'node:crypto'
import { buy } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { expect } from 'vitest'
import type { Buyer } from './buyer.ts'
import type { WholeShop } from './whole-shop.ts'

/** One press of the button; the key lets the client ask again after it lost the answer. */
export interface Attempt {
  buyer: Buyer
  itemId: number
  key: string
}

/** The order of an attempt; null when the answer never came. */
export const tryToBuy = async ({ buyer, itemId, key }: Attempt): Promise<number | null> => {
  try {
    const { status, body } = await buy(buyer, { cart: [{ item_id: itemId }] }, key)
    expect(body).toMatchObject({ status: 'OK' })
    expect(status).toBe(200)
    return Number(body.order_id)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Buyers press on until the server is killed in the middle of it; answers what is known and what is not. */
export const buyUntilKilled = async (
  shop: WholeShop,
  { buyers, itemIds, purchases }: { buyers: Buyer[]; itemIds: number[]; purchases: number },
) => {
  const acknowledged = new Map<number, Attempt>()
  const unanswered: Attempt[] = []
  let killed: Promise<void> | undefined
  const press = async (buyer: Buyer): Promise<void> => {
    for (let itemId = itemIds.pop(); itemId !== undefined; itemId = itemIds.pop()) {
      const attempt = { buyer, itemId, key: randomUUID() }
      const orderId = await tryToBuy(attempt)
      if (orderId === null) {
        unanswered.push(attempt)
        return
      }
      acknowledged.set(orderId, attempt)
      if (acknowledged.size === purchases) killed = shop.kill()
    }
  }
  await Promise.all(buyers.map(press))
  await killed
  return { acknowledged, unanswered }
}
