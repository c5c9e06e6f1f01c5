import { startServer } from '../server.ts'
import type { Catalogue } from './catalogue.ts'
import type { Call, Contender, ContenderOptions, PeerRequest } from './contender.ts'
import { inFolder } from './folder.ts'
import { peerEnvironment, seedInfo } from './prepare.ts'

interface Info {
  publishableKey: string
  regionId: string
  /** id of each type by its name */
  types: Record<string, string>
  products: { id: string; handle: string; variant: string }[]
}

const listFields = 'id,title,handle,thumbnail,type_id,metadata,*variants.calculated_price'
const itemFields = encodeURIComponent('*variants.calculated_price,+variants.inventory_quantity,+metadata,+tags')

const address = {
  first_name: 'Bench',
  last_name: 'Buyer',
  address_1: 'Street 1',
  city: 'Berlin',
  country_code: 'de',
  postal_code: '10115',
}

interface Answered {
  type?: string
  message?: string
  error?: { message?: string }
  cart?: { id: string }
  order?: { id: string }
  shipping_options?: { id: string }[]
  payment_collection?: { id: string }
}

const restock = `
  update inventory_level set stocked_quantity = 1, reserved_quantity = 0,
    raw_stocked_quantity = '{"value":"1","precision":20}', raw_reserved_quantity = '{"value":"0","precision":20}'
  where inventory_item_id = $1`

const release = 'update reservation_item set deleted_at = now() where inventory_item_id = $1 and deleted_at is null'

const stockOf = `
  select inventory_item_id as id from product_variant_inventory_item where variant_id = $1 and deleted_at is null`

const paymentsOf = `
  select count(distinct o.order_id)::int as orders, count(distinct p.id)::int as payments
  from order_cart o left join cart_payment_collection c on c.cart_id = o.cart_id
    left join payment p on p.payment_collection_id = c.payment_collection_id
  where o.cart_id = $1 and o.deleted_at is null`

/** Starts Medusa: calls by REST, guests, its manual payment, which always succeeds. */
export const startMedusa = async (
  { port, pool, databaseUrl }: ContenderOptions,
  { types, words }: Catalogue,
): Promise<Contender> => {
  const server = await startServer({
    parameters: ['node_modules/@medusajs/cli/cli.js', 'start'],
    cwd: inFolder('medusa'),
    env: { ...peerEnvironment, PORT: String(port), DATABASE_URL: databaseUrl },
    port,
    healthPath: '/health',
    log: inFolder('medusa', 'server.log'),
  })
  const info = seedInfo<Info>('medusa')
  const headers = { 'content-type': 'application/json', 'x-publishable-api-key': info.publishableKey }
  const get = (path: string): PeerRequest => ({ method: 'GET', path: `/store/${path}`, headers })
  const post = (path: string, body: object): PeerRequest => ({
    method: 'POST',
    path: `/store/${path}`,
    headers,
    body: JSON.stringify(body),
  })
  const last = info.products.find(({ handle }) => handle === 'last-unit')
  const plenty = info.products.filter((one) => one !== last)
  const product = (index: number) => plenty[index % plenty.length]
  const region = { region_id: info.regionId }
  const products = (query: Record<string, string>, fields: string) =>
    get(`products?${new URLSearchParams({ ...region, ...query })}&fields=${fields}`)

  const ask = async (call: Call, request: PeerRequest): Promise<Answered> => {
    const { status, json } = await call(request)
    const answered = (json ?? {}) as Answered
    if (status >= 400) throw new Error(`${status} ${answered.type ?? ''}`)
    return answered
  }

  /** Everything of a checkout before the button is pressed. @returns the cart's id */
  const fillCart = async (call: Call, variant: string, number: number): Promise<string> => {
    const { cart } = await ask(call, post('carts', region))
    await ask(call, post(`carts/${cart?.id}/line-items`, { variant_id: variant, quantity: 1 }))
    const email = `buyer-${process.pid}-${number}@example.test`
    await ask(call, post(`carts/${cart?.id}`, { email, shipping_address: address, billing_address: address }))
    const { shipping_options: options } = await ask(call, get(`shipping-options?cart_id=${cart?.id}`))
    await ask(call, post(`carts/${cart?.id}/shipping-methods`, { option_id: options?.[0]?.id }))
    const { payment_collection: payment } = await ask(call, post('payment-collections', { cart_id: cart?.id }))
    const provider = { provider_id: 'pp_system_default' }
    await ask(call, post(`payment-collections/${payment?.id}/payment-sessions`, provider))
    return cart?.id ?? ''
  }

  const complete = async (call: Call, cart: string): Promise<string> => {
    const done = await ask(call, post(`carts/${cart}/complete`, {}))
    if (done.type !== 'order' || !done.order) throw new Error(`no order: ${done.error?.message ?? done.type}`)
    return done.order.id
  }

  return {
    server,
    requestsPerOrder: 8,
    // Its list cannot be ordered by price: asked for that, it answers 500.
    list: (index) =>
      products(
        {
          limit: '12',
          offset: String(12 * (Math.floor(index / types.length) % 20)),
          'type_id[]': info.types[types[index % types.length] ?? ''] ?? '',
          order: '-created_at',
        },
        listFields,
      ),
    item: (index) => get(`products/${product(index * 7919)?.id}?region_id=${info.regionId}&fields=${itemFields}`),
    search: (index) => products({ limit: '12', q: words[index % words.length] ?? '' }, listFields),
    cart: (index, connection) => {
      const variant = product((index + connection * 41) * 104_729)?.variant
      return post('carts', { ...region, items: [{ variant_id: variant, quantity: 1 }] })
    },
    foundIn: (json) => {
      const { products: found, count } = json as { products: unknown[]; count: number }
      return { items: found.length, total: count }
    },
    checkout: async (call, { number, lastUnit, gate }) => {
      const cart = await fillCart(call, (lastUnit ? last : product(number * 104_729))?.variant ?? '', number)
      await gate?.()
      return complete(call, cart)
    },
    resetLastUnit: async () => {
      const { rows } = await pool.query(stockOf, [last?.variant])
      await pool.query(release, [rows[0].id])
      await pool.query(restock, [rows[0].id])
    },
    pressTenTimes: async (call, number) => {
      const cart = await fillCart(call, product(number)?.variant ?? '', number)
      const press = () => complete(call, cart).catch(() => undefined)
      const pressed = await Promise.all(Array.from({ length: 10 }, press))
      const { rows } = await pool.query(paymentsOf, [cart])
      return { accepted: pressed.filter((name) => name !== undefined).length, ...rows[0] }
    },
    stop: server.stop,
  }
}
