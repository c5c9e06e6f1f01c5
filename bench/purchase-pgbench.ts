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
  const done = await purchaseProduct(shop, { customerId, form, attempt, language: 'en' })
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
  if (text === `order:${orderId}`) return `('order:' || :id::text)`
  if (text === `customer:${customerId}`) return `('customer:' || :customer::text)`
  if (text?.startsWith(`${customerId}/`)) return `('bench/' || :client_id::text || '-' || :n::text)`
  if (Array.isArray(value) && value.includes(`customer:${customerId}`)) {
    return `array[${value.map((entry) => variable(entry, { customerId, itemId, orderId })).join(', ')}]::text[]`
  }
  return literal(value)
}

const scriptOf = (queries: Query[], recorded: Recorded, firstItem: number, itemsEach: number): string => {
  const lines = queries.map(({ text, values }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => variable(values[Number(place) - 1], recorded))
    const ending = text.includes('insert into orders') ? ' \\gset' : ';'
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

/**
 * The SQL of a purchase, recorded from the server's own code, repeated by pgbench with as many clients.
 * @returns null where pgbench is not installed
 */
export const purchaseUnderPgbench = async ({ pool, items, clients, seconds }: Options): Promise<Figure | null> => {
  const program = promisify(execFile)
  const installed = await program('pgbench', ['--version']).then(
    () => true,
    () => false,
  )
  if (!installed) return null
  const buyers: number[] = []
  for (let count = 0; count < clients; count += 1) buyers.push((await createBuyer(pool, 'http://127.0.0.1:3900')).id)
  const [firstItem = 0, ...rest] = items
  const customerId = buyers[0] ?? 0
  const queries = await recordPurchase(pool, customerId, firstItem)
  const { rows } = await pool.query('select max(id) as id from orders where customer_id = $1', [customerId])
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-pgbench-'))
  const script = join(folder, 'purchase.sql')
  const itemsEach = Math.floor(rest.length / clients)
  await writeFile(
    script,
    scriptOf(queries, { customerId, itemId: firstItem, orderId: rows[0].id }, firstItem, itemsEach),
  )
  const { connectionString = '' } = pool.options
  const variables = ['-D', 'n=0', '-D', `first_customer=${customerId}`]
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
  const { stdout } = await program('pgbench', [...load, ...variables, '-f', script, connectionString])
  await rm(folder, { recursive: true, force: true })
  const average = latencyOf(stdout)
  return { perSecond: perSecondOf(stdout), p50Milliseconds: average, p99Milliseconds: average, refused: 0 }
}
