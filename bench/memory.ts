import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { pictures } from '@pandrop/server/domains/identity/avatars/testing/pictures'
import { type Buyer, createBuyer } from './customers.ts'
import { residentMegabytes } from './host.ts'
import type { Finding } from './measure.ts'
import { checkout } from './purchase.ts'
import type { BenchShop } from './shop.ts'

const callsPerSecond = 140
const visitsAtOnceMax = 64
const loadSeconds = 180
const restSeconds = 60
const buyersCount = 20

const languages = ['en', 'de', 'fr', 'es', 'pl', 'uk']
const types = ['Pistol', 'SMG', 'Rifle', 'Sniper Rifle', 'Shotgun', 'Knife']
const words = ['redline', 'asiimov', 'fade', 'doppler', 'ak', 'awp ft', 'knife', 'stattrak', 'm4a1 mw', 'glock']

const pick = <One>(from: readonly One[], index: number): One => from[index % from.length] as One

/** A lowest price that nobody has asked for yet: not every visitor of a shop asks for the same. */
const priceFrom = (index: number): string => (1 + index / 100).toFixed(2)

interface Target {
  origin: string
  buyers: Buyer[]
  /** ids of items for sale: the first go into carts, the last are bought */
  items: number[]
  photo: Blob
}

type Visit = (target: Target, index: number) => Promise<Response>

const get = (path: string, headers: Record<string, string> = {}) => fetch(path, { headers })

const inLanguage = (index: number) => ({ cookie: `languageId=${pick(languages, index)}` })

const post = ({ origin, buyers }: Target, index: number, path: string, body: object, headers = {}) =>
  fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { ...pick(buyers, index).headers, ...headers },
    body: JSON.stringify(body),
  })

const list: Visit = ({ origin }, index) =>
  get(`${origin}/api/items/list?${new URLSearchParams({ type: pick(types, index), price_from: priceFrom(index) })}`)

const search: Visit = ({ origin }, index) =>
  get(`${origin}/api/items/list?${new URLSearchParams({ search: pick(words, index), price_from: priceFrom(index) })}`)

const facets: Visit = ({ origin }, index) => get(`${origin}/api/items/filter-data?price_from=${priceFrom(index)}`)

const listPage: Visit = ({ origin }, index) =>
  get(
    `${origin}/products?${new URLSearchParams({ type: pick(types, index), price_from: priceFrom(index) })}`,
    inLanguage(index),
  )

const item: Visit = ({ origin, items }, index) => get(`${origin}/api/items/${pick(items, index)}`)

const itemPage: Visit = ({ origin, items }, index) =>
  get(`${origin}/products/all/all/${pick(items, index)}`, inLanguage(index))

const ownPage: Visit = ({ origin, buyers }, index) => get(`${origin}/account`, pick(buyers, index).headers)

const sharePicture: Visit = ({ origin, items }, index) => get(`${origin}/og/items/${pick(items, index)}.jpg`)

const signIn: Visit = (target, index) =>
  post(target, index, 'login', { email: `${index}@bench.example`, password: 'Not-the-one-1' })

const cart: Visit = (target, index) => post(target, index, 'cart/add', { id: target.items.shift(), count: 1 })

const purchase: Visit = (target, index) => {
  const item_id = target.items.pop()
  return post(
    target,
    index,
    'purchase/product',
    { ...checkout, cart: [{ item_id }] },
    {
      'idempotency-key': randomUUID(),
    },
  )
}

const portrait: Visit = ({ origin, buyers, photo }, index) => {
  const { 'content-type': _, ...headers } = pick(buyers, index).headers
  const body = new FormData()
  body.set('file', photo, 'portrait.jpg')
  return fetch(`${origin}/api/user/avatar`, { method: 'POST', headers, body })
}

/** Twenty visits of a shop, in the order in which they come. */
const visits: readonly Visit[] = [
  list,
  listPage,
  search,
  item,
  list,
  ownPage,
  item,
  facets,
  cart,
  search,
  list,
  purchase,
  itemPage,
  sharePicture,
  search,
  signIn,
  item,
  list,
  portrait,
  item,
]

interface Seen {
  highest: number
  refusals: Map<string, number>
  answered: number
}

/** Sends the visits at their pace, so many at once at most, and looks at the memory meanwhile. */
const visitFor = async (target: Target, pid: number, seconds: number): Promise<Seen> => {
  const seen: Seen = { highest: 0, refusals: new Map(), answered: 0 }
  const look = () => {
    seen.highest = Math.max(seen.highest, residentMegabytes(pid))
  }
  const looking = setInterval(look, 500)
  const begun = performance.now()
  const underWay = new Set<Promise<void>>()
  const visit = async (index: number): Promise<void> => {
    const kind = pick(visits, index)
    const answer = await kind(target, index)
    await answer.arrayBuffer()
    seen.answered += 1
    if (answer.ok || kind === signIn) return
    const key = `${kind.name} ${answer.status}`
    seen.refusals.set(key, (seen.refusals.get(key) ?? 0) + 1)
  }
  for (let index = 0; performance.now() - begun < seconds * 1000; index += 1) {
    const one = visit(index).finally(() => underWay.delete(one))
    underWay.add(one)
    if (underWay.size === visitsAtOnceMax) await Promise.race(underWay)
    const due = begun + (index * 1000) / callsPerSecond
    await pause(Math.max(0, due - performance.now()))
  }
  await Promise.all(underWay)
  clearInterval(looking)
  return seen
}

const megabytes = (value: number): string => `${value.toFixed(0)} MB`

/** What the server holds in memory under three minutes of everything that visitors do, and a minute after them. */
export const measureMemory = async ({ origin, pool, process }: BenchShop): Promise<Finding[]> => {
  const pid = process.pid ?? 0
  const buyers = await Promise.all(Array.from({ length: buyersCount }, () => createBuyer(pool, origin)))
  const { rows } = await pool.query(`select id from items where state = 'available' order by id`)
  const photo = new Blob([new Uint8Array(await pictures.jpeg())], { type: 'image/jpeg' })
  const target = { origin, buyers, items: rows.map(({ id }: { id: number }) => id), photo }
  const before = residentMegabytes(pid)
  const { highest, refusals, answered } = await visitFor(target, pid, loadSeconds)
  const trouble = [...refusals].map(([what, count]) => `, ${what} ${count} times`).join('')
  await pause(restSeconds * 1000)
  return [
    {
      what: `resident memory of the server, highest in ${loadSeconds} s of ${callsPerSecond} mixed calls a second`,
      ours: `${megabytes(highest)}, ${answered} answers${trouble}`,
      beside: `before them ${megabytes(before)}, a minute after them ${megabytes(residentMegabytes(pid))}`,
      ratio: '',
      budget: '< 300 MB',
    },
  ]
}
