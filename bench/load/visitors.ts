import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Buyer, createBuyers } from '../customers.ts'
import { checkout } from '../purchase.ts'

/** What is judged by itself: one slow kind of answer is not to hide among many quick ones. */
export const classes = ['pages', 'calls', 'cart', 'purchases'] as const

export type VisitClass = (typeof classes)[number]

/** One request of a visitor. */
export interface Visit {
  class: VisitClass
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** called when it was answered with success */
  served?: () => void
}

/** A visitor of a shop, of whom nobody knows what comes next. */
export interface Visitors {
  next(): Visit
}

const customersCount = 200
const lookedCount = 5000
const cartedCount = 2000
// So many visits of carts later the item is taken out again.
const cartVisitsKept = 100

const types = ['Pistol', 'SMG', 'Rifle', 'Sniper Rifle', 'Shotgun', 'Machinegun', 'Knife', 'Gloves']
const words = ['redline', 'asiimov', 'fade', 'doppler', 'ak', 'awp ft', 'knife', 'stattrak', 'm4a1 mw', 'glock']
const typed = ['a', 'ak', 'ak r', 'ak red', 'kara', 'karambt', 'dopler', 'm4a1', 'awp as', 'glock f', 'st', 'fn']
const exteriors = ['Factory New', 'Minimal Wear', 'Field-Tested', 'Well-Worn', 'Battle-Scarred']
const languages = ['en', 'en', 'en', 'en', 'en', 'de', 'fr', 'es', 'pl', 'uk']
const prices = ['', '1', '5', '10', '20', '50']

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Draws from a list as visitors do: few are asked for often, most seldom (Zipf's law).
 * @param exponent 0 draws each as often; 1 the second half as often as the first
 */
const byPopularity = <One>(from: readonly One[], exponent: number, random: () => number): (() => One) => {
  let sum = 0
  const bounds = from.map((_, place) => {
    sum += 1 / (place + 1) ** exponent
    return sum
  })
  return () => {
    const sought = random() * sum
    let [low, high] = [0, bounds.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? 0) < sought) low = middle + 1
      else high = middle
    }
    return from[low] as One
  }
}

