import { randomUUID } from 'node:crypto'
import type { CartEntry } from '@pandrop/contract/cart'
import type { Deal } from '@pandrop/contract/deals'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { itemStates, mailsTo } from '../purchase/testing/card-orders.ts'
import { completeProfile } from '../purchase/testing/profiles.ts'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems } from '../purchase/testing/purchases.ts'
import { expireDeals } from './deal-steps.ts'
import { buyDeal, dealStory, dealsBy, usualDeal } from './testing/deals.ts'

let shop: TestShop
let operator: TestStaff
let deals: ReturnType<typeof dealsBy>
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  deals = dealsBy(operator)
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  await completeProfile(shop, customer)
  items = await takeItems(shop, 2, 1000)
})

afterAll(() => shop?.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const dealsOf = async ({ browser }: TestCustomer): Promise<Deal[]> =>
  (await browser.get('/api/deals')).body.payload as Deal[]

const decline = ({ browser }: TestCustomer, id: number) => browser.post('/api/deals/decline', { id })

const openDealsOf = async ({ browser }: TestCustomer) =>
  (await browser.get('/api/user/profile')).body.payload as { open_deals: number }

describe('a deal that is made', () => {
  test('holds its items at once, and its customer is mailed and sees it', async () => {
    await owner(`update customers set language = 'de' where id = $1`, [customer.id])
    const deal = await deals.made(customer, items, { note: 'For your collection' })
    expect(deal).toMatchObject({
      state: 'open',
      customer: { id: customer.id, name: 'Marta Kovač', email: customer.email },
      price: 15,
      sum: 20,
      note: 'For your collection',
      made_by: operator.name,
      customer_held: false,
      order_id: null,
      timeline: [{ kind: 'made', by: operator.name }],
    })
    expect(deal.items.map(({ id }) => id).sort()).toEqual([...items].sort())
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
    expect(await mailsTo(shop, customer)).toMatchObject([
      {
        template: 'deal_made',
        language: 'de',
        values: {
          price: '€15.00',
          sum: '€20.00',
          words: expect.stringContaining('For your collection'),
          link: expect.stringMatching(/\/account\/deals$/),
        },
      },
    ])
    expect(await dealsOf(customer)).toMatchObject([
      { id: deal.id, status: 'open', price: 15, sum: 20, items: [{ state: 'reserved' }, { state: 'reserved' }] },
    ])
    expect(await openDealsOf(customer)).toMatchObject({ open_deals: 1 })
    const stranger = await shop.customer()
    expect(await dealsOf(stranger)).toEqual([])
    await expectCleanBooks(shop.database.pool)
  })

  test('keeps its items from everybody else, and their carts say until when', async () => {
    const rival = await shop.customer({ balanceCents: 5000 })
    await rival.browser.post('/api/cart/add', { id: items[0] })
    await customer.browser.post('/api/cart/add', { id: items[0] })
    const deal = await deals.made(customer, items)
    const lineOf = async ({ browser }: TestCustomer) =>
      ((await browser.get('/api/cart/contents')).body.cart as CartEntry[])[0]
    const held = { state: 'reserved', reserved_until: deal.expires_at, held_by: 'deal', reserved_for_you: false }
    expect(await lineOf(rival)).toMatchObject({ ...held, deal_id: null })
    expect(await lineOf(customer)).toMatchObject({ ...held, deal_id: deal.id })
    for (const who of [rival, customer])
      expect(await buy(who, { cart: [{ item_id: items[0] }] })).toMatchObject({
        status: 409,
        body: { code: 'items_unavailable' },
      })
    const change = await operator.browser.post(`/api/staff/items/${items[0]}`, { price: 9 })
    expect(change).toMatchObject({ status: 409, body: { code: 'item_reserved' } })
    const shown = (await operator.browser.get(`/api/staff/items/${items[0]}`)).body.item
    expect(shown).toMatchObject({ state: 'reserved', reserved_until: deal.expires_at, deal_id: deal.id })
  })

  test('is made once per attempt, also where the first answer was lost', async () => {
    const key = randomUUID()
    const body = { customer_id: customer.id, item_ids: items, ...usualDeal }
    const [one, other] = await Promise.all([deals.create(body, key), deals.create(body, key)])
    expect(one.status).toBe(200)
    expect((other.body.deal as { id: number }).id).toBe((one.body.deal as { id: number }).id)
    expect(await mailsTo(shop, customer)).toHaveLength(1)
  })

  test('is refused to whoever cannot buy, and for what nobody can buy', async () => {
    const ask = (change: Record<string, unknown> = {}) =>
      deals.create({ customer_id: customer.id, item_ids: items, ...usualDeal, ...change })
    const stranger = await shop.customer({ verified: false })
    expect(await ask({ customer_id: 999_999 })).toMatchObject({ status: 404, body: { code: 'customer_not_found' } })
    expect(await ask({ customer_id: stranger.id })).toMatchObject({ body: { code: 'customer_not_verified' } })
    expect(await ask({ price: 20.01 })).toMatchObject({
      status: 422,
      body: { code: 'deal_price_above_sum', errors: { price: ['At most €20.00, what they cost one by one'] } },
    })
    await owner(`update items set cost_cents = 900, cost_source = 'purchase' where id = any($1)`, [items])
    expect(await ask()).toMatchObject({
      status: 409,
      body: { code: 'deal_unconfirmed', warnings: ['below_cost'], message: expect.stringContaining('bring back') },
    })
    await owner(`update items set cost_cents = null, cost_source = null where id = any($1)`, [items])
    await owner(`update items set state = 'hidden' where id = $1`, [items[1]])
    const message = `Not for sale now: ${items[1]}`
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'deal_items_taken', message } })
    await owner('update customers set blocked_at = now() where id = $1', [customer.id])
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'deal_customer_held' } })
    expect(await itemStates(shop, items)).toEqual(['available', 'hidden'])
    for (const wrong of [{ hours: 169 }, { item_ids: [] }, { price: 0 }, { item_ids: Array(11).fill(1) }])
      expect(await ask(wrong), JSON.stringify(wrong)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  })
})

