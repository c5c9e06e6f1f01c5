import { randomUUID } from 'node:crypto'
import { buy } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { type CardShop, orderOf } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { receiveWebhook } from '@pandrop/server/domains/payments/payments/webhook'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { type Account, ChargeModel, type ModelCharge, type ModelRefund } from './charge-model.ts'
import { OrderModel } from './charge-model-orders.ts'
import { PayoutModel } from './charge-model-payouts.ts'

/** Something that the provider will say, and what the model makes of it when it is heard. */
export interface Saying {
  event: { id: string; type: string; object: string; created: number; data: { object: object } }
  heard(): void
}

/** Items for sale that no sequence has taken yet. */
export interface Stock {
  items: { id: number; price_cents: number }[]
}

/** One customer at the shop, at the provider and in the model. */
export interface Scenario {
  shop: CardShop
  stock: Stock
  customer: TestCustomer
  books: ChargeModel
  orders: OrderModel
  payouts: PayoutModel
  /** said by the provider and not heard yet */
  unheard: Saying[]
  /** heard before: it may come again */
  heard: Saying[]
  /** card pages that are open: a payment of this many cents */
  pages: { payment: string; cents: number }[]
  /** of a charge: its disputes at the provider, by name */
  bank: Map<ModelCharge, { disputes: string[]; isOpen: boolean }>
  /** how often a trade was declined, so that the next has a number of its own */
  trades: Map<number, number>
  /** the last transaction of the ledger before this customer came */
  mark: number
}

/** Numbers that were drawn for a step: what they mean depends on what there is. */
export interface Draw {
  pick: number
  part: number
  way: number
}

/** Something that happens, at the shop and in the model. */
export type Step = (scenario: Scenario, draw: Draw) => Promise<void>

/** One of all, by a number that was drawn. */
export const among = <One>(all: readonly One[], number: number): One | undefined =>
  all[number % Math.max(1, all.length)]

/** Of refunds those that go to a card. */
export const toCards = (refunds: readonly ModelRefund[]): ModelRefund[] =>
  refunds.filter(({ destination }) => destination === 'card')

/** What a verb of the shop answers, in the model's words. */
export const answerOf = (result: { ok: boolean; refusal?: string; value?: object }): string => {
  if (!result.ok) return String(result.refusal)
  return result.value && 'changed' in result.value && result.value.changed === false ? 'unchanged' : 'ok'
}

/** All items of the shop at prices of their own; one person may say what goes back, however much. */
export const takeStock = async ({ database }: CardShop): Promise<Stock> => {
  await database.ownerPool.query('update settings set adjustment_limit_cents = 100000000')
  const { rows } = await database.ownerPool.query(
    `update items set price_cents = 700 + id % 5 * 311, old_price_cents = null
     where state = 'available' and available_from is null
     returning id, price_cents`,
  )
  return { items: rows }
}

export const openScenario = async (shop: CardShop, stock: Stock): Promise<Scenario> => {
  const customer = await shop.customer()
  const { rows } = await shop.database.pool.query('select coalesce(max(id), 0) as mark from ledger_transactions')
  const books = new ChargeModel()
  return {
    shop,
    stock,
    customer,
    books,
    orders: new OrderModel(books),
    payouts: new PayoutModel(books),
    mark: rows[0].mark,
    unheard: [],
    heard: [],
    pages: [],
    bank: new Map(),
    trades: new Map(),
  }
}

const receive = async (shop: Scenario['shop'], { body, signature }: { body: string; signature: string }) => {
  const reportForged = (problem: string) => expect.fail(problem)
  const received = await receiveWebhook(shop.shop, { rawBody: Buffer.from(body), signature }, reportForged)
  expect(received).toMatchObject({ ok: true })
}

/** The shop hears a saying; a copy under another name counts as news. */
export const hear = ({ shop }: Scenario, { event }: Saying): Promise<void> => receive(shop, shop.sign(event))

/** An event of this moment. */
export const saying = ({ shop }: Scenario, type: string, object: object, heard: () => void): Saying => {
  const created = Math.floor(shop.clock.now().getTime() / 1000)
  return { event: { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } }, heard }
}

const intentOf = async ({ shop }: Scenario, payment: string): Promise<string> => {
  const { rows } = await shop.database.pool.query('select payment_intent from payments where id = $1', [payment])
  return rows[0].payment_intent
}

/** Opens a card page for a top-up. @returns what the shop answers */
export const openPage = async (scenario: Scenario, cents: number): Promise<string> => {
  const reply = await scenario.shop.checkOut(scenario.customer, { amount: cents / 100 })
  if (reply.status !== 200) return String(reply.body.code)
  scenario.pages.push({ payment: orderOf(String(reply.body.redirect_url)), cents })
  return 'ok'
}

/** Pays on a card page; the shop hears of it at once. */
export const payPage = async (scenario: Scenario, payment: string, card: string): Promise<string> => {
  const { shop } = scenario
  expect(await shop.pay(payment, card)).toBe(303)
  await receive(shop, await shop.notice(payment, 'checkout.session.completed'))
  return intentOf(scenario, payment)
}

