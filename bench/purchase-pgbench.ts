import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { systemClock } from '@pandrop/server/clock'
import { createPool } from '@pandrop/server/db/pool'
import { purchaseProduct } from '@pandrop/server/domains/checkout/purchase/purchase'
import type { Shop } from '@pandrop/server/shop'
import pg from 'pg'
import { createBuyer } from './customers.ts'
import type { Figure } from './measure.ts'
import { checkout } from './purchase.ts'

interface Options {
  pool: pg.Pool
  ownerUrl: string
  items: number[]
  clients: number
  seconds: number
}

interface Query {
  text: string
  values: unknown[]
}

/** A query as the server sends it: text alone, or a named statement with its values. */
const queryOf = (sent: string | { text: string; values?: unknown[] }): Query =>
  typeof sent === 'string' ? { text: sent, values: [] } : { text: sent.text, values: sent.values ?? [] }

/** Buys one item for real and writes down every query of it, in order. */
const recordPurchase = async (pool: pg.Pool, customerId: number, itemId: number): Promise<Query[]> => {
  const { connectionString } = pool.options
  const recording = createPool({ connectionString: connectionString ?? '', connectionsMax: 1 })
  const queries: Query[] = []
  recording.on('connect', (client) => {
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown
    Object.assign(client, {
      query: (...sent: unknown[]) => {
        queries.push(queryOf(sent[0] as string))
        return send(...sent)
      },
    })
  })
  const shop = { pool: recording, clock: systemClock, env: { PUBLIC_URL: 'http://bench.example' } } as unknown as Shop
  const attempt = { customerId, call: '/purchase/product', key: marker.key, bodyHash: Buffer.alloc(32), at: new Date() }
  const form = { ...checkout, paymentMethod: 'balance' as const, cart: [{ item_id: itemId }] }
  const done = await purchaseProduct(shop, { customerId, provenAt: null, form, attempt, language: 'en' })
  await recording.end()
  if (!done.ok) throw new Error(`the recorded purchase was refused: ${done.refusal}`)
  return queries
}

/** Stands in the recorded purchase where each repetition needs a value of its own. */
const marker = { key: 'bench-idempotency-key' }

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((entry) => JSON.stringify(entry)).join(',')}}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

interface Recorded {
  customerId: number
  itemId: number
  orderId: number
}

/** A recorded value as pgbench must write it: the buyer, the item, the order and the key change with each purchase. */
const variable = (value: unknown, { customerId, itemId, orderId }: Recorded): string => {
  if (value === customerId) return ':customer'
  if (value === itemId) return ':item'
  if (Array.isArray(value) && value.length === 1 && value[0] === itemId) return `array[:item]::bigint[]`
  if (value === marker.key) return `('bench-' || :client_id::text || '-' || :n::text)`
  const text = typeof value === 'string' ? value : null
  if (text === `order:${orderId}`) return `('order:' || :order_id::text)`
  if (text === `customer:${customerId}`) return `('customer:' || :customer::text)`
  if (text?.startsWith(`${customerId}/`)) return `('bench/' || :client_id::text || '-' || :n::text)`
  if (Array.isArray(value) && value.includes(`customer:${customerId}`)) {
    return `array[${value.map((entry) => variable(entry, { customerId, itemId, orderId })).join(', ')}]::text[]`
  }
  return literal(value)
}

// The mail is due when nobody measures any more: the server would write it beside what is measured.
const mailDue = { place: 3, at: new Date('2100-01-01') }

const scriptOf = (queries: Query[], recorded: Recorded, firstItem: number, itemsEach: number): string => {
  const lines = queries.map(({ text, values: sent }) => {
    const values = text.includes('add_job') ? sent.with(mailDue.place, mailDue.at) : sent
    const isOrder = text.includes('insert into orders')
    const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1]
      return isOrder && value === recorded.orderId && place === '1' ? ':order_id' : variable(value, recorded)
    })
    const ending = text.includes('nextval') ? ' \\gset' : ';'
    // pgbench reads a colon before a letter as a variable of its own, as in {"paymentId":null}.
    return filled.replaceAll('\n', ' ').replaceAll('":null', '": null') + ending
  })
  return [
    '\\set n :n + 1',
    `\\set item ${firstItem} + :client_id * ${itemsEach} + :n`,
    '\\set customer :first_customer + :client_id',
    ...lines,
    '',
  ].join('\n')
}

