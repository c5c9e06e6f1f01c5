import { randomUUID } from 'node:crypto'
import type { Pack } from '@pandrop/contract/packs'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postStep } from '../../catalogue/staff-items/testing/stock.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems, tally } from '../purchase/testing/purchases.ts'
import { buyPack, packBuyer, packOf, packsBy } from './testing/packs.ts'

let shop: TestShop
let operator: TestStaff
let packs: ReturnType<typeof packsBy>
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  packs = packsBy(shop, operator)
  await owner('update settings set vat_percent = 22')
})

beforeEach(async () => {
  customer = await packBuyer(shop)
})

afterAll(() => shop?.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const daysOn = (days: number): string =>
  new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const offered = async (words = ''): Promise<Pack[]> =>
  (await shop.visitor().get(`/api/packs/list${words}`)).body.payload as Pack[]

const standingOf = async (id: number): Promise<unknown> => {
  const { status, body } = await shop.visitor().get(`/api/packs/${id}`)
  return status === 200 ? (body.payload as { standing: string }).standing : body.code
}

const sitemap = async (): Promise<string> => (await fetch(`${shop.origin}/sitemap-pages.xml`)).text()

const idsOf = ({ items }: { items: { id: number }[] }): number[] => items.map(({ id }) => id)

describe('buying a pack', () => {
  test('takes its price from the balance, sells every item, and the lines add up to that price', async () => {
    const pack = await packs.made(3, { price: 25 })
    const body = { pack_id: pack.id, terms: true, withdrawal_waiver: true }
    const bought = await customer.browser.post('/api/purchase/pack', body)
    expect(bought).toMatchObject({ status: 200, body: { balance: 175, message: 'Payment successful' } })
    expect(await balanceCentsOf(shop, customer)).toBe(17_500)
    const { rows } = await owner(
      `select placed.total_cents, placed.discount_cents, placed.payment_method, placed.state, placed.promo_code,
         placed.withdrawal_waiver_at is not null as waived, array_agg(line.item_id::int order by line_no) as items,
         sum(line.price_cents - line.discount_cents)::int as lines_cents,
         array_agg(line.discount_cents::int order by line_no) as discounts, bool_and(item.state = 'sold') as sold
       from orders placed join order_lines line on line.order_id = placed.id join items item on item.id = line.item_id
       where placed.id = $1 group by placed.id`,
      [bought.body.order_id],
    )
    expect(rows).toEqual([
      {
        total_cents: 2500,
        discount_cents: 500,
        payment_method: 'balance',
        state: 'processing',
        promo_code: null,
        waived: true,
        items: idsOf(pack).toSorted((one, other) => one - other),
        lines_cents: 2500,
        discounts: [167, 167, 166],
        sold: true,
      },
    ])
    const order = `/api/purchase/orders/${bought.body.order_id}`
    expect((await customer.browser.get(order)).body.payload).toMatchObject({ pack: { id: pack.id, name: 'Starter' } })
    expect(await packs.read(pack.id)).toMatchObject({ state: 'sold', order_id: bought.body.order_id })
    expect(await standingOf(pack.id)).toBe('gone')
    await expectCleanBooks(shop.database.pool)
  })

  test('happens once per attempt, and whoever asks again gets the same answer', async () => {
    const [pack, other] = [await packs.made(), await packs.made()]
    const key = randomUUID()
    const replies = await Promise.all([1, 2, 3, 4].map(() => buyPack(customer, pack.id, { key })))
    expect(Object.keys(tally(replies)).filter((name) => name !== 'OK' && name !== '409 still_running')).toEqual([])
    expect(await buyPack(customer, pack.id, { key })).toMatchObject({ status: 200, body: { balance: 173 } })
    expect(await buyPack(customer, other.id, { key })).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await ordersOf(shop, customer)).toBe(1)
  })

  test('takes its items out of the cart of who has bought them', async () => {
    const pack = await packs.made()
    await customer.browser.post('/api/cart/add', { id: idsOf(pack)[0] })
    await buyPack(customer, pack.id)
    expect((await customer.browser.get('/api/cart/contents')).body.cart).toEqual([])
  })

  test.each([
    ['pack_not_found', 404, async (): Promise<number> => 999_999],
    ['pack_not_found', 404, async (): Promise<number> => (await packs.made(2, { from: daysOn(2) })).id],
    [
      'pack_unavailable',
      409,
      async (): Promise<number> => {
        const { id } = await packs.made()
        await packs.stop(id)
        return id
      },
    ],
    [
      'insufficient_balance',
      422,
      async (): Promise<number> => {
        const items = await takeItems(shop, 2, 90_000)
        return packOf(await packs.create({ name: 'Dear', items, price: 1700 })).id
      },
    ],
  ] as const)('is refused as %s (%i), and nothing is bought', async (code, status, made) => {
    expect(await buyPack(customer, await made())).toMatchObject({ status, body: { code } })
    expect([await ordersOf(shop, customer), await balanceCentsOf(shop, customer)]).toEqual([0, 20_000])
  })

  test('needs a trade link and an address in the profile, and says which is missing', async () => {
    const { id } = await packs.made()
    const stranger = await shop.customer({ balanceCents: 20_000 })
    expect(await buyPack(stranger, id)).toMatchObject({
      status: 422,
      body: {
        code: 'profile_incomplete',
        errors: { steam_trade_link: [expect.any(String)], city: [expect.any(String)] },
      },
    })
    expect(await balanceCentsOf(shop, stranger)).toBe(20_000)
  })
})

