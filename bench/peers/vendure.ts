import { startServer } from '../server.ts'
import type { Catalogue } from './catalogue.ts'
import type { Call, Contender, ContenderOptions, PeerRequest } from './contender.ts'
import { inFolder } from './folder.ts'
import { peerEnvironment, seedInfo } from './prepare.ts'

interface Info {
  /** id of each value by facet and name, such as "type:Rifle" */
  facets: Record<string, string>
  products: { handle: string; product: string; variant: string }[]
}

const headers = { 'content-type': 'application/json' }

const ask = (query: string, variables: object = {}): PeerRequest => ({
  method: 'POST',
  path: '/shop-api',
  headers,
  body: JSON.stringify({ query, variables }),
})

const searchQuery = `query($input: SearchInput!) { search(input: $input) { totalItems items {
  productId productVariantId productName slug sku currencyCode facetValueIds productAsset { preview }
  priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } } } }`

const itemQuery = `query($id: ID!) { product(id: $id) { id name slug description
  featuredAsset { preview } assets { preview } facetValues { code name facet { code } }
  variants { id sku name priceWithTax currencyCode stockLevel customFields { listPrice } } } }`

const order = '{ __typename ... on Order { id code state } ... on ErrorResult { errorCode message } }'

const addQuery = `mutation($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) {
  __typename ... on Order { id code totalWithTax lines { id quantity } } ... on ErrorResult { errorCode message } } }`

const customerQuery = `mutation($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) ${order} }`
const addressQuery = `mutation($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) ${order} }`
const methodsQuery = '{ eligibleShippingMethods { id } }'
const methodQuery = `mutation($ids: [ID!]!) { setOrderShippingMethod(shippingMethodId: $ids) ${order} }`
const arrangeQuery = `mutation { transitionOrderToState(state: "ArrangingPayment") { __typename
  ... on Order { id state } ... on OrderStateTransitionError { errorCode message transitionError } } }`
const payQuery = `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) ${order} }`

const address = {
  fullName: 'Bench Buyer',
  streetLine1: 'Street 1',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
}

type Answered = { id?: string; code?: string; state?: string; errorCode?: string }

/** A buyer with an order of their own, which the token of the first answer names. */
const buyerWith = (call: Call) => {
  let token: string | undefined
  return async <Result = Answered>(query: string, variables?: object): Promise<Result> => {
    const request = ask(query, variables)
    const answer = await call(
      token ? { ...request, headers: { ...headers, authorization: `Bearer ${token}` } } : request,
    )
    const given = answer.headers['vendure-auth-token']
    if (typeof given === 'string') token = given
    const { data, errors } = answer.json as { data?: Record<string, Answered>; errors?: { message: string }[] }
    if (errors?.[0]) throw new Error(errors[0].message)
    const [result] = Object.values(data ?? {})
    if (result?.errorCode) throw new Error(result.errorCode)
    return result as Result
  }
}

const isPaid = ({ state }: Answered): boolean => state === 'PaymentSettled' || state === 'PaymentAuthorized'

/** Everything of a checkout before the button is pressed. */
const fillOrder = async (buyer: ReturnType<typeof buyerWith>, variant: string, number: number): Promise<void> => {
  await buyer(addQuery, { id: variant })
  const emailAddress = `buyer-${process.pid}-${number}@example.test`
  await buyer(customerQuery, { input: { firstName: 'Bench', lastName: 'Buyer', emailAddress } })
  await buyer(addressQuery, { input: address })
  const [method] = await buyer<{ id: string }[]>(methodsQuery)
  await buyer(methodQuery, { ids: [method?.id] })
}

const paymentsOf = `
  select count(distinct o.id)::int as orders, count(p.id)::int as payments
  from "order" o left join payment p on p."orderId" = o.id and p.state = 'Settled' where o.code = $1`

const restock = `update stock_level set "stockOnHand" = 1, "stockAllocated" = 0 where "productVariantId" = $1`

/** Starts Vendure: calls by GraphQL, guests, a payment that always succeeds. */
export const startVendure = async (
  { port, pool, databaseUrl }: ContenderOptions,
  { types, words }: Catalogue,
): Promise<Contender> => {
  const server = await startServer({
    parameters: ['server.cjs'],
    cwd: inFolder('vendure'),
    env: { ...peerEnvironment, PORT: String(port), DATABASE_URL: databaseUrl },
    port,
    healthPath: '/health',
    log: inFolder('vendure', 'server.log'),
  })
  const { facets, products } = seedInfo<Info>('vendure')
  const last = products.find(({ handle }) => handle === 'last-unit')
  const plenty = products.filter((one) => one !== last)
  const product = (index: number) => plenty[index % plenty.length]
  const search = (input: object) => ask(searchQuery, { input: { ...input, take: 12, groupByProduct: true } })
  return {
    server,
    requestsPerOrder: 7,
    list: (index) =>
      search({
        facetValueFilters: [{ and: facets[`type:${types[index % types.length]}`] }],
        skip: 12 * (Math.floor(index / types.length) % 20),
        sort: { price: 'DESC' },
      }),
    item: (index) => ask(itemQuery, { id: product(index * 7919)?.product }),
    search: (index) => search({ term: words[index % words.length] }),
    cart: (index, connection) => ask(addQuery, { id: product((index + connection * 41) * 104_729)?.variant }),
    foundIn: (json) => {
      const { search: found } = (json as { data: { search: { totalItems: number; items: unknown[] } } }).data
      return { items: found.items.length, total: found.totalItems }
    },
    checkout: async (call, { number, lastUnit, gate }) => {
      const buyer = buyerWith(call)
      await fillOrder(buyer, (lastUnit ? last : product(number * 104_729))?.variant ?? '', number)
      await gate?.()
      await buyer(arrangeQuery)
      const paid = await buyer(payQuery)
      if (!isPaid(paid)) throw new Error(`state ${paid.state}`)
      return paid.code ?? ''
    },
    resetLastUnit: async () => void (await pool.query(restock, [last?.variant])),
    pressTenTimes: async (call, number) => {
      const buyer = buyerWith(call)
      await fillOrder(buyer, product(number)?.variant ?? '', number)
      await buyer(arrangeQuery)
      const pressed = await Promise.all(Array.from({ length: 10 }, () => buyer(payQuery).catch(() => undefined)))
      const accepted = pressed.filter((answer) => answer !== undefined)
      const { rows } = await pool.query(paymentsOf, [accepted.find(({ code }) => code)?.code])
      return { accepted: accepted.length, ...rows[0] }
    },
    stop: server.stop,
  }
}