const perSecondOf = (printed: string): number => Number(printed.match(/tps = ([\d.]+)/)?.[1] ?? 0)

const latencyOf = (printed: string): number => Number(printed.match(/latency average = ([\d.]+)/)?.[1] ?? 0)

const program = promisify(execFile)

interface Script {
  url: string
  script: string
  /** what each client begins with */
  variables: Record<string, number>
  clients: number
  seconds: number
}

const runPgbench = async ({ url, script, variables, clients, seconds }: Script): Promise<Figure> => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-pgbench-'))
  const file = join(folder, 'script.sql')
  await writeFile(file, script)
  const given = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
  const { stdout } = await program('pgbench', [...load, ...given, '-f', file, url])
  await rm(folder, { recursive: true, force: true })
  const average = latencyOf(stdout)
  return { perSecond: perSecondOf(stdout), p50Milliseconds: average, p99Milliseconds: average, refused: 0 }
}

/** Whether pgbench is installed. */
export const hasPgbench = (): Promise<boolean> =>
  program('pgbench', ['--version']).then(
    () => true,
    () => false,
  )

/** The SQL of a purchase, recorded from the server's own code, repeated by pgbench with as many clients. */
export const purchaseUnderPgbench = async ({ pool, items, clients, seconds }: Options): Promise<Figure> => {
  const buyers: number[] = []
  for (let count = 0; count < clients; count += 1) buyers.push((await createBuyer(pool, 'http://127.0.0.1:3900')).id)
  const [firstItem = 0, ...rest] = items
  const customerId = buyers[0] ?? 0
  const queries = await recordPurchase(pool, customerId, firstItem)
  const { rows } = await pool.query('select max(id) as id from orders where customer_id = $1', [customerId])
  const itemsEach = Math.floor(rest.length / clients)
  const script = scriptOf(queries, { customerId, itemId: firstItem, orderId: rows[0].id }, firstItem, itemsEach)
  const variables = { n: 0, first_customer: customerId }
  return runPgbench({ url: pool.options.connectionString ?? '', script, variables, clients, seconds })
}

// Tables without a trigger, a check or a foreign key.
const floorTables = (itemsCount: number, clients: number): string => `
  create schema bench_floor;
  create table bench_floor.items (id bigint primary key, title text, price_cents bigint, state text);
  insert into bench_floor.items select id, 'an item', 1000, 'available' from generate_series(1, ${itemsCount}) as id;
  create table bench_floor.balances (customer_id bigint primary key, balance_cents bigint);
  insert into bench_floor.balances select id, 1000000000 from generate_series(1, ${clients}) as id;
  create table bench_floor.orders (id bigint generated always as identity primary key, customer_id bigint,
    total_cents bigint, contact text, created_at timestamptz);
  create table bench_floor.order_lines (order_id bigint, line_no int, item_id bigint, title text, price_cents bigint,
    primary key (order_id, line_no));
  create table bench_floor.entries (id bigint generated always as identity primary key, order_id bigint,
    account text, cents bigint);
`

const floorScript = (itemsEach: number): string => `\\set n :n + 1
\\set item :client_id * ${itemsEach} + :n
\\set customer :client_id + 1
begin;
select title from bench_floor.items where id = :item for update;
select balance_cents from bench_floor.balances where customer_id = :customer for update;
insert into bench_floor.orders (customer_id, total_cents, contact, created_at)
  values (:customer, 1000, ${pg.escapeLiteral(JSON.stringify(checkout))}, now()) returning id \\gset
insert into bench_floor.order_lines values (:id, 1, :item, 'an item', 1000);
insert into bench_floor.entries (order_id, account, cents) values (:id, 'customer', -1000), (:id, 'sales', 1000);
with sold as (update bench_floor.items set state = 'sold' where id = :item)
  update bench_floor.balances set balance_cents = balance_cents - 1000 where customer_id = :customer;
commit;
`

/**
 * The least that a purchase can be made of, under pgbench: lock the item, lock the balance, write order, line and two
 * entries, change item and balance.
 */
export const floorUnderPgbench = async ({ ownerUrl, items, clients, seconds }: Options): Promise<Figure> => {
  const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
  await owner.query(floorTables(items.length, clients))
  const script = floorScript(Math.floor(items.length / clients))
  const figure = await runPgbench({ url: ownerUrl, script, variables: { n: 0 }, clients, seconds })
  await owner.query('drop schema bench_floor cascade')
  await owner.end()
  return figure
}