describe('a deal is bought', () => {
  test('at its price, as one order whose lines share what it takes off, and counts as every sale', async () => {
    await owner('update settings set vat_percent = 22')
    const deal = await deals.made(customer, items, { price: 15.01 })
    const bought = await buyDeal(customer, deal.id)
    await owner('update settings set vat_percent = 0')
    expect(bought).toMatchObject({ status: 200, body: { balance: 34.99, message: 'Payment successful' } })
    const { rows } = await owner(
      `select price_cents - discount_cents as paid, vat_cents from order_lines where order_id = $1 order by line_no`,
      [bought.body.order_id],
    )
    expect(rows.map(({ paid }) => paid).sort()).toEqual([750, 751])
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
    expect(await deals.shown(deal.id)).toMatchObject({ state: 'bought', order_id: bought.body.order_id })
    const { body } = await operator.browser.get(`/api/staff/orders/${bought.body.order_id}`)
    expect(body.order).toMatchObject({ deal_id: deal.id, discount: 4.99 })
    expect(await dealStory(shop, deal.id)).toBe('made bought')
    const [, paid, ...more] = await mailsTo(shop, customer)
    expect([paid?.template, more]).toEqual(['order_paid', []])
    expect(paid?.values).toMatchObject({
      items: expect.stringMatching(/€10\.00; .* taken off – €4\.99$/),
      total: '€15.01',
    })
    const own = await customer.browser.get(`/api/purchase/orders/${bought.body.order_id}`)
    expect(own.body.payload).toMatchObject({ deal_id: deal.id, pack: null, discount: 4.99 })
    expect(await openDealsOf(customer)).toMatchObject({ open_deals: 0 })
    await expectCleanBooks(shop.database.pool)
  })

  test('once: the same attempt is answered as at first, another one hears that it is over', async () => {
    const deal = await deals.made(customer, items)
    const key = randomUUID()
    const [first, again] = [await buyDeal(customer, deal.id, key), await buyDeal(customer, deal.id, key)]
    expect(again.body).toEqual(first.body)
    expect(await buyDeal(customer, deal.id)).toMatchObject({ status: 409, body: { code: 'deal_over' } })
    expect(await balanceCentsOf(shop, customer)).toBe(3500)
    expect(await ordersOf(shop, customer)).toBe(1)
  })

  test('by its own customer alone: to anybody else it does not exist', async () => {
    const deal = await deals.made(customer, items)
    const stranger = await shop.customer({ balanceCents: 5000 })
    await completeProfile(shop, stranger)
    for (const id of [deal.id, 999_999])
      expect(await stranger.browser.post('/api/purchase/prompt', { prompt_id: id })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect(await decline(stranger, deal.id)).toMatchObject({ status: 404 })
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
  })

  test('with trade link and address from the profile, and with enough on the balance', async () => {
    const poor = await shop.customer({ balanceCents: 1000 })
    const deal = await deals.made(poor, items)
    expect(await buyDeal(poor, deal.id)).toMatchObject({
      status: 422,
      body: { code: 'profile_incomplete', errors: { steam_trade_link: [expect.any(String)] } },
    })
    await completeProfile(shop, poor)
    expect(await buyDeal(poor, deal.id)).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } })
    expect(await dealsOf(poor)).toMatchObject([{ status: 'open' }])
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
    await expectCleanBooks(shop.database.pool)
  })
})

