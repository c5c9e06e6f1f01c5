import { randomUUID } from 'node:crypto'
import { createPool } from '@pandrop/server/db/pool'
import { createBuyers } from '../customers.ts'
import { checkout as form } from '../purchase.ts'
import { type Server, startShopServer } from '../server.ts'
import { growTo } from '../shop.ts'
import type { Catalogue } from './catalogue.ts'
import type { Contender, ContenderOptions, PeerRequest } from './contender.ts'
import type { PeersDatabase } from './database.ts'
import { inFolder, makeFolder } from './folder.ts'

const buyersCount = 64

/** Starts our server on the same PostgreSQL, under its own two logins. */
export const startOurServer = ({ serverUrl, ownerUrl }: PeersDatabase, port: number): Promise<Server> => {
  makeFolder('ours')
  return startShopServer({
    port,
    dataDir: inFolder('ours'),
    env: { DATABASE_URL: serverUrl, DATABASE_OWNER_URL: ownerUrl, CHROMIUM: 'none' },
    log: inFolder('ours', 'server.log'),
  })
}

const forSale = `select id from items where state = 'available' order by md5(id::text)`

const bought = `
  select count(distinct o.id)::int as orders, count(distinct t.id)::int as payments
  from order_lines line join orders o on o.id = line.order_id
    join ledger_transactions t on t.reference = 'order:' || o.id
  where line.item_id = $1`

const get = (path: string): PeerRequest => ({ method: 'GET', path: `/api/${path}`, headers: {} })

/** Starts our shop with as many items as the catalogue has, whatever was sold before; customers with a balance buy. */
export const startOurs = async (
  { port, pool }: ContenderOptions,
  database: PeersDatabase,
  { items: all, types, words }: Catalogue,
): Promise<Contender> => {
  const server = await startOurServer(database, port)
  await growTo(pool, all.length)
  const serverPool = createPool({ connectionString: database.serverUrl, connectionsMax: 4 })
  const buyers = await createBuyers(serverPool, server.origin, buyersCount)
  const items: number[] = (await pool.query(forSale)).rows.map(({ id }) => Number(id))
  // Bought from the end; looked at and put into carts from the start.
  const take = (): number => {
    const id = items.pop()
    if (id === undefined) throw new Error('there are no items left: grow the shop')
    return id
  }
  const looked = items.slice(0, all.length / 2)
  let contested = 0
  const buyer = (number: number) => buyers[number % buyers.length]?.headers ?? {}
  const post = (path: string, headers: Record<string, string>, body: object): PeerRequest => ({
    method: 'POST',
    path: `/api/${path}`,
    headers,
    body: JSON.stringify(body),
  })
  const pay = (number: number, id: number, key: string) =>
    post('purchase/product', { ...buyer(number), 'idempotency-key': key }, { ...form, cart: [{ item_id: id }] })
  return {
    server,
    requestsPerOrder: 3,
    list: (index) => {
      const page = String((Math.floor(index / types.length) % 20) + 1)
      const type = types[index % types.length] ?? ''
      return get(`items/list?${new URLSearchParams({ type, page, limit: '12', sort: 'desc' })}`)
    },
    item: (index) => get(`items/${looked[(index * 7919) % looked.length]}`),
    search: (index) =>
      get(`items/list?${new URLSearchParams({ search: words[index % words.length] ?? '', limit: '12' })}`),
    // Put in and taken out in turns: each connection has customers and items of its own.
    cart: (index, connection) => {
      const place = connection * 500 + (index >> 1)
      const id = looked[place % looked.length]
      const headers = buyer(connection * 4 + ((index >> 1) % 4))
      return index % 2
        ? post('cart/remove', headers, { id, is_variation: false })
        : post('cart/add', headers, { id, count: 1 })
    },
    foundIn: (json) => {
      const { payload, meta } = json as { payload: unknown[]; meta: { total: number } }
      return { items: payload.length, total: meta.total }
    },
    checkout: async (call, { number, lastUnit, gate }) => {
      const id = lastUnit ? contested : take()
      const ask = async (request: PeerRequest) => {
        const { status, json } = await call(request)
        if (status !== 200) throw new Error((json as { code?: string }).code ?? String(status))
        return json
      }
      await ask(post('cart/add', buyer(number), { id, count: 1 }))
      await ask({ ...get('cart/contents'), headers: buyer(number) })
      await gate?.()
      await ask(pay(number, id, randomUUID()))
      return `${number}: ${id}`
    },
    // Of each item there is one: the next race is for another.
    resetLastUnit: async () => {
      contested = take()
    },
    pressTenTimes: async (call, number) => {
      const id = take()
      await call(post('cart/add', buyer(number), { id, count: 1 }))
      const key = randomUUID()
      const pressed = await Promise.all(Array.from({ length: 10 }, () => call(pay(number, id, key))))
      const { rows } = await pool.query(bought, [id])
      return { accepted: pressed.filter(({ status }) => status === 200).length, ...rows[0] }
    },
    stop: async () => {
      await serverPool.end()
      await server.stop()
    },
  }
}
