import { buy } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import type { TestDatabase } from '@pandrop/testkit/database'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { Buyer } from './buyer.ts'

// A quick machine would otherwise have sold everything before a server is back.
const pagesPerPurchase = 20

/**
 * The cheapest items that can be bought.
 * @returns their ids; fails where there are fewer
 */
export const availableItems = async ({ pool }: TestDatabase, count: number): Promise<number[]> => {
  const { rows } = await pool.query(
    `select id from items where state = 'available' and available_from is null order by price_cents, id limit $1`,
    [count],
  )
  expect(rows).toHaveLength(count)
  return rows.map(({ id }) => id)
}

/**
 * Has each item be bought by two customers at the same moment, by all pairs at once.
 * @param items what is bought; empty afterwards
 * @returns what they were answered, two for each item
 */
export const buyByTwo = async (pairs: [Buyer, Buyer][], items: number[]): Promise<Reply[]> => {
  const replies: Reply[] = []
  const work = async (pair: [Buyer, Buyer]): Promise<void> => {
    for (let item = items.pop(); item !== undefined; item = items.pop()) {
      const cart = { cart: [{ item_id: item }] }
      replies.push(...(await Promise.all(pair.map((buyer) => buy(buyer, cart)))))
    }
  }
  await Promise.all(pairs.map(work))
  return replies
}

/** Customers who go on reading and buying until they are told to stop. */
export interface Customers {
  /** how many purchases they have made */
  purchases(): number
  /** they end what they have begun; answers what of all they asked did not succeed, in words */
  stop(): Promise<string[]>
}

/**
 * Lets customers look around and buy, one item each time.
 * @param items what they buy, each once: enough for as long as it takes
 */
export const startCustomers = (buyers: Buyer[], items: number[]): Customers => {
  let isOpen = true
  const failed: string[] = []
  let reads = 0
  let purchases = 0
  const note = (what: string) => (cause: unknown) => void failed.push(`${what}: ${cause}`)
  const look = async ({ browser }: Buyer): Promise<void> => {
    const reply = await browser.get(`/api/items/list?page=${1 + (reads % 50)}&limit=12`).catch(note('list'))
    if (reply && reply.status !== 200) failed.push(`list: ${reply.status}`)
    reads += 1
  }
  const goShopping = async (buyer: Buyer): Promise<void> => {
    while (isOpen) {
      for (let page = 0; page < pagesPerPurchase; page += 1) await look(buyer)
      const reply = await buy(buyer, { cart: [{ item_id: items.pop() }] }).catch(note('purchase'))
      if (reply && reply.status !== 200) failed.push(`purchase: ${reply.status} ${JSON.stringify(reply.body)}`)
      purchases += 1
    }
  }
  const shopping = Promise.all(buyers.map(goShopping))
  return {
    purchases: () => purchases,
    stop: async () => {
      isOpen = false
      await shopping
      return failed
    },
  }
}