/** Buys so many items. @returns what the shop answers, and the order */
export const buyItems = async (
  { stock, customer }: Scenario,
  paymentMethod: 'card' | 'balance',
  count: number,
): Promise<{ answer: string; orderId: number; payment: string; prices: number[] }> => {
  // The lines of an order are numbered by the ids of their items.
  const items = stock.items.splice(0, count).toSorted((one, other) => one.id - other.id)
  expect(items).toHaveLength(count)
  const cart = items.map(({ id }) => ({ item_id: id }))
  const { status, body } = await buy(customer, { paymentMethod, cart })
  const answer = status === 200 ? 'ok' : String(body.code)
  if (answer !== 'ok') stock.items.push(...items)
  const payment = paymentMethod === 'card' && answer === 'ok' ? orderOf(String(body.redirect_url)) : ''
  return { answer, orderId: Number(body.order_id), payment, prices: items.map((item) => item.price_cents) }
}

const accountsOf = async ({ shop, mark }: Scenario): Promise<Record<string, number>> => {
  const { rows } = await shop.database.pool.query(
    `select case when kind in ('sales', 'vat', 'promo') then 'earned' else kind end as account,
       sum(cents)::bigint as cents
     from ledger_entries
     join ledger_accounts on ledger_accounts.id = account_id
     where transaction_id > $1
     group by 1`,
    [mark],
  )
  return Object.fromEntries(rows.filter((row) => row.cents !== 0).map((row) => [row.account, row.cents]))
}

/** The names of refunds that the shop has made since, so that the model can speak of them. */
const nameRefunds = async ({ shop, customer, books }: Scenario): Promise<void> => {
  const unnamed = books.refunds.filter(({ id }) => id === null)
  if (unnamed.length === 0) return
  const { rows } = await shop.database.pool.query(
    `select id, destination, cents, case when destination = 'dispute' then
         (select dispute_id from dispute_settlements where refund_id = refunds.id limit 1) end as dispute
     from refunds
     where customer_id = $1 and destination <> 'foreign' and not id = any($2)
     order by created_at, id`,
    [customer.id, books.refunds.map(({ id }) => id).filter((id) => id !== null)],
  )
  for (const refund of unnamed) {
    // One step may settle two disputes with the same cents, and a bank later gives one of them back.
    const settled = books.disputes.find(({ settlements }) => settlements.some((one) => one.refund === refund))
    const dispute = refund.destination === 'dispute' ? settled?.id : null
    const place = rows.findIndex(
      (row) => row.destination === refund.destination && row.cents === refund.cents && row.dispute === dispute,
    )
    const [row] = place < 0 ? [] : rows.splice(place, 1)
    refund.id = row?.id ?? null
  }
  expect(rows, 'refunds that nobody expected').toEqual([])
}

const shopsRefunds = async ({ shop, customer }: Scenario) => {
  const { rows } = await shop.database.pool.query(
    `select id, destination, state, cents, taken_cents as taken from refunds
     where customer_id = $1 and destination <> 'foreign' order by id`,
    [customer.id],
  )
  return rows
}

const shopsDisputes = async ({ shop, customer }: Scenario) => {
  const { rows } = await shop.database.pool.query(
    `select id, state, cents, debited_cents as debited, collected_cents as collected, settled_cents as settled,
       again_cents as again
     from disputes where customer_id = $1 order by id`,
    [customer.id],
  )
  return rows
}

const byId = (one: { id: string | null }, other: { id: string | null }): number =>
  (one.id ?? '') < (other.id ?? '') ? -1 : 1

/** The shop and the model agree on every account, dispute and refund of the customer. */
export const expectAgreement = async (scenario: Scenario): Promise<void> => {
  const { books } = scenario
  await nameRefunds(scenario)
  const [accounts, disputes, refunds] = await Promise.all([
    accountsOf(scenario),
    shopsDisputes(scenario),
    shopsRefunds(scenario),
  ])
  const moved = Object.entries(books.accounts).filter(([, cents]) => cents !== 0)
  const expected: Partial<Record<Account, number>> = Object.fromEntries(moved)
  expect(accounts, 'the accounts').toEqual(expected)
  const modelsDisputes = books.disputes.map(({ id, state, cents, debited, collected, settled, again }) => ({
    id,
    state,
    cents,
    debited,
    collected,
    settled,
    again,
  }))
  expect(disputes, 'the disputes').toEqual(modelsDisputes.toSorted(byId))
  const modelsRefunds = books.refunds.map(({ id, destination, state, cents, taken }) => ({
    id,
    destination,
    state,
    cents,
    taken,
  }))
  expect(refunds, 'the refunds').toEqual(modelsRefunds.toSorted(byId))
}

/**
 * What has left of each charge, by the shop's own rows: never more than came, neither by the card and its bank, nor by
 * everything that the customer does not bear themselves.
 */
export const expectNothingLeftTwice = async ({ shop, customer }: Scenario): Promise<void> => {
  const { rows } = await shop.database.pool.query(
    `select payment.id, payment.credit_cents as came, coalesce(back.card, 0) + coalesce(taken.cents, 0) as left_by_card,
       coalesce(back.card, 0) + coalesce(back.balance, 0) + coalesce(taken.settled, 0) as borne_by_shop
     from payments payment
     left join orders placed on placed.payment_id = payment.id
     cross join lateral (
       select sum(cents) filter (where destination = 'card' and state <> 'failed') as card,
         sum(cents) filter (where destination = 'balance') as balance
       from refunds where payment_id = payment.id or order_id = placed.id
     ) as back
     cross join lateral (
       select sum(cents) as cents, sum(settled_cents) as settled
       from disputes where payment_id = payment.id and state in ('open', 'lost')
     ) as taken
     where payment.customer_id = $1 and payment.state = 'Success'`,
    [customer.id],
  )
  const twice = rows.filter((row) => Number(row.left_by_card) > row.came || Number(row.borne_by_shop) > row.came)
  expect(twice, 'charges of which more left than came').toEqual([])
}