describe('a pack', () => {
  test('is found with its items, their sum and its price until somebody buys one of them alone', async () => {
    const pack = await packs.made(3, { until: daysOn(3) })
    const [first = 0] = idsOf(pack)
    const [found] = await offered(`?item=${first}`)
    expect(found).toMatchObject({ id: pack.id, name: 'Starter', price: 27, sum: 30, until: pack.until })
    expect((await offered()).map(({ id }) => id)).toContain(pack.id)
    expect(await offered('?limit=1')).toHaveLength(1)
    expect(idsOf(found as Pack)).toEqual(idsOf(pack))
    expect(await standingOf(pack.id)).toBe('offered')
    expect(await sitemap()).toContain(`/packs/${pack.id}</loc>`)
    await buy(await shop.customer({ balanceCents: 5000 }), { cart: [{ item_id: first }] })
    expect([await standingOf(pack.id), await offered(`?item=${first}`)]).toEqual(['gone', []])
    expect(await buyPack(customer, pack.id)).toMatchObject({ status: 409, body: { code: 'pack_unavailable' } })
  })

  test('stays ended where the item that was sold comes back', async () => {
    const pack = await packs.made()
    const [first = 0] = idsOf(pack)
    await owner(`update items set state = 'sold', sold_at = now() where id = $1`, [first])
    await owner(`update items set state = 'available', sold_at = null where id = $1`, [first])
    expect((await packs.read(pack.id)).state).toBe('ended')
  })

  test('ends for good where an item of it is withdrawn', async () => {
    const pack = await packs.made()
    const [first = 0] = idsOf(pack)
    expect(await postStep(operator, first, 'withdraw', 'lost')).toMatchObject({ status: 200 })
    expect([await standingOf(pack.id), (await packs.read(pack.id)).state]).toEqual(['gone', 'ended'])
    const { body } = await shop.visitor().get(`/api/packs/${pack.id}`)
    expect(idsOf(body.payload as Pack)).toEqual(idsOf(pack).slice(1))
    expect(await buyPack(customer, pack.id)).toMatchObject({ status: 409, body: { code: 'pack_unavailable' } })
  })

  test('waits while an item is hidden, held or protected, and while its items are cheaper alone', async () => {
    const pack = await packs.made()
    const [first = 0] = idsOf(pack)
    const waits = async (change: string, back: string, shown = 'waiting') => {
      await owner(`update items set ${change} where id = $1`, [first])
      expect([change, await standingOf(pack.id), (await packs.read(pack.id)).state]).toEqual([change, shown, 'waiting'])
      expect(await sitemap()).not.toContain(`/packs/${pack.id}<`)
      expect(await buyPack(customer, pack.id)).toMatchObject({ status: 409, body: { code: 'pack_unavailable' } })
      await owner(`update items set ${back} where id = $1`, [first])
      expect(await standingOf(pack.id)).toBe('offered')
    }
    await waits(`state = 'hidden'`, `state = 'available'`, 'pack_not_found')
    await waits(`state = 'reserved'`, `state = 'available'`)
    await waits(`available_from = now() + interval '5 years'`, 'available_from = null')
    await waits('price_cents = 699', 'price_cents = 1000')
  })

  test('keeps price and items: the database itself refuses another price and another item', async () => {
    const pack = await packs.made()
    const spare = Math.max(...(await takeItems(shop, 4)))
    await expect(owner('update packs set price_cents = 1 where id = $1', [pack.id])).rejects.toThrow(/packs_stay|stay/)
    await expect(
      owner('insert into pack_items (pack_id, line_no, item_id) values ($1, 9, $2)', [pack.id, spare]),
    ).rejects.toThrow(/has 3 items/)
  })

  test('has its items and is sold with all of them: the database refuses anything else', async () => {
    const empty = `insert into packs (name, price_cents, items_count, offered_from, made_by, created_at)
      values ('Empty', 1800, 2, now(), 'cli', now())`
    await expect(owner(empty)).rejects.toThrow('has 2 items')
    const pack = await packs.made()
    const { rows } = await owner(
      `update items set price_cents = 2700 where id = (select max(id) from items where state = 'available')
       returning id`,
    )
    const bought = await buy(customer, { cart: [{ item_id: rows[0].id }] })
    expect(bought.status, JSON.stringify(bought.body)).toBe(200)
    const sold = 'update packs set sold_at = now(), order_id = $2 where id = $1'
    await expect(owner(sold, [pack.id, bought.body.order_id])).rejects.toThrow('does not buy pack')
  })

  test('is over after its last day, and nobody is told of one that begins later', async () => {
    const later = await packs.made(2, { from: daysOn(1), until: daysOn(2) })
    expect([later.state, await standingOf(later.id)]).toEqual(['planned', 'pack_not_found'])
    const now = shop.clock.now()
    const { rows } = await owner(
      `with made as (
         insert into packs (name, price_cents, items_count, offered_from, offered_until, made_by, created_at)
         values ('Past', 1800, 2, $1::timestamptz - interval '2 days', $1, 'cli', $1) returning id
       ), held as (
         insert into pack_items (pack_id, line_no, item_id)
         select made.id, line_no, item_id from made, pack_items where pack_id = $2
       )
       select id from made`,
      [now, later.id],
    )
    expect([await standingOf(rows[0].id), (await packs.read(rows[0].id)).state]).toEqual(['gone', 'over'])
  })
})