describe('a deal ends without a sale', () => {
  test('declined by the customer, and its items are for sale again', async () => {
    const deal = await deals.made(customer, items)
    expect(await decline(customer, deal.id)).toMatchObject({ status: 200, body: { message: 'Deal declined' } })
    expect(await decline(customer, deal.id)).toMatchObject({ status: 200 })
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    expect(await buyDeal(customer, deal.id)).toMatchObject({ status: 409, body: { code: 'deal_over' } })
    expect(await deals.withdraw(deal.id)).toMatchObject({ status: 409, body: { code: 'deal_state_wrong' } })
    const next = await deals.made(customer, items)
    expect(await dealsOf(customer)).toMatchObject([
      { id: next.id, status: 'open' },
      { id: deal.id, status: 'declined' },
    ])
  })

  test('withdrawn by staff, for a reason that the record keeps', async () => {
    const deal = await deals.made(customer, items)
    const address = '/api/staff/deals/:id/withdraw'.replace(':id', String(deal.id))
    const taken = await operator.browser.post(address, { reason: 'wrong customer' })
    expect(taken).toMatchObject({
      status: 200,
      body: { deal: { state: 'withdrawn', timeline: [{}, { why: 'it was taken back: wrong customer' }] } },
    })
    expect(await deals.withdraw(deal.id)).toMatchObject({ status: 200 })
    expect(await dealStory(shop, deal.id)).toBe('made withdrawn')
    expect((await mailsTo(shop, customer)).map(({ template }) => template)).toEqual(['deal_made', 'deal_withdrawn'])
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    expect(await decline(customer, deal.id)).toMatchObject({ status: 409, body: { code: 'deal_over' } })
    expect(await deals.withdraw(999_999)).toMatchObject({ status: 404, body: { code: 'deal_not_found' } })
  })

  test('when its time is over: nobody buys it from that moment on, and the job sets its items free', async () => {
    const deal = await deals.made(customer, items, { hours: 1 })
    const late = await deals.made(customer, await takeItems(shop, 1), { price: 8, hours: 2 })
    shop.clock.advance({ hours: 1 })
    expect(await buyDeal(customer, deal.id)).toMatchObject({ status: 409, body: { code: 'deal_over' } })
    await expireDeals(shop.shop)
    await expireDeals(shop.shop)
    expect(await dealStory(shop, deal.id)).toBe('made expired')
    expect(await dealStory(shop, late.id)).toBe('made')
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    await expectCleanBooks(shop.database.pool)
  })

  test('and what went back to its seller meanwhile is not put on sale again', async () => {
    const { rows } = await owner(
      `insert into offers (customer_id, state, title, quality, item_url, user_price_cents, service_price_cents,
         created_at, reply_due_at, counter_expires_at)
       values ($1, 'pending', 'AK', 'field_tested', 'https://steamcommunity.com/id/x/inventory', 1, 1, now(), now(),
         now())
       returning id`,
      [customer.id],
    )
    await owner(
      `update offers set accepted_at = now(), trade_link = 'x', steamid = '76561198006409530', receive_until = now(),
         received_at = now(), protected_until = now() where id = $1`,
      [rows[0].id],
    )
    await owner('update items set offer_id = $2 where id = $1', [items[0], rows[0].id])
    const deal = await deals.made(customer, items)
    await owner(`update offers set state = 'declined_by_service' where id = $1`, [rows[0].id])
    expect(await buyDeal(customer, deal.id)).toMatchObject({ status: 409, body: { code: 'items_unavailable' } })
    await decline(customer, deal.id)
    expect(await itemStates(shop, items)).toEqual(['withdrawn', 'available'])
  })
})
