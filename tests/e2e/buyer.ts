import type { Page } from '@playwright/test'
import { type Customer, verifiedCustomer } from './customers.ts'
import type { test } from './operator.ts'

type Operator = Parameters<Parameters<typeof test>[2]>[0]['operator']

/** An order that is paid and waits for its delivery. */
export interface Bought {
  customer: Customer
  order: string
  /** EUR units */
  total: number
}

const contact = {
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@example.org',
  phone: '+386 40 512 809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bamboo Lane 1',
  postCode: '1000',
  tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
}

/** A top-up that was paid ($2 cents), of which no provider knows. */
const paidTopUp = `
  with paid as (
    insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, name,
      surname, email, phone, country, city, address, post_code, language, created_at, expires_at, settled_at)
    select id, 'topup', $2, 'EUR', 1, $2, 'Success', name, surname, email, phone, 'SI', 'Ljubljana', 'Bamboo Lane 1',
      '1000', 'en', now(), now() + interval '31 minutes', now()
    from customers where email = $1
    returning id, customer_id
  )
  select ledger_post('payment:' || id || ':success', 'deposit', array['provider_clearing', 'customer:' || customer_id],
    array[-$2::bigint, $2], 'test', now(), null, null)
  from paid`

/** Puts so many cents on a customer's balance. */
export const topUp = (operator: Operator, { email }: Customer, cents: number): Promise<unknown> =>
  operator.run(paidTopUp, [email, cents])

/** A new customer in this page's browser who has bought so many items for all of their balance. */
export const buy = async (page: Page, operator: Operator, items: number): Promise<Bought> =>
  buyAs(await verifiedCustomer(page), operator, items)

// Asked of the database: a list may still show what was bought a moment ago.
const unsoldItems = async (operator: Operator, count: number): Promise<number[]> => {
  const { rows } = await operator.run(
    `select id from items where state = 'available' and available_from is null and price_cents between 100 and 500000
     order by price_cents desc, id limit $1`,
    [count],
  )
  return rows.map(({ id }) => Number(id))
}

/** The same for somebody who is a customer already. */
export const buyAs = async (customer: Customer, operator: Operator, items: number): Promise<Bought> =>
  buyItems(customer, operator, await unsoldItems(operator, items))

/**
 * Buys these items for all of a balance.
 * @param ownCents what lies on the balance; what the items cost beyond it is topped up
 */
export const buyItems = async (
  customer: Customer,
  operator: Operator,
  ids: number[],
  ownCents = 0,
): Promise<Bought> => {
  const { rows } = await operator.run('select sum(price_cents)::int as cents from items where id = any($1)', [ids])
  const { cents } = rows[0]
  await topUp(operator, customer, cents - ownCents)
  const cart = ids.map((item_id) => ({ item_id }))
  const agreed = { paymentMethod: 'balance', terms: true, withdrawal_waiver: true }
  const answer = await customer.post('/purchase/product', { cart, ...contact, ...agreed })
  return { customer, order: String((answer as { order_id: number }).order_id), total: cents / 100 }
}