const shuffled = <One>(list: readonly One[], random: () => number): One[] =>
  list
    .map((one) => ({ one, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one)

/** Lists of a type, of both orders, from a price on, 30 pages of each: 2,880. */
const lists = (): string[] =>
  types.flatMap((type) =>
    ['asc', 'desc'].flatMap((sort) =>
      prices.flatMap((price) =>
        Array.from({ length: 30 }, (_, page) =>
          String(new URLSearchParams({ type, sort, page: String(page + 1), ...(price ? { price_from: price } : {}) })),
        ),
      ),
    ),
  )

const searches = (): string[] =>
  words.flatMap((search) =>
    Array.from({ length: 40 }, (_, price) => String(new URLSearchParams({ search, price_from: String(price) }))),
  )

const facets = (): string[] =>
  exteriors.flatMap((exterior) =>
    Array.from({ length: 40 }, (_, price) =>
      String(new URLSearchParams({ exterior_names: exterior, price_from: String(price) })),
    ),
  )

type Draw = () => Pick<Visit, 'class' | 'path'>

/** What visitors look at, with how often of a hundred: 36 pages as documents, 64 calls of pages that are open. */
const looks = (items: readonly number[], random: () => number): { often: number; draw: Draw }[] => {
  const list = byPopularity(shuffled(lists(), random), 1, random)
  const item = byPopularity(items, 0.8, random)
  const search = byPopularity(shuffled(searches(), random), 1, random)
  const facet = byPopularity(shuffled(facets(), random), 1, random)
  const suggestion = byPopularity(typed, 1, random)
  const page = (path: () => string) => (): ReturnType<Draw> => ({ class: 'pages', path: path() })
  const call = (path: () => string) => (): ReturnType<Draw> => ({ class: 'calls', path: `/api/items/${path()}` })
  return [
    { often: 8, draw: page(() => '/') },
    { often: 14, draw: page(() => `/products?${list()}`) },
    { often: 14, draw: page(() => `/products/all/all/${item()}`) },
    { often: 24, draw: call(() => `list?${list()}`) },
    { often: 18, draw: call(() => String(item())) },
    { often: 10, draw: call(() => `list?${search()}`) },
    { often: 6, draw: call(() => `filter-data?${facet()}`) },
    { often: 6, draw: call(() => `suggestions?${new URLSearchParams({ search: suggestion() })}`) },
  ]
}

const post = (kind: VisitClass, path: string, headers: Record<string, string>, body: object): Visit => ({
  class: kind,
  method: 'POST',
  path: `/api/${path}`,
  headers,
  body: JSON.stringify(body),
})

/** Puts an item into a cart, looks at the cart, takes an item out, in turns, each customer in their own. */
const cartVisits = (customers: readonly Buyer[], items: readonly number[]): (() => Visit) => {
  // What a rate that was too much kept out of a cart cannot be taken out later.
  const filled = new Set<number>()
  let count = 0
  const headersOf = (slot: number) => customers[slot % customers.length]?.headers ?? {}
  return () => {
    const [slot, turn] = [Math.floor(count / 3), count % 3]
    count += 1
    const earlier = slot - cartVisitsKept
    if (turn === 0) {
      const added = post('cart', 'cart/add', headersOf(slot), { id: items[slot % items.length], count: 1 })
      return { ...added, served: () => filled.add(slot) }
    }
    if (turn === 1 || !filled.delete(earlier)) {
      return { class: 'cart', method: 'GET', path: '/api/cart/contents', headers: headersOf(slot) }
    }
    return post('cart', 'cart/remove', headersOf(earlier), { id: items[earlier % items.length], is_variation: false })
  }
}

const purchaseVisits = (customers: readonly Buyer[], items: number[]): (() => Visit) => {
  let count = 0
  return () => {
    const item_id = items.pop()
    if (item_id === undefined) throw new Error('there are no items left: grow the shop')
    const customer = customers[count % customers.length]
    count += 1
    const headers = { ...customer?.headers, 'idempotency-key': randomUUID() }
    return post('purchases', 'purchase/product', headers, { ...checkout, cart: [{ item_id }] })
  }
}

const forSale = `
  select id from items where state = 'available' and available_from is null order by md5(id::text) limit $1`

/**
 * Visitors of a shop: of a hundred requests 90 look around, 7 are about a cart, 3 buy. Customers have a balance, every
 * item exists once.
 * @param purchasesMax how many items are kept ready to be bought, each once
 */
export const createVisitors = async (pool: pg.Pool, origin: string, purchasesMax: number): Promise<Visitors> => {
  const random = randomFrom(20)
  const { rows } = await pool.query(forSale, [lookedCount + cartedCount + purchasesMax])
  const items = rows.map(({ id }) => Number(id))
  const [looked, carted] = [items.splice(0, lookedCount), items.splice(0, cartedCount)]
  const [carts, buyers] = [
    await createBuyers(pool, origin, customersCount),
    await createBuyers(pool, origin, customersCount),
  ]
  const nextLook = lookVisits(looked, random)
  const nextCart = cartVisits(carts, carted)
  const nextPurchase = purchaseVisits(buyers, items)
  return {
    next: () => {
      const drawn = random()
      if (drawn < 0.03) return nextPurchase()
      return drawn < 0.1 ? nextCart() : nextLook()
    },
  }
}

const lookVisits = (items: readonly number[], random: () => number): (() => Visit) => {
  const draws = looks(items, random).flatMap(({ often, draw }) => Array.from({ length: often }, () => draw))
  return () => {
    const draw = draws[Math.floor(random() * draws.length)] as Draw
    const language = languages[Math.floor(random() * languages.length)]
    const headers = { 'accept-encoding': 'gzip', cookie: `languageId=${language}` }
    return { ...draw(), method: 'GET', headers }
  }
}
